// Textures of the signs: small sheets over a head, a different figure for each sign.
import type { Paper, Pen } from '../../kit/phaser/paper.ts';
import { SIGNS, type Sign } from '../rules/signs.ts';

const SHEET = 'M-9 -9L9 -9L9 7L2 7L0 10L-2 7L-9 7Z';

const FIGURES: Readonly<Record<Sign, (pen: Pen) => void>> = {
  /** A hand in a pocket. */
  pocket: pen => {
    pen.cut({ path: 'M-5 -2L5 -2L4 5L-4 5Z', ink: 'navy', lift: 0, edge: 0 });
    pen.cut({ path: 'M-2 -7L2 -7L3 -1L-3 -1Z', ink: 'sand', lighter: -18, lift: 0, edge: 0 });
  },
  /** A line beside a dashed one. */
  route: pen => {
    for (const y of [-6, -1.5, 3])
      pen.cut({ path: `M-4 ${y}L-2 ${y}L-2 ${y + 3}L-4 ${y + 3}Z`, ink: 'rose', lighter: -8, lift: 0, edge: 0 });
    pen.cut({ path: 'M4 -7L7 -3L5 -3L5 6L3 6L3 -3L1 -3Z', ink: 'navy', lift: 0, edge: 0 });
  },
  /** An open eye. */
  stare: pen => {
    pen.cut({ path: 'M-7 -1L-3 -5L3 -5L7 -1L3 3L-3 3Z', ink: 'navy', lift: 0, edge: 0 });
    pen.cut({ path: 'M2.5 -1L0 1.7L-2.5 -1L0 -3.7Z', ink: 'paper', lift: 0, edge: 0 });
  },
  /** An arrow that turns back. */
  away: pen => {
    pen.cut({ path: 'M5 5L5 -3L2 -6L-3 -6L-3 -8L-8 -4.5L-3 -1L-3 -3L1 -3L2 -2L2 5Z', ink: 'navy', lift: 0, edge: 0 });
  },
  /** A bag with a handle. */
  bag: pen => {
    pen.cut({
      path: 'M-3 -7L3 -7L4 -3L2.4 -3L1.8 -5.4L-1.8 -5.4L-2.4 -3L-4 -3Z',
      ink: 'coral',
      lighter: -28,
      lift: 0,
      edge: 0,
    });
    pen.cut({ path: 'M-6 -3L6 -3L6 5L-6 5Z', ink: 'coral', lighter: -22, lift: 0, edge: 0 });
  },
  /** A bag that is set down. */
  drop: pen => {
    pen.cut({ path: 'M-1.4 -8L1.4 -8L1.4 -5L4 -5L0 -1L-4 -5L-1.4 -5Z', ink: 'navy', lift: 0, edge: 0 });
    pen.cut({ path: 'M-5 0L5 0L5 6L-5 6Z', ink: 'coral', lighter: -22, lift: 0, edge: 0 });
  },
  /** A spark. */
  glint: pen => {
    pen.cut({
      path: 'M0 -8L1.8 -2.8L7 -1L1.8 0.8L0 6L-1.8 0.8L-7 -1L-1.8 -2.8Z',
      ink: 'gold',
      lighter: -16,
      lift: 0,
      edge: 0,
    });
  },
  /** Two feet side by side. */
  still: pen => {
    for (const x of [-5, 1.5])
      pen.cut({ path: `M${x} -6L${x + 3.5} -6L${x + 3.5} 5L${x} 5Z`, ink: 'navy', lift: 0, edge: 0 });
  },
};

export function bakeSigns(paper: Paper): void {
  for (const sign of SIGNS)
    paper.bake(`sign ${sign}`, 28, 30, pen => {
      pen.cut({ path: SHEET, ink: 'paper', lift: 2, edge: 0, folds: [['M9 -9L9 7L2 7Z', -5]] });
      FIGURES[sign](pen);
    });
  paper.bake('marked', 64, 64, pen => {
    for (let i = 0; i < 4; i++)
      pen.cut({ path: 'M20 20L29 11L24 24L11 29Z', ink: 'coral', lift: 1.5, edge: 1.2 }, { angle: (Math.PI / 2) * i });
  });
  paper.bakeCut('cleared', 18, 14, { path: 'M-8 0L-3 5L8 -6L5 -8L-3 0L-5 -2Z', ink: 'moss', lift: 1, edge: 1 });
  paper.bakeCut('meant', 58, 58, {
    path: 'M27 0L19 19L0 27L-19 19L-27 0L-19 -19L0 -27L19 -19ZM22 0L15.5 -15.5L0 -22L-15.5 -15.5L-22 0L-15.5 15.5L0 22L15.5 15.5Z',
    ink: 'paper',
    lift: 1,
    edge: 0,
  });
  paper.bakeCut('cursor', 34, 34, {
    path: 'M-2 -16L2 -16L2 -6L-2 -6ZM-2 6L2 6L2 16L-2 16ZM-16 -2L-6 -2L-6 2L-16 2ZM6 -2L16 -2L16 2L6 2Z',
    ink: 'navy',
    lift: 0,
    edge: 1.4,
  });
}
