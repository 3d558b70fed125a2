// Fixtures in drawn scenarios: doors, disguises, cameras, the radio; and that a mission which names none has none.
import { expect, test } from 'vitest';
import { KEY } from '../controls.ts';
import { mirrored, readMission } from '../levels/mission.ts';
import { MissionError } from '../levels/missionReaders.ts';
import { view } from '../view.ts';
import { fixtureDeed } from './fixtureInput.ts';
import { pickTarget } from './mapInput.ts';
import { provenBy } from './signs.ts';
import type { Agent, Enemy, State, Vip } from './state.ts';
import { findPath, isClear, terrainNow } from './terrain.ts';
import { clicked, LEVELS, playing, sendCommand, tuned, wait } from './testing.ts';

const t = tuned();

/**
 * Two rooms of 400 × 400, a wall at x = 400 with a gap of 60 in its middle. An agent stands in the left room, the VIP walks along the top,
 * a knife walks from right to left through the gap: it reaches it after 10 s.
 */
const DRAWN = {
  name: 'Two Rooms',
  description: 'A wall with a gap.',
  world: { width: 800, height: 400 },
  timeLimit: 60,
  assassinationTime: 50,
  agents: [{ x: 200, y: 300, speed: 100, viewDistance: 120 }],
  vips: [
    {
      path: [
        { x: 40, y: 40 },
        { x: 360, y: 40 },
      ],
      speed: 10,
    },
  ],
  enemies: [
    {
      weapon: 'knife',
      disguise: 'waiter',
      path: [
        { x: 610, y: 200 },
        { x: 100, y: 200 },
      ],
      speed: 20,
    },
  ],
  obstacles: [
    { shape: 'rectangle', x: 400, y: 0, width: 20, height: 160 },
    { shape: 'rectangle', x: 400, y: 220, width: 20, height: 180 },
  ],
  civilians: 0,
};
const DOOR = { x: 400, y: 160, width: 20, height: 60 };

const drawn = (more: object): State => playing(7, { mission: JSON.stringify({ ...DRAWN, ...more }) });
const agentOf = (state: State) => state.agents[0] as Agent;
const enemyOf = (state: State) => state.enemies[0] as Enemy;
const vipOf = (state: State) => state.vips[0] as Vip;
const types = (events: readonly { readonly type: string }[]) => events.map(({ type }) => type);
const send = (state: State, x: number, y: number) => {
  if (state.selected !== 1) sendCommand(state, { type: 'select', id: 1 });
  return clicked(state, x, y);
};

test('missions that name no fixtures have none', () => {
  for (const text of LEVELS.slice(0, 3)) {
    const { doors, wardrobes, cameras, radio } = readMission(text);
    expect([doors, wardrobes, cameras, radio]).toEqual([[], [], [], null]);
  }
  const state = playing();
  sendCommand(state, { type: 'radio' });
  sendCommand(state, { type: 'camera', id: 1 });
  expect([state.waiting, state.camera, view(state, t).cameras, view(state, t).radio]).toEqual([0, -1, [], null]);
});

test.each([
  [{ doors: [{ ...DOOR, width: 0 }] }, 'Door 1: its width is a number from 5 to 400.'],
  [{ doors: [{ ...DOOR, shut: 'yes' }] }, 'Door 1: its shut is true or false.'],
  [{ wardrobes: [{ x: 410, y: 20 }] }, 'Wardrobe 1 would stand in an obstacle.'],
  [
    { cameras: [{ x: 0, y: 0, facing: 0, opening: 400, viewDistance: 100 }] },
    'Camera 1: its opening is a number from 10 to 180.',
  ],
  [{ radio: { waits: 0, seconds: 8 } }, 'Its radio: its waits is a number from 1 to 9.'],
  [{ hiding: 0 }, 'Its hiding is a number from 1 to 5.'],
])('a broken file gets a sentence: %j', (more, said) => {
  expect(() => readMission(JSON.stringify({ ...DRAWN, ...more }))).toThrow(new MissionError(said));
});

