// Power of the swing: a bar with its number, in the place of the hint while the swing is held and while the ball rolls.
import { css } from '../../../scenes/kit/core/inks.ts';
import type { GolfView } from '../../../scenes/minigolf/view.ts';
import styles from './Power.module.css';

/** Told by the announcer when it is done: the number changes sixty times a second. */
export function Power({ power: { value, ink, last, isHeld } }: { readonly power: NonNullable<GolfView['power']> }) {
  return (
    <p className={styles.power} aria-hidden="true" data-held={isHeld || undefined}>
      <span>Power</span>
      <svg className={styles.bar} viewBox="0 0 100 10" preserveAspectRatio="none">
        <rect className={styles.track} width="100" height="10" />
        <rect width={value} height="10" fill={css(ink)} />
        {last !== null && <rect className={styles.last} x={last - 0.75} width="1.5" height="10" />}
      </svg>
      <b>{value}</b>
    </p>
  );
}
