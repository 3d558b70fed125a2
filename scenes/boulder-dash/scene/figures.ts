// Figures of folded paper: moth and fox.
import type { Ink } from '../../kit/core/inks.ts';
import { type Pen, polygon } from '../../kit/phaser/paper.ts';

/** A flat shape. */
export function fill(pen: Pen, path: string, ink: Ink, lighter: number): void {
  pen.g.fillStyle = pen.ink(ink, lighter);
  pen.g.fill(new Path2D(path));
}

/** Coral and pointed: danger. */
export function drawMoth(pen: Pen, wings: 'up' | 'down'): void {
  const y = wings === 'up' ? -12 : 7;
  const tip = wings === 'up' ? 2 : -5;
  for (const side of [-1, 1] as const) {
    pen.cut({
      path: polygon([
        [side, -2],
        [side * 17, y],
        [side * 13, tip + 7],
        [side * 2, 8],
      ]), // prettier-ignore
      ink: 'coral',
      lighter: side < 0 ? 3 : -5,
      folds: [
        [
          polygon([
            [side, 1],
            [side * 13, tip + 7],
            [side * 2, 8],
          ]),
          side < 0 ? -8 : -15,
        ],
      ], // prettier-ignore
      lift: 3,
      edge: 1.3,
    });
  }
  pen.cut({
    path: 'M0 -9L4 -3L3 9L0 13L-3 9L-4 -3Z',
    ink: 'plum',
    lighter: -4,
    folds: [['M0 -9L4 -3L3 9L0 13Z', -9]],
    lift: 1,
    edge: 1,
  });
  fill(pen, 'M-3 -5L-1 -4L-2.6 -2.4Z', 'gold', 8);
  fill(pen, 'M3 -5L1 -4L2.6 -2.4Z', 'gold', 8);
}

/** Looks to the right; turned about it looks to the left. */
export function drawFox(pen: Pen, step: 0 | 1): void {
  const swing = step === 0 ? 0 : 2.4;
  pen.cut({
    path: polygon([
      [-6, 4],
      [-17, 2 - swing],
      [-20, -6 - swing],
      [-13, -3 - swing],
      [-5, -1],
    ]), // prettier-ignore
    ink: 'fox',
    lighter: -2,
    folds: [
      [
        polygon([
          [-17, 2 - swing],
          [-20, -6 - swing],
          [-14, -3 - swing],
        ]),
        6,
        'cream',
      ],
    ], // prettier-ignore
    lift: 2,
    edge: 1.2,
  });
  pen.cut({
    path: polygon([
      [-8, -3],
      [6, -3],
      [8, 7],
      [5 + swing, 14],
      [2 + swing, 9],
      [-4 - swing, 9],
      [-6 - swing, 14],
      [-9, 7],
    ]), // prettier-ignore
    ink: 'fox',
    folds: [
      [
        polygon([
          [6, -3],
          [8, 7],
          [5 + swing, 14],
          [0, 4],
        ]),
        -9,
      ],
    ], // prettier-ignore
    lift: 3,
    edge: 1.3,
  });
  pen.cut({
    path: 'M-6 -14L-1 -9L8 -9L12 -15L13 -5L15 0L5 5L-4 1Z',
    ink: 'fox',
    lighter: 5,
    folds: [
      ['M8 -9L12 -15L13 -5L15 0L5 5L4 -3Z', -4],
      ['M15 0L5 5L4 -1L9 -2Z', 8, 'cream'],
    ],
    lift: 2,
    edge: 1.3,
  });
  fill(
    pen,
    polygon([
      [13, -1],
      [16, 0],
      [13.5, 2],
    ]),
    'navy',
    -4,
  ); // prettier-ignore
  fill(
    pen,
    polygon([
      [6, -5],
      [8.4, -4.4],
      [7, -2.6],
    ]),
    'navy',
    -4,
  ); // prettier-ignore
}
