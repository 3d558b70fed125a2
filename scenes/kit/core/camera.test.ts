// A board is whole in the middle of the stage, or followed to its edges and no further.
import { expect, test } from 'vitest';
import { eased, fittingScale, toStage, toWorld, viewOf } from './camera.ts';

const stage = { width: 400, height: 300 };

test.each([
  ['fills the stage but for the margin', { width: 190, height: 100 }, 2],
  ['by its longer side', { width: 100, height: 280 }, 1],
  ['never larger than the most', { width: 20, height: 20 }, 3],
  ['never smaller than the least', { width: 4000, height: 4000 }, 0.5],
])('%s', (_name, world, scale) => expect(fittingScale(world, stage, 10, [0.5, 3])).toBe(scale));

test.each([
  [
    'a small world is in the middle, wherever the focus',
    { width: 200, height: 100 },
    { x: 190, y: 0 },
    { x: -100, y: -100 },
  ],
  ['a large one has its focus in the middle', { width: 2000, height: 2000 }, { x: 900, y: 700 }, { x: 700, y: 550 }],
  ['and stops at its edges', { width: 2000, height: 2000 }, { x: 5, y: 1990 }, { x: -10, y: 1710 }],
  ['each way for itself', { width: 2000, height: 100 }, { x: 1000, y: 50 }, { x: 800, y: -100 }],
])('%s', (_name, world, focus, expected) =>
  expect(viewOf(world, stage, 1, focus, 10)).toEqual({ ...expected, scale: 1 }),
);

test('a place on the stage and in the world are one', () => {
  const view = viewOf({ width: 2000, height: 2000 }, stage, 0.5, { x: 900, y: 700 });
  expect(toWorld(view, { x: 200, y: 150 })).toEqual({ x: 900, y: 700 });
  expect(toStage(view, { x: 900, y: 700 })).toEqual({ x: 200, y: 150 });
});

test('it glides there and arrives', () => {
  const to = { x: 100, y: 0, scale: 2 };
  expect(eased({ x: 0, y: 0, scale: 1 }, to, 50, 100)).toEqual({ x: 50, y: 0, scale: 1.5 });
  expect(eased({ x: 0, y: 0, scale: 1 }, to, 500, 100)).toEqual(to);
});
