// Medal icon: a disc with one, two or three points, so that it does not rely on colour.
import type { Medal } from '../../../scenes/minigolf/rules/score.ts';
import styles from './MedalMark.module.css';

const POINTS: Readonly<Record<Medal, readonly number[]>> = { gold: [8], silver: [6, 10], bronze: [5, 8, 11] };

export function MedalMark({ medal }: { readonly medal: Medal }) {
  return (
    <svg className={styles.medal} data-medal={medal} viewBox="0 0 16 16" role="img" aria-label={`${medal} medal`}>
      <path className={styles.disc} d="M8 0.6L13.2 2.8L15.4 8L13.2 13.2L8 15.4L2.8 13.2L0.6 8L2.8 2.8Z" />
      <path className={styles.fold} d="M13.2 2.8L15.4 8L13.2 13.2L8 15.4L2.8 13.2Z" />
      {POINTS[medal].map(x => (
        <circle key={x} className={styles.point} cx={x} cy="8" r="1.15" />
      ))}
    </svg>
  );
}
