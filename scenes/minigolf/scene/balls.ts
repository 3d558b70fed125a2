// Balls of one to four players: each has an ink and a mark of its own, so that they are told apart without colour.
import type { Ink } from '../../kit/core/inks.ts';

export interface BallLook {
  /** The mark in words. */
  readonly mark: string;
  readonly ink: Ink;
  /** Facets of the mark round (0, 0), on a ball of radius 9.4: path, ink, points of lightness. */
  readonly facets: readonly (readonly [path: string, ink: Ink, lighter: number])[];
}

const WEDGE: BallLook = {
  mark: 'a wedge',
  ink: 'paper',
  facets: [
    ['M-9.4 0L-4.7 -8.1L1 -3L-2 1Z', 'fox', 1],
    ['M-9.4 0L-8.1 4.7L-4.7 8.1L-2 1Z', 'fox', -12],
  ],
};

/** By player; the first is the ball of one who plays alone. */
const BALLS: readonly BallLook[] = [
  WEDGE,
  {
    mark: 'a dot',
    ink: 'coral',
    facets: [['M4.4 0L3.1 3.1L0 4.4L-3.1 3.1L-4.4 0L-3.1 -3.1L0 -4.4L3.1 -3.1Z', 'paper', 2]],
  },
  {
    mark: 'a cross',
    ink: 'indigo',
    facets: [['M-1.9 -7.4H1.9V-1.9H7.4V1.9H1.9V7.4H-1.9V1.9H-7.4V-1.9H-1.9Z', 'paper', 2]],
  },
  { mark: 'a triangle', ink: 'gold', facets: [['M0 -6.6L6 4.6H-6Z', 'navy', 0]] },
];

export const ballOf = (player: number): BallLook => BALLS[player] ?? WEDGE;

/** Texture key of a player's ball. */
export const ballKey = (player: number): string => (player === 0 ? 'ball' : `ball${player}`);
