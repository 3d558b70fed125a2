// Tests of the input controller: planning, waypoints, cancelled presses, keys alone.
import { expect, test } from 'vitest';
import { KEY } from './controls.ts';
import { peopleIn } from './people.ts';
import type { Enemy, State } from './state.ts';
import { clicked, LEVELS, playing, sendCommand, tuned, wait } from './testing.ts';

const t = tuned();
const first = (state: State): Enemy => state.enemies[0] as Enemy;

/** Every enemy is marked, and an agent stands beside it. */
function takeAll(state: State): void {
  for (const enemy of state.enemies) {
    enemy.marked = true;
    Object.assign(state.agents[0] as object, { x: enemy.x, y: enemy.y, busy: 0 });
    wait(state, 1);
  }
}

test('time stands while one plans: orders are taken, nobody moves', () => {
  const state = playing();
  wait(state, 1, t, { held: KEY.plan, pressed: KEY.plan });
  const before = JSON.stringify([state.time, peopleIn(state), state.vips]);
  sendCommand(state, { type: 'select', id: 2 });
  clicked(state, 500, 400);
  wait(state, 60);
  expect(JSON.stringify([state.time, peopleIn(state), state.vips])).toBe(before);
  expect(state.agents[1]?.way.length).toBeGreaterThan(0);
  wait(state, 1, t, { held: KEY.plan, pressed: KEY.plan });
  wait(state, 60);
  expect(state.time).toBeGreaterThan(55);
});

test('queued places are walked one after the other, and a halt forgets them', () => {
  const mission = JSON.stringify({ ...JSON.parse(LEVELS[0] as string), civilians: 0 });
  const state = playing(7, { mission });
  sendCommand(state, { type: 'select', id: 1 });
  const [agent] = state.agents;
  clicked(state, 100, 580);
  clicked(state, 60, 580, { held: KEY.queue });
  clicked(state, 60, 540, { held: KEY.queue });
  expect(agent?.queue).toEqual([
    { x: 60, y: 580 },
    { x: 60, y: 540 },
  ]);
  wait(state, 240);
  expect([agent?.x, agent?.y]).toEqual([60, 540]);
  clicked(state, 300, 560);
  sendCommand(state, { type: 'halt' });
  const { x, y } = agent ?? {};
  wait(state, 60);
  expect([agent?.x, agent?.y]).toEqual([x, y]);
});

test('a second finger or the right button takes a press back', () => {
  const state = playing();
  const { x, y } = first(state);
  const down = { x, y, down: true, pressed: true, released: false, cancelled: false };
  wait(state, 1, t, { pointer: down });
  wait(state, 1, t, { pointer: { ...down, pressed: false }, further: [{ ...down, x: x + 50 }, null, null] });
  wait(state, 1, t, { pointer: { ...down, down: false, pressed: false, released: true } });
  expect(first(state).marked).toBe(false);
  wait(state, 1, t, { pointer: down });
  wait(state, 1, t, { held: KEY.pan, pointer: { ...down, pressed: false } });
  wait(state, 1, t, { pointer: { ...down, down: false, pressed: false, released: true } });
  expect(first(state).marked).toBe(false);
});

test('keys alone choose an agent, find a person, mark them and send the agent', () => {
  const state = playing();
  const press = (key: number) => wait(state, 1, t, { held: key, pressed: key });
  press(KEY.agent2);
  press(KEY.next);
  press(KEY.act);
  expect(peopleIn(state).filter(({ marked }) => marked)).toHaveLength(1);
  wait(state, 40, t, { held: KEY.up });
  press(KEY.act);
  expect(state.selected).toBe(2);
  press(KEY.nextAgent);
  expect(state.selected).toBe(1);
});

test('cards do not hear a key that was meant for play', () => {
  const state = playing();
  takeAll(state);
  wait(state, 5, t, { held: KEY.act, pressed: KEY.act });
  expect(state.phase).toBe('success');
  wait(state, 40);
  wait(state, 1, t, { held: KEY.act, pressed: KEY.act });
  expect([state.phase, state.level]).toEqual(['setup', 2]);
});
