// Sprites of moths, butterflies (which look alike) and fireflies: interpolated between the cells of a step; wings flap on real time.
import type { Juice } from '../../kit/phaser/effects/Juice.ts';
import type { Paper } from '../../kit/phaser/paper.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import type { Monster } from '../rules/cave.ts';
import { type Direction, readCells } from '../rules/cells.ts';
import { headingOf, isFirefly, isFly } from '../rules/classic/elements.ts';
import { cellCentre, type PackedCave } from '../rules/state.ts';
import { bakeFireflies } from './classicArt.ts';
import { DEPTH } from './Ground.ts';

const TURN: Readonly<Record<Direction, number>> = {
  up: 0,
  right: Math.PI / 2,
  down: Math.PI,
  left: -Math.PI / 2,
};
const FLAP_MS = 150;
/** How far a moth bobs, in world pixels. */
const BOB = 1.6;

interface Flier extends Pick<Monster, 'id' | 'cell' | 'from' | 'heading'> {
  readonly look: 'moth' | 'firefly';
}

/** The fliers of a cave: its monsters, or the flies in the cells of one from elsewhere, numbered as they are scanned. */
function fliersOf({ holds, monsters, cells: text, moved }: PackedCave): readonly Flier[] {
  if (!holds) return monsters.map(monster => ({ ...monster, look: 'moth' }));
  const cells = readCells(text);
  const sources = new Map<number, number>();
  for (let i = 1; i < moved.length; i += 2) sources.set(moved[i] as number, moved[i - 1] as number);
  const fliers: Flier[] = [];
  for (const [cell, code] of cells.entries()) {
    if (!isFly(code)) continue;
    const from = sources.get(cell) ?? cell;
    fliers.push({
      id: fliers.length,
      cell,
      from,
      heading: headingOf(code),
      look: isFirefly(code) ? 'firefly' : 'moth',
    });
  }
  return fliers;
}

export class Moths {
  readonly #paper: Paper;
  readonly #moths = new Map<number, { readonly image: Phaser.GameObjects.Image; flier: Flier }>();
  #width = 1;
  #hasFireflies = false;
  #synced: readonly number[] | null = null;

  constructor(paper: Paper) {
    this.#paper = paper;
  }

  /** After a tick: creates, updates and removes sprites by id; monsters that are gone crumple. */
  sync(cave: PackedCave, juice: Juice): void {
    const { width, holds, moved } = cave;
    // Flies move when everything moves.
    if (holds && moved === this.#synced) return;
    this.#synced = moved;
    const fliers = fliersOf(cave);
    this.#width = width;
    const gone = new Set(this.#moths.keys());
    if (!this.#hasFireflies && fliers.some(({ look }) => look === 'firefly')) {
      bakeFireflies(this.#paper);
      this.#hasFireflies = true;
    }
    for (const flier of fliers) {
      gone.delete(flier.id);
      const moth = this.#moths.get(flier.id);
      if (moth) moth.flier = flier;
      else this.#moths.set(flier.id, { image: this.#paper.image(0, 0, `${flier.look}-up`, DEPTH.moths), flier });
    }
    for (const id of gone) {
      const moth = this.#moths.get(id);
      if (moth && !holds) juice.crumple(moth.image.x, moth.image.y, 'moth-up');
      moth?.image.destroy();
      this.#moths.delete(id);
    }
  }

  /** Every frame: interpolates between two cells; `part` is 0 to 1. */
  draw(part: number, time: number, still: boolean): void {
    for (const [id, { image, flier }] of this.#moths) {
      const [a, b] = [cellCentre(this.#width, flier.from), cellCentre(this.#width, flier.cell)];
      const beat = still ? 0 : Math.sin(time / FLAP_MS + id);
      image.setPosition(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part + beat * BOB);
      image.setRotation(TURN[flier.heading]);
      const wings = !still && Math.floor(time / FLAP_MS + id) % 2 === 0 ? 'down' : 'up';
      const key = `${flier.look}-${wings}`;
      if (image.texture.key !== key) image.setTexture(key);
    }
  }

  clear(): void {
    for (const { image } of this.#moths.values()) image.destroy();
    this.#moths.clear();
    this.#synced = null;
  }
}
