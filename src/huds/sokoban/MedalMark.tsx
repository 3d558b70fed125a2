// Medal icon: star for gold, diamond for silver, disc for bronze, so that it does not rely on colour.
import type { Medal } from '../../../scenes/sokoban/medals.ts';
import styles from './Medal.module.css';

const SHAPES: Readonly<Record<Medal, readonly [outline: string, fold: string]>> = {
  gold: [
    'M0 -10L2.6 -3.2L9.6 -3L4.2 1.4L6 8.3L0 4.4L-6 8.3L-4.2 1.4L-9.6 -3L-2.6 -3.2Z',
    'M0 -10L2.6 -3.2L9.6 -3L4.2 1.4L6 8.3L0 4.4Z',
  ],
  silver: ['M0 -10L8.5 0L0 10L-8.5 0Z', 'M0 -10L8.5 0L0 10Z'],
  bronze: ['M-7.5 0a7.5 7.5 0 1 1 15 0a7.5 7.5 0 1 1 -15 0Z', 'M0 -7.5a7.5 7.5 0 0 1 0 15Z'],
};

export const MEDAL_NAMES: Readonly<Record<Medal, string>> = { gold: 'Gold', silver: 'Silver', bronze: 'Bronze' };

export function MedalMark({ medal }: { readonly medal: Medal }) {
  const [outline, fold] = SHAPES[medal];
  return (
    <svg className={styles.medal} viewBox="-11 -11 22 22" data-medal={medal} aria-hidden="true">
      <path d={outline} />
      <path d={fold} />
    </svg>
  );
}
