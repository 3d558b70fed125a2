// Parts for one flight, two at a time: a picture, name and price each; the one just bought asks before it is given back.

import { PART_NAME } from '../../../scenes/rubber-band-rocket/hud.ts';
import type { PartOffer } from '../../../scenes/rubber-band-rocket/view.ts';
import { PART_DOES } from '../../../scenes/rubber-band-rocket/words.ts';
import styles from './Parts.module.css';

interface PartsProps {
  readonly parts: readonly PartOffer[];
  readonly coins: number;
  onTake(part: PartOffer['part']): void;
  /** A part on board is pressed: to be asked about. */
  onAsk(part: PartOffer['part']): void;
}

const KEYS = { balloon: '3', magnet: '4', glider: '5', parachute: '6', kite: '7', stage: '8' } as const;

/** The parts as they hang on the fox, in a box of 48. */
const PICTURE = {
  balloon: 'M24 4l12 5 5 11-4 11-9 8 2 5H18l2-5-9-8-4-11 5-11z',
  magnet: 'M8 8h10v16q6 6 12 0V8h10v18q-5 14-16 14T8 26z',
  glider: 'M24 12l22 18-4 5-13-4-5 4-5-4-13 4-4-5z',
  parachute: 'M4 26Q6 6 24 5q18 1 20 21l-7-3-6 3-7-3-7 3-6-3zM12 28l12 16 12-16-12 10z',
  kite: 'M24 3l14 17-14 25-14-25z',
  stage: 'M16 6h16v22l6 10-9-3-5 9-5-9-9 3 6-10z',
} as const;

export function Parts({ parts, coins, onTake, onAsk }: PartsProps) {
  return (
    <div className={styles.parts} role="group" aria-label="Parts for one flight, two at a time">
      {parts.map(({ part, price, isTaken, isReturnable, isWanted, refusal }) => {
        const does = PART_DOES[part];
        const action = isTaken ? 'on board' : refusal?.note ? `${price}, ${refusal.note}` : `${price} coins`;
        return (
          <button
            key={part}
            type="button"
            className={styles.part}
            data-taken={isTaken || undefined}
            data-wanted={isWanted || undefined}
            aria-disabled={!isReturnable && refusal !== null}
            title={
              isReturnable
                ? 'Press to give it back'
                : isTaken
                  ? 'It flies with you'
                  : (refusal?.message ?? `${does} ${price} of ${coins} coins (${KEYS[part]})`)
            }
            onMouseDown={event => event.preventDefault()}
            onClick={() => (isReturnable ? onAsk(part) : onTake(part))}
          >
            <svg viewBox="0 0 48 48" aria-hidden="true">
              <path d={PICTURE[part]} />
            </svg>
            <b>{PART_NAME[part]}</b> <span className={styles.does}>{does}</span>{' '}
            <span className={styles.price}>{action}</span>
          </button>
        );
      })}
    </div>
  );
}
