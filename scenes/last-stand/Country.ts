// The landscape on the stage: its sheets shift as the gun drives, clouds drift, and the hours pass with the waves.
import type { Paper } from '../kit/phaser/paper.ts';
import { WORLD } from './constants.ts';
import { GROUND_LAYER, LAYERS } from './landscape.ts';
import { layerImage, layerX } from './sheets.ts';
import { DUSK_Y, HOURS, skyLayer } from './sky.ts';

type Image = ReturnType<Paper['image']>;

const SKY_DEPTH = 0;
const CLOUD_DEPTH = 1;
const LAYER_DEPTH = 2;
/** Above the hills, below everybody. */
const GROUND_DEPTH = 8;
const DUSK_DEPTH = 9;

/** How long one hour takes to become the next, in ms. */
const DAWN_MS = 3000;
/** How quickly the sheets follow the gun: the part of the way in one ms. */
const FOLLOW = 0.004;

const CLOUDS: readonly (readonly [key: string, x: number, y: number, speed: number, alpha: number])[] = [
  ['cloud0', 120, 92, 0.006, 0.95],
  ['cloud1', 420, 168, 0.004, 0.85],
  ['cloud0', 690, 232, 0.003, 0.7],
  ['cloud1', 300, 262, 0.0022, 0.55],
];
const CLOUD_HALF = 70;

export class Country {
  readonly #skies: readonly Image[];
  readonly #layers: readonly { readonly image: Image; readonly shift: number }[];
  readonly #clouds: readonly Image[];
  readonly #dusk: Image;
  readonly #still: boolean;
  #gunX: number;

  constructor(paper: Paper, gunX: number, still: boolean) {
    this.#still = still;
    this.#gunX = gunX;
    this.#skies = HOURS.map(hour => layerImage(paper, skyLayer(hour), SKY_DEPTH));
    this.#clouds = CLOUDS.map(([key, x, y, , alpha]) => paper.image(x, y, key, CLOUD_DEPTH).setAlpha(alpha));
    this.#layers = LAYERS.map((layer, index) => ({
      image: layerImage(paper, layer, LAYER_DEPTH + index),
      shift: layer.shift,
    }));
    layerImage(paper, GROUND_LAYER, GROUND_DEPTH);
    this.#dusk = paper.image(WORLD.width / 2, DUSK_Y, 'dusk', DUSK_DEPTH);
  }

  /** At once as it is in this wave. */
  settle(wave: number, gunX: number): void {
    this.#gunX = gunX;
    for (const [index, sky] of this.#skies.entries()) sky.setAlpha(index === hourOf(wave) ? 1 : 0);
    this.#dusk.setAlpha(HOURS[hourOf(wave)] === 'evening' ? 1 : 0);
  }

  draw(ms: number, wave: number, gunX: number): void {
    this.#gunX += (gunX - this.#gunX) * (this.#still ? 0 : Math.min(1, FOLLOW * ms));
    for (const { image, shift } of this.#layers) image.setX(layerX(shift, this.#gunX));
    this.#drawHour(ms, wave);
    if (this.#still) return;
    for (const [index, [, , , speed]] of CLOUDS.entries()) {
      const cloud = this.#clouds[index] as Image;
      cloud.x += speed * ms;
      if (cloud.x > WORLD.width + CLOUD_HALF) cloud.x = -CLOUD_HALF;
    }
  }

  /** The sky of the hour lies on top and comes through. */
  #drawHour(ms: number, wave: number): void {
    const now = hourOf(wave);
    const step = this.#still ? 1 : ms / DAWN_MS;
    const shown = this.#skies[now] as Image;
    const light = this.#dusk.alpha + (HOURS[now] === 'evening' ? step : -step);
    this.#dusk.setAlpha(Math.min(1, Math.max(0, light)));
    if (shown.alpha >= 1) return;
    shown.setDepth(SKY_DEPTH + 0.5).setAlpha(Math.min(1, shown.alpha + step));
    if (shown.alpha < 1) return;
    shown.setDepth(SKY_DEPTH);
    for (const sky of this.#skies) if (sky !== shown) sky.setAlpha(0);
  }
}

const hourOf = (wave: number): number => (wave - 1) % HOURS.length;
