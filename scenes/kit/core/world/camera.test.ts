// Camera: a board fitted into the stage and centred, or a follow camera clamped to its edges.
import { expect, test } from 'vitest';
import { eased, type FollowOptions, fittingScale, smoothFollow, toStage, toWorld, viewOf } from './camera.ts';

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

const chase: FollowOptions = { seen: stage, deadZone: { width: 100, height: 60 }, lookAhead: 0, slowness: 1 };

test.each<[string, Partial<FollowOptions>, { x: number; y: number; vx?: number; vy?: number }, [number, number]]>([
  ['a focus in the dead zone moves nothing', {}, { x: 250, y: 180 }, [0, 0]],
  ['beyond it the camera goes so far that the zone holds it', {}, { x: 270, y: 90 }, [20, -30]],
  ['a world without end is followed anywhere', {}, { x: -90_000, y: 150 }, [-90_150, 0]],
  ['it looks ahead', { lookAhead: 0.5 }, { x: 200, y: 150, vx: 200, vy: -100 }, [50, -20]],
  ['slowly: a quarter of the way in a tick', { slowness: 4 }, { x: 330, y: 150 }, [20, 0]],
  ['but never loses sight of it', { slowness: 4 }, { x: 900, y: -40 }, [500, -40]],
  ['nor for looking ahead', { lookAhead: 9 }, { x: 200, y: 150, vx: 100 }, [200, 0]],
  ['an end is an end', { bounds: { left: 0, bottom: 310 } }, { x: -500, y: 700 }, [0, 10]],
  ['and the other ways go on', { bounds: { left: 0, bottom: 310 } }, { x: 9000, y: -900 }, [8750, -1020]],
  [
    'what is smaller than the picture is in its middle',
    { bounds: { left: 0, right: 100 } },
    { x: 90, y: 150 },
    [-150, 0],
  ],
])('chased: %s', (_name, how, focus, [x, y]) =>
  expect(smoothFollow({ x: 0, y: 0 }, focus, { ...chase, ...how })).toEqual({ x, y }),
);

test('chased glides up to what stands, comes to rest, and is the same every time', () => {
  const run = () => {
    let camera = { x: 0, y: 0 };
    const way = Array.from(
      { length: 400 },
      () => (camera = smoothFollow(camera, { x: 350, y: 150 }, { ...chase, slowness: 9 })).x,
    );
    return way;
  };
  const way = run();
  for (const [i, x] of way.entries()) expect(x).toBeGreaterThanOrEqual(way[i - 1] ?? 0);
  expect([way.at(-1), way.at(-2)]).toEqual([100, 100]);
  expect(run()).toEqual(way);
});
