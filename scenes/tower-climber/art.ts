// Textures of platforms (by kind and size), fox and enemies.
import type { Paper, Pen } from '../kit/phaser/paper.ts';
import type { PlatformKind } from './state.ts';

/** Margin of a platform's texture on each side, in px. */
const ROOM = 16;

export function bakeFigures(paper: Paper): void {
  bakeFox(paper);
  bakeBeetle(paper);
  bakeHopper(paper);
  bakeMoth(paper);
  paper.bake('shadow', 30, 10, pen => {
    pen.g.fillStyle = pen.ink('navy', 0, 0.28);
    pen.g.beginPath();
    pen.g.ellipse(0, 0, 13, 3.4, 0, 0, 2 * Math.PI);
    pen.g.fill();
  });
}

/** Bakes the texture of a platform, centred. */
export function bakeLedge(paper: Paper, kind: PlatformKind, w: number, h: number): string {
  const [a, b, top, foot] = [-w / 2, w / 2, -h / 2, h / 2];
  return paper.bake(`ledge-${kind}`, w + 2 * ROOM, h + 2 * ROOM + 12, pen => {
    switch (kind) {
      case 'ground':
        pen.cut({
          path: `M${a} ${top}L${b} ${top}L${b} ${foot + 12}L${a} ${foot + 12}Z`,
          ink: 'sand',
          folds: [
            [`M${a} ${top}H${b}V${top + 4}H${a}Z`, 8],
            [`M${a} ${foot + 4}H${b}V${foot + 12}H${a}Z`, -12],
          ],
        });
        break;
      case 'moving':
        plank(pen, a, b, top, foot, 'teal', 8);
        for (const way of [-1, 1])
          pen.cut({
            path: `M${way * 18} ${top + 2}L${way * 26} 0L${way * 18} ${foot - 2}Z`,
            ink: 'cream',
            lift: 0,
            edge: 0,
          });
        break;
      case 'crumbling':
        pen.cut({
          path: `M${a} ${top}L${b} ${top}L${b - 3} ${foot - 2}L${b - 14} ${foot + 3}L${b - 24} ${foot - 3}L4 ${foot + 4}L-12 ${foot - 3}L${a + 22} ${foot + 3}L${a + 10} ${foot - 2}L${a + 2} ${foot + 2}Z`,
          ink: 'rose',
          folds: [
            [`M${a} ${top}H${b}V${top + 3}H${a}Z`, 10],
            [`M-14 ${top}L-8 0L-13 ${foot + 5}L-9 ${foot + 5}L-3 0L-10 ${top}Z`, -30],
            [`M20 ${top}L16 1L22 ${foot + 5}L25 ${foot + 5}L20 1L24 ${top}Z`, -30],
          ],
        });
        break;
      case 'spring':
        plank(pen, a, b, top, foot - 3, 'gold', 10);
        for (const x of [-18, 0, 18])
          pen.cut({
            path: `M${x - 7} ${foot - 3}L${x + 7} ${foot + 1}L${x - 7} ${foot + 5}L${x + 7} ${foot + 9}L${x - 7} ${foot + 9}Z`,
            ink: 'fox',
            lift: 1,
            edge: 1,
          });
        break;
      case 'ice':
        pen.cut({
          path: `M${a} ${top}L${b} ${top}L${b - 4} ${foot}L${b - 16} ${foot - 2}L${b - 20} ${foot + 8}L${b - 25} ${foot - 2}L8 ${foot}L3 ${foot + 11}L-2 ${foot}L${a + 24} ${foot - 2}L${a + 20} ${foot + 7}L${a + 15} ${foot - 1}L${a + 4} ${foot}Z`,
          ink: 'sky',
          lighter: 14,
          folds: [
            [`M${a} ${top}H${b}V${top + 3}H${a}Z`, 24, 'paper'],
            [`M${a + 12} ${top + 3}L${a + 26} ${top + 3}L${a + 18} ${foot}L${a + 8} ${foot}Z`, 12],
          ],
        });
        break;
      case 'folding':
        for (let i = 0; i < 5; i++) {
          const x = a + (i * w) / 5;
          pen.cut({
            path: `M${x} ${top}L${x + w / 5} ${top}L${x + w / 5} ${foot - (i % 2) * 3}L${x} ${foot - ((i + 1) % 2) * 3}Z`,
            ink: 'plum',
            lighter: i % 2 === 0 ? 16 : 4,
            edge: 1.4,
          });
        }
        break;
      default:
        plank(pen, a, b, top, foot, 'cream', 0);
    }
  });
}

/** Strip with its front edge folded down. */
function plank(
  pen: Pen,
  a: number,
  b: number,
  top: number,
  foot: number,
  ink: 'cream' | 'teal' | 'gold',
  lighter: number,
): void {
  pen.cut({
    path: `M${a} ${top}L${b} ${top}L${b - 4} ${foot}L${a + 4} ${foot}Z`,
    ink,
    lighter,
    folds: [
      [`M${a} ${top}H${b}L${b - 2} ${top + 3.5}H${a + 2}Z`, lighter + 7],
      [`M${b - 22} ${top + 3.5}L${b} ${top + 3.5}L${b - 4} ${foot}L${b - 26} ${foot}Z`, lighter - 12],
    ],
  });
}

