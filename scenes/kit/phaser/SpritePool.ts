// Pictures that follow things of the state by id: made when a entity appears, moved smoothly between ticks, taken away when it is gone.
import type Phaser from './phaser.ts';

/** Where a sprite stands. */
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
  /** Where a entity's sprite stands, if not at the entity's own place. */
  transform?(entity: P): Transform;
  create(entity: P): O;
  /** Every frame, once the sprite stands where it is between two ticks: how it sways, bobs, turns its face. */
  update?(sprite: O, entity: P, ms: number): void;
}

interface PooledSprite<P, O> {
  readonly sprite: O;
  entity: P;
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
    for (const entity of this.#source.entities()) {
      const { x, y, angle = 0 } = this.#source.transform?.(entity) ?? entity;
      const pooled = this.#sprites.get(entity.id) ?? this.#add(entity, x, y, angle);
      if (pooled.lastSync !== this.#syncs) present++;
      pooled.lastSync = this.#syncs;
      pooled.entity = entity;
      move(pooled, x, y, angle);
    }
    if (present < this.#sprites.size) this.#removeMissing();
  }

  /** Every frame: between the last tick and this one. */
  draw(alpha: number, ms: number): void {
    for (const pooled of this.#sprites.values()) {
      const { sprite, fromX, fromY, fromAngle, angle } = pooled;
      sprite.setPosition(fromX + (pooled.x - fromX) * alpha, fromY + (pooled.y - fromY) * alpha);
      sprite.setRotation(fromAngle === angle ? angle : fromAngle + shortest(angle - fromAngle) * alpha);
      this.#source.update?.(sprite, pooled.entity, ms);
    }
  }

  get(id: P['id']): O | undefined {
    return this.#sprites.get(id)?.sprite;
  }

  /** Takes everything away: the world was replaced. */
  clear(): void {
    for (const { sprite } of this.#sprites.values()) sprite.destroy();
    this.#sprites.clear();
  }

  #add(entity: P, x: number, y: number, angle: number): PooledSprite<P, O> {
    const sprite = this.#source.create(entity);
    const pooled = { sprite, entity, lastSync: 0, fromX: x, fromY: y, fromAngle: angle, x, y, angle };
    this.#sprites.set(entity.id, pooled);
    return pooled;
  }

  /** Whoever was not there at the last look is gone. */
  #removeMissing(): void {
    for (const [id, { sprite, lastSync }] of this.#sprites) {
      if (lastSync === this.#syncs) continue;
      sprite.destroy();
      this.#sprites.delete(id);
    }
  }
}

function move(pooled: PooledSprite<unknown, unknown>, x: number, y: number, angle: number): void {
  const leaps = Math.abs(x - pooled.x) + Math.abs(y - pooled.y) > LEAP;
  pooled.fromX = leaps ? x : pooled.x;
  pooled.fromY = leaps ? y : pooled.y;
  pooled.fromAngle = leaps ? angle : pooled.angle;
  pooled.x = x;
  pooled.y = y;
  pooled.angle = angle;
}

const shortest = (angle: number): number => angle - Math.round(angle / TURN) * TURN;
