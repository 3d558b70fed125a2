// Every key of the game, and what it does.
import type { HeadlessStage } from '../../../tests/setup/game.ts';
import { edit, type KeyEffect, type Observation, pass, testKeyBindings } from '../../../tests/setup/keyBindings.ts';
import { finger } from '../../../tests/setup/pointerEvents.ts';
import definition from '../index.ts';
import { peopleIn } from '../rules/people.ts';
import type { State } from '../rules/state.ts';

const WATCHED = JSON.stringify({
  name: 'Watched',
  description: 'A camera and a radio.',
  world: { width: 800, height: 400 },
  timeLimit: 60,
  assassinationTime: 50,
  agents: [{ x: 40, y: 40, speed: 100, viewDistance: 120 }],
  vips: [{ path: [{ x: 40, y: 200 }], speed: 10 }],
  enemies: [{ weapon: 'knife', disguise: 'waiter', path: [{ x: 700, y: 200 }], speed: 20 }],
  obstacles: [],
  civilians: 0,
  cameras: [{ x: 400, y: 380, facing: 0, opening: 60, viewDistance: 200 }],
  radio: { waits: 2, seconds: 8 },
});

/** Time stands, so that nobody walks away under the pointer. */
const map =
  (change: (state: State) => void = () => {}) =>
  ({ session }: HeadlessStage) => {
    session.start();
    session.send({ type: 'startMission' });
    edit(session, (state: State) => {
      Object.assign(state, { planning: true, cursor: { x: 500, y: 300 }, selected: 1 });
      change(state);
    });
  };
const pointAt = (state: State, at: { readonly x: number; readonly y: number } | undefined) =>
  Object.assign(state.cursor, { x: at?.x, y: at?.y });

const steers = (x: number, y: number): KeyEffect<State> => ({
  observe: ({ state: { cursor } }) => [Math.sign(cursor.x - 500), Math.sign(cursor.y - 300)],
  from: [0, 0],
  to: [x, y],
});
const selects = (id: number): KeyEffect<State> => ({
  at: 'four agents, none selected',
  observe: ({ state, events }) => [state.selected, events],
  from: [0, []],
  to: [id, ['agentSelected']],
});
const pointsAtPerson = (index: number): KeyEffect<State> => ({
  at: 'the pointer on the third person',
  observe: ({ state }) => peopleIn(state).findIndex(({ x, y }) => x === state.cursor.x && y === state.cursor.y) + 1,
  from: 3,
  to: index,
});
const camera = ({ stage }: Pick<Observation<State>, 'stage'>) => stage.game.scene.scenes[0]?.cameras.main;
let before = { zoom: 0, x: 0 };
const nearer = (stage: HeadlessStage) => {
  stage.canvas.getBoundingClientRect = () => new DOMRect(0, 0, definition.stage.width, definition.stage.height);
  map()(stage);
  stage.input.setButton('zoomIn', true);
  pass(stage, 20);
  stage.input.setButton('zoomIn', false);
  pass(stage, 60);
  before = { zoom: camera({ stage })?.zoom ?? 0, x: camera({ stage })?.scrollX ?? 0 };
};
const zooms = (way: number): KeyEffect<State> => ({
  at: 'the map, somewhat nearer',
  held: 20,
  after: 20,
  observe: sight => Math.sign((camera(sight)?.zoom ?? 0) - before.zoom),
  from: 0,
  to: way,
});

