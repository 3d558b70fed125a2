// Textures of the people, folded from paper and seen from above; all look to the right. Each look differs in shape, not only in colour.
import type { Cut, Paper, Pen } from '../../kit/phaser/paper.ts';
import { LOOKS, type Look } from '../levels/mission.ts';

const HEAD = 'M7 0L3.5 6L-3.5 6L-7 0L-3.5 -6L3.5 -6Z';
const SIZE = 50;

const head = (ink: Cut['ink'], lighter = 0): Cut => ({
  path: HEAD,
  ink,
  lighter,
  folds: [['M7 0L3.5 6L-3.5 6L-7 0Z', -10]],
  lift: 1,
  edge: 1,
});
const body = (path: string, ink: Cut['ink'], shade: string, lighter = 0): Cut => ({
  path,
  ink,
  lighter,
  folds: [[shade, -10]],
  lift: 2.5,
  edge: 1.4,
});

const DRAWN: Readonly<Record<Look, (pen: Pen) => void>> = {
  /** A broad sun hat over a rucksack. */
  tourist(pen) {
    pen.cut(body('M-16 -9L-5 -11L-5 11L-16 9Z', 'teal', 'M-16 0L-5 0L-5 11L-16 9Z'));
    pen.cut(body('M13 0L9 9L0 13L-9 9L-12 0L-9 -9L0 -13L9 -9Z', 'gold', 'M13 0L9 9L0 13L-9 9L-12 0Z', 4));
    pen.cut({ path: 'M6 0L3 5L-3 5L-6 0L-3 -5L3 -5Z', ink: 'gold', lighter: -12, lift: 1, edge: 0.6 });
  },
  /** Narrow, in black and white, a round tray held out. */
  waiter(pen) {
    pen.cut(body('M5 -13L8 0L5 13L-6 12L-8 0L-6 -12Z', 'navy', 'M8 0L5 13L-6 12L-8 0Z', 10));
    pen.cut({ path: 'M8 0L1 -4L1 4Z', ink: 'paper', lift: 0, edge: 0.6 });
    pen.cut(head('sand', -14));
    pen.cut({
      path: 'M22 11L19 18L12 20L6 16L6 8L11 3L19 4Z',
      ink: 'cream',
      folds: [['M22 11L19 18L12 20L6 16Z', -8]],
      lift: 2,
      edge: 1,
    });
    pen.cut({ path: 'M16 9L14 13L10 12L11 8Z', ink: 'rose', lift: 1, edge: 0.5 });
  },
  /** An apron and a bunch of flowers before the chest. */
  florist(pen) {
    pen.cut(body('M6 -13L10 -5L10 5L6 13L-7 12L-9 0L-7 -12Z', 'moss', 'M10 0L10 5L6 13L-7 12L-9 0Z'));
    pen.cut(head('plum', 8));
    for (const [x, y, ink] of [
      [15, -7, 'rose'],
      [19, 0, 'gold'],
      [15, 7, 'rose'],
      [12, 0, 'paper'],
    ] as const)
      pen.cut({ path: 'M5 0L1.5 4.7L-4 3L-4 -3L1.5 -4.7Z', ink, lift: 1, edge: 0.7 }, { x, y });
  },
  /** A camera as broad as the face, its lens in front. */
  photographer(pen) {
    pen.cut(body('M5 -14L9 0L5 14L-8 10L-10 0L-8 -10Z', 'plum', 'M9 0L5 14L-8 10L-10 0Z', 6));
    pen.cut(head('sand', -22));
    pen.cut({
      path: 'M8 -10L15 -10L15 10L8 10Z',
      ink: 'navy',
      lighter: 8,
      folds: [['M8 0L15 0L15 10L8 10Z', -8]],
      lift: 1.5,
      edge: 0.9,
    });
    pen.cut({ path: 'M15 -5L23 -4L23 4L15 5Z', ink: 'navy', lighter: 20, lift: 1, edge: 0.8 });
  },
  /** Square shoulders and a cap with a peak. */
  officer(pen) {
    pen.cut(body('M7 -15L9 -9L9 9L7 15L-9 15L-9 -15Z', 'indigo', 'M9 0L9 9L7 15L-9 15L-9 0Z', 6));
    pen.cut({ path: 'M4 -15L4 -10L-6 -10L-6 -15Z', ink: 'gold', lift: 0, edge: 0.5 });
    pen.cut({ path: 'M4 15L4 10L-6 10L-6 15Z', ink: 'gold', lighter: -8, lift: 0, edge: 0.5 });
    pen.cut({ path: 'M8 0L5 7L-5 7L-9 0L-5 -7L5 -7Z', ink: 'indigo', lighter: -8, lift: 1, edge: 1 });
    pen.cut({
      path: 'M5 -7L14 -4L15 0L14 4L5 7Z',
      ink: 'navy',
      folds: [['M5 0L15 0L14 4L5 7Z', 10]],
      lift: 1,
      edge: 0.8,
    });
  },
  /** Lean, one arm forward and one back. */
  jogger(pen) {
    pen.cut(body('M16 -12L18 -8L6 -4L6 5L-14 13L-16 9L-6 3L-6 -6Z', 'sky', 'M6 0L6 5L-14 13L-16 9L-6 3L-6 0Z', 4));
    pen.cut(head('sand', 2));
    pen.cut({ path: 'M3 -7L6 -5L6 5L3 7L1 5L1 -5Z', ink: 'rose', lift: 0, edge: 0.5 });
  },
};

