// Drawing functions for rooms: walls, floors, windows, frames, furniture.
import type { Ink } from '../../../kit/core/inks.ts';
import type { Fold, Pen } from '../../../kit/phaser/paper.ts';

const [W, H] = [720, 480];

/** A rectangle as a path. */
export const rectPath = (x: number, y: number, w: number, h: number): string => `M${x} ${y}H${x + w}V${y + h}H${x}Z`;

export function drawWall(pen: Pen, ink: Ink, lighter: number, foot: number): void {
  pen.sheet(rectPath(-20, -20, W + 40, foot + 40), ink, lighter, 0);
  // The paper of the wall is folded twice.
  for (const [path, shade] of [
    [`M-20 -20H190L90 ${foot}H-20Z`, 4],
    [`M560 -20H740V${foot}H640Z`, -4],
  ] as const)
    pen.cut({ path, ink, lighter: lighter + shade, lift: 0, edge: 0 });
  pen.cut({ path: rectPath(-20, foot - 16, W + 40, 18), ink, lighter: lighter - 14, lift: 3, edge: 0 });
}

export function drawFloor(pen: Pen, ink: Ink, lighter: number, top: number): void {
  pen.sheet(rectPath(-20, top, W + 40, H - top + 40), ink, lighter, 6);
  pen.cut({ path: `M-20 ${top + 2}H300L180 ${H + 20}H-20Z`, ink, lighter: lighter + 4, lift: 0, edge: 0 });
}

export function box(
  pen: Pen,
  ink: Ink,
  lighter: number,
  x: number,
  y: number,
  w: number,
  h: number,
  folds: readonly Fold[],
  edge = 2,
): void {
  pen.cut({ path: rectPath(x, y, w, h), ink, lighter, folds, lift: 4, edge });
}

/** Nothing is left of the paper there. */
function hole(pen: Pen, path: string): void {
  const { g } = pen;
  g.save();
  g.globalCompositeOperation = 'destination-out';
  g.fillStyle = '#000';
  g.fill(new Path2D(path));
  g.restore();
}

/** A window with a cross of wood, a sill and two curtains. */
export function windowAt(pen: Pen, x: number, y: number, w: number, h: number, curtain: Ink): void {
  box(pen, 'sand', -30, x - 8, y - 8, w + 16, h + 16, []);
  hole(pen, rectPath(x, y, w, h));
  for (const path of [rectPath(x + w / 2 - 3, y, 6, h), rectPath(x, y + h / 2 - 3, w, 6)])
    pen.cut({ path, ink: 'sand', lighter: -30, lift: 2, edge: 0 });
  box(pen, 'sand', -22, x - 16, y + h + 4, w + 32, 12, [], 1);
  for (const side of [-1, 1]) {
    const edge = side < 0 ? x - 20 : x + w + 20;
    const inner = side < 0 ? x + 14 : x + w - 14;
    const tied = side < 0 ? x - 4 : x + w + 4;
    pen.cut({
      path: `M${edge} ${y - 16}L${inner} ${y - 16}L${tied} ${y + h * 0.62}L${inner - side * 6} ${y + h + 14}L${edge} ${y + h + 14}Z`,
      ink: curtain,
      lighter: -4,
      folds: [
        [`M${(edge + inner) / 2} ${y - 16}L${inner} ${y - 16}L${tied} ${y + h * 0.62}L${edge} ${y + h * 0.62}Z`, -8],
      ],
      lift: 4,
      edge: 1.5,
    });
  }
}

/** A framed portrait; one of them is of a fox. */
export function picture(pen: Pen, x: number, y: number, w: number, h: number, ink: Ink, isFox = false): void {
  box(pen, 'gold', -14, x - w / 2, y - h / 2, w, h, [[rectPath(x, y - h / 2, w / 2, h), -8]]);
  pen.cut({ path: rectPath(x - w / 2 + 7, y - h / 2 + 7, w - 14, h - 14), ink, lighter: -4, lift: 0, edge: 0 });
  if (isFox) {
    pen.cut(
      {
        path: 'M-16 -4L-18 -24L-6 -14L6 -14L18 -24L16 -4L0 16Z',
        ink: 'fox',
        folds: [
          ['M0 -12L18 -24L16 -4L0 16Z', -8],
          ['M-12 0L0 16L12 0L0 6Z', 2, 'paper'],
        ],
        lift: 1,
        edge: 1,
      },
      { x, y, scale: w / 60 },
    );
    return;
  }
  const scale = Math.min(w, h) / 70;
  pen.cut({ path: 'M-22 30L-14 4L14 4L22 30Z', ink, lighter: -22, lift: 1, edge: 0 }, { x, y, scale });
  pen.cut(
    {
      path: 'M-11 -8L0 -20L11 -8L8 8L-8 8Z',
      ink: 'sand',
      lighter: -10,
      folds: [['M2 -20L11 -8L8 8L2 8Z', -8]],
      lift: 1,
      edge: 0,
    },
    { x, y, scale },
  );
}

/** An armchair that looks to one side. */
export function bench(pen: Pen, ink: Ink, lighter: number, x: number, y: number, side: 1 | -1): void {
  const at = (path: string, lift: number, shade: number) =>
    pen.cut(
      {
        path,
        ink,
        lighter: lighter + shade,
        folds: [[side > 0 ? 'M0 -80L48 -80L48 60L0 60Z' : 'M-48 -80L0 -80L0 60L-48 60Z', -7]],
        lift,
        edge: 2,
      },
      { x, y },
    );
  at('M-48 -70L-30 -84L30 -84L48 -70L48 20L-48 20Z', 5, -6);
  at('M-58 -16L-40 -24L-36 44L-58 44ZM40 -24L58 -16L58 44L36 44Z', 4, 4);
  at('M-40 -6L40 -6L44 34L-44 34Z', 3, 8);
}

export function rug(pen: Pen, ink: Ink, x: number, y: number, reach: number): void {
  const shape = (r: number) =>
    `M${x - r} ${y}L${x - r * 0.7} ${y - r * 0.16}L${x + r * 0.7} ${y - r * 0.16}L${x + r} ${y}L${x + r * 0.72} ${y + r * 0.18}L${x - r * 0.72} ${y + r * 0.18}Z`;
  pen.cut({ path: shape(reach), ink, lighter: -6, lift: 2, edge: 2 });
  pen.cut({ path: shape(reach * 0.78), ink, lighter: 6, lift: 0, edge: 0 });
}

export function candle(pen: Pen, x: number, y: number, isOnWall = false): void {
  if (isOnWall)
    pen.cut({ path: `M${x - 10} ${y}L${x + 10} ${y}L${x} ${y + 18}Z`, ink: 'gold', lighter: -14, lift: 2, edge: 1 });
  pen.cut({
    path: rectPath(x - 5, y - 44, 10, 46),
    ink: 'paper',
    folds: [[rectPath(x, y - 44, 5, 46), -8]],
    lift: 2,
    edge: 0,
  });
  pen.cut({
    path: `M${x} ${y - 70}L${x + 7} ${y - 54}L${x} ${y - 44}L${x - 7} ${y - 54}Z`,
    ink: 'gold',
    lighter: 6,
    folds: [[`M${x} ${y - 70}L${x + 7} ${y - 54}L${x} ${y - 44}Z`, -10, 'fox']],
    lift: 1,
    edge: 0,
  });
}
