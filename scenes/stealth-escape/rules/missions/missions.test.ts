// Missions: how a hall is read from its drawing, and what its things do, tick by tick.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { tune } from '../../../kit/core/constants.ts';
import { type Frame, NO_INPUT } from '../../../kit/core/input/input.ts';
import { tryReading } from '../../../kit/core/refusal.ts';
import { isClear } from '../../../kit/core/world/sight.ts';
import { CONSTANTS } from '../../constants.ts';
import { KEY } from '../../controls.ts';
import { hud } from '../../hud.ts';
import { groundIn, sightsOf, terrainIn } from '../hall.ts';
import { rules } from '../rules.ts';
import type { Event, State } from '../state.ts';
import { CELL, readDrawing } from './drawing.ts';
import { choiceOf, DAY_CHOICE, HALLS, MAP_CHOICE } from './names.ts';
import { liftAt } from './things.ts';
import { hallsOf, isWingOpen, missionOf, WINGS } from './wings.ts';

const t = tune(CONSTANTS);
const FOLDER = 'assets/levels/stealth-escape';
const FILES = readdirSync(FOLDER).filter(file => file.endsWith('.txt'));
const textOf = (hall: number): string => readFileSync(`${FOLDER}/${String(hall).padStart(2, '0')}.txt`, 'utf8');

/** A hall with these facts and rows; the rest of its map is floor. */
const drawn = (rows: readonly string[], facts: readonly string[] = []): string =>
  ['Hall: A test', ...facts, '', ...Array.from({ length: 30 }, (_, y) => (rows[y] ?? '').padEnd(40, '.'))].join('\n');
const EXIT_ROWS = ['@.....................................EE', '......................................EE'];

function opened(text: string, choice = choiceOf(1)): State {
  const state = rules.create({ seed: 1, setup: { halls: choice }, levels: [] }, t);
  rules.onResponse?.(state, text, t);
  return state;
}

function play(state: State, frame: Partial<Frame> = {}, ticks = 1): Event[] {
  const events: Event[] = [];
  for (let i = 0; i < ticks; i++) events.push(...rules.tick(state, { ...NO_INPUT, ...frame }, t));
  return events;
}
const types = (events: readonly Event[]) => events.map(({ type }) => type);
const at = (column: number, row: number) => ({ x: (column + 0.5) * CELL, y: (row + 0.5) * CELL });
const fire: Partial<Frame> = { pressed: KEY.fire, held: KEY.fire };

describe('a drawing', () => {
  test.each([
    ['no map', 'Hall: A test', 'A hall has facts'],
    ['a row too few', drawn(EXIT_ROWS).split('\n').slice(0, -1).join('\n'), 'A hall has facts'],
    ['no start', drawn([EXIT_ROWS[0]?.replace('@', '.') ?? '', EXIT_ROWS[1] ?? '']), 'A hall has one start'],
    ['two starts', drawn([...EXIT_ROWS, '@']), 'A hall has one start'],
    ['no exit', drawn(['@']), 'A hall has an exit'],
    ['a guard without a post', drawn(EXIT_ROWS, ['1: key']), 'A guard has a post'],
    ['a guard outside', drawn(EXIT_ROWS, ['1: 40,3']), '“40,3” is no cell'],
    ['a number that is none', drawn(EXIT_ROWS, ['Under: soon']), 'Under is from 1 to 600'],
    ['a line that is no fact', drawn(EXIT_ROWS, ['hello']), '“hello” is no fact'],
    ['a book', 'a'.repeat(6001), 'The hall is too long'],
  ])('with %s is refused in a sentence', (_, text, why) => {
    const read = tryReading(() => readDrawing(text));
    expect('refusal' in read && read.refusal).toContain(why);
    const state = opened(text);
    expect([state.phase, rules.result(state, t)?.outcome]).toEqual(['lost', 'lost']);
  });

  test('walls are joined, the longer run first; places are the middles of cells', () => {
    const { walls, start, exits, guards, spots, bars } = readDrawing(
      drawn([...EXIT_ROWS, '###....H', '###.=..', '###.=..', '#...=..'], ['1: 3,4 8.5,4 key']),
    );
    expect(walls).toEqual([
      [0, 40, 20, 80],
      [20, 40, 40, 60],
    ]);
    expect([start, exits]).toEqual([[10, 10], [{ rect: [760, 0, 40, 40], isLocked: false }]]);
    expect(guards).toEqual([
      {
        corners: [
          [70, 90],
          [180, 90],
        ],
        carriesKey: true,
        hasLantern: false,
      },
    ]);
    expect([spots.lockers, bars.doors]).toEqual([[[150, 50]], [[80, 60, 20, 60]]]);
  });
});

