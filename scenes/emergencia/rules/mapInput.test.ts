// Tests of the input controller: planning, waypoints, cancelled presses, keys alone.
import { describe, expect, test } from 'vitest';
import { KEY } from '../controls.ts';
import { LONG_PRESS } from './mapInput.ts';
import { peopleIn } from './people.ts';
import type { Agent, Enemy, Event, State } from './state.ts';
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

test.each([
  ['key', (state: State) => wait(state, 1, t, { held: KEY.agent2, pressed: KEY.agent2 })],
  ['button', (state: State) => sendCommand(state, { type: 'select', id: 2 })],
] as const)('the %s of an agent selects it, and pressed again leaves it selected and looks for it', (_what, press) => {
  const state = playing();
  expect(press(state)).toContainEqual({ type: 'agentSelected', id: 2, again: false });
  expect(press(state)).toContainEqual({ type: 'agentSelected', id: 2, again: true });
  expect([state.selected, state.message]).toEqual([2, 'Agent 2 selected. Click where it shall go.']);
  const { x, y } = state.agents[1] as Agent;
  expect(clicked(state, x, y), 'on the map it is let go').toContainEqual({ type: 'agentDeselected', id: 2 });
  expect(state.selected).toBe(0);
});

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
  press(KEY.mark);
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

/** A press of so many ticks at one place, released by `end`. */
function pressed(state: State, at: { x: number; y: number }, ticks: number, move = 0): void {
  const pointer = { ...at, down: true, pressed: false, released: false, cancelled: false };
  wait(state, 1, t, { pointer: { ...pointer, pressed: true } });
  for (let tick = 1; tick < ticks; tick++)
    wait(state, 1, t, { pointer: { ...pointer, x: at.x + (move * tick) / ticks } });
  wait(state, 1, t, { pointer: { ...pointer, x: at.x + move, down: false, released: true } });
}
const right = KEY.mark | KEY.pan;
/** Pressed and released with the right button, `move` pixels farther on. */
function rightClicked(state: State, at: { x: number; y: number }, move = 0): void {
  const pointer = { ...at, down: false, pressed: false, released: false, cancelled: false };
  wait(state, 1, t, { held: right, pressed: right, pointer });
  wait(state, 3, t, { held: right, pointer: { ...pointer, x: at.x + move } });
  wait(state, 1, t, { released: right, pointer: { ...pointer, x: at.x + move } });
}
const marked = (state: State) => peopleIn(state).filter(person => person.marked).length;
const still = (): State => {
  const state = playing();
  state.planning = true;
  return state;
};

test('with an agent selected a click on a person sends that agent after them and marks nobody', () => {
  const state = still();
  sendCommand(state, { type: 'select', id: 2 });
  clicked(state, first(state).x, first(state).y);
  expect([marked(state), state.agents[1]?.follows]).toEqual([0, first(state).id]);
  expect(state.message).toBe(
    `Agent 2 goes after number ${first(state).id}. To mark: hold the press, right-click, or G.`,
  );
});

test('without one a click on a person marks them, as the first hand on an empty map does', () => {
  const state = still();
  clicked(state, first(state).x, first(state).y);
  expect(first(state).marked).toBe(true);
});

test.each([
  ['a long press', (state: State) => pressed(state, first(state), LONG_PRESS + 2)],
  ['a click with the right button', (state: State) => rightClicked(state, first(state))],
  [
    'its key, at the pointer',
    (state: State) => {
      state.cursor = { x: first(state).x, y: first(state).y };
      state.points = 'keys';
      wait(state, 1, t, { held: KEY.mark, pressed: KEY.mark });
    },
  ],
  [
    'the button for marking, and a tap',
    (state: State) => {
      sendCommand(state, { type: 'marking' });
      clicked(state, first(state).x, first(state).y);
    },
  ],
])('%s marks, whoever is selected, and the agent stays where it is', (_name, act) => {
  const state = still();
  sendCommand(state, { type: 'select', id: 1 });
  act(state);
  expect([first(state).marked, marked(state), state.marks]).toEqual([true, 1, false]);
  expect([state.agents[0]?.follows, state.agents[0]?.way.length, state.selected]).toEqual([0, 0, 1]);
});

test.each([
  ['a press that is let go before', (state: State) => pressed(state, first(state), LONG_PRESS - 4)],
  ['a press that moves', (state: State) => pressed(state, first(state), LONG_PRESS + 10, 60)],
  ['the right button that drags the map', (state: State) => rightClicked(state, first(state), 80)],
])('%s marks nobody', (_name, act) => {
  const state = still();
  sendCommand(state, { type: 'select', id: 1 });
  act(state);
  expect(marked(state)).toBe(0);
});

