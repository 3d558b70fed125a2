// Textures of the guests who come to the window.
import { type Paper, polygon } from '../../kit/phaser/paper.ts';
import type { Guest } from '../rules/state.ts';
import { round } from './icons.ts';

export const guestKey = (guest: Guest): string => `guest-${guest}`;

/** Sizes of the textures; (0, 0) is between the feet. */
const SIZE = 96;

export function bakeGuests(paper: Paper): void {
  for (const [guest, ink, lighter, belly] of [
    ['sparrow', 'sand', -30, 'cream'],
    ['magpie', 'navy', 8, 'paper'],
  ] as const)
    paper.bake(guestKey(guest), SIZE, SIZE, pen => {
      pen.cut({ path: 'M-10 -4L-6 0H-12ZM6 -4L10 0H4Z', ink: 'fox', lift: 0, edge: 0 });
      pen.cut({
        path: 'M-44 -24L-20 -30L-4 -38L2 -44L14 -46L22 -38L20 -22L8 -6L-12 -4L-26 -16Z',
        ink,
        lighter,
        folds: [
          ['M20 -24L8 -6L-12 -4L4 -14Z', 0, belly],
          ['M-20 -30L-4 -34L6 -20L-14 -12L-26 -16Z', lighter - 9, ink],
        ],
        lift: 3,
      });
      pen.cut({ path: 'M22 -40L34 -35L21 -31Z', ink: 'gold', lift: 1, edge: 0.6 });
      pen.cut({ path: polygon(round(13, -37, 2.4, 6)), ink: 'navy', lift: 0, edge: 0.8 });
    });
  paper.bake(guestKey('snail'), SIZE, SIZE, pen => {
    pen.cut({
      path: 'M-40 0L-30 -8H16L28 -26L36 -24L34 -4L26 0Z',
      ink: 'sand',
      folds: [['M10 -8H16L28 -26L36 -24L34 -4L26 0Z', -8]],
      lift: 3,
    });
    pen.cut({
      path: 'M30 -26L26 -40L29 -40L33 -26ZM34 -25L40 -38L43 -37L37 -23Z',
      ink: 'sand',
      lighter: -14,
      lift: 0,
      edge: 0,
    });
    pen.cut({
      path: polygon(round(-8, -24, 22, 9)),
      ink: 'coral',
      folds: [
        [polygon(round(-6, -22, 14, 8)), 9],
        [polygon(round(-4, -20, 6, 7)), -10],
      ],
      lift: 4,
    });
  });
  paper.bake(guestKey('mouse'), SIZE, SIZE, pen => {
    pen.cut({ path: 'M-28 -4L-44 -14L-42 -17L-24 -8Z', ink: 'rose', lift: 0, edge: 0 });
    pen.cut({
      path: 'M-30 0L-28 -20L-12 -32L8 -28L30 -14L32 -8L18 0Z',
      ink: 'navy',
      lighter: 40,
      folds: [['M2 -29L8 -28L30 -14L32 -8L18 0H4Z', 33, 'navy']],
      lift: 3,
    });
    pen.cut({ path: polygon(round(4, -32, 9, 8)), ink: 'rose', lighter: 6, lift: 2, edge: 2 });
    pen.cut({ path: polygon(round(18, -17, 2.2, 6)), ink: 'navy', lift: 0, edge: 0.6 });
    pen.cut({ path: 'M-22 -16H-2V-2H-22Z', ink: 'paper', folds: [['M-22 -16L-12 -8L-2 -16Z', -10]], lift: 2 });
  });
  paper.bake(guestKey('hedgehog'), SIZE, SIZE, pen => {
    pen.cut({
      path: 'M-36 0L-42 -10L-32 -12L-36 -24L-24 -22L-24 -34L-12 -28L-8 -40L2 -30L12 -36L12 -24L22 -22L22 0Z',
      ink: 'sand',
      lighter: -44,
      folds: [['M-8 -40L2 -30L12 -36L12 -24L22 -22V0H-6Z', -52, 'sand']],
      lift: 3,
    });
    pen.cut({ path: 'M10 -24L24 -18L40 -6L36 0H8Z', ink: 'sand', lighter: 4, lift: 2 });
    pen.cut({ path: polygon(round(39, -5, 3, 6)), ink: 'navy', lift: 0, edge: 0 });
    pen.cut({ path: polygon(round(22, -12, 2.2, 6)), ink: 'navy', lift: 0, edge: 0 });
  });
  paper.bake(guestKey('moth'), SIZE, SIZE, pen => {
    for (const side of [-1, 1])
      pen.cut({
        path: `M0 -18L${side * 34} -44L${side * 40} -26L${side * 30} -14L${side * 34} -2L${side * 14} 0L0 -10Z`,
        ink: 'gold',
        lighter: side < 0 ? 8 : 2,
        folds: [[polygon(round(side * 26, -28, 6, 7)), 0, 'plum']],
        lift: 3,
      });
    pen.cut({ path: 'M-4 -24L4 -24L3 0H-3Z', ink: 'sand', lighter: -40, lift: 1, edge: 1 });
    pen.cut({
      path: 'M-3 -24L-10 -36L-8 -37L0 -24ZM3 -24L10 -36L8 -37L0 -24Z',
      ink: 'sand',
      lighter: -40,
      lift: 0,
      edge: 0,
    });
  });
}