test('mirrored, a camera looks the other way and a door stays in its gap', () => {
  const mission = readMission(
    JSON.stringify({
      ...DRAWN,
      doors: [DOOR],
      cameras: [{ x: 10, y: 20, facing: 30, opening: 60, viewDistance: 100 }],
    }),
  );
  const { doors, cameras } = mirrored(mission, true, true);
  expect(doors).toEqual([{ ...DOOR, x: 380, y: 180, shut: false }]);
  expect(cameras).toMatchObject([{ x: 790, y: 380, facing: -150 }]);
});

test('the selected agent goes to the pressed door and shuts it; shut it stops steps and sight, opened again it does not', () => {
  const state = drawn({ doors: [DOOR] });
  const over = () => findPath(terrainNow(state), { x: 300, y: 190 }, { x: 500, y: 190 }).length > 0;
  const sees = () => isClear(terrainNow(state), { x: 300, y: 190 }, { x: 500, y: 190 });
  expect([over(), sees()]).toEqual([true, true]);
  expect(pickTarget(state, { x: 410, y: 190 }, t), 'a door wants an agent').toBeNull();
  expect(types(send(state, 410, 190))).toEqual(['agentOrdered']);
  expect([state.message, fixtureDeed(state, 'door', 1)]).toEqual(['Agent 1 goes to shut door 1.', 'Shut the door']);
  expect(types(wait(state, 180))).toEqual(['doorMoved']);
  expect([state.doors[0]?.shut, over(), sees()]).toEqual([true, false, false]);
  expect(agentOf(state).x, 'it stays on its side').toBeLessThan(400);
  expect(types(send(state, 410, 190)), 'it stands there already').toEqual(['agentOrdered', 'doorMoved']);
  expect([state.doors[0]?.shut, over(), sees()]).toEqual([false, true, true]);
});

test('an agent on its way through a door that is shut looks for another way, or stops', () => {
  const state = drawn({ doors: [DOOR] });
  send(state, 600, 300);
  wait(state, 60);
  (state.doors[0] as { shut: boolean }).shut = true;
  send(state, 410, 190);
  wait(state, 120);
  expect(state.doors[0]?.shut, 'the new order opens it').toBe(false);
  state.agents.push({
    ...agentOf(state),
    id: 2,
    x: 200,
    y: 100,
    way: [{ x: 600, y: 100 }],
    targetX: 600,
    targetY: 100,
    door: 0,
  });
  send(state, 410, 190);
  wait(state, 10);
  expect([state.doors[0]?.shut, state.agents[1]?.way]).toEqual([true, []]);
});

test('an enemy waits five seconds before a shut door, forces it and is known; the door stays open and its walk is so late', () => {
  const state = drawn({ doors: [{ ...DOOR, shut: true }], agents: [{ ...DRAWN.agents[0], x: 40, y: 380 }] });
  const free = drawn({ agents: [{ ...DRAWN.agents[0], x: 40, y: 380 }] });
  const enemy = enemyOf(state);
  wait(state, 720);
  expect([enemy.x > 420, enemy.x < 440, enemy.notes, state.doors[0]]).toEqual([
    true,
    true,
    0,
    { shut: true, broken: false },
  ]);
  const events = wait(state, 180);
  expect(types(events)).toContain('doorBroken');
  expect([provenBy(enemy.notes), enemy.forcedAt !== null, state.doors[0]]).toEqual([
    'knife',
    true,
    { shut: false, broken: true },
  ]);
  expect(state.message).toBe(`Number ${enemy.id} forces door 1.`);
  wait(free, 900);
  expect(enemy.x - enemyOf(free).x, 'five seconds of 20 px').toBeCloseTo(100, 0);
  send(state, 410, 190);
  expect(types(wait(state, 600))).toContain('refused');
});

test('the escort opens a door in the way of the VIP, and nobody is shut in a doorway', () => {
  const vips = [
    {
      path: [
        { x: 300, y: 190 },
        { x: 700, y: 190 },
      ],
      speed: 40,
    },
  ];
  const state = drawn({
    vips,
    enemies: [{ ...DRAWN.enemies[0], path: [{ x: 780, y: 20 }] }],
    doors: [{ ...DOOR, shut: true }],
  });
  expect(types(wait(state, 150))).toEqual(['doorMoved']);
  expect(vipOf(state).x).toBeGreaterThan(395);
  Object.assign(agentOf(state), { x: 370, y: 190, door: 1 });
  wait(state, 20);
  expect([state.doors[0]?.shut, state.message]).toEqual([false, 'Somebody stands in the doorway.']);
});

