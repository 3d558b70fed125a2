// Transparent buttons over the dice, for keyboard and screen reader; the focus shows as a ring.
import { DIE, heldAt, lyingAt, WORLD } from '../../../scenes/yay-zee/scene/geometry.ts';
import type { YayZeeView } from '../../../scenes/yay-zee/view.ts';
import styles from './DiceButtons.module.css';

interface DiceButtonsProps {
  readonly view: YayZeeView;
  readonly pointed: number | null;
  onHold(die: number): void;
}

const part = (pixels: number, of: number) => `${(100 * pixels) / of}%`;

export function DiceButtons({ view, pointed, onHold }: DiceButtonsProps) {
  const { dice, held, rolled, mayHold } = view;
  return (
    <div role="group" aria-label="Dice">
      {dice.map((value, index) => {
        const isHeld = rolled && held[index] === true;
        const { x, y } = (isHeld ? heldAt : lyingAt)(index, dice.length);
        const place = {
          insetInlineStart: part(x - DIE / 2 - 6, WORLD.width),
          insetBlockStart: part(y - DIE / 2 - 6, WORLD.height),
          inlineSize: part(DIE + 12, WORLD.width),
          blockSize: part(DIE + 12, WORLD.height),
        };
        return (
          <button
            key={place.insetInlineStart}
            type="button"
            className={styles.die}
            style={place}
            aria-pressed={isHeld}
            aria-disabled={!mayHold}
            aria-current={pointed === index || undefined}
            aria-label={rolled ? `Die ${index + 1}: ${value}${isHeld ? ', held' : ''}` : `Die ${index + 1}: not rolled`}
            onClick={() => onHold(index)}
          />
        );
      })}
    </div>
  );
}
