// Decoration that makes play felt: hit-stop, shake, flying scraps of paper, sheets that unfold and crumple, numbers that pop. Decides nothing.

import { type View, WHOLE } from '../core/camera.ts';
import type { FixedClock } from '../core/clock.ts';
import type { Ink } from '../core/inks.ts';
import type { DecorRandom } from './DecorRandom.ts';
import { FloatingText } from './FloatingText.ts';
import { Particles } from './Particles.ts';
import type { Paper } from './paper.ts';
import type Phaser from './phaser.ts';

/** The furthest that a shake moves the picture, in its own pixels: so far beyond its edges paper must reach. */
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
  readonly #pops: FloatingText;
  readonly #scraps: Particles;
  readonly #crumpled: Particles;
  /** Inks whose scrap this juice has cut: a rebuild makes another juice, which cuts them at its own size and palette. */
  readonly #bakedInks = new Set<Ink>();
  #shake = { pixels: 0, ms: 0, left: 0 };
  #view: View = WHOLE;

  constructor(
    scene: Phaser.Scene,
    clock: FixedClock,
    paper: Paper,
    chance: DecorRandom,
    { reducedMotion, textScale }: { reducedMotion: boolean; textScale: number },
  ) {
    this.#scene = scene;
    this.#clock = clock;
    this.#paper = paper;
    this.#random = chance;
    this.#reducedMotion = reducedMotion;
    this.#pops = new FloatingText(paper, { still: reducedMotion, textScale });
    this.#scraps = new Particles(paper, MAX_SCRAPS, 900);
    this.#crumpled = new Particles(paper, MAX_CRUMPLED, 890);
  }

  /** Two to four ticks of standstill on a heavy hit. */
  hitStop(ticks: number): void {
    if (!this.#reducedMotion) this.#clock.hold(ticks);
  }

  shake(pixels: number, ms = 180): void {
    if (this.#reducedMotion) return;
    this.#shake = { pixels: Math.min(MAX_SHAKE, pixels), ms, left: ms };
  }

  /** Torn paper flies from a place. */
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

  /** Opens a picture like a folded sheet. */
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

  /** A sheet is crushed to a ball of paper and gone. */
  crumple(x: number, y: number, key: string): void {
    if (this.#reducedMotion) return;
    this.#crumpled.emit(key, { x, y, spin: 0.007, life: CRUMPLE_MS, scale: [1, 0.2], fade: CRUMPLE_MS * 0.6 });
  }

  /** A word or number that rises where it was earned. Of very many at once the last are seen. */
  pop(x: number, y: number, text: string, ink: Ink = 'paper', size = 20): void {
    this.#pops.add({ x, y, text, ink, size });
  }

  /** Where the camera stands when nothing shakes it. */
  setView(view: View): void {
    this.#view = view;
    this.#scrollCamera(0);
  }

  /** Every frame. */
  draw(ms: number): void {
    this.#drawShake(ms);
    this.#scraps.draw(ms);
    this.#crumpled.draw(ms);
    this.#pops.draw(ms);
  }

  #drawShake(ms: number): void {
    const shake = this.#shake;
    if (shake.left <= 0) return;
    shake.left = Math.max(0, shake.left - ms);
    this.#scrollCamera((shake.pixels * shake.left) / shake.ms / this.#view.scale);
  }

  #scrollCamera(reach: number): void {
    const { x, y } = this.#view;
    const aside = () => (reach === 0 ? 0 : this.#random.spread(reach));
    this.#scene.cameras.main.setScroll(x + aside(), y + aside());
  }
}