testKeyBindings<State>(definition, {
  seed: 7,
  moments: {
    'the pointer in the middle': map(),
    'the briefing': ({ session }) => {
      session.start();
      edit(session, (state: State) => {
        state.since = 1000;
      });
    },
    'four agents, none selected': map(state => {
      state.agents = [1, 2, 3, 4].map(id => ({ ...(state.agents[id % 2] as State['agents'][number]), id }));
      state.selected = 0;
    }),
    'the pointer on an agent': map(state => {
      state.selected = 0;
      pointAt(state, state.agents[0]);
    }),
    'the pointer on the third person': map(state => pointAt(state, peopleIn(state)[2])),
    'an agent on its way': map(state => {
      pointAt(state, { x: 500, y: 40 });
      Object.assign(state.agents[0] as object, { way: [{ x: 130, y: 520 }], targetX: 130 });
    }),
    'time goes on': map(state => {
      state.planning = false;
    }),
    'cameras and a radio': ({ session }) => {
      session.start();
      session.send({ type: 'open', mission: WATCHED });
      session.send({ type: 'startMission' });
    },
    'the map, somewhat nearer': nearer,
  },
  effects: {
    'moves the pointer up': steers(0, -1),
    'moves the pointer left': steers(-1, 0),
    'moves the pointer down': steers(0, 1),
    'moves the pointer right': steers(1, 0),
    'makes the next camera live': {
      at: 'cameras and a radio',
      observe: ({ state, events }) => [state.camera, events],
      from: [-1, []],
      to: [0, ['cameraLive']],
    },
    'tells the VIP to wait': {
      at: 'cameras and a radio',
      observe: ({ state, events }) => [state.waits, events],
      from: [2, []],
      to: [1, ['vipWaits']],
    },
    'starts the mission': {
      at: 'the briefing',
      observe: ({ state, events }) => [state.phase, events],
      from: ['setup', []],
      to: ['playing', ['missionStarted']],
    },
    'selects the agent at the pointer': {
      at: 'the pointer on an agent',
      observe: ({ state, events }) => [state.selected, events],
      from: [0, []],
      to: [1, ['agentSelected']],
    },
    'sends the agent after the person at the pointer': {
      at: 'the pointer on the third person',
      observe: ({ state, events }) => [state.agents[0]?.follows, events],
      from: [0, []],
      to: [3, ['agentOrdered']],
    },
    'marks the person at the pointer': {
      at: 'the pointer on the third person',
      observe: ({ state, events }) => [
        peopleIn(state)
          .map(({ marked }) => marked)
          .indexOf(true) + 1,
        events,
      ],
      from: [0, []],
      to: [3, ['suspectMarked']],
    },
    'sends the agent to the pointer': {
      observe: ({ state, events }) => [state.agents[0]?.targetX, state.agents[0]?.targetY, events],
      from: [100, 520, []],
      to: [500, 300, ['agentOrdered']],
    },
    'selects agent 1': selects(1),
    'selects agent 2': selects(2),
    'selects agent 3': selects(3),
    'selects agent 4': selects(4),
    'selects the next agent': {
      observe: ({ state, events }) => [state.selected, events],
      from: [1, []],
      to: [2, ['agentSelected']],
    },
    'points at the person before': pointsAtPerson(2),
    'points at the next person': pointsAtPerson(4),
    'lets time stand': {
      at: 'time goes on',
      held: 1,
      observe: ({ state, events }) => [state.planning, events.includes('planned')],
      from: [false, false],
      to: [true, true],
    },
    'lets time go on': {
      observe: ({ state, events }) => [state.planning, events.includes('planned')],
      from: [true, false],
      to: [false, true],
    },
    'held adds a place to the way': {
      at: 'an agent on its way',
      meanwhile: stage => stage.input.setButton('act', true),
      observe: ({ state }) => [state.agents[0]?.way.length, state.agents[0]?.queue],
      from: [1, []],
      to: [1, [{ x: 500, y: 40 }]],
    },
    'stops the agent': {
      at: 'an agent on its way',
      observe: ({ state }) => [state.agents[0]?.way.length, state.agents[0]?.targetX],
      from: [1, 130],
      to: [0, 100],
    },
    'looks closer': zooms(1),
    'sees more': zooms(-1),
    'held takes the map along with the pointer': {
      at: 'the map, somewhat nearer',
      meanwhile: stage => {
        finger(stage.canvas, 'start', 300, 300);
        pass(stage, 2);
        finger(stage.canvas, 'move', 200, 300);
        pass(stage, 2);
        finger(stage.canvas, 'end', 200, 300);
      },
      after: 20,
      observe: sight => Math.sign((camera(sight)?.scrollX ?? 0) - before.x),
      from: 0,
      to: 1,
    },
  },
  keys: [
    ['ArrowUp', 'moves the pointer up'],
    ['KeyW', 'moves the pointer up'],
    ['ArrowLeft', 'moves the pointer left'],
    ['KeyA', 'moves the pointer left'],
    ['ArrowDown', 'moves the pointer down'],
    ['KeyS', 'moves the pointer down'],
    ['ArrowRight', 'moves the pointer right'],
    ['KeyD', 'moves the pointer right'],
    ['Enter', 'starts the mission'],
    ['Enter', 'selects the agent at the pointer'],
    ['Enter', 'sends the agent after the person at the pointer'],
    ['Enter', 'sends the agent to the pointer'],
    ['Space', 'starts the mission'],
    ['Space', 'selects the agent at the pointer'],
    ['Space', 'sends the agent after the person at the pointer'],
    ['Space', 'sends the agent to the pointer'],
    ['KeyG', 'marks the person at the pointer'],
    ['Digit1', 'selects agent 1'],
    ['Digit2', 'selects agent 2'],
    ['Digit3', 'selects agent 3'],
    ['Digit4', 'selects agent 4'],
    ['KeyF', 'selects the next agent'],
    ['KeyQ', 'points at the person before'],
    ['KeyE', 'points at the next person'],
    ['KeyT', 'lets time stand'],
    ['KeyT', 'lets time go on'],
    ['ShiftLeft', 'held adds a place to the way'],
    ['ShiftRight', 'held adds a place to the way'],
    ['KeyX', 'stops the agent'],
    ['Backspace', 'stops the agent'],
    ['Equal', 'looks closer'],
    ['NumpadAdd', 'looks closer'],
    ['Minus', 'sees more'],
    ['NumpadSubtract', 'sees more'],
    ['KeyC', 'held takes the map along with the pointer'],
    ['KeyV', 'makes the next camera live'],
    ['KeyH', 'tells the VIP to wait'],
  ],
});
