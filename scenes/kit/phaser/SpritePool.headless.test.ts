// Sprite pool: interpolation between ticks, jumps, and sprites that are destroyed with their entity.
import { expect, test } from 'vitest';
import { type Entity, SpritePool, type SpriteSource } from './SpritePool.ts';

class Picture {
  x = 0;
  y = 0;
  rotation = 0;
  destroyed = false;
  setPosition(x: number, y: number) {
    Object.assign(this, { x, y });
    return this;
  }
  setRotation(rotation: number) {
    this.rotation = rotation;
    return this;
  }
  destroy() {
    this.destroyed = true;
  }
}
const made: Picture[] = [];
let things: readonly Entity[] = [];
const poolOf = (more: Partial<SpriteSource<Entity, never>> = {}) =>
  new SpritePool<Entity, never>({
    entities: () => things,
    create() {
      const picture = new Picture();
      made.push(picture);
      return picture as never;
    },
    ...more,
  });
const syncWith = (pool: SpritePool<Entity, never>, ...now: readonly Entity[]) => {
  things = now;
  pool.sync();
};

test.each([
  ['half a tick', [10, 0, 0], [14, 2, 0], 0.5, [12, 1, 0]],
  ['the short way round', [0, 0, 3], [0, 0, -3], 0.5, [0, 0, Math.PI]],
  ['a jump', [0, 0, 0], [300, 0, 0], 0.5, [300, 0, 0]],
] as const)('%s', (_name, [x0, y0, a0], [x1, y1, a1], alpha, [x, y, angle]) => {
  const pool = poolOf();
  syncWith(pool, { id: 1, x: x0, y: y0, angle: a0 });
  syncWith(pool, { id: 1, x: x1, y: y1, angle: a1 });
  pool.draw(alpha, 0);
  const picture = made.at(-1) as Picture;
  expect([picture.x, picture.y]).toEqual([x, y]);
  expect(picture.rotation).toBeCloseTo(angle, 10);
});

test('what is gone is taken away, once, and a new thing gets a new picture', () => {
  const pool = poolOf();
  syncWith(pool, { id: 'a', x: 0, y: 0 });
  const first = made.at(-1) as Picture;
  syncWith(pool, { id: 'b', x: 0, y: 0 });
  expect(first.destroyed).toBe(true);
  expect(pool.get('a')).toBeUndefined();
  pool.clear();
  expect((made.at(-1) as Picture).destroyed).toBe(true);
});

test('one comes as another goes: both are seen', () => {
  const pool = poolOf();
  syncWith(pool, { id: 'a', x: 0, y: 0 }, { id: 'b', x: 0, y: 0 });
  syncWith(pool, { id: 'b', x: 0, y: 0 }, { id: 'c', x: 0, y: 0 });
  expect(['a', 'b', 'c'].map(id => pool.get(id) !== undefined)).toEqual([false, true, true]);
});

test('a picture may stand beside its thing, and is livened up where it stands in this frame', () => {
  const calls: unknown[] = [];
  const pool = poolOf({
    transform: ({ x, y }) => ({ x, y: y - 10, angle: 1 }),
    update: (picture: Picture, { id, y }, ms) => calls.push([picture.x, picture.y, picture.rotation, id, y, ms]),
  });
  syncWith(pool, { id: 1, x: 0, y: 0 });
  syncWith(pool, { id: 1, x: 4, y: 2 });
  pool.draw(0.5, 7);
  expect(calls).toEqual([[2, -9, 1, 1, 2, 7]]);
});
