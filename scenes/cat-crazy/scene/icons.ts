// Icon textures: bubbles over cats and their contents, hearts, coins, egg shells.
import type { Ink } from '../../kit/core/inks.ts';
import { type Paper, polygon } from '../../kit/phaser/paper.ts';
import type { CareAction } from '../rules/state.ts';

export const iconKey = (deed: CareAction): string => `icon-${deed}`;

export function bakeIcons(paper: Paper): void {
  const icon = (
    key: string,
    w: number,
    h: number,
    path: string,
    ink: Ink,
    folds: readonly (readonly [string, number, Ink?])[],
    lighter = 0,
  ) => paper.bakeCut(key, w, h, { path, ink, lighter, folds, lift: 1, edge: 1 });
  paper.bakeCut('bubble', 52, 50, {
    path: 'M-18 -24L18 -24L25 -16L25 8L17 16L2 16L-6 26L-6 16L-18 16L-25 8L-25 -16Z',
    ink: 'paper',
    folds: [['M2 -24L18 -24L25 -16L25 8L17 16H2Z', -4]],
    lift: 4,
    edge: 1,
  });
  paper.bakeCut('bubble-story', 52, 50, {
    path: 'M-18 -24L18 -24L25 -16L25 8L17 16L2 16L-6 26L-6 16L-18 16L-25 8L-25 -16Z',
    ink: 'gold',
    lighter: 8,
    folds: [['M2 -24L18 -24L25 -16L25 8L17 16H2Z', -5]],
    lift: 4,
    edge: 1,
  });
  icon('icon-feed', 30, 18, 'M-14 0L-8 -7L2 -8L9 -2L15 -8L14 8L9 2L2 8L-8 7Z', 'coral', [['M-14 0L9 0L2 8L-8 7Z', -9]]);
  icon('icon-water', 20, 26, 'M0 -13L9 3L6 11L-6 11L-9 3Z', 'sky', [['M0 -13L9 3L6 11L0 11Z', -10]]);
  icon('icon-pet', 26, 24, 'M0 11L-13 -2L-10 -10L-4 -11L0 -6L4 -11L10 -10L13 -2Z', 'rose', [
    ['M0 11L0 -6L4 -11L10 -10L13 -2Z', -10],
  ]);
  icon('icon-play', 26, 26, polygon(round(0, 0, 12, 9)), 'gold', [
    ['M0 -12L12 -4L8 9L0 12Z', -9],
    ['M-12 -2L12 -5L12 0L-12 3Z', 0, 'coral'],
  ]);
  icon(
    'icon-work',
    30,
    20,
    'M-14 -2L-5 2L0 -10L5 2L14 -2L8 9L-8 9Z',
    'indigo',
    [['M0 -10L5 2L14 -2L8 9L0 9Z', -9]],
    14,
  );
  icon('icon-rest', 24, 24, 'M-10 -10H9V-5L-2 6H10V11H-11V6L0 -5H-10Z', 'indigo', [['M0 -10H9V-5L-2 6H0Z', -8]], 10);
  icon('heart', 18, 16, 'M0 8L-9 -1L-7 -7L-3 -8L0 -4L3 -8L7 -7L9 -1Z', 'rose', [['M0 8L0 -4L3 -8L7 -7L9 -1Z', -9]]);
  icon('zed', 14, 14, 'M-6 -6H6V-3L-2 3H6V6H-6V3L2 -3H-6Z', 'indigo', [], 12);
  icon('boat', 30, 20, 'M-14 -2L-5 2L0 -10L5 2L14 -2L8 9L-8 9Z', 'paper', [['M0 -10L5 2L14 -2L8 9L0 9Z', -9]]);
  icon('ball', 22, 22, polygon(round(0, 0, 10, 8)), 'coral', [['M0 -10L10 -3L6 8L0 10Z', -9]]);
  icon('coin', 18, 18, polygon(round(0, 0, 8, 9)), 'gold', [['M0 -8L8 -2L5 7L0 8Z', -10]]);
  icon('shell', 18, 12, 'M-8 -4L-3 0L0 -5L4 1L8 -4L6 5L-6 5Z', 'cream', [['M0 -5L4 1L8 -4L6 5H0Z', -8]]);
}

export const round = (x: number, y: number, reach: number, corners: number): [number, number][] =>
  Array.from({ length: corners }, (_, i) => {
    const angle = ((i + 0.5) * 2 * Math.PI) / corners;
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
