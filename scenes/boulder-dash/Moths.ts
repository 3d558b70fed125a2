// Moth sprites: interpolated between the cells of a monster step; wings flap on real time.
import type { Juice } from '../kit/phaser/Juice.ts';
import type { Paper } from '../kit/phaser/paper.ts';
import type Phaser from '../kit/phaser/phaser.ts';
import type { Monster } from './cave.ts';
import type { Direction } from './cells.ts';
import { DEPTH } from './Ground.ts';
import { cellCentre } from './state.ts';

const TURN: Readonly<Record<Direction, number>> = {
  up: 0,
  right: Math.PI / 2,
  down: Math.PI,
  left: -Math.PI / 2,
};
const FLAP_MS = 150;
/** How far a moth bobs, in world pixels. */
const BOB = 1.6;

export class Moths {
  readonly #paper: Paper;
  readonly #moths = new Map<number, { readonly image: Phaser.GameObjects.Image; monster: Monster }>();
  #width = 1;

  constructor(paper: Paper) {
    this.#paper = paper;
  }

  /** After a tick: creates, updates and removes sprites by monster id. */
  sync(monsters: readonly Monster[], width: number, juice: Juice): void {
    this.#width = width;
    const gone = new Set(this.#moths.keys());
    for (const monster of monsters) {
      gone.delete(monster.id);
      const moth = this.#moths.get(monster.id);
      if (moth) moth.monster = monster;
      else this.#moths.set(monster.id, { image: this.#paper.image(0, 0, 'moth-up', DEPTH.moths), monster });
    }
    for (const id of gone) {
      const moth = this.#moths.get(id);
      if (moth) juice.crumple(moth.image.x, moth.image.y, 'moth-up');
      moth?.image.destroy();
      this.#moths.delete(id);
    }
  }

  /** Every frame: interpolates between two cells; `part` is 0 to 1. */
  draw(part: number, time: number, still: boolean): void {
    for (const [id, { image, monster }] of this.#moths) {
      const [a, b] = [cellCentre(this.#width, monster.from), cellCentre(this.#width, monster.cell)];
      const beat = still ? 0 : Math.sin(time / FLAP_MS + id);
      image.setPosition(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part + beat * BOB);
      image.setRotation(TURN[monster.heading]);
      const key = !still && Math.floor(time / FLAP_MS + id) % 2 === 0 ? 'moth-down' : 'moth-up';
      if (image.texture.key !== key) image.setTexture(key);
    }
  }

  clear(): void {
    for (const { image } of this.#moths.values()) image.destroy();
    this.#moths.clear();
  }
}
