// Game feel ("juice"), as decoration on events: hit-stop, screen shake, paper particles, unfold and crumple animations, floating text. Rules never
// read it.

import type { FixedClock } from '../../core/clock.ts';
import type { Ink } from '../../core/inks.ts';
import { type View, WHOLE } from '../../core/world/camera.ts';
import type { Paper } from '../paper.ts';
import type Phaser from '../phaser.ts';
import type { DecorRandom } from './DecorRandom.ts';
import { FloatingText } from './FloatingText.ts';
import { Particles } from './Particles.ts';

/** Maximum offset of a screen shake in the picture's pixels: backgrounds must reach this far beyond its edges. */
export const MAX_SHAKE = 6;
const MAX_SCRAPS = 120;
const MAX_CRUMPLED = 40;
const GRAVITY = 0.0009;
const UNFOLD_MS = 200;
const CRUMPLE_MS = 380;

export class Juice {
  readonly #scene: Phaser.Scene;
  readonly #clock: FixedClock;
  readonly #paper: Paper;
  readonly #random: DecorRandom;
  readonly #reducedMotion: boolean;
  readonly #floatingText: FloatingText;
  readonly #scraps: Particles;
  readonly #crumpled: Particles;
  /** Inks whose scrap texture is baked. A rebuild makes a new Juice, which bakes them at its resolution and palette. */
  readonly #bakedInks = new Set<Ink>();
  #shake = { pixels: 0, ms: 0, left: 0 };
  #view: View = WHOLE;

  constructor(
    scene: Phaser.Scene,
    clock: FixedClock,
    paper: Paper,
    random: DecorRandom,
    { reducedMotion, textScale }: { reducedMotion: boolean; textScale: number },
  ) {
    this.#scene = scene;
    this.#clock = clock;
    this.#paper = paper;
    this.#random = random;
    this.#reducedMotion = reducedMotion;
    this.#floatingText = new FloatingText(paper, { isStatic: reducedMotion, textScale });
    this.#scraps = new Particles(paper, MAX_SCRAPS, 900);
    this.#crumpled = new Particles(paper, MAX_CRUMPLED, 890);
  }

  /** Hit-stop: freezes play for two to four ticks on a heavy hit. */
  hitStop(ticks: number): void {
    if (!this.#reducedMotion) this.#clock.hold(ticks);
  }

  /** Screen shake that fades out; maximum offset in pixels of the picture. */
  shake(pixels: number, ms = 180): void {
    if (this.#reducedMotion) return;
    this.#shake = { pixels: Math.min(MAX_SHAKE, pixels), ms, left: ms };
  }

  /** Emits scraps of paper from a place; speed in pixels per millisecond. */
  scraps(x: number, y: number, ink: Ink, count: number, speed = 0.22): void {
    if (this.#reducedMotion) return;
    const key = `scrap-${ink}`;
    if (!this.#bakedInks.has(ink))
      this.#paper.bakeCut(key, 10, 10, {
        path: 'M-5 -3L4 -5L5 4L-2 5Z',
        ink,
        folds: [['M-5 -3L4 -5L-2 5Z', 9]],
        lift: 1,
        edge: 0.8,
      });
    this.#bakedInks.add(ink);
    for (let i = 0; i < count; i++) {
      const angle = this.#random.between(0, 2 * Math.PI);
      const pace = speed * this.#random.between(0.4, 1.2);
      this.#scraps.emit(key, {
        x,
        y,
        vx: Math.cos(angle) * pace,
        vy: Math.sin(angle) * pace - speed * 0.5,
        gravity: GRAVITY,
        spin: this.#random.spread(0.01),
        life: this.#random.between(420, 800),
      });
    }
  }

  /** Opens an image like a folded sheet, by a tween of its width. */
  unfold<I extends Phaser.GameObjects.Image>(image: I, delay = 0): I {
    if (this.#reducedMotion) return image;
    this.#scene.tweens.add({
      targets: image,
      scaleX: { from: 0, to: image.scaleX },
      delay,
      duration: UNFOLD_MS,
      ease: 'Back.easeOut',
    });
    return image;
  }

  /** Shrinks and fades a texture like crumpled paper. */
  crumple(x: number, y: number, key: string): void {
    if (this.#reducedMotion) return;
    this.#crumpled.emit(key, { x, y, spin: 0.007, life: CRUMPLE_MS, scale: [1, 0.2], fade: CRUMPLE_MS * 0.6 });
  }

  /** Floating text at a place. Of very many at once only the last are shown. */
  pop(x: number, y: number, text: string, ink: Ink = 'paper', size = 20): void {
    this.#floatingText.add({ x, y, text, ink, size });
  }

  /** View without shake. */
  setView(view: View): void {
    this.#view = view;
    this.#scrollCamera(0);
  }

  /** Advances by the milliseconds of a frame. */
  draw(ms: number): void {
    this.#drawShake(ms);
    this.#scraps.draw(ms);
    this.#crumpled.draw(ms);
    this.#floatingText.draw(ms);
  }

  #drawShake(ms: number): void {
    const shake = this.#shake;
    if (shake.left <= 0) return;
    shake.left = Math.max(0, shake.left - ms);
    this.#scrollCamera((shake.pixels * shake.left) / shake.ms / this.#view.scale);
  }

  #scrollCamera(reach: number): void {
    const { x, y } = this.#view;
    const offset = () => (reach === 0 ? 0 : this.#random.spread(reach));
    this.#scene.cameras.main.setScroll(x + offset(), y + offset());
  }
}
