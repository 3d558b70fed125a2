// Hit boxes of the lab: the rules' solids and bodies as outlines over the picture.

import { rgb } from '../core/inks.ts';
import type { Outline, Outlines } from '../core/rules.ts';
import type Phaser from './phaser.ts';

export class HitBoxes {
  readonly #graphics: Phaser.GameObjects.Graphics;

  constructor(scene: Phaser.Scene) {
    this.#graphics = scene.add.graphics().setDepth(999);
  }

  draw(outlines: Outlines | null): void {
    this.#graphics.clear();
    if (!outlines) return;
    this.#graphics.lineStyle(1, rgb('coral'));
    for (const solid of outlines.solids) this.#trace(solid);
    this.#graphics.lineStyle(1, rgb('paper'));
    for (const body of outlines.bodies) this.#trace(body);
  }

  destroy(): void {
    this.#graphics.destroy();
  }

  #trace(outline: Outline): void {
    if ('r' in outline) this.#graphics.strokeCircle(outline.x, outline.y, outline.r);
    else this.#graphics.strokeRect(outline.x - outline.w / 2, outline.y - outline.h / 2, outline.w, outline.h);
  }
}
