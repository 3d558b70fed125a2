// Textures of board overlays: push targets, dead cells, cursor, hint arrow, lost boxes.
import type { Ink } from '../../kit/core/inks.ts';
import type { Cut, Paper, Pen } from '../../kit/phaser/paper.ts';
import { CELL } from '../rules/stage.ts';

const HALF = CELL / 2;

export function bakeMarks(paper: Paper): void {
  paper.bakeCut('ring', 44, 44, ringCut(19, 15.5, 'gold'));
  paper.bakeCut('cursor', CELL, CELL, cornersCut());
  paper.bakeCut('mark-target', 14, 14, dotCut(5.5, 'sky', 8));
  paper.bakeCut('mark-goal', 26, 26, dotCut(12, 'gold', 9));
  paper.bakeCut('mark-way', 8, 8, dotCut(3, 'fox', 4));
  paper.bake('mark-dead', CELL, CELL, drawDead);
  paper.bakeCut('mark-guilty', 40, 56, crossCut());
  paper.bakeCut('arrow', 30, 30, arrowCut());
}

/** A sheet of shade with slanting folds: no parcel comes home from here. */
function drawDead(pen: Pen): void {
  const { g } = pen;
  g.fillStyle = pen.ink('navy', 0, 0.5);
  g.fillRect(-HALF, -HALF, CELL, CELL);
  g.beginPath();
  g.rect(-HALF, -HALF, CELL, CELL);
  g.clip();
  g.strokeStyle = pen.ink('navy', 0, 0.35);
  g.lineWidth = 3;
  for (let at = -CELL; at <= CELL; at += CELL / 4) g.stroke(new Path2D(`M${at - HALF} ${HALF}L${at + HALF} ${-HALF}`));
}

/** A coral cross on a parcel's lid, which lies higher than its cell. */
function crossCut(): Cut {
  const [arm, half, up] = [12, 4.2, 8];
  const turned = (points: readonly (readonly [number, number])[]) =>
    `M${points.map(([x, y]) => `${((x - y) * Math.SQRT1_2).toFixed(2)} ${((x + y) * Math.SQRT1_2 - up).toFixed(2)}`).join('L')}Z`;
  const cross: readonly (readonly [number, number])[] = [
    ...([
      [-half, -arm],
      [half, -arm],
      [half, -half],
      [arm, -half],
    ] as const),
    ...([
      [arm, half],
      [half, half],
      [half, arm],
      [-half, arm],
    ] as const),
    ...([
      [-half, half],
      [-arm, half],
      [-arm, -half],
      [-half, -half],
    ] as const),
  ];
  const lower = turned([
    [-half, half],
    [half, half],
    [half, arm],
    [-half, arm],
  ]);
  return { path: turned(cross), ink: 'coral', lighter: -4, folds: [[lower, -10]], lift: 3, edge: 2.2 };
}

/** Turned the other way (`sweep` 0) inside another, it is a hole. */
export const disc = (radius: number, sweep = 1): string => {
  const half = (width: number) => `a${radius} ${radius} 0 1 ${sweep} ${width} 0`;
  return `M${-radius} 0${half(2 * radius)}${half(-2 * radius)}Z`;
};

const ringCut = (outer: number, inner: number, ink: Ink): Cut => ({
  path: disc(outer) + disc(inner, 0),
  ink,
  lighter: 2,
  lift: 1,
  edge: 0,
});

const dotCut = (radius: number, ink: Ink, lighter: number): Cut => ({
  path: disc(radius),
  ink,
  lighter,
  folds: [[`M${radius} ${-radius}V${radius}H${-radius}Z`, -7]],
  lift: 1,
  edge: 1.2,
});

/** Four corners around a cell. */
function cornersCut(): Cut {
  const corner = (x: number, y: number) => {
    const [a, b] = [x * 19, y * 19];
    return `M${a} ${b}L${a - x * 11} ${b}L${a - x * 11} ${b - y * 3.4}L${a - x * 3.4} ${b - y * 3.4}L${a - x * 3.4} ${b - y * 11}L${a} ${b - y * 11}Z`;
  };
  return {
    path: corner(1, 1) + corner(-1, 1) + corner(1, -1) + corner(-1, -1),
    ink: 'fox',
    lighter: 2,
    lift: 2,
    edge: 1,
  };
}

/** Points to the right: the next push. */
const arrowCut = (): Cut => ({
  path: 'M-14 -5L1 -5L1 -12L15 0L1 12L1 5L-14 5Z',
  ink: 'rose',
  lighter: 2,
  folds: [['M-14 0L15 0L1 12L1 5L-14 5Z', -9]],
  lift: 4,
  edge: 2,
});
