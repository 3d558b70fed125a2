// Bars over things: how whole they are, how far their patience has run. All of one kind are one drawing, however many there are.
import type { Ink } from '../core/inks.ts';
import type { Paper } from './paper.ts';
import type Phaser from './phaser.ts';

/** World pixels. */
export interface MeterStyle {
  readonly width: number;
  readonly height: number;
  readonly ink: Ink;
  /** Where they lie on the stage. */
  readonly depth: number;
  /** A full one is not shown: nothing has happened to its thing. */
  readonly hidesFull?: boolean;
}

/** Of the dark sheet around the bar. */
const RIM = 1;
const GROUND_ALPHA = 0.8;

export class Meters {
  readonly #graphics: Phaser.GameObjects.Graphics;
  readonly #paper: Paper;
  readonly #style: MeterStyle;

  constructor(scene: Pick<Phaser.Scene, 'add'>, paper: Paper, look: MeterStyle) {
    this.#graphics = scene.add.graphics().setDepth(look.depth);
    this.#paper = paper;
    this.#style = look;
  }

  /** One bar in this frame, around its middle; `part` of it is full. */
  show(x: number, y: number, part: number, ink: Ink = this.#style.ink): void {
    const { width, height, hidesFull = false } = this.#style;
    if (hidesFull && part >= 1) return;
    const [left, top] = [x - width / 2, y - height / 2];
    this.#graphics
      .fillStyle(this.#paper.rgb('navy', -8), GROUND_ALPHA)
      .fillRect(left - RIM, top - RIM, width + 2 * RIM, height + 2 * RIM)
      .fillStyle(this.#paper.rgb(ink), 1)
      .fillRect(left, top, width * Math.min(1, Math.max(0, part)), height);
  }

  /** A new frame begins. */
  clear(): void {
    this.#graphics.clear();
  }
}