describe('the sixteen halls', () => {
  test('are all there, under the names of the map', () => {
    expect(FILES).toHaveLength(HALLS.length);
    expect(HALLS.map((_, index) => readDrawing(textOf(index + 1)).name)).toEqual([...HALLS]);
    expect(WINGS.flatMap((_, index) => hallsOf(index + 1))).toHaveLength(HALLS.length);
  });

  test.each(HALLS.map((name, index) => [index + 1, name] as const))('hall %i, %s: nothing stands in a wall', hall => {
    const drawing = readDrawing(textOf(hall));
    const { grid, ground } = terrainIn(opened(textOf(hall), choiceOf(hall)));
    const places = [
      drawing.start,
      ...drawing.guards.flatMap(({ corners }) => corners),
      ...Object.values(drawing.spots).flat(),
    ];
    // A camera hangs on its wall; whoever walks needs room for his box.
    const inWall = places.filter(([x, y]) => !isClear(x, y, x, y, ground.solids, 9));
    expect(inWall).toEqual([]);
    expect(grid.open.some(cell => cell === 1)).toBe(true);
    expect(drawing.ask.length).toBeGreaterThan(20);
  });

  test('which one a run plays: a choice, or the day’s; no other text does', () => {
    expect(missionOf({ halls: MAP_CHOICE }, 1)).toEqual({ hall: 0, isMirrored: false });
    expect(missionOf({ halls: 'hall 16' }, 1)).toEqual({ hall: 16, isMirrored: false });
    for (const halls of ['hall 17', 'hall 0', 'night', true, 3]) expect(missionOf({ halls }, 1)).toBeNull();
    const days = new Set(
      Array.from({ length: 200 }, (_, day) => missionOf({ halls: DAY_CHOICE }, 20_261_000 + day)?.hall),
    );
    expect(days.size).toBe(HALLS.length);
  });

  test('a hall of the day is the mirror image of its hall', () => {
    const [plain, mirrored] = [opened(textOf(1)), opened(textOf(1), DAY_CHOICE)];
    expect(mirrored.player.x).toBe(800 - plain.player.x);
    expect(mirrored.guards.map(({ x, y }) => [800 - x, y])).toEqual(plain.guards.map(({ x, y }) => [x, y]));
    expect(groundIn(mirrored).solids.length).toBe(groundIn(plain).solids.length);
  });

  test('a wing opens when three halls of the one before are passed', () => {
    const passed =
      (...halls: number[]) =>
      (hall: number) =>
        halls.includes(hall);
    expect([isWingOpen(1, passed()), isWingOpen(2, passed(1, 2)), isWingOpen(2, passed(1, 2, 4))]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe('a locker', () => {
  // The guard looks right, along the row in which the locker is.
  const hall = drawn([...EXIT_ROWS, '', '', '......H'], ['1: 2,4 20,4', 'Sight: 200']);

  test.each([
    ['whoever stands still in it is not seen', {}, 0, 0],
    ['whoever moves in it is seen', { held: KEY.right }, 0, 1],
    ['whoever stands beside it is seen', {}, 30, 1],
  ])('%s', (_, frame, off, seen) => {
    const state = opened(hall);
    Object.assign(state.player, { x: at(6, 4).x + off, y: at(6, 4).y });
    play(state, frame, 3);
    expect(state.totals.timesSeen).toBe(seen);
  });

  test('a guard who leans on it finds whom he looks for', () => {
    const state = opened(hall);
    Object.assign(state.player, at(6, 4));
    Object.assign(state.guards[0] ?? {}, { x: at(6, 4).x - 24, y: at(6, 4).y });
    play(state, {}, 2);
    expect(state.totals.timesSeen).toBe(1);
  });
});

test.each([
  ['plain', choiceOf(1), 1],
  ['mirrored', DAY_CHOICE, -1],
])('a guard who stands looks where he is drawn to, and turns there again after a search: %s', (_, choice, towards) => {
  const state = opened(drawn(EXIT_ROWS, ['1: 20,20 right', 'Sight: 100']), choice);
  const [guard] = state.guards;
  const looks = () => Math.round(Math.cos(guard?.direction ?? 0));
  const { x, y } = guard ?? { x: 0, y: 0 };
  play(state, {}, 60);
  expect([looks(), guard?.x, guard?.y]).toEqual([towards, x, y]);
  Object.assign(guard ?? {}, { mood: 'search', goal: [x, y], direction: Math.PI / 2 });
  play(state, {}, 300);
  expect([guard?.mood, looks()]).toEqual(['patrol', towards]);
});

test('a paper door hides, opens for whoever comes, and stays open for a while', () => {
  const state = opened(drawn([...EXIT_ROWS, '.....=', '.....=', '.....=']));
  const hides = () => !isClear(50, 70, 190, 70, sightsOf(state));
  expect(hides()).toBe(true);
  Object.assign(state.player, { x: 95, y: 70 });
  play(state);
  expect(hides()).toBe(false);
  Object.assign(state.player, { x: 300, y: 300 });
  play(state, {}, t.doorSeconds * 60 - 1);
  expect(hides()).toBe(false);
  play(state, {}, 2);
  expect(hides()).toBe(true);
  expect(groundIn(state).solids).toEqual([]);
});

test('a switch puts out its lamp, and no other', () => {
  const state = opened(drawn([...EXIT_ROWS, '..s...L.......................L'], ['Dark: yes']));
  Object.assign(state.player, at(2, 2));
  expect(types(play(state))).toContain('lampPutOut');
  expect(state.night?.lamps).toEqual([[610, 50]]);
  expect(types(play(state, {}, 60))).not.toContain('lampPutOut');
});

test('a paper ball is thrown by FIRE before any dart: no shot, and guards go to where it fell', () => {
  const state = opened(drawn([...EXIT_ROWS, '..o'], ['1: 20,20 21,20', 'Darts: 2']));
  Object.assign(state.player, at(2, 2));
  expect(types(play(state))).toContain('ballTaken');
  expect(hud(state, t).find(({ id }) => id === 'balls')).toMatchObject({ value: 1 });
  Object.assign(state.player, { ...at(10, 20), facing: 0 });
  const guard = state.guards[0];
  if (guard) guard.direction = 0;
  expect(types(play(state, fire))).toContain('ballThrown');
  const events = play(state, {}, 90);
  expect(types(events)).toContain('guardHeard');
  expect([state.totals.shots, state.player.ammo, state.totals.timesSeen, guard?.roused]).toEqual([0, 2, 0, 'ball']);
});

describe('the lift', () => {
  const hall = drawn([...EXIT_ROWS, '', '..u', '', '', '', '....................u'], ['1: 4,3 30,3', 'Sight: 300']);
  const rest = t.liftRestSeconds * 60;

  test('leaves by time with whoever stands in it, unseen, and sets him down at its other end', () => {
    const state = opened(hall);
    Object.assign(state.guards[0] ?? {}, { direction: Math.PI });
    state.guards = [];
    Object.assign(state.player, at(2, 3));
    expect(types(play(state, {}, rest + 1))).toContain('liftLeft');
    expect(state.mission?.lift?.isRidden).toBe(true);
    expect(rules.movers?.(state)).not.toContain(state.player);
    play(state, {}, t.liftRideSeconds * 60 + 1);
    expect([state.mission?.lift?.isRidden, state.player.x, state.player.y]).toEqual([false, at(20, 7).x, at(20, 7).y]);
  });

  test('leaves without who stands beside it', () => {
    const state = opened(hall);
    state.guards = [];
    Object.assign(state.player, { x: at(2, 3).x + 20, y: at(2, 3).y });
    play(state, {}, rest + 20);
    expect(state.mission?.lift?.isRidden).toBe(false);
    const lift = state.mission?.lift;
    expect(lift && liftAt(lift, state.levelTicks, t).rests).toBe(false);
  });
});

test('shutters fall at a sighting, not on who stands under them, and rise again', () => {
  const state = opened(
    drawn([...EXIT_ROWS, '', '..........%', '..........%', '..........%..%'], ['1: 2,20 4,20', 'Sight: 200']),
  );
  Object.assign(state.player, at(13, 5));
  state.totals.timesSeen = 0;
  const guard = state.guards[0];
  Object.assign(guard ?? {}, { ...at(8, 5), direction: 0 });
  const events = play(state, {}, 2);
  expect(types(events).filter(type => type === 'shutterFell')).toHaveLength(1);
  expect(groundIn(state).solids).toEqual([[200, 60, 20, 60]]);
  state.guards = [];
  Object.assign(state.player, at(30, 20));
  play(state, {}, 2);
  expect(groundIn(state).solids).toHaveLength(2);
  play(state, {}, t.shutterSeconds * 60);
  expect(groundIn(state).solids).toEqual([]);
});

describe('somebody to lead out', () => {
  const hall = drawn([...EXIT_ROWS, '', '', '', '..c'], ['1: 2,20 4,20', 'Sight: 150']);

  test('the door asks for the cub; found, it walks where the fox walked', () => {
    const state = opened(hall);
    state.guards = [];
    Object.assign(state.player, { x: 765, y: 20 });
    expect(play(state).find(({ type }) => type === 'doorLocked')).toMatchObject({ what: 'cub' });
    Object.assign(state.player, at(3, 5));
    expect(types(play(state))).toContain('cubFound');
    const path: number[] = [];
    for (let i = 0; i < 40; i++) {
      state.player.x += 2.4;
      path.push(state.player.x);
      play(state);
    }
    expect(path).toContain(state.mission?.cub?.x);
    expect(state.player.x - (state.mission?.cub?.x ?? 0)).toBeLessThan(45);
  });

  test('seen alone it gives the fox away, once', () => {
    const state = opened(hall);
    Object.assign(state.mission?.cub ?? {}, { ...at(6, 20), isLed: true });
    Object.assign(state.player, at(6, 28));
    const [guard] = state.guards;
    Object.assign(guard ?? {}, { ...at(2, 20), direction: 0 });
    play(state, {}, 5);
    expect(state.totals.timesSeen).toBe(1);
  });
});

describe('a key at a guard’s belt', () => {
  const hall = drawn(
    [EXIT_ROWS[0]?.replace('EE', 'XX') ?? '', EXIT_ROWS[1]?.replace('EE', 'XX') ?? ''],
    ['1: 10,10 30,10 key'],
  );

  test.each([
    ['from behind it is taken', -36, ['wantedTaken']],
    ['before his eyes it is not', 36, ['guardAlarmed']],
  ])('%s', (_, off, expected) => {
    const state = opened(hall);
    Object.assign(state.player, { x: at(10, 10).x + off, y: at(10, 10).y });
    expect(types(play(state))).toEqual(expected);
  });

  test('where he is felled it lies on the floor, and the locked door asks for it till then', () => {
    const state = opened(hall);
    Object.assign(state.player, { x: 765, y: 20 });
    expect(types(play(state))).toContain('doorLocked');
    state.guards = [];
    play(state);
    const key = state.night?.wanted[0];
    expect(key?.bearer).toBeUndefined();
    Object.assign(state.player, { x: key?.x, y: key?.y });
    expect(types(play(state))).toContain('wantedTaken');
    Object.assign(state.player, { x: 765, y: 20 });
    expect(types(play(state))).toContain('hallPassed');
  });
});

test.each([
  ['all three', {}, 100, [true, true, true]],
  ['seen', { seen: 1 }, 100, [true, false, true]],
  ['a dart', { shots: 1 }, 100, [true, true, false]],
  ['somebody folded', { takedowns: 1 }, 100, [true, true, false]],
  ['late', {}, 1900, [false, true, true]],
])('marks: %s', (_, record, ticks, marks) => {
  const state = opened(drawn(EXIT_ROWS, ['Under: 30']));
  Object.assign(state.records[0] ?? {}, record);
  state.levelTicks = ticks;
  Object.assign(state.player, { x: 765, y: 20 });
  expect(play(state).find(({ type }) => type === 'hallPassed')).toMatchObject({ hall: 1, marks });
  const result = rules.result(state, t);
  expect(result?.lines.map(line => line.startsWith('★'))).toEqual(marks);
  expect(result?.next?.map(({ label }) => label)).toEqual(['Next: Two watches', 'Map of wings']);
  expect(result?.medals ?? []).toHaveLength(marks.every(Boolean) ? 1 : 0);
});
