// Textures of platforms (by kind and size), fox, enemies and cranes; what differs by zone is in zoneArt.ts.
import type { Paper, Pen } from '../../kit/phaser/paper.ts';
import type { PlatformKind } from '../rules/state.ts';
import { plank, ROOM } from './zoneArt.ts';

export function bakeFigures(paper: Paper): void {
  bakeFox(paper);
  bakeBeetle(paper);
  bakeHopper(paper);
  bakeMoth(paper);
  bakeCrane(paper);
  paper.bake('shadow', 30, 10, pen => {
    pen.g.fillStyle = pen.ink('navy', 0, 0.28);
    pen.g.beginPath();
    pen.g.ellipse(0, 0, 13, 3.4, 0, 0, 2 * Math.PI);
    pen.g.fill();
  });
}

/** Bakes the texture of a platform, centred. Plain ones are the zones'. */
export function bakeLedge(paper: Paper, kind: Exclude<PlatformKind, 'plain'>, w: number, h: number): string {
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
        plank(pen, { a, b, top, foot }, 'teal', 8);
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
        plank(pen, { a: a + 10, b: b - 10, top: foot + 9, foot: foot + 13 }, 'gold', -14);
        for (const x of [-20, 20]) coil(pen, x, top + 5, foot + 9);
        plank(pen, { a, b, top, foot: foot - 5 }, 'gold', 10);
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
    }
  });
}

/** Coil of a spring between two heights: turns in front light, those behind dark. */
function coil(pen: Pen, x: number, from: number, to: number): void {
  const turns = 3;
  const step = (to - from) / turns;
  for (let turn = 0; turn < turns; turn++) {
    const y = from + turn * step;
    for (const [ink, darker, path] of [
      ['fox', -26, `M${x + 9} ${y + step / 2}L${x - 9} ${y + step}`],
      ['fox', 4, `M${x - 9} ${y}L${x + 9} ${y + step / 2}`],
    ] as const) {
      pen.g.strokeStyle = pen.ink(ink, darker);
      pen.g.lineWidth = 3.2;
      pen.g.lineCap = 'round';
      pen.g.stroke(new Path2D(path));
    }
  }
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

/** Paper crane: on its thread before a pale disc, and in flight. */
function bakeCrane(paper: Paper): void {
  paper.bake('crane', 64, 84, pen => {
    for (const [radius, alpha] of [
      [26, 0.16],
      [18, 0.22],
    ] as const) {
      pen.g.fillStyle = pen.ink('paper', 0, alpha);
      pen.g.beginPath();
      pen.g.arc(0, 0, radius, 0, 2 * Math.PI);
      pen.g.fill();
    }
    pen.g.fillStyle = pen.ink('paper', 0, 0.8);
    pen.g.fillRect(-0.6, -42, 1.2, 34);
    crane(pen, 0);
  });
  for (const [index, key] of CRANE_FLIGHT.entries()) paper.bake(key, 64, 64, pen => crane(pen, index === 0 ? -6 : 14));
}
/** Textures of a crane in flight: wings up, wings down. */
export const CRANE_FLIGHT = ['crane-up', 'crane-down'] as const;

/** `low` is how far the wings' tips are lowered, in px. */
function crane(pen: Pen, low: number): void {
  const tip = -18 + low;
  pen.cut({ path: `M3 2L20 ${tip}L8 8Z`, ink: 'gold', lighter: -14, edge: 1.2, lift: 1 });
  pen.cut({ path: 'M-2 2L-22 -8L-18 -11L-24 -3L-6 8Z', ink: 'gold', lighter: -6, edge: 1.2, lift: 1 });
  pen.cut({
    path: 'M-8 4L2 0L12 4L24 -2L10 12L0 14Z',
    ink: 'gold',
    folds: [
      ['M-8 4L2 0L0 14Z', 8],
      ['M12 4L24 -2L10 12Z', -8],
    ],
    edge: 1.2,
  });
  pen.cut({
    path: `M-4 4L-12 ${tip - 2}L8 6Z`,
    ink: 'gold',
    lighter: 8,
    folds: [[`M-4 4L-12 ${tip - 2}L1 5Z`, 12]],
    edge: 1.2,
  });
}
