// Pictures that follow things of the state by id: made when a thing appears, moved smoothly between ticks, taken away when it is gone.
import type Phaser from './phaser.ts';

/** Where a picture stands. */
export interface Transform {
  readonly x: number;
  readonly y: number;
  /** Radians. */
  readonly angle?: number;
}

export interface Entity extends Transform {
  readonly id: number | string;
}

export type Sprite = Phaser.GameObjects.Components.Transform & { destroy(): void };

/** Who is on the stage, and how each of them looks. */
export interface SpriteSource<P extends Entity, O extends Sprite> {
  /** All that are there now: asked after each tick, jump and rebuild. */
  entities(): readonly P[];
  /** Where a thing's picture stands, if not at the thing's own place. */
  transform?(entity: P): Transform;
  create(thing: P): O;
  /** Every frame, once the picture stands where it is between two ticks: how it sways, bobs, turns its face. */
  update?(sprite: O, thing: P, ms: number): void;
}

interface PooledSprite<P, O> {
  readonly picture: O;
  thing: P;
  /** The last count of `look` in which it was there. */
  lastSync: number;
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

export class SpritePool<P extends Entity, O extends Sprite> {
  readonly #source: SpriteSource<P, O>;
  readonly #sprites = new Map<P['id'], PooledSprite<P, O>>();
  #syncs = 0;

  constructor(cast: SpriteSource<P, O>) {
    this.#source = cast;
  }

  /** After a tick: where everything is now. */
  sync(): void {
    this.#syncs++;
    let present = 0;
    for (const thing of this.#source.entities()) {
      const { x, y, angle = 0 } = this.#source.transform?.(thing) ?? thing;
      const actor = this.#sprites.get(thing.id) ?? this.#add(thing, x, y, angle);
      if (actor.lastSync !== this.#syncs) present++;
      actor.lastSync = this.#syncs;
      actor.thing = thing;
      move(actor, x, y, angle);
    }
    if (present < this.#sprites.size) this.#removeMissing();
  }

  /** Every frame: between the last tick and this one. */
  draw(alpha: number, ms: number): void {
    for (const actor of this.#sprites.values()) {
      const { picture, fromX, fromY, fromAngle, angle } = actor;
      picture.setPosition(fromX + (actor.x - fromX) * alpha, fromY + (actor.y - fromY) * alpha);
      picture.setRotation(fromAngle === angle ? angle : fromAngle + shortest(angle - fromAngle) * alpha);
      this.#source.update?.(picture, actor.thing, ms);
    }
  }

  get(id: P['id']): O | undefined {
    return this.#sprites.get(id)?.picture;
  }

  /** Takes everything away: the world was replaced. */
  clear(): void {
    for (const { picture } of this.#sprites.values()) picture.destroy();
    this.#sprites.clear();
  }

  #add(thing: P, x: number, y: number, angle: number): PooledSprite<P, O> {
    const picture = this.#source.create(thing);
    const actor = { picture, thing, seen: 0, fromX: x, fromY: y, fromAngle: angle, x, y, angle };
    this.#sprites.set(thing.id, actor);
    return actor;
  }

  /** Whoever was not there at the last look is gone. */
  #removeMissing(): void {
    for (const [id, { picture, lastSync }] of this.#sprites) {
      if (lastSync === this.#syncs) continue;
      picture.destroy();
      this.#sprites.delete(id);
    }
  }
}

function move(actor: PooledSprite<unknown, unknown>, x: number, y: number, angle: number): void {
  const leaps = Math.abs(x - actor.x) + Math.abs(y - actor.y) > LEAP;
  actor.fromX = leaps ? x : actor.x;
  actor.fromY = leaps ? y : actor.y;
  actor.fromAngle = leaps ? angle : actor.angle;
  actor.x = x;
  actor.y = y;
  actor.angle = angle;
}

const shortest = (angle: number): number => angle - Math.round(angle / TURN) * TURN;
