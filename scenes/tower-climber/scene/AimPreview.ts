// Aim preview: trajectory as dots, landing mark, and the pull's band.
import { drawDots } from '../../kit/phaser/dots.ts';
import type { Paper } from '../../kit/phaser/paper.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import type { T } from '../constants.ts';
import { boostOf, type Flight, powerOf, pullOf, simulateFlight, velocityOf } from '../rules/aim.ts';
import type { State } from '../rules/state.ts';

/** Ticks between two dots. */
const DOT_EVERY = 3;
const MOST_TICKS = 96;
/** Half width of the landing mark, in px. */
const MARK = 11;

export class AimPreview {
  readonly #graphics: Phaser.GameObjects.Graphics;
  readonly #paper: Paper;
  #flight: Flight | null = null;
  /** Power of the pull, 0 to 1; 0 without an aim. */
  power = 0;

  constructor(scene: Phaser.Scene, paper: Paper, depth: number) {
    this.#graphics = scene.add.graphics().setDepth(depth);
    this.#paper = paper;
  }

  /** After a tick: simulates the flight of the current aim. */
  update(state: Readonly<State>, t: T): void {
    const draw = state.phase === 'playing' ? pullOf(state) : null;
    const velocity = draw && velocityOf(draw, boostOf(state, t), t);
    this.power = draw && velocity ? powerOf(draw, t) / t.pullPx : 0;
    const stands = state.player.canJump;
    this.#flight = velocity && stands ? simulateFlight(state.player, velocity, state.platforms, MOST_TICKS, t) : null;
  }

  /** Every frame. `camera` is the world y of the view's upper side. */
  draw(state: Readonly<State>, camera: number, t: T): void {
    const g = this.#graphics.clear();
    const { pull } = state;
    if (pull && state.phase === 'playing') this.#drawPull(g, pull, camera, t);
    if (!this.#flight) return;
    const { places, on } = this.#flight;
    const dots = places.filter((_, index) => index % DOT_EVERY === DOT_EVERY - 1);
    drawDots(g, this.#paper, dots, { ink: 'navy', alpha: 0.35, radius: 3.6 });
    drawDots(g, this.#paper, dots, { ink: on ? 'gold' : 'paper', alpha: 0.95, radius: 2.5 });
    const end = places.at(-1);
    if (!on || !end) return;
    const feet = end.y + state.player.h / 2;
    g.lineStyle(3, this.#paper.rgb('gold'), 0.95);
    g.lineBetween(end.x - MARK, feet - 1, end.x + MARK, feet - 1);
    g.strokeCircle(end.x, feet - state.player.h / 2, 13);
  }

  /** Band from the start of the pull to the pointer; the ring is the dead zone. */
  #drawPull(g: Phaser.GameObjects.Graphics, pull: NonNullable<State['pull']>, camera: number, t: T): void {
    const [fromX, fromY] = [pull.fromX, pull.fromY + camera];
    const away = Math.hypot(pull.x - pull.fromX, pull.y - pull.fromY);
    const part = away > t.pullPx ? t.pullPx / away : 1;
    const [x, y] = [fromX + (pull.x - pull.fromX) * part, fromY + (pull.y - pull.fromY) * part];
    g.lineStyle(2, this.#paper.rgb('paper'), 0.6);
    g.strokeCircle(fromX, fromY, t.deadPull);
    if (this.power === 0) return;
    g.lineStyle(7 - 3.5 * this.power, this.#paper.rgb('coral'), 0.85);
    g.lineBetween(fromX, fromY, x, y);
    g.fillStyle(this.#paper.rgb('paper'), 0.95).fillCircle(x, y, 7);
    g.fillStyle(this.#paper.rgb('coral'), 1).fillCircle(x, y, 4.5);
  }
}
