// What is at stake, over the picture: the next hit and its row under the player's health, courage and what a miss costs under the creature's.
import type { MathView } from '../../../scenes/math-rpg/view.ts';
import styles from './Stakes.module.css';

export function Stakes({ view: { fight, isBetween } }: { readonly view: MathView }) {
  const { hit, row, fullRow, miss, courage } = fight;
  return (
    <div className={styles.stakes} data-quiet={isBetween || undefined}>
      <p className={styles.chip}>
        <span>Next hit</span> <b>{hit}</b>
        <span className={styles.pips} aria-hidden="true">
          {Array.from({ length: fullRow }, (_, step) => (
            <i key={step} data-on={step < row || undefined} />
          ))}
        </span>
        <span data-aloud>{`row ${row} of ${fullRow}`}</span>
      </p>
      <p className={styles.chip}>
        <span>Courage</span> <b>{courage}</b>
        <span>Miss</span> <b className={styles.anger}>{`−${miss}`}</b>
      </p>
    </div>
  );
}
