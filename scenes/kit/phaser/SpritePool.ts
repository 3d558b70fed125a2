// Sprite pool: keeps one sprite for each entity of the state, by id. Created when the entity appears, interpolated between ticks, destroyed when it is
// gone.
import type Phaser from './phaser.ts';

/** Position of a sprite in world pixels. */
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

/** Source of a pool: the entities, and how a sprite is made for one. */
export interface SpriteSource<E extends Entity, O extends Sprite> {
  /** All entities now; called after each tick, state replacement and rebuild. */
  entities(): readonly E[];
  /** Position of an entity's sprite, if not the entity's own. */
  transform?(entity: E): Transform;
  create(entity: E): O;
  /** Called every frame after interpolation, for decoration: sway, bob, flip. */
  update?(sprite: O, entity: E, ms: number): void;
}

interface PooledSprite<E, O> {
  readonly sprite: O;
  entity: E;
  /** Number of the last `sync` in which the entity was present. */
  lastSync: number;
  fromX: number;
  fromY: number;
  fromAngle: number;
  x: number;
  y: number;
  angle: number;
}

/** World pixels; a longer way in one tick is a jump, which is not interpolated. */
const MAX_SMOOTH_STEP = 80;
const FULL_TURN = 2 * Math.PI;

export class SpritePool<E extends Entity, O extends Sprite> {
  readonly #source: SpriteSource<E, O>;
  readonly #sprites = new Map<E['id'], PooledSprite<E, O>>();
  #syncs = 0;

  constructor(source: SpriteSource<E, O>) {
    this.#source = source;
  }

  /** Takes over the entities' positions, after a tick. */
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

  /** Interpolates every frame: `alpha` from 0 (last tick but one) to 1 (last tick). */
  draw(alpha: number, ms: number): void {
    for (const pooled of this.#sprites.values()) {
      const { sprite, fromX, fromY, fromAngle, angle } = pooled;
      sprite.setPosition(fromX + (pooled.x - fromX) * alpha, fromY + (pooled.y - fromY) * alpha);
      sprite.setRotation(fromAngle === angle ? angle : fromAngle + shortestAngle(angle - fromAngle) * alpha);
      this.#source.update?.(sprite, pooled.entity, ms);
    }
  }

  get(id: E['id']): O | undefined {
    return this.#sprites.get(id)?.sprite;
  }

  /** Destroys all sprites: the state was replaced. */
  clear(): void {
    for (const { sprite } of this.#sprites.values()) sprite.destroy();
    this.#sprites.clear();
  }

  #add(entity: E, x: number, y: number, angle: number): PooledSprite<E, O> {
    const sprite = this.#source.create(entity);
    const pooled = { sprite, entity, lastSync: 0, fromX: x, fromY: y, fromAngle: angle, x, y, angle };
    this.#sprites.set(entity.id, pooled);
    return pooled;
  }

  /** Destroys sprites whose entity was missing in the last `sync`. */
  #removeMissing(): void {
    for (const [id, { sprite, lastSync }] of this.#sprites) {
      if (lastSync === this.#syncs) continue;
      sprite.destroy();
      this.#sprites.delete(id);
    }
  }
}

function move(pooled: PooledSprite<unknown, unknown>, x: number, y: number, angle: number): void {
  const jumps = Math.abs(x - pooled.x) + Math.abs(y - pooled.y) > MAX_SMOOTH_STEP;
  pooled.fromX = jumps ? x : pooled.x;
  pooled.fromY = jumps ? y : pooled.y;
  pooled.fromAngle = jumps ? angle : pooled.angle;
  pooled.x = x;
  pooled.y = y;
  pooled.angle = angle;
}

const shortestAngle = (angle: number): number => angle - Math.round(angle / FULL_TURN) * FULL_TURN;