const FOX: Cut = {
  path: 'M23 0L4 -17L-19 -20L-11 -9L-13 0L-11 9L-19 20L4 17Z',
  ink: 'fox',
  lighter: 4,
  folds: [
    ['M23 0L4 17L-19 20L-11 9L-13 0Z', -9],
    ['M-19 -20L-11 -9L-1 -17.5Z', -15],
    ['M-19 20L-11 9L-1 17.5Z', -25],
    ['M23 0L4 -17L5 -7Z', 4, 'cream'],
    ['M23 0L4 17L5 7Z', -7, 'cream'],
    ['M23 0L16 -4.3L16 4.3Z', 0, 'navy'],
  ],
  lift: 3.5,
  edge: 2,
};

/** The VIP: a cape with a star-shaped collar, broader than anybody else. */
function drawVip(pen: Pen): void {
  pen.cut({
    path: 'M20 0L10 6L14 17L2 12L-6 21L-10 9L-21 10L-14 0L-21 -10L-10 -9L-6 -21L2 -12L14 -17L10 -6Z',
    ink: 'rose',
    lighter: 4,
    folds: [['M20 0L10 6L14 17L2 12L-6 21L-10 9L-21 10L-14 0Z', -10]],
    lift: 3.5,
    edge: 2,
  });
  pen.cut({
    path: 'M11 0L6 9L-5 9L-10 0L-5 -9L6 -9Z',
    ink: 'gold',
    lighter: 4,
    folds: [['M11 0L6 9L-5 9L-10 0Z', -10]],
    lift: 1.5,
    edge: 1.2,
  });
  pen.cut({ path: 'M6 0L2 5L-4 3L-4 -3L2 -5Z', ink: 'paper', lift: 0, edge: 0.6 });
}

export function bakeFigures(paper: Paper): void {
  for (const look of LOOKS) paper.bake(look, SIZE, SIZE, pen => DRAWN[look](pen));
  paper.bake('agent', 62, 62, pen => pen.cut(FOX));
  paper.bake('vip', 62, 62, drawVip);
  paper.bakeCut('vipDown', 40, 30, {
    path: 'M18 2L8 12L-6 9L-18 12L-15 -2L-17 -12L-2 -9L10 -13Z',
    ink: 'rose',
    lighter: -6,
    folds: [['M18 2L8 12L-6 9L-2 -9Z', -10]],
    lift: 1,
  });
  paper.bakeCut('badge', 17, 17, { path: 'M8.5 0L4 8L-4 8L-8.5 0L-4 -8L4 -8Z', ink: 'navy', lift: 1.5, edge: 1 });
  paper.bakeCut('flag', 34, 30, {
    path: 'M-13 -14L15 -10L8 -4L15 3L-10 1L-10 15L-13 15Z',
    ink: 'gold',
    folds: [['M-13 -4L8 -4L15 3L-10 1Z', -9]],
    lift: 2,
    edge: 1,
  });
  // Things that people carry.
  paper.bakeCut('bagHeld', 14, 14, {
    path: 'M-6 -4L6 -5L7 6L-6 6Z',
    ink: 'coral',
    lighter: -22,
    folds: [['M-6 1L7 0L7 6L-6 6Z', -7]],
    lift: 2,
    edge: 1,
  });
  paper.bakeCut('phoneHeld', 12, 12, {
    path: 'M-3 -5L4 -5L4 5L-3 5Z',
    ink: 'navy',
    folds: [['M-1.5 -3L2.5 -3L2.5 3L-1.5 3Z', 0, 'sky']],
    lift: 1,
    edge: 0.8,
  });
  paper.bakeCut('handHidden', 16, 12, {
    path: 'M-7 -4L6 -5L8 0L6 5L-7 4Z',
    ink: 'navy',
    lighter: -4,
    folds: [['M2 -4.6L6 -5L8 0L6 5L2 4.6Z', 0, 'sand']],
    lift: 1,
    edge: 0.8,
  });
  paper.bakeCut('glint', 30, 30, {
    path: 'M0 -14L2.6 -2.6L14 0L2.6 2.6L0 14L-2.6 2.6L-14 0L-2.6 -2.6Z',
    ink: 'paper',
    lift: 2,
    edge: 0,
  });
  paper.bakeCut('talk', 16, 14, { path: 'M-7 -6L7 -6L7 3L1 3L-3 7L-3 3L-7 3Z', ink: 'paper', lift: 1.5, edge: 0 });
}
