// Textures of Airborne: shots, fire and marks here; gun and air objects in their own files.
import type { Ink } from '../../kit/core/inks.ts';
import { type Cut, type Paper, type Pen, polygon } from '../../kit/phaser/paper.ts';
import { bakeAir } from './airArt.ts';
import { bakeGun } from './gunArt.ts';

const BULLET: Cut = {
  path: 'M0 -7L2.4 -2L1.8 7L-1.8 7L-2.4 -2Z',
  ink: 'gold',
  lighter: 6,
  folds: [['M0 -7L2.4 -2L1.8 7L0 7Z', -8]],
  lift: 1,
  edge: 1,
};

const SHELL: Cut = {
  path: 'M0 -5L3.5 -3.5L5 0L3.5 3.5L0 5L-3.5 3.5L-5 0L-3.5 -3.5Z',
  ink: 'navy',
  lighter: 10,
  folds: [
    ['M3.5 -3.5L5 0L3.5 3.5L0 5L-3.5 3.5Z', 0],
    ['M-5 0L5 0L4.4 1.6L-4.4 1.6Z', 4, 'gold'],
  ],
  lift: 1.5,
  edge: 1.1,
};

/** A star of so many points. */
function star(points: number, outer: number, inner: number, turn = 0): string {
  return polygon(
    Array.from({ length: points * 2 }, (_, i): [number, number] => {
      const angle = turn + (i * Math.PI) / points;
      const reach = i % 2 === 0 ? outer * (1 - ((i * 5) % 4) * 0.07) : inner;
      return [Math.cos(angle) * reach, Math.sin(angle) * reach];
    }),
  );
}

function burst(pen: Pen): void {
  pen.cut({ path: star(11, 38, 22), ink: 'fox', lighter: 6, lift: 2, edge: 1.6 });
  pen.cut({ path: star(9, 27, 15, 0.3), ink: 'gold', lighter: 4, lift: 1, edge: 0 });
  pen.cut({ path: star(8, 15, 8, 0.1), ink: 'paper', lift: 0, edge: 0 });
}

function flash(pen: Pen): void {
  pen.cut({
    path: 'M0 3L-8 -4L-5 -8L-9 -15L-3 -13L0 -24L3 -13L9 -15L5 -8L8 -4Z',
    ink: 'gold',
    lighter: 6,
    lift: 0,
    edge: 1,
  });
  pen.cut({ path: 'M0 1L-4 -5L0 -15L4 -5Z', ink: 'paper', lift: 0, edge: 0 });
}

/** A pointed coral mark over a walker near the gun. */
function dangerMark(pen: Pen): void {
  pen.cut({
    path: 'M0 11L-10 -8L10 -8Z',
    ink: 'coral',
    folds: [['M0 11L0 -8L10 -8Z', -8]],
    lift: 2,
    edge: 1.4,
  });
  pen.g.fillStyle = pen.ink('paper');
  pen.g.fill(new Path2D('M-1.5 -6H1.5L1 1H-1ZM-1.3 2.6H1.3V5.2H-1.3Z'));
}

const scrapOf = (ink: Ink, lighter = 0): Cut => ({
  path: 'M-6 -2L1 -7L6 2L-2 6Z',
  ink,
  lighter,
  folds: [['M-6 -2L1 -7L-2 6Z', lighter + 8]],
  lift: 1,
  edge: 0,
});

export function bakeFigures(paper: Paper): void {
  bakeGun(paper);
  bakeAir(paper);
  paper.bake('dangerMark', 32, 34, dangerMark);
  paper.bakeCut('bullet', 8, 18, BULLET);
  paper.bakeCut('shell', 12, 12, SHELL);
  paper.bake('burst', 92, 92, burst);
  paper.bake('flash', 28, 56, flash);
  paper.bakeCut('flame', 14, 16, scrapOf('gold', 2));
  paper.bakeCut('ember', 14, 16, scrapOf('coral', 2));
  paper.bakeCut('ash', 14, 16, scrapOf('navy', 14));
  paper.bakeCut('puff', 14, 16, scrapOf('cream', 2));
  paper.bake('shade', 44, 14, shade);
}

/** Shadow on the ground under a figure. */
function shade({ g }: Pen): void {
  for (let i = 4; i > 0; i--) {
    g.fillStyle = 'rgba(20, 15, 40, 0.09)';
    g.beginPath();
    g.ellipse(0, 0, 4.5 * i, 1.3 * i, 0, 0, 2 * Math.PI);
    g.fill();
  }
}
