// Pictures follow the state: smoothly between ticks, at once over a leap, gone with their thing.
import { expect, test } from 'vitest';
import { Actors, type Place } from './Actors.ts';

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
const actorsOf = () =>
  new Actors<Place, never>(() => {
    const picture = new Picture();
    made.push(picture);
    return picture as never;
  });

test.each([
  ['half a tick', [10, 0, 0], [14, 2, 0], 0.5, [12, 1, 0]],
  ['the short way round', [0, 0, 3], [0, 0, -3], 0.5, [0, 0, Math.PI]],
  ['a leap', [0, 0, 0], [300, 0, 0], 0.5, [300, 0, 0]],
] as const)('%s', (_name, [x0, y0, a0], [x1, y1, a1], alpha, [x, y, angle]) => {
  const actors = actorsOf();
  actors.moved([{ id: 1, x: x0, y: y0, angle: a0 }]);
  actors.moved([{ id: 1, x: x1, y: y1, angle: a1 }]);
  actors.draw(alpha);
  const picture = made.at(-1) as Picture;
  expect([picture.x, picture.y]).toEqual([x, y]);
  expect(picture.rotation).toBeCloseTo(angle, 10);
});

test('what is gone is taken away, once, and a new thing gets a new picture', () => {
  const actors = actorsOf();
  actors.moved([{ id: 'a', x: 0, y: 0 }]);
  const first = made.at(-1) as Picture;
  actors.moved([{ id: 'b', x: 0, y: 0 }]);
  expect(first.destroyed).toBe(true);
  expect(actors.get('a')).toBeUndefined();
  actors.clear();
  expect((made.at(-1) as Picture).destroyed).toBe(true);
});
