// Textures of balls, ghost and flag.
import type { Cut, Paper, Pen } from '../../kit/phaser/paper.ts';
import { polygon } from '../../kit/phaser/paper.ts';
import { MOST_PLAYERS } from '../rules/round.ts';
import { type BallLook, ballKey, ballOf } from './balls.ts';

const round = (radius: number, corners: number, turned = 0): readonly (readonly [number, number])[] =>
  Array.from({ length: corners }, (_, i) => {
    const angle = turned + (i * 2 * Math.PI) / corners;
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
  });

/** Ball of a player: its shaded facets, and on them its mark. */
const ballCut = ({ ink, facets }: BallLook): Cut => ({
  path: polygon(round(9.4, 12)),
  ink,
  folds: [
    ['M9.4 0L4.7 8.1L-4.7 8.1L-2 1Z', -9],
    ['M9.4 0L8.1 4.7L0 9.4L3 2Z', -16],
    ...facets.map(([path, mark, lighter]) => [path, lighter, mark] as const),
  ],
  lift: 0,
  edge: 1,
});

const GHOST: Cut = {
  path: polygon(round(9, 12)),
  ink: 'gold',
  folds: [['M9 0L4.5 7.8L-4.5 7.8L-2 1Z', -8]],
  lift: 0,
  edge: 1,
};

/** The own best's ghost: a ball of thin paper. */
const OWN_GHOST: Cut = { ...GHOST, ink: 'paper', folds: [['M9 0L4.5 7.8L-4.5 7.8L-2 1Z', -12]] };

/** The pole's foot is at the texture's centre. */
const FLAG: Cut = {
  path: 'M0 -66L38 -54L27 -45L34 -36L0 -34Z',
  ink: 'coral',
  folds: [
    ['M0 -66L38 -54L14 -50L0 -50Z', 6],
    ['M14 -50L27 -45L34 -36L0 -34L0 -50Z', -8],
  ],
  lift: 2,
  edge: 1.2,
};
const POLE: Cut = {
  path: 'M-1.8 -68H1.8V0H-1.8Z',
  ink: 'cream',
  folds: [['M0 -68H1.8V0H0Z', -14]],
  lift: 2,
  edge: 0.6,
};

export function bakeFigures(paper: Paper): void {
  for (let player = 0; player < MOST_PLAYERS; player++) paper.bakeCut(ballKey(player), 20, 20, ballCut(ballOf(player)));
  paper.bakeCut('ghost', 20, 20, GHOST);
  paper.bakeCut('ownGhost', 20, 20, OWN_GHOST);
  paper.bake('ballShadow', 34, 34, pen => blot(pen, 10));
  paper.bake('pole', 24, 150, pen => pen.cut(POLE));
  paper.bake('flag', 92, 150, pen => pen.cut(FLAG));
}

function blot({ g }: Pen, radius: number): void {
  for (let i = 5; i > 0; i--) {
    g.fillStyle = 'rgba(12, 20, 24, 0.075)';
    g.beginPath();
    g.arc(0, 0, radius * (0.6 + i * 0.12), 0, 2 * Math.PI);
    g.fill();
  }
}
