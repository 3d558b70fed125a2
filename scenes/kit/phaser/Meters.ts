// Meters: bars over entities, such as health or patience. All meters of one kind are drawn by one Graphics object.
import type { Ink } from '../core/inks.ts';
import type { Paper } from './paper.ts';
import type Phaser from './phaser.ts';

/** Sizes in world pixels. */
export interface MeterStyle {
  readonly width: number;
  readonly height: number;
  readonly ink: Ink;
  /** Phaser depth. */
  readonly depth: number;
  /** A full meter is hidden. */
  readonly hidesFull?: boolean;
}

/** Width of the dark rim around the bar. */
const RIM_PX = 1;
const GROUND_ALPHA = 0.8;

export class Meters {
  readonly #graphics: Phaser.GameObjects.Graphics;
  readonly #paper: Paper;
  readonly #style: MeterStyle;

  constructor(scene: Pick<Phaser.Scene, 'add'>, paper: Paper, style: MeterStyle) {
    this.#graphics = scene.add.graphics().setDepth(style.depth);
    this.#paper = paper;
    this.#style = style;
  }

  /** Draws one meter in this frame, centred; `fraction`, 0 to 1, is its fill. */
  show(x: number, y: number, fraction: number, ink: Ink = this.#style.ink): void {
    const { width, height, hidesFull = false } = this.#style;
    if (hidesFull && fraction >= 1) return;
    const [left, top] = [x - width / 2, y - height / 2];
    this.#graphics
      .fillStyle(this.#paper.rgb('navy', -8), GROUND_ALPHA)
      .fillRect(left - RIM_PX, top - RIM_PX, width + 2 * RIM_PX, height + 2 * RIM_PX)
      .fillStyle(this.#paper.rgb(ink), 1)
      .fillRect(left, top, width * Math.min(1, Math.max(0, fraction)), height);
  }

  /** Clears all meters, for a new frame. */
  clear(): void {
    this.#graphics.clear();
  }
}
