// Pictures that follow things of the state by id: made when a thing appears, moved smoothly between ticks, taken away when it is gone.
import type Phaser from './phaser.ts';

/** Where a picture stands. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  /** Radians. */
  readonly angle?: number;
}

export interface Place extends Spot {
  readonly id: number | string;
}

export type Picture = Phaser.GameObjects.Components.Transform & { destroy(): void };

/** Who is on the stage, and how each of them looks. */
export interface Cast<P extends Place, O extends Picture> {
  /** All that are there now: asked after each tick, jump and rebuild. */
  things(): readonly P[];
  /** Where a thing's picture stands, if not at the thing's own place. */
  at?(thing: P): Spot;
  make(thing: P): O;
  /** Every frame, once the picture stands where it is between two ticks: how it sways, bobs, turns its face. */
  update?(picture: O, thing: P, ms: number): void;
}

interface Actor<P, O> {
  readonly picture: O;
  thing: P;
  /** The last count of `look` in which it was there. */
  seen: number;
  fromX: number;
  fromY: number;
  fromAngle: number;
  x: number;
  y: number;
  angle: number;
}

/** Further than this in one tick is a leap, not a motion. */
const LEAP = 80;
const TURN = 2 * Math.PI;

export class Actors<P extends Place, O extends Picture> {
  readonly #cast: Cast<P, O>;
  readonly #actors = new Map<P['id'], Actor<P, O>>();
  #looks = 0;

  constructor(cast: Cast<P, O>) {
    this.#cast = cast;
  }

  /** After a tick: where everything is now. */
  look(): void {
    this.#looks++;
    let present = 0;
    for (const thing of this.#cast.things()) {
      const { x, y, angle = 0 } = this.#cast.at?.(thing) ?? thing;
      const actor = this.#actors.get(thing.id) ?? this.#enter(thing, x, y, angle);
      if (actor.seen !== this.#looks) present++;
      actor.seen = this.#looks;
      actor.thing = thing;
      move(actor, x, y, angle);
    }
    if (present < this.#actors.size) this.#sweep();
  }

  /** Every frame: between the last tick and this one. */
  draw(alpha: number, ms: number): void {
    for (const actor of this.#actors.values()) {
      const { picture, fromX, fromY, fromAngle, angle } = actor;
      picture.setPosition(fromX + (actor.x - fromX) * alpha, fromY + (actor.y - fromY) * alpha);
      picture.setRotation(fromAngle === angle ? angle : fromAngle + shortest(angle - fromAngle) * alpha);
      this.#cast.update?.(picture, actor.thing, ms);
    }
  }

  get(id: P['id']): O | undefined {
    return this.#actors.get(id)?.picture;
  }

  /** Takes everything away: the world was replaced. */
  clear(): void {
    for (const { picture } of this.#actors.values()) picture.destroy();
    this.#actors.clear();
  }

  #enter(thing: P, x: number, y: number, angle: number): Actor<P, O> {
    const picture = this.#cast.make(thing);
    const actor = { picture, thing, seen: 0, fromX: x, fromY: y, fromAngle: angle, x, y, angle };
    this.#actors.set(thing.id, actor);
    return actor;
  }

  /** Whoever was not there at the last look is gone. */
  #sweep(): void {
    for (const [id, { picture, seen }] of this.#actors) {
      if (seen === this.#looks) continue;
      picture.destroy();
      this.#actors.delete(id);
    }
  }
}

function move(actor: Actor<unknown, unknown>, x: number, y: number, angle: number): void {
  const leaps = Math.abs(x - actor.x) + Math.abs(y - actor.y) > LEAP;
  actor.fromX = leaps ? x : actor.x;
  actor.fromY = leaps ? y : actor.y;
  actor.fromAngle = leaps ? angle : actor.angle;
  actor.x = x;
  actor.y = y;
  actor.angle = angle;
}

const shortest = (angle: number): number => angle - Math.round(angle / TURN) * TURN;
