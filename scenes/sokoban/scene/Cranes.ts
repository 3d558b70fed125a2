// Win animation: every box unfolds to a flower, and a paper crane flies out of it.

import type { Juice } from '../../kit/phaser/effects/Juice.ts';
import type { Paper } from '../../kit/phaser/paper.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import { CRANES } from './art.ts';

type Image = Phaser.GameObjects.Image;

interface Flight {
  readonly bloom: Image;
  readonly crane: Image;
  readonly x: number;
  readonly y: number;
  readonly begins: number;
  readonly side: number;
  readonly ink: string;
  isOut: boolean;
}

const FIRST_MS = 160;
const BETWEEN_MS = 110;
const OPENS_MS = 320;
const FLIES_MS = 1700;
const FLAP_MS = 110;
const ABOVE_ALL = 800;

const easeOutBack = (part: number): number => 1 + 2.2 * (part - 1) ** 3 + 1.2 * (part - 1) ** 2;

export class Cranes {
  readonly #paper: Paper;
  readonly #juice: Juice;
  readonly #still: boolean;
  #flights: Flight[] = [];
  #clock = 0;

  constructor(paper: Paper, juice: Juice, still: boolean) {
    this.#paper = paper;
    this.#juice = juice;
    this.#still = still;
  }

  /** Starts the animation from these places; cranes fly over the middle of the board. */
  fly(places: readonly { readonly x: number; readonly y: number }[], middle: number): void {
    this.clear();
    this.#clock = 0;
    this.#flights = places.slice(0, 24).map(({ x, y }, index) => {
      const ink = CRANES[index % CRANES.length] as string;
      const hidden = (key: string, depth: number) => this.#paper.image(x, y - 6, key, depth).setScale(0);
      return {
        bloom: hidden('bloom', ABOVE_ALL),
        crane: hidden(`crane-${ink}-up`, ABOVE_ALL + 1 + index),
        x,
        y,
        begins: FIRST_MS + index * BETWEEN_MS,
        side: x < middle ? 1 : -1,
        ink,
        isOut: false,
      };
    });
  }

  clear(): void {
    for (const { bloom, crane } of this.#flights) {
      bloom.destroy();
      crane.destroy();
    }
    this.#flights = [];
  }

  draw(ms: number): void {
    this.#clock += ms;
    for (const flight of this.#flights) this.#draw(flight, this.#clock - flight.begins);
  }

  #draw(flight: Flight, since: number): void {
    if (since < 0) return;
    const { bloom, crane, x, y, side, ink } = flight;
    const unit = 1 / this.#paper.resolution;
    const open = this.#still ? 1 : easeOutBack(Math.min(1, since / OPENS_MS));
    bloom.setScale(open * unit).setAngle(this.#still ? 0 : (1 - open) * -90);
    if (!flight.isOut) {
      flight.isOut = true;
      this.#juice.scraps(x, y, 'gold', 5, 0.2);
    }
    if (this.#still) {
      crane.setScale(unit * 0.8).setPosition(x, y - 12);
      return;
    }
    const air = Math.max(0, since - OPENS_MS * 0.5) / FLIES_MS;
    const size = Math.min(1, air * 6);
    const rise = Math.min(1, air * 2.4);
    const along = air * 150 + air ** 3 * 260;
    crane
      .setTexture(`crane-${ink}-${Math.floor(since / FLAP_MS) % 2 === 0 ? 'up' : 'down'}`)
      .setFlipX(side < 0)
      .setScale(size * unit * (1 + air * 0.5))
      .setPosition(x + along * side, y - 8 - rise * 26 + Math.sin(air * 9) * 9 - air ** 3 * 90)
      .setAngle(Math.cos(air * 9) * 9 * side);
  }
}
