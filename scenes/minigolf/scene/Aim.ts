// Aim indicator: direction dots, power ring, and marks of the last stroke.
import type { Ink } from '../../kit/core/inks.ts';
import { drawDottedLine } from '../../kit/phaser/dots.ts';
import type { Paper } from '../../kit/phaser/paper.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import type { T } from '../constants.ts';
import { inkOf, powerAfter } from '../rules/putt.ts';
import type { State } from '../rules/state.ts';

const RING = 27;
const THICK = 7;
/** Power ring: starts at the top, fills clockwise. */
const FROM = -Math.PI / 2;
const AROUND = 2 * Math.PI;
const REACH = 210;

export class Aim {
  readonly #g: Phaser.GameObjects.Graphics;
  readonly #paper: Paper;

  constructor(scene: Pick<Phaser.Scene, 'add'>, paper: Paper, depth: number) {
    this.#g = scene.add.graphics().setDepth(depth);
    this.#paper = paper;
  }

  /** Every frame; `alpha` is the interpolation to the next tick, 0 to 1. */
  draw(state: Readonly<State>, alpha: number, t: T): void {
    const g = this.#g.clear();
    const { phase, ball, aim, swing, last } = state;
    if (last && phase !== 'completed' && phase !== 'over') this.#mark(last);
    if (phase !== 'aiming' && phase !== 'putting') return;
    const power = swing ? powerAfter(Math.max(0, swing.ticks - 1 + alpha), t) : 0;
    const first = swing ? 42 : 24;
    const line = { first, gap: 15, radius: 3.2 };
    drawDottedLine(g, this.#paper, ball, aim, {
      ...line,
      ink: 'navy',
      alpha: 0.3,
      reach: REACH,
      goneAt: 400,
      radius: 4.4,
    });
    drawDottedLine(g, this.#paper, ball, aim, { ...line, ink: 'paper', alpha: 0.95, reach: REACH, goneAt: 300 });
    if (power > 0)
      drawDottedLine(g, this.#paper, ball, aim, {
        ...line,
        ink: inkOf(power, t),
        alpha: 1,
        radius: 5,
        reach: first + ((REACH - first) * power) / 100,
        goneAt: 9000,
      });
    this.#head(ball, aim);
    if (swing) this.#ring(ball, power, last?.power ?? null, t);
  }

  /** Arrow head. */
  #head({ x, y }: { readonly x: number; readonly y: number }, aim: number): void {
    const at = (away: number, aside: number) => ({
      x: x + Math.cos(aim) * away - Math.sin(aim) * aside,
      y: y + Math.sin(aim) * away + Math.cos(aim) * aside,
    });
    const [tip, left, notch, right] = [at(REACH + 16, 0), at(REACH - 6, -9), at(REACH, 0), at(REACH - 6, 9)];
    this.#g.fillStyle(this.#paper.rgb('fox', 6), 1).fillPoints([tip, left, notch, right] as never, true);
  }

  #ring({ x, y }: { readonly x: number; readonly y: number }, power: number, last: number | null, t: T): void {
    const arc = (from: number, to: number, thick: number, ink: Ink, alpha: number, lighter = 0) => {
      if (to <= from) return;
      this.#g.lineStyle(thick, this.#paper.rgb(ink, lighter), alpha);
      this.#g.beginPath();
      this.#g.arc(x, y, RING, FROM + (from / 100) * AROUND, FROM + (to / 100) * AROUND);
      this.#g.strokePath();
    };
    arc(0, 100, THICK + 6, 'navy', 0.55, -8);
    arc(0, 100, THICK, 'cream', 0.35, -10);
    arc(0, power, THICK, inkOf(power, t), 1, 4);
    for (const notch of [t.meterMiddle, t.meterHigh]) arc(notch - 0.6, notch + 0.6, THICK + 6, 'paper', 1);
    if (last !== null) this.#tick({ x, y }, FROM + (last / 100) * AROUND);
  }

  /** Mark of the last power, outside the ring. */
  #tick({ x, y }: { readonly x: number; readonly y: number }, angle: number): void {
    const at = (away: number, turn: number) => ({
      x: x + Math.cos(angle + turn) * away,
      y: y + Math.sin(angle + turn) * away,
    });
    this.#g
      .fillStyle(this.#paper.rgb('paper'), 1)
      .fillPoints([at(RING + 6, 0), at(RING + 17, -0.16), at(RING + 17, 0.16)] as never, true);
  }

  /** Mark of the last stroke's start. */
  #mark({ x, y }: { readonly x: number; readonly y: number }): void {
    this.#g.lineStyle(3, this.#paper.rgb('cream'), 0.9);
    for (const way of [1, -1]) this.#g.lineBetween(x - 6, y - 6 * way, x + 6, y + 6 * way);
  }
}