/** Fox, sitting, seen from the front; (0, 0) is the centre of its body. */
function bakeFox(paper: Paper): void {
  paper.bake('fox', 56, 56, pen => {
    pen.cut({
      path: 'M8 10L20 7L23 -4L16 -1L9 3Z',
      ink: 'fox',
      lighter: -4,
      folds: [['M23 -4L16 -1L18 5L20 7Z', 0, 'paper']],
      edge: 1.6,
    });
    pen.cut({
      path: 'M-10 10L-11 -2L-6 -8L6 -8L11 -2L10 10Z',
      ink: 'fox',
      folds: [
        ['M-10 10L-11 -2L-4 -3L-3 10Z', 8],
        ['M10 10L11 -2L4 -3L3 10Z', -11],
        ['M-4 10L0 -3L4 10Z', 0, 'paper'],
      ],
      edge: 1.6,
    });
    pen.cut({
      path: 'M0 3L-13 -8L-13 -22L-5 -14L5 -14L13 -22L13 -8Z',
      ink: 'fox',
      lighter: 2,
      folds: [
        ['M0 3L-13 -8L-13 -22L-5 -14L0 -9Z', 9],
        ['M0 3L13 -8L5 -14L0 -9Z', -7],
        ['M0 3L-8 -4L-4 -6L0 -1L4 -6L8 -4Z', 0, 'paper'],
        ['M-11 -18L-11 -12L-7 -14Z', -26],
        ['M11 -18L11 -12L7 -14Z', -30],
      ],
      edge: 1.6,
    });
    pen.g.fillStyle = pen.ink('navy');
    for (const x of [-4.6, 4.6, 0]) {
      pen.g.beginPath();
      pen.g.arc(x, x === 0 ? 1.4 : -7.4, x === 0 ? 1.7 : 1.6, 0, 2 * Math.PI);
      pen.g.fill();
    }
  });
}

/** Beetle: coral, pointed, low. */
function bakeBeetle(paper: Paper): void {
  paper.bake('beetle', 44, 36, pen => {
    for (const x of [-8, -1, 6])
      pen.cut({ path: `M${x} 3L${x - 3} 9L${x + 3} 9L${x + 4} 3Z`, ink: 'navy', lift: 0, edge: 0 });
    pen.cut({
      path: 'M-13 5L-9 -4L-6 -9L-2 -6L0 -11L4 -6L8 -9L10 -3L13 5Z',
      ink: 'coral',
      folds: [
        ['M-13 5L-9 -4L-6 -9L-2 -6L-1 5Z', 9],
        ['M10 -3L13 5L4 5L4 -6L8 -9Z', -12],
      ],
      edge: 1.5,
    });
    eyes(pen, -4, 4, 1);
  });
}

function bakeHopper(paper: Paper): void {
  paper.bake('hopper', 44, 44, pen => {
    for (const way of [-1, 1])
      pen.cut({
        path: `M${way * 5} 3L${way * 14} -1L${way * 12} 9L${way * 5} 9Z`,
        ink: 'coral',
        lighter: -12,
        edge: 1.2,
      });
    pen.cut({
      path: 'M-9 8L-11 -4L-7 -14L-4 -7L0 -16L4 -7L7 -14L11 -4L9 8Z',
      ink: 'coral',
      lighter: -2,
      folds: [
        ['M-9 8L-11 -4L-7 -14L-4 -7L-2 8Z', 9],
        ['M9 8L11 -4L7 -14L4 -7L3 8Z', -12],
      ],
      edge: 1.5,
    });
    eyes(pen, -4, 4, -1);
  });
}

/** Moth. */
function bakeMoth(paper: Paper): void {
  paper.bake('moth', 60, 40, pen => {
    for (const way of [-1, 1])
      pen.cut({
        path: `M${way * 2} -2L${way * 18} -13L${way * 22} -3L${way * 13} 2L${way * 16} 10L${way * 3} 5Z`,
        ink: 'coral',
        lighter: way < 0 ? 8 : -6,
        folds: [[`M${way * 2} -2L${way * 18} -13L${way * 11} 0Z`, way < 0 ? 16 : 2]],
        edge: 1.5,
      });
    pen.cut({ path: 'M-4 -8L4 -8L5 2L0 10L-5 2Z', ink: 'plum', folds: [['M0 -8L4 -8L5 2L0 10Z', -9]], edge: 1.3 });
    eyes(pen, -2.4, 2.4, -4);
  });
}

function eyes(pen: Pen, left: number, right: number, y: number): void {
  for (const x of [left, right]) {
    pen.g.fillStyle = pen.ink('paper');
    pen.g.beginPath();
    pen.g.arc(x, y, 2.4, 0, 2 * Math.PI);
    pen.g.fill();
    pen.g.fillStyle = pen.ink('navy');
    pen.g.beginPath();
    pen.g.arc(x, y + 0.5, 1.2, 0, 2 * Math.PI);
    pen.g.fill();
  }
}
