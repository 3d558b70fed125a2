// Pictures of the last act: the table, an empty chair, and the light on whoever was named.
import type { Paper } from '../../../kit/phaser/paper.ts';

export function bakeTable(paper: Paper): void {
  paper.bake('table', 620, 130, pen => {
    pen.cut({
      path: 'M-290 10L-214 -46L214 -46L290 10L246 62L-246 62Z',
      ink: 'plum',
      lighter: -10,
      folds: [
        ['M-290 10L290 10L246 62L-246 62Z', -9],
        ['M20 -46L214 -46L290 10L40 10Z', 4],
      ],
      lift: 8,
      edge: 2,
    });
    // A runner of paper, folded once.
    pen.cut({
      path: 'M-226 -8L-196 -32L196 -32L226 -8Z',
      ink: 'cream',
      lighter: -6,
      folds: [['M0 -32L196 -32L226 -8L0 -8Z', -5]],
      lift: 2,
      edge: 0,
    });
  });
  paper.bake('chair', 110, 230, pen => {
    pen.cut({
      path: 'M-36 -44L36 -44L40 60L-40 60Z',
      ink: 'plum',
      lighter: 6,
      folds: [
        ['M2 -44L36 -44L40 60L2 60Z', -7],
        ['M-26 -34L26 -34L28 34L-28 34Z', 10],
      ],
      lift: 5,
      edge: 2,
    });
    pen.cut({ path: 'M-46 56L46 56L52 80L-52 80Z', ink: 'plum', lighter: -4, lift: 4, edge: 2 });
  });
  paper.bake('beam', 190, 432, pen => {
    pen.g.fillStyle = pen.ink('gold', 16, 0.34);
    pen.g.fill(new Path2D('M-26 -216L26 -216L90 216L-90 216Z'));
    pen.g.fillStyle = pen.ink('cream', 4, 0.3);
    pen.g.fill(new Path2D('M-12 -216L12 -216L56 216L-56 216Z'));
  });
}
