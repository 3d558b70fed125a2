// The things in the background of each zone, cut from nearly the same paper as its sky.
import type { Ink } from '../../kit/core/inks.ts';
import type { Pen } from '../../kit/phaser/paper.ts';
import type { Material } from '../rules/materials.ts';

/** Size of a background thing, in px. */
export const PROP = { width: 210, height: 230 } as const;
export const STAR = 'M0 -9L2.6 -2.6L9 0L2.6 2.6L0 9L-2.6 2.6L-9 0L-2.6 -2.6Z';

export function disc(pen: Pen, x: number, y: number, radius: number, ink: Ink, lighter = 0, alpha = 1): void {
  pen.g.fillStyle = pen.ink(ink, lighter, alpha);
  pen.g.beginPath();
  pen.g.arc(x, y, radius, 0, 2 * Math.PI);
  pen.g.fill();
}

interface Sketch {
  readonly pen: Pen;
  /** The zone's sky, and its shade: things are cut from nearly the same paper. */
  readonly ink: Ink;
  readonly base: number;
}

/** One sheet of a background thing, by so much lighter than the sky. */
const sheet = ({ pen, ink, base }: Sketch, path: string, more: number, lift = 4): void =>
  pen.cut({ path, ink, lighter: base + more, lift, edge: 0 });

export const PROPS: Readonly<Record<Material, (sketch: Sketch) => void>> = {
  // A pencil, and a pile of paper.
  card(sketch) {
    for (const [y, turn] of [
      [92, 4],
      [80, -3],
      [68, 2],
    ] as const)
      sheet(sketch, `M-84 ${y + turn}L52 ${y - turn}L66 ${y + 12 - turn}L-72 ${y + 14 + turn}Z`, 8 + (92 - y) / 4);
    sheet(sketch, 'M22 -60L52 -54L34 46L4 40Z', 10);
    sheet(sketch, 'M22 -60L32 -58L14 42L4 40Z', 15, 0);
    sheet(sketch, 'M4 40L34 46L12 74Z', 16);
    sheet(sketch, 'M10 62L18 64L12 74Z', -6, 0);
    sheet(sketch, 'M22 -60L52 -54L55 -72L25 -78Z', 4);
  },
  // A chest of three drawers, one of them open.
  wood(sketch) {
    sheet(sketch, 'M-82 -92H82V96H-82Z', 6);
    for (const [y, out] of [
      [-82, 0],
      [-24, 10],
      [34, 0],
    ] as const) {
      sheet(sketch, `M${-70 - out} ${y + out}H${70 + out}V${y + 48 + out}H${-70 - out}Z`, 11 + out / 2, 3 + out);
      sheet(sketch, `M${-70 - out} ${y + out}H${70 + out}V${y + 7 + out}H${-70 - out}Z`, 17, 0);
      sheet(sketch, `M-8 ${y + 24 + out}L0 ${y + 16 + out}L8 ${y + 24 + out}L0 ${y + 32 + out}Z`, -4, 2);
    }
  },
  // Books on a board.
  book(sketch) {
    for (const [x, width, height, more] of [
      [-88, 30, 120, 8],
      [-56, 24, 150, 13],
      [-30, 34, 104, 5],
      [6, 22, 138, 11],
      [30, 38, 126, 7],
    ] as const) {
      sheet(sketch, `M${x} ${70 - height}H${x + width}V70H${x}Z`, more);
      sheet(sketch, `M${x} ${88 - height}H${x + width}V${96 - height}H${x}Z`, more + 9, 0);
    }
    sheet(sketch, 'M72 66L98 -40L108 -36L84 72Z', 12);
    sheet(sketch, 'M-105 70H105V84H-105Z', 15, 8);
  },
  // A window of four panes.
  glass(sketch) {
    sheet(sketch, 'M-72 -100H72V88H-72Z', 20);
    for (const [x, y] of [
      [-60, -88],
      [6, -88],
      [-60, -4],
      [6, -4],
    ] as const) {
      sheet(sketch, `M${x} ${y}H${x + 54}V${y + 78}H${x}Z`, 6, 0);
      sheet(sketch, `M${x + 8} ${y + 50}L${x + 38} ${y}H${x + 52}L${x + 8} ${y + 72}Z`, 13, 0);
    }
    sheet(sketch, 'M-86 86H86V102H-86Z', 25, 8);
  },
  // A curtain on its rod, tied back.
  cloth(sketch) {
    for (const [x, more] of [
      [-74, 6],
      [-44, 12],
      [-14, 7],
      [16, 13],
      [46, 8],
    ] as const)
      sheet(
        sketch,
        `M${x} -88H${x + 30}Q${x / 2 + 40} 20 ${x * 0.6 + 40} 104H${x * 0.6 + 8}Q${x / 2 + 12} 10 ${x} -88Z`,
        more,
      );
    sheet(sketch, 'M-28 22L66 8L70 24L-24 40Z', 20, 6);
    sheet(sketch, 'M-100 -100H100V-86H-100Z', 18, 6);
    sheet(sketch, 'M88 -106L104 -93L88 -80L76 -93Z', 24, 4);
  },
  // Gables and a chimney.
  slate(sketch) {
    sheet(sketch, 'M30 -96H64V10H30Z', 5);
    sheet(sketch, 'M24 -108H70V-92H24Z', 12);
    sheet(sketch, 'M-104 96L-20 -50L64 96Z', 10, 6);
    sheet(sketch, 'M-20 -50L64 96H-6Z', 5, 0);
    for (const y of [0, 36, 72]) sheet(sketch, `M${-46 - y / 2} ${y}H${4 + y / 2}V${y + 4}H${-48 - y / 2}Z`, 17, 0);
    sheet(sketch, 'M-36 36L-20 18L-4 36V66H-36Z', 22, 3);
  },
  // A lamp that hangs, and its light.
  shade(sketch) {
    const { pen } = sketch;
    pen.g.fillStyle = pen.ink('gold', 6, 0.13);
    pen.g.fill(new Path2D('M-38 -18L38 -18L102 112H-102Z'));
    pen.g.fill(new Path2D('M-24 -18L24 -18L56 112H-56Z'));
    sheet(sketch, 'M-2 -115H2V-70H-2Z', 10, 0);
    sheet(sketch, 'M-18 -72H18L52 -16H-52Z', 18, 6);
    sheet(sketch, 'M-18 -72H0L-14 -16H-52Z', 25, 0);
    disc(pen, 0, -12, 13, 'cream');
  },
  // The Moon and stars.
  cloud({ pen }) {
    pen.cut({
      path: 'M14 -78A62 62 0 1 0 62 26A52 52 0 1 1 14 -78Z',
      ink: 'cream',
      lighter: -12,
      folds: [['M14 -78A62 62 0 0 0 -34 20L-6 4Z', -4]],
      edge: 0,
      lift: 8,
    });
    for (const [x, y, scale] of [
      [70, -70, 1.1],
      [-84, -60, 0.8],
      [88, 60, 0.9],
      [-70, 84, 1.2],
      [34, 96, 0.7],
    ] as const)
      pen.cut({ path: STAR, ink: 'gold', lighter: -10, edge: 0, lift: 2 }, { x, y, scale });
  },
};
