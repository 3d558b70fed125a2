// Textures of the wall: window, curtains, pictures, lamp.
import type { Ink } from '../../kit/core/inks.ts';
import { type Pen, polygon } from '../../kit/phaser/paper.ts';
import { round } from './icons.ts';

export function drawWall(pen: Pen): void {
  drawWindow(pen);
  drawFrames(pen);
}

function drawWindow(pen: Pen): void {
  const { g } = pen;
  pen.cut({ path: 'M252 34H470V206H252Z', ink: 'paper', lift: 7, edge: 0 });
  g.save();
  g.clip(new Path2D('M262 44H460V196H262Z'));
  g.fillStyle = pen.ink('sky', 12);
  g.fillRect(262, 44, 198, 152);
  pen.cut({
    path: polygon(round(410, 84, 24, 10)),
    ink: 'gold',
    lighter: 8,
    folds: [['M386 84L434 82L426 104L396 106Z', -6]],
    lift: 4,
    edge: 0,
  });
  pen.cut({ path: 'M280 92L292 78L308 80L320 68L340 74L352 92Z', ink: 'paper', lift: 3, edge: 0 });
  pen.sheet('M250 156L300 122L340 148L396 112L470 152V210H250Z', 'teal', 10, 6);
  pen.sheet('M250 180Q310 150 370 174T470 166V210H250Z', 'moss', 8, 6);
  g.restore();
  pen.cut({ path: 'M357 44H365V196H357ZM262 116H460V123H262Z', ink: 'paper', lighter: -3, lift: 2, edge: 0 });
  pen.cut({ path: 'M240 204H482L488 218H234Z', ink: 'paper', lighter: -1, lift: 6, edge: 0 });
  for (const [x, flip] of [
    [236, 1],
    [486, -1],
  ] as const)
    pen.cut({
      path: `M${x - 16 * flip} 22L${x + 34 * flip} 22L${x + 22 * flip} 110L${x + 2 * flip} 150L${x - 14 * flip} 156Z`,
      ink: 'plum',
      lighter: 18,
      folds: [[`M${x} 20L${x + 12 * flip} 20L${x + 6 * flip} 150L${x - 4 * flip} 156Z`, -7]],
      lift: 6,
    });
  pen.cut({ path: 'M206 16H516L520 24H202Z', ink: 'sand', lighter: -28, lift: 3, edge: 1 });
}

function drawFrames(pen: Pen): void {
  const frame = (x: number, y: number, w: number, h: number, ink: Ink, lighter: number) => {
    pen.cut({ path: `M${x} ${y}h${w}v${h}h${-w}Z`, ink: 'sand', lighter: -30, lift: 5, edge: 0 });
    pen.cut({ path: `M${x + 6} ${y + 6}h${w - 12}v${h - 12}h${12 - w}Z`, ink, lighter, lift: 0, edge: 0 });
  };
  frame(566, 54, 96, 74, 'sky', 8);
  pen.cut({
    path: 'M584 116L600 84L614 104L630 76L648 116Z',
    ink: 'fox',
    folds: [['M630 76L648 116H626Z', -9]],
    lift: 2,
    edge: 1,
  });
  pen.cut({
    path: 'M606 84L600 62L614 72L628 62L624 84L615 94Z',
    ink: 'fox',
    lighter: 4,
    folds: [['M615 72L628 62L624 84L615 94Z', -8]],
    lift: 2,
    edge: 1,
  });
  frame(132, 84, 62, 78, 'cream', 0);
  pen.cut({ path: polygon(round(163, 134, 12, 9)), ink: 'coral', lift: 1, edge: 1 });
  for (const [x, y] of [
    [147, 116],
    [157, 108],
    [169, 108],
    [179, 116],
  ] as const)
    pen.cut({ path: polygon(round(x, y, 5, 7)), ink: 'coral', lift: 1, edge: 0.8 });
  // The folding lamp over the table.
  pen.cut({ path: 'M650 168L654 168L660 262L656 262Z', ink: 'navy', lighter: 18, lift: 2, edge: 0 });
  pen.cut({
    path: 'M612 176L628 142L668 148L672 182Z',
    ink: 'gold',
    folds: [['M646 144L668 148L672 182L648 179Z', -9]],
    lift: 5,
  });
}
