// The lab's view of what physics knows: bodies and walls as outlines over the picture.

import { rgb } from '../core/inks.ts';
import type { Session } from '../core/session.ts';
import type Phaser from './phaser.ts';

export class HitBoxes {
  readonly #graphics: Phaser.GameObjects.Graphics;

  constructor(scene: Phaser.Scene) {
    this.#graphics = scene.add.graphics().setDepth(999);
  }

  draw(bodies: ReturnType<Session['bodies']>): void {
    const graphics = this.#graphics.clear();
    if (!bodies) return;
    graphics.lineStyle(1, rgb('coral'));
    for (const [x, y, width, height] of bodies.ground.solids) graphics.strokeRect(x, y, width, height);
    graphics.lineStyle(1, rgb('paper'));
    for (const { x, y, w, h } of bodies.movers) graphics.strokeRect(x - w / 2, y - h / 2, w, h);
  }

  destroy(): void {
    this.#graphics.destroy();
  }
}
