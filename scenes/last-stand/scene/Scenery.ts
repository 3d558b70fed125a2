// Scenery: parallax landscape, drifting clouds, and a time of day that changes with the waves.
import { Backdrop } from '../../kit/phaser/Backdrop.ts';
import type { Paper } from '../../kit/phaser/paper.ts';
import { WORLD } from '../constants.ts';
import { FULL, GROUND_LAYER, LAYERS } from './landscape.ts';
import { bakeClouds, bakeSun, DUSK_LAYER, HOURS, skyLayer, sunAt, sunBetween } from './sky.ts';

type Image = ReturnType<Paper['image']>;

const SKY_DEPTH = 0;
const SUN_DEPTH = 0.8;
const CLOUD_DEPTH = 1;
const LAYER_DEPTH = 2;
/** Above the hills, below all objects. */
const GROUND_DEPTH = 8;
const DUSK_DEPTH = 9;

/** Duration of a change of the time of day, in ms. */
const DAWN_MS = 3000;
/** Smoothing of the parallax: part of the distance per ms. */
const FOLLOW = 0.004;

const CLOUDS: readonly (readonly [key: string, x: number, y: number, speed: number, alpha: number])[] = [
  ['cloud0', 120, 92, 0.006, 0.95],
  ['cloud1', 420, 168, 0.004, 0.85],
  ['cloud0', 690, 232, 0.003, 0.7],
  ['cloud1', 300, 262, 0.0022, 0.55],
];
const CLOUD_HALF = 70;

const CORNER = { x: 0, y: 0 };

/** Images of a time of day: its sky, and the evening light on the landscape. */
interface Hour {
  readonly sky: readonly Image[];
  readonly dusk: readonly Image[];
}

export class Scenery {
  readonly #paper: Paper;
  readonly #land: Backdrop;
  readonly #clouds: readonly Image[];
  readonly #sun: Image;
  /** Target of the sun (time of day), its start, and the part of the way done. */
  #sunHour = 0;
  #sunFrom = sunAt(HOURS[0]);
  #sunPart = 1;
  /** Baked lazily, one per frame after the first, so that the first frame is not delayed. */
  readonly #hours: (Hour | null)[] = HOURS.map(() => null);
  readonly #still: boolean;
  #gunX: number;
  #dusk = 0;
  #hasDrawn = false;

  constructor(paper: Paper, gunX: number, still: boolean) {
    this.#paper = paper;
    this.#still = still;
    this.#gunX = gunX;
    bakeClouds(paper);
    bakeSun(paper);
    this.#sun = paper.image(this.#sunFrom.x, this.#sunFrom.y, 'sun', SUN_DEPTH);
    this.#clouds = CLOUDS.map(([key, x, y, , alpha]) => paper.image(x, y, key, CLOUD_DEPTH).setAlpha(alpha));
    const way = { left: -FULL / 2, right: FULL / 2 };
    this.#land = new Backdrop(paper, LAYERS, { visibleSize: WORLD, cameraBounds: way, depth: LAYER_DEPTH });
    new Backdrop(paper, [GROUND_LAYER], { visibleSize: WORLD, depth: GROUND_DEPTH });
  }

  /** Shows a wave's time of day at once. */
  reset(wave: number, gunX: number): void {
    this.#gunX = gunX;
    const now = this.#hour(hourOf(wave));
    for (const hour of this.#hours) fade(hour?.sky ?? [], hour === now ? 1 : 0);
    this.#sunHour = hourOf(wave);
    this.#sunPart = 1;
    this.#placeSun();
    this.#setDusk(now.dusk.length > 0 ? 1 : 0);
  }

  draw(ms: number, wave: number, gunX: number): void {
    this.#gunX += (gunX - this.#gunX) * (this.#still ? 0 : Math.min(1, FOLLOW * ms));
    this.#land.scrollTo((this.#gunX / WORLD.width - 0.5) * FULL, 0, CORNER);
    this.#prepare();
    this.#drawHour(ms, wave);
    if (this.#still) return;
    for (const [index, [, , , speed]] of CLOUDS.entries()) {
      const cloud = this.#clouds[index] as Image;
      cloud.x += speed * ms;
      if (cloud.x > WORLD.width + CLOUD_HALF) cloud.x = -CLOUD_HALF;
    }
  }

  /** Bakes one missing time of day. */
  #prepare(): void {
    const missing = this.#hours.indexOf(null);
    if (this.#hasDrawn && missing >= 0) this.#hour(missing);
    this.#hasDrawn = true;
  }

  #hour(index: number): Hour {
    const there = this.#hours[index];
    if (there) return there;
    const name = HOURS[index] as (typeof HOURS)[number];
    const lay = (layer: typeof DUSK_LAYER, from: number) =>
      fade(new Backdrop(this.#paper, [layer], { visibleSize: WORLD, depth: from }).images, 0);
    const hour = {
      sky: lay(skyLayer(name), SKY_DEPTH),
      dusk: name === 'evening' ? lay(DUSK_LAYER, DUSK_DEPTH) : [],
    };
    this.#hours[index] = hour;
    return hour;
  }

  /** Cross-fades to the sky of the wave's time of day. */
  #drawHour(ms: number, wave: number): void {
    const now = this.#hour(hourOf(wave));
    const step = this.#still ? 1 : ms / DAWN_MS;
    this.#moveSun(hourOf(wave), step);
    this.#setDusk(this.#dusk + (now.dusk.length > 0 ? step : -step));
    const shown = now.sky[0] as Image;
    if (shown.alpha >= 1) return;
    shown.setDepth(SKY_DEPTH + 0.5).setAlpha(Math.min(1, shown.alpha + step));
    if (shown.alpha < 1) return;
    shown.setDepth(SKY_DEPTH);
    for (const hour of this.#hours) if (hour !== now) fade(hour?.sky ?? [], 0);
  }

  #moveSun(hour: number, step: number): void {
    if (hour !== this.#sunHour) {
      this.#sunFrom = { x: this.#sun.x, y: this.#sun.y };
      this.#sunHour = hour;
      this.#sunPart = 0;
    }
    if (this.#sunPart >= 1) return;
    this.#sunPart = Math.min(1, this.#sunPart + step);
    this.#placeSun();
  }

  #placeSun(): void {
    const { x, y } = sunBetween(this.#sunFrom, sunAt(HOURS[this.#sunHour] as (typeof HOURS)[number]), this.#sunPart);
    this.#sun.setPosition(x, y);
  }

  #setDusk(light: number): void {
    this.#dusk = Math.min(1, Math.max(0, light));
    for (const hour of this.#hours) fade(hour?.dusk ?? [], this.#dusk);
  }
}

function fade(images: readonly Image[], alpha: number): readonly Image[] {
  for (const image of images) image.setAlpha(alpha);
  return images;
}

const hourOf = (wave: number): number => (wave - 1) % HOURS.length;
