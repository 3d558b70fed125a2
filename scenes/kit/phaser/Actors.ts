// Pictures that follow things of the state by id: made when a thing appears, moved smoothly between ticks, taken away when it is gone.
import type Phaser from './phaser.ts';

export interface Place {
  readonly id: number | string;
  readonly x: number;
  readonly y: number;
  readonly angle?: number;
}

interface Actor<O> {
  readonly object: O;
  from: { x: number; y: number; angle: number };
  to: { x: number; y: number; angle: number };
}

/** Further than this in one tick is a leap, not a motion. */
const LEAP = 80;

export class Actors<P extends Place, O extends Phaser.GameObjects.Components.Transform & { destroy(): void }> {
  readonly #make: (thing: P) => O;
  readonly #actors = new Map<P['id'], Actor<O>>();

  constructor(make: (thing: P) => O) {
    this.#make = make;
  }

  /** After a tick: where everything is now. */
  moved(things: readonly P[]): void {
    const gone = new Set(this.#actors.keys());
    for (const thing of things) {
      gone.delete(thing.id);
      const to = { x: thing.x, y: thing.y, angle: thing.angle ?? 0 };
      const actor = this.#actors.get(thing.id);
      if (!actor) this.#actors.set(thing.id, { object: this.#make(thing), from: to, to });
      else {
        const leap = Math.abs(to.x - actor.to.x) + Math.abs(to.y - actor.to.y) > LEAP;
        actor.from = leap ? to : actor.to;
        actor.to = to;
      }
    }
    for (const id of gone) this.remove(id);
  }

  /** Every frame: between the last tick and this one. */
  draw(alpha: number): void {
    for (const { object, from, to } of this.#actors.values()) {
      object.setPosition(from.x + (to.x - from.x) * alpha, from.y + (to.y - from.y) * alpha);
      object.setRotation(from.angle + shortest(to.angle - from.angle) * alpha);
    }
  }

  get(id: P['id']): O | undefined {
    return this.#actors.get(id)?.object;
  }

  remove(id: P['id']): void {
    this.#actors.get(id)?.object.destroy();
    this.#actors.delete(id);
  }

  /** Takes everything away: the world was replaced, or the pictures are built anew. */
  clear(): void {
    for (const id of [...this.#actors.keys()]) this.remove(id);
  }
}

const shortest = (angle: number): number => angle - Math.round(angle / (2 * Math.PI)) * 2 * Math.PI;