test.each([
  ['a long press on the bare map', (state: State) => pressed(state, { x: 500, y: 300 }, LONG_PRESS + 4)],
  ['the right button there', (state: State) => rightClicked(state, { x: 500, y: 300 })],
])('%s says that nobody is there', (_name, act) => {
  const state = still();
  act(state);
  expect([marked(state), state.message]).toEqual([0, 'Nobody is there. Choose a person to mark.']);
});

test('a press that drags the map is no click', () => {
  const state = still();
  sendCommand(state, { type: 'select', id: 1 });
  pressed(state, { x: 500, y: 300 }, 6, 90);
  expect([state.agents[0]?.way, state.press, state.route]).toEqual([[], null, null]);
});

test('an agent that follows stops before it covers the person, and faces them', () => {
  const state = playing();
  const person = first(state);
  sendCommand(state, { type: 'select', id: 2 });
  sendCommand(state, { type: 'send', id: person.id });
  const agent = state.agents[1] as State['agents'][number];
  const away: number[] = [];
  for (let tick = 0; tick < 900; tick++) {
    wait(state, 1);
    away.push(Math.hypot(agent.x - person.x, agent.y - person.y));
  }
  expect(Math.min(...away), 'its figure has a radius of 16 px').toBeGreaterThan(24);
  expect(Math.min(...away)).toBeLessThan(41);
  const towards = Math.atan2(person.y - agent.y, person.x - agent.x);
  if (agent.way.length === 0) expect(Math.cos(agent.facing - towards)).toBeGreaterThan(0.9);
});

test('the button for marking says so where nobody is, and stays on', () => {
  const state = still();
  sendCommand(state, { type: 'marking' });
  clicked(state, 500, 300);
  expect([state.marks, state.message]).toEqual([true, 'Nobody is there. Choose a person to mark.']);
});

describe('a drawn route', () => {
  /** A mission with nobody in it, so that a press finds the agent alone. */
  const empty = () => JSON.stringify({ ...JSON.parse(LEVELS[0] as string), civilians: 0 });
  /** Draws from the first agent along the places given by their distance from it. */
  function draw(state: State, line: readonly (readonly [number, number])[]): Event[] {
    const { x, y } = state.agents[0] as State['agents'][number];
    const at = (dx: number, dy: number, more: object) => ({
      pointer: { x: x + dx, y: y + dy, down: true, pressed: false, released: false, cancelled: false, ...more },
    });
    const events = wait(state, 1, t, at(0, 0, { pressed: true }));
    for (const [dx, dy] of line) events.push(...wait(state, 1, t, at(dx, dy, {})));
    const [dx, dy] = line.at(-1) ?? [0, 0];
    return [...events, ...wait(state, 1, t, at(dx, dy, { down: false, released: true }))];
  }
  const CORNER = [
    [20, 0],
    [40, 0],
    [60, 0],
    [60, -20],
    [60, -40],
    [60, -60],
  ] as const;

  test('is walked round its corner', () => {
    const state = playing(7, { mission: empty() });
    const { x, y } = state.agents[0] as State['agents'][number];
    const events = draw(state, CORNER);
    expect(events.map(({ type }) => type)).toEqual(['agentSelected', 'agentOrdered']);
    const [agent] = state.agents;
    expect(agent?.way).toEqual([{ x: x + 60, y }]);
    expect(agent?.queue).toEqual([{ x: x + 60, y: y - 60 }]);
    wait(state, 240);
    expect([agent?.x, agent?.y]).toEqual([x + 60, y - 60]);
  });

  test('a long wild one keeps at most nine places and its end', () => {
    const state = playing(7, { mission: empty() });
    const { x, y } = state.agents[0] as State['agents'][number];
    draw(
      state,
      Array.from({ length: 60 }, (_, i) => [i * 4, Math.round(40 * Math.sin(i / 3))] as const),
    );
    const [agent] = state.agents;
    expect(agent?.queue.length).toBeGreaterThan(3);
    expect(agent?.queue.length).toBeLessThanOrEqual(8);
    expect(agent?.queue.at(-1)).toEqual({ x: x + 236, y: y + Math.round(40 * Math.sin(59 / 3)) });
  });

  test('a press that stays is no route, nor one taken back by a second finger', () => {
    const state = playing(7, { mission: empty() });
    draw(state, [[4, 0]]);
    expect([state.selected, state.agents[0]?.way]).toEqual([1, []]);
    const { x, y } = state.agents[0] as State['agents'][number];
    const down = { x, y, down: true, pressed: true, released: false, cancelled: false };
    wait(state, 1, t, { pointer: down });
    wait(state, 1, t, { pointer: { ...down, x: x + 50, pressed: false } });
    expect(state.route).not.toBeNull();
    wait(state, 1, t, {
      pointer: { ...down, x: x + 50, pressed: false },
      further: [{ ...down, x: x + 90 }, null, null],
    });
    expect([state.route, state.agents[0]?.way]).toEqual([null, []]);
  });
});
