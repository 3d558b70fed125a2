// A run in a cave from elsewhere: its own tick, its time, its points, and a proof that holds in play.
import { expect, test } from 'vitest';
import { tune } from '../../../kit/core/constants.ts';
import { NO_INPUT } from '../../../kit/core/input/input.ts';
import { copy } from '../../../kit/core/json.ts';
import { keysOf } from '../../bots/pilot.ts';
import { CONSTANTS } from '../../constants.ts';
import { hud } from '../../hud.ts';
import {
  type CaveProof,
  openCustomCave,
  playLetters,
  readCustomCave,
  wayThrough,
  writeCaveFile,
} from '../../levels/bdcff/customCave.ts';
import { type ReadCave, readBdcff } from '../../levels/bdcff/read.ts';
import { mapped } from '../../levels/bdcff/testing.ts';
import { solveCustomCave } from '../../levels/customCaveSolver.ts';
import { planCave } from '../../levels/planner.ts';
import { type Action, openExit } from '../cave.ts';
import { rules } from '../rules.ts';
import type { Event, State } from '../state.ts';
import { holding } from '../testing.ts';
import { cellProgress, isCellTickNext } from '../timing.ts';

const t = tune(CONSTANTS);
const opened = (cave: string, seed = 1) => rules.create({ seed, setup: { cave }, levels: [] }, t);

function ticks(state: State, count: number, frame = NO_INPUT): Event[] {
  return Array.from({ length: count }, () => rules.tick(state, frame, t)).flat();
}

const CORRIDOR = ['WWWWWWWWWW', 'WP......XW', 'WWWWWWWWWW'];

test.each([
  ['', 8],
  ['FrameTime=100', 6],
  ['FrameTime=200', 12],
])('with “%s” a step takes %i ticks', (tags, length) => {
  const state = opened(mapped(CORRIDOR, tags));
  ticks(state, length - 1, holding('right'));
  expect(state.cave.player).toBe(11);
  ticks(state, 1, holding('right'));
  expect(state.cave.player).toBe(12);
  ticks(state, length, holding('right'));
  expect(state.cave.player).toBe(13);
});

test('a tick that is no whole number of the kit’s is as long as it says in the long run, and is drawn so', () => {
  const cave = openCustomCave(mapped(CORRIDOR, 'FrameTime=110'));
  let steps = 0;
  for (cave.clock = 0; cave.clock < 60 * 11; cave.clock++) if (isCellTickNext(cave, t)) steps++;
  expect(steps).toBe(100);
  cave.clock = 3;
  expect(cellProgress(cave, 0.3, t)).toBeCloseTo(0.5);
});

test('what the fox does not reach in time', () => {
  const state = opened(mapped(CORRIDOR, 'CaveTime=2'));
  expect(hud(state, t)).toContainEqual({ kind: 'meter', id: 'lamp', label: 'Time', value: 2, max: 2 });
  ticks(state, 119);
  expect(state.phase).toBe('playing');
  expect(ticks(state, 1)).toContainEqual(expect.objectContaining({ type: 'foxLost', cause: 'time' }));
  expect(hud(state, t)).toContainEqual(expect.objectContaining({ text: 'Time ran out.' }));
});

test('diamonds are worth what the file says, before and after there are enough', () => {
  const cave = mapped(['WWWWWWW', 'WPdddXW', 'WWWWWWW'], 'DiamondsRequired=2\nDiamondValue=5 20');
  const state = opened(cave);
  const points = ticks(state, 24, holding('right')).flatMap(event =>
    event.type === 'diamondTaken' ? event.points : [],
  );
  expect([points, state.score]).toEqual([[5, 5, 20], 30]);
});

test('what plays as something else is named before play', () => {
  const cave = mapped(['WWWWW', 'WPzXW', 'WWWWW'], '[mapcodes]\nz=ACID\n[/mapcodes]');
  const state = opened(cave);
  expect(state.own?.notes).toEqual(['One: ACID plays as dirt.']);
  expect(hud(state, t)).toContainEqual(
    expect.objectContaining({ kind: 'prompt', text: expect.stringContaining('ACID plays as dirt.') }),
  );
});

const WILD = mapped(
  [
    'WWWWWWWWWWWW',
    'WP..r....a.W',
    'W...r......W',
    'W.wMMMw....W',
    'W.w...w.Q  W',
    'W.....d....W',
    'W........d.W',
    'W.d......X.W',
    'WWWWWWWWWWWW',
  ],
  'DiamondsRequired=3\nAmoebaGrowthProb=0.2 0.5\nFrameTime=130\nRandSeed=12',
);

test('the way that proves a cave leads out of it in play, whatever the seed of the run', () => {
  const cave = openCustomCave(WILD);
  openExit(cave, () => {});
  const way = planCave(cave, t, { left: 50_000 }) as Action[];
  expect(way.length).toBeGreaterThan(10);
  for (const seed of [1, 99]) {
    const state = opened(WILD, seed);
    for (const action of way) {
      let isLast = false;
      while (!isLast && state.phase === 'playing') {
        isLast = isCellTickNext(state.cave, t);
        rules.tick(state, { ...NO_INPUT, ...keysOf(action) }, t);
      }
    }
    expect(state.phase).toBe('won');
    expect(state.own && copy(state)).toEqual(state);
  }
});

test('a proof tells how far the search is, how long the way takes, and leads out when it is played from the file', () => {
  const parts: number[] = [];
  const text = mapped(CORRIDOR, 'DiamondsRequired=-9\nFrameTime=500');
  const proof = solveCustomCave(text, part => void parts.push(part)) as CaveProof;
  expect(proof.seconds).toBe(4);
  const [cave] = readBdcff(text).caves;
  const file = writeCaveFile(cave as ReadCave, 'Long hall', proof);
  expect(readCustomCave(file)).toMatchObject({ own: { name: 'Long hall', notes: [] } });
  expect(wayThrough(file)).toBe(proof.letters);
  expect(playLetters(openCustomCave(file), wayThrough(file) as string, t)).toMatchObject({
    exited: true,
    ticks: proof.letters.length,
  });
  expect(wayThrough(text)).toBeNull();
  expect(parts.length).toBeGreaterThan(3);
  expect(parts).toEqual(parts.toSorted((a, b) => a - b));
  expect(solveCustomCave(mapped(['WWWWW', 'WPWXW', 'WWWWW']))).toBeNull();
});
