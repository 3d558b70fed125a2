// Panel of the selected gem: strength, statistics, aim, fusing and recutting.
import { grouped } from '../../../scenes/kit/core/digits.ts';
import type { Json } from '../../../scenes/kit/core/json.ts';
import { CELL } from '../../../scenes/rock-td/constants.ts';
import { EFFECTS, NAMES } from '../../../scenes/rock-td/rules/gems.ts';
import type { RockTdView } from '../../../scenes/rock-td/view.ts';
import buttons from './Buttons.module.css';
import styles from './Chosen.module.css';
import { GemIcon } from './GemIcon.tsx';

interface ChosenProps {
  readonly view: RockTdView;
  send(command: Json): void;
}

const keepFocus = (event: { preventDefault(): void }) => event.preventDefault();
const AIMS = { first: 'First', last: 'Last', strong: 'Strong' } as const;

export function Chosen({ view: { chosen, gold, fusePrice }, send }: ChosenProps) {
  if (!chosen) return <div className={styles.chosen} data-empty />;
  const { name, effect, kind, damage, pace, range, haste, growth, kills, leaked, aim, isFresh, offers, recut } = chosen;
  return (
    <div className={styles.chosen} data-kept={!isFresh || undefined}>
      <GemIcon kind={kind} />
      <p>
        <b>{name}</b> {effect}
        <small>
          {`${damage} × ${pace}/s, reaches ${(range / CELL).toFixed(1)} cells`}
          {haste > 0 && `, +${haste} % pace`}
          {growth > 0 && `, +${growth} % by kills`}
          {kills > 0 && `, ${kills} kills`}
          {leaked > 0 && `, ${leaked} leaked`}
        </small>
      </p>
      {!isFresh && (
        <button
          type="button"
          className={buttons.button}
          aria-label={`Aims at: ${AIMS[aim]}`}
          title="Whom it aims at"
          onMouseDown={keepFocus}
          onClick={() => send({ type: 'aim' })}
        >
          <span>
            <small>Aim</small>
            {AIMS[aim]}
          </span>
        </button>
      )}
      {recut > 0 && (
        <button
          type="button"
          className={buttons.button}
          data-fuse
          aria-label={`Recut ${recut}`}
          aria-disabled={gold < recut}
          title="Makes it a gem of today, and of the next quality"
          onMouseDown={keepFocus}
          onClick={() => send({ type: 'recut' })}
        >
          <span>
            <small>Recut</small>
            <b>{grouped(recut)}</b>
          </span>
        </button>
      )}
      {offers.map(offer => (
        <button
          key={offer.kind}
          type="button"
          className={buttons.button}
          data-fuse
          aria-label={`${NAMES[offer.kind]}, with the ${offer.with} ${fusePrice}`}
          aria-disabled={gold < fusePrice}
          title={`With the ${offer.with}: ${EFFECTS[offer.kind]}`}
          onMouseDown={keepFocus}
          onClick={() => send({ type: 'fuse', kind: offer.kind })}
        >
          <span>
            <small>{`${NAMES[offer.kind]}, with the ${offer.with}`}</small>
            <b>{grouped(fusePrice)}</b>
          </span>
        </button>
      ))}
    </div>
  );
}
