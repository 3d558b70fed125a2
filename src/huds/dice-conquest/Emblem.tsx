// Player emblems: fox for player 1, heron for player 2.
import type { Player } from '../../../scenes/dice-conquest/rules/board.ts';
import { css, type Ink } from '../../../scenes/kit/core/inks.ts';
import styles from './Player.module.css';

type Facet = readonly [path: string, ink: Ink, lighter: number];

const FACETS: Readonly<Record<Player, readonly Facet[]>> = {
  1: [
    ['M-18 -20L-9 -10L9 -10L18 -20L17 3L0 20L-17 3Z', 'fox', 2],
    ['M0 -10L9 -10L18 -20L17 3L0 20Z', 'fox', -8],
    ['M-18 -20L-9 -10L-17.5 -4Z', 'fox', -14],
    ['M18 -20L9 -10L17.5 -4Z', 'fox', -19],
    ['M-17 3L-6 3L0 20Z', 'cream', 3],
    ['M17 3L6 3L0 20Z', 'cream', -6],
    ['M-3.5 14.5L3.5 14.5L0 20Z', 'navy', 0],
    ['M-9 -1L-4.5 -3.5L-4 0.5Z', 'navy', 0],
    ['M9 -1L4.5 -3.5L4 0.5Z', 'navy', 0],
  ],
  2: [
    ['M-19 -9L-3 -17L9 -13L13 -4L8 8L12 19L-7 19L-4 3L-8 -5Z', 'indigo', 4],
    ['M-3 -17L9 -13L13 -4L-4 -3L-8 -5Z', 'indigo', 16],
    ['M13 -4L8 8L12 19L2 19L1 4Z', 'indigo', -7],
    ['M-19 -9L-6 -13L-8 -5Z', 'gold', 0],
    ['M9 -13L20 -16L13 -4Z', 'indigo', -2],
    ['M-3 -11L2 -12L1 -8Z', 'navy', 0],
  ],
};

export const Emblem = ({ player }: { readonly player: Player }) => (
  <svg className={styles.emblem} viewBox="-23 -23 46 46" aria-hidden="true">
    {FACETS[player].map(([path]) => (
      <path key={path} className={styles.edge} d={path} />
    ))}
    {FACETS[player].map(([path, ink, lighter]) => (
      <path key={path} d={path} fill={css(ink, lighter)} />
    ))}
  </svg>
);