test('a wary knife shows nothing beside an agent, and its hand in the pocket beside a disguised one, who is known after a take', () => {
  const state = drawn({
    wardrobes: [{ x: 200, y: 360 }],
    agents: [{ ...DRAWN.agents[0] }, { ...DRAWN.agents[0], x: 60, y: 380 }],
  });
  const [agent, other] = state.agents as [Agent, Agent];
  const enemy = enemyOf(state);
  const shown = () => {
    let bits = 0;
    for (let i = 0; i < 500; i++) {
      Object.assign(agent, { x: enemy.x, y: enemy.y + 60 });
      wait(state, 1);
      bits |= enemy.shows;
    }
    return bits;
  };
  Object.assign(other, { x: 20, y: 380, busy: 9999 });
  expect(shown()).toBe(0);
  Object.assign(agent, { x: 200, y: 300 });
  state.time = 0;
  send(state, 200, 360);
  expect(types(wait(state, 60))).toEqual(['disguised']);
  wait(state, 130);
  expect([agent.disguised, agent.busy, view(state, t).agents[0]?.disguised]).toEqual([true, 0, true]);
  sendCommand(state, { type: 'select', id: 2 });
  clicked(state, 200, 360);
  expect(state.message, 'one coat hangs in each wardrobe').toBe('No coat is left: one hangs in each wardrobe.');
  expect(shown()).not.toBe(0);
  enemy.marked = true;
  expect(types(wait(state, 1))).toEqual(['disguiseLost', 'enemyApprehended', 'missionSucceeded']);
  expect(agent.disguised).toBe(false);
});

test('only the live camera notes signs, within its cone and no wall between', () => {
  const cameras = [
    { x: 440, y: 380, facing: -45, opening: 90, viewDistance: 400 },
    { x: 20, y: 390, facing: 0, opening: 60, viewDistance: 700 },
  ];
  const state = drawn({
    cameras,
    enemies: [
      {
        ...DRAWN.enemies[0],
        path: [
          { x: 610, y: 260 },
          { x: 600, y: 260 },
        ],
        speed: 1,
      },
    ],
  });
  const enemy = enemyOf(state);
  wait(state, 500);
  expect([state.camera, enemy.notes], 'none is live at first').toEqual([-1, 0]);
  sendCommand(state, { type: 'camera', id: 2 });
  expect(view(state, t).cameras).toEqual([
    { id: 1, live: false },
    { id: 2, live: true },
  ]);
  wait(state, 500);
  expect(enemy.notes, 'the wall hides it from the second').toBe(0);
  expect(types(clicked(state, 442, 378))).toContain('cameraLive');
  wait(state, 500);
  expect(enemy.notes).not.toBe(0);
  wait(state, 1, t, { held: KEY.camera, pressed: KEY.camera });
  expect(state.camera, 'the key takes the next one').toBe(1);
});

test('the VIP waits by radio and goes on, while enemies walk by the clock; so often as the mission says', () => {
  const state = drawn({ radio: { waits: 2, seconds: 3 } });
  wait(state, 60);
  const x = vipOf(state).x;
  expect(types(wait(state, 1, t, { held: KEY.radio, pressed: KEY.radio }))).toEqual(['vipWaits']);
  expect(types(wait(state, 178))).toEqual([]);
  expect([vipOf(state).x - x < 1, enemyOf(state).x, view(state, t).radio]).toEqual([
    true,
    Math.round((610 - (20 * state.time) / 60) * 64) / 64,
    { left: 1, waiting: 1 },
  ]);
  expect(types(wait(state, 2))).toEqual(['vipGoesOn']);
  wait(state, 60);
  expect(vipOf(state).x - x).toBeCloseTo(10, 0);
  sendCommand(state, { type: 'radio' });
  sendCommand(state, { type: 'radio' });
  expect([state.waiting, state.message]).toEqual([0, 'The VIP goes on.']);
  expect(sendCommand(state, { type: 'radio' })).toEqual([{ type: 'refused', message: 'The escort waits no more.' }]);
});
