// Parallax background: sheets of sky with torn edges, hills, clouds and stars, placed by the camera's upper side.
import type { Paper } from '../../kit/phaser/paper.ts';
import { MIDDLE, PX } from '../rules/geometry.ts';
import { COARSE, EDGE_HEIGHT, FLOATS, HILLS, SHEETS } from './art.ts';

type Image = ReturnType<Paper['image']>;

const DEPTH = { sheets: 0, moon: 7, floats: 8, hills: 20, ground: 24 } as const;
/** Distance in depth from a sheet to the next: all of them lie behind the Moon. */
const SHEET_DEPTH = 0.75;

/** Each hill's y at the horizon, in px, and its parallax factor. */
const HILL_PLACES = [
  [-236, 0.72],
  [-200, 0.5],
  [-168, 0.28],
] as const;

/** Three parallax layers of floating objects: factor, distance between objects in px, scale, opacity. */
const LAYERS = [
  { slow: 0.7, every: 105, scale: 0.55, alpha: 0.8 },
  { slow: 0.45, every: 140, scale: 0.8, alpha: 0.9 },
  { slow: 0.15, every: 240, scale: 1.1, alpha: 1 },
] as const;
const POOL = 11;
/** Half width that is kept free for the fox, in px. */
const CLEAR = 70;
const FAR = 350;
const DRIFT = 0.004;

/** Sky of one zone; created when it is first seen. */
interface Sheet {
  readonly fill: Image;
  /** Torn lower edge; none for the meadow, because nothing is seen below it. */
  readonly edge: Image | null;
}

export class Sky {
  readonly #paper: Paper;
  readonly #sheets: (Sheet | null)[] = SHEETS.map(() => null);
  readonly #hills: readonly Image[];
  readonly #moonY: number;
  #moon: Image | null = null;
  readonly #floats: readonly (readonly Image[])[];
  readonly #still: boolean;
  readonly #zones: readonly number[];
  #time = 0;

  constructor(paper: Paper, zones: readonly number[], moon: number, still: boolean) {
    this.#paper = paper;
    this.#still = still;
    this.#zones = zones;
    this.#moonY = -moon * PX - 190;
    paper.image(MIDDLE - 168, -404, 'sun', DEPTH.sheets + 0.5);
    this.#floats = LAYERS.map((_, layer) =>
      Array.from({ length: POOL }, () => paper.image(0, 0, 'star', DEPTH.floats + layer).setVisible(false)),
    );
    this.#hills = HILLS.map(([key], index) => paper.image(MIDDLE, 0, key, DEPTH.hills + index).setOrigin(0.5, 0));
    paper.image(MIDDLE, -30, 'ground', DEPTH.ground).setOrigin(0.5, 0);
  }

  /** `top`: upper side of the view in world px; `rest`: the same while the ball is on the ground. */
  draw(top: number, height: number, rest: number, ms: number): void {
    if (!this.#still) this.#time += ms;
    const bottom = top + height;
    for (const [index, from] of this.#zones.entries()) {
      const y = -from * PX;
      const isBase = from === 0;
      const isSeen = isBase || y > top - EDGE_HEIGHT;
      if (!isSeen && !this.#sheets[index]) continue;
      const { fill, edge } = this.#sheet(index);
      fill.setVisible(isSeen).setY(isBase ? bottom + 20 : Math.min(y, bottom + 20));
      edge?.setVisible(isSeen && y < bottom + EDGE_HEIGHT).setY(y - 8);
    }
    if (this.#moonY > top - 220) this.#moon ??= this.#paper.image(MIDDLE, this.#moonY, 'moon', DEPTH.moon);
    this.#moon?.setVisible(this.#moonY > top - 220);
    for (const [index, [above, slow]] of HILL_PLACES.entries()) {
      const y = above + (top - rest) * slow;
      this.#hills[index]?.setY(y).setVisible(y < bottom);
    }
    for (const [index, layer] of LAYERS.entries()) this.#drawLayer(index, layer, top, height, rest);
  }

  #sheet(index: number): Sheet {
    const there = this.#sheets[index];
    if (there) return there;
    const [key] = SHEETS[index] as (typeof SHEETS)[number];
    const depth = DEPTH.sheets + index * SHEET_DEPTH;
    const fill = this.#paper.image(MIDDLE, 0, `sheet-${key}`, depth).setOrigin(0.5, 1);
    fill.setScale(fill.scaleX * COARSE);
    const edge =
      index === 0 ? null : this.#paper.image(MIDDLE, 0, `edge-${key}`, depth + SHEET_DEPTH / 2).setOrigin(0.5, 0);
    const sheet = { fill, edge };
    this.#sheets[index] = sheet;
    return sheet;
  }

  #drawLayer(
    index: number,
    { slow, every, scale, alpha }: (typeof LAYERS)[number],
    top: number,
    height: number,
    rest: number,
  ): void {
    const images = this.#floats[index] ?? [];
    /** How far the layer has scrolled, in px. */
    const passed = (rest - top) * (1 - slow);
    const first = Math.floor((passed - 120) / every);
    for (const [slot, image] of images.entries()) {
      const cell = first + ((((slot - first) % POOL) + POOL) % POOL);
      const up = cell * every + hashCell(cell, index) * every * 0.6;
      const y = top + height - 150 - (up - passed);
      const zone = this.#zoneAt(y);
      const kinds = FLOATS[zone] ?? [];
      const key = kinds[Math.floor(hashCell(cell, index + 10) * kinds.length)];
      const isSeen = key !== undefined && cell >= 0 && y > top - 120 && y < top + height + 120 && up > 150;
      image.setVisible(isSeen);
      if (!isSeen) continue;
      const side = hashCell(cell, index + 20) < 0.5 ? -1 : 1;
      const drift = Math.sin(this.#time * DRIFT * 0.1 + cell * 2) * 14;
      const x = MIDDLE + side * (CLEAR + hashCell(cell, index + 30) * (FAR - CLEAR)) + drift;
      image
        .setTexture(key)
        .setPosition(x, y)
        .setAlpha(alpha)
        .setFlipX(side > 0);
      image.setScale((scale * (0.8 + 0.4 * hashCell(cell, index + 40))) / this.#paper.resolution);
    }
  }

  #zoneAt(y: number): string {
    const height = -y / PX;
    const index = this.#zones.findLastIndex(from => height >= from);
    return SHEETS[Math.max(0, index)]?.[0] ?? 'meadow';
  }
}

/** Integer hash of cell and salt to [0, 1): the same cloud is always at the same place. */
function hashCell(cell: number, salt: number): number {
  let x = (Math.imul(cell + 7, 374761393) + Math.imul(salt + 13, 668265263)) | 0;
  x = Math.imul(x ^ (x >>> 13), 1274126177);
  return ((x ^ (x >>> 16)) >>> 0) / 2 ** 32;
}
