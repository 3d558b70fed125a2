// Paper cuts of sleepers and leapers: told from plain dalexes by shape as well as by colour.
import type { Cut } from '../../kit/phaser/paper.ts';
import type { Crowd } from '../rules/crowd.ts';

/** Texture of the dalex with that index. */
export function textureOf(crowd: Crowd | undefined, index: number): string {
  const kind = crowd?.kinds[index] ?? 'plain';
  if (kind === 'plain') return 'dalex';
  return kind === 'sleeper' ? 'dalex-asleep' : crowd?.leaps ? 'dalex-leaps' : 'dalex-rests';
}

/** Slumped, with shut eyes and a nightcap. */
const ASLEEP: readonly Cut[] = [
  {
    path: 'M-12 -3L-6 -8L7 -8L12 -3L18 20L-18 20Z',
    ink: 'plum',
    lighter: 22,
    folds: [
      ['M2 -8L7 -8L12 -3L18 20L2 20Z', -12],
      ['M-18 20L-17 15.4L17 15.4L18 20Z', 2, 'navy'],
      ['M-11 3L-3 3L-4 6L-10 6Z', 0, 'navy'],
      ['M3 3L11 3L10 6L4 6Z', 0, 'navy'],
    ],
  },
  {
    path: 'M-10 -5L-5 -16L6 -19L-19 -12L-14 -20L8 -22L11 -5Z',
    ink: 'cream',
    lighter: -2,
    folds: [['M-10 -5L-9 -9L10 -9L11 -5Z', -14]],
  },
  {
    path: 'M14 -25L25 -25L25 -21L19 -14L25 -14L25 -10L13 -10L13 -14L19 -21L14 -21Z',
    ink: 'cream',
    lighter: 2,
    lift: 1,
  },
];

/** Eyes and body of a leaper, so high above its foot. */
const bodyOfLeaper = (y: number): Cut => {
  const at = (x: number, dy: number) => `${x} ${y + dy}`;
  return {
    path: `M${at(-14, 0)}L${at(-7, -9)}L${at(7, -9)}L${at(14, 0)}L${at(8, 10)}L${at(-8, 10)}Z`,
    ink: 'gold',
    lighter: 2,
    folds: [
      [`M${at(1, -9)}L${at(7, -9)}L${at(14, 0)}L${at(8, 10)}L${at(1, 10)}Z`, -14],
      [`M${at(-10, -3)}L${at(11, -3)}L${at(11, 4)}L${at(-10, 4)}Z`, 0, 'navy'],
      [`M${at(-5, -2)}L${at(0, -2)}L${at(0, 3)}L${at(-5, 3)}Z`, 6, 'cream'],
      [`M${at(4, -2)}L${at(9, -2)}L${at(9, 3)}L${at(4, 3)}Z`, 6, 'cream'],
    ],
  };
};
const foot: Cut = { path: 'M-15 17L15 17L18 22L-18 22Z', ink: 'navy', lighter: 10 };
const coil = (top: number): Cut => ({
  path: `M-9 ${top}L9 ${top}L-6 ${(top + 18) / 2}L9 ${(top + 18) / 2}L9 18L-9 18L6 ${(top + 18) / 2}L-9 ${(top + 18) / 2}Z`,
  ink: 'coral',
  lighter: 2,
});

/** Low on a pressed spring while it rests, high on a stretched one before it leaps. */
export const CROWD: Readonly<Record<string, readonly Cut[]>> = {
  'dalex-asleep': ASLEEP,
  'dalex-rests': [foot, coil(12), bodyOfLeaper(4)],
  'dalex-leaps': [
    foot,
    coil(-4),
    bodyOfLeaper(-12),
    { path: 'M-17 -4L-24 -9L-17 -14Z', ink: 'coral', lighter: 6 },
    { path: 'M17 -4L24 -9L17 -14Z', ink: 'coral', lighter: 6 },
  ],
};
