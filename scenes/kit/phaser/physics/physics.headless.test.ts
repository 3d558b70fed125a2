// Physics: bodies stop at walls and edges, and nothing but the state is kept between steps.
import { expect, test } from 'vitest';
import { headlessPhysics } from '../../../../tests/setup/game.ts';
import { type Ground, type Mover, Side } from '../../core/rules.ts';

const mover = (over: Partial<Mover> = {}): Mover => ({
  x: 100,
  y: 100,
  vx: 0,
  vy: 0,
  w: 20,
  h: 20,
  touching: 0,
  ...over,
});
const ROOM: Ground = { width: 200, height: 200, solids: [[140, 0, 20, 200]] };

test.each([
  ['right into a wall', { vx: 240 }, { x: 130, y: 100 }, Side.right],
  ['left to the edge', { vx: -240 }, { x: 10, y: 100 }, Side.left],
  ['up to the edge', { vy: -240 }, { x: 100, y: 10 }, Side.up],
  ['down to the edge', { vy: 240 }, { x: 100, y: 190 }, Side.down],
  ['slides along a wall', { vx: 240, vy: -120 }, { x: 130, y: 10 }, Side.right | Side.up],
])('a body that goes %s stops there', async (_name, velocity, place, touching) => {
  const physics = await headlessPhysics();
  const body = mover(velocity);
  for (let i = 0; i < 60; i++) physics.step([body], ROOM);
  expect({ x: body.x, y: body.y }).toEqual(place);
  expect(body.touching).toBe(touching);
});

test('one step moves by a sixtieth of the velocity, to the bit', async () => {
  const physics = await headlessPhysics();
  const body = mover({ x: 50, vx: 240 });
  physics.step([body], { ...ROOM, solids: [] });
  expect(body.x).toBe(54);
});

test('other rooms and other numbers of bodies in between change nothing', async () => {
  const physics = await headlessPhysics();
  const path = (disturb: boolean): number[][] => {
    const bodies = [mover({ vx: 200, vy: 37 }), mover({ x: 30, vx: 90, vy: -250, w: 12 })];
    const seen: number[][] = [];
    for (let i = 0; i < 80; i++) {
      physics.step(bodies, ROOM);
      seen.push(bodies.flatMap(body => [body.x, body.y, body.touching]));
      if (disturb)
        physics.step([mover({ x: i, vx: 999 }), mover(), mover({ vy: -50 })], {
          width: 300,
          height: 90,
          solids: [[0, 0, 50, 50]],
        });
    }
    return seen;
  };
  expect(path(true)).toEqual(path(false));
});
