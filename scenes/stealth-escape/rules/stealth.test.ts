// What stealth is worth, and its tools: sightings, bumps, takedowns, lures, the reach of FIRE, another try at a level.
import { describe, expect, test } from 'vitest';
import { tune } from '../../kit/core/constants.ts';
import { type Frame, NO_INPUT } from '../../kit/core/input/input.ts';
import { randomInt, seeded } from '../../kit/core/rng.ts';
import { CONSTANTS } from '../constants.ts';
import { KEY } from '../controls.ts';
import { hud } from '../hud.ts';
import { createGuard } from './guards.ts';
import { enterLevel, rules } from './rules.ts';
import { updateScore } from './score.ts';
import { fireTarget, takedownTarget } from './shots.ts';
import type { Event, Guard, LevelRecord, State } from './state.ts';

const t = tune(CONSTANTS);

/** The hall of pillars, the fox in an open spot, guards that stand and look to the right. */
function opened(guards: readonly (readonly [x: number, y: number])[] = []): State {
  const state = rules.create({ seed: 1, setup: {}, levels: [] }, t);
  state.layout = 'pillars';
  state.guards = guards.map(([x, y], index): Guard => createGuard(index + 1, { post: [x, y], corners: [[x, y]] }));
  Object.assign(state.player, { x: 430, y: 230 });
  return state;
}

function play(state: State, frame: Partial<Frame> = {}, ticks = 1): Event[] {
  const events: Event[] = [];
  for (let i = 0; i < ticks; i++) events.push(...rules.tick(state, { ...NO_INPUT, ...frame }, t));
  return events;
}
const fire: Partial<Frame> = { pressed: KEY.fire, held: KEY.fire };
const click = (x: number, y: number): Partial<Frame> => ({
  pointer: { x, y, down: true, pressed: true, released: false, cancelled: false },
});
const types = (events: readonly Event[]) => events.map(event => event.type);
const record = (seen: number, shots: number, more: Partial<LevelRecord> = {}): LevelRecord => ({
  ...{ seen, shots, takedowns: 0, ticks: 0, isDone: true },
  ...more,
});

describe('the score', () => {
  test.each<[what: string, records: LevelRecord[], points: number]>([
    ['a level unseen and without a shot', [record(0, 0)], 420],
    ['the same on level 3', [record(1, 1), record(1, 1), record(0, 0)], 40 + 40 + 1060],
    ['unseen, with a shot', [record(0, 1)], 400 - 10],
    ['seen twice, without a shot', [record(2, 0)], 120 - 100],
    ['a level that was not finished', [record(0, 0, { isDone: false, takedowns: 2 })], 0],
    ['a folded guard', [record(0, 0, { takedowns: 1 })], 520],
    ['ten seconds', [record(0, 0, { ticks: 600 })], 420 - 50],
    ['costs end with their level', [record(9, 9), record(0, 0)], 740],
  ])('%s', (_, records, points) => {
    const state = opened();
    state.records = records;
    state.level = records.length + 1;
    play(state);
    expect(state.score).toBe(points);
  });

  test('whoever gets further never has less than who fell there: it never falls, whatever is done', () => {
    const rng = seeded(59);
    for (let run = 0; run < 300; run++) {
      const records: LevelRecord[] = [];
      const state = opened();
      let best = 0;
      for (let level = 1; level <= 5; level++) {
        const now = record(0, 0, { isDone: false });
        records.push(now);
        for (let step = 0; step < 12; step++) {
          now.seen += randomInt(rng, 2);
          now.shots += randomInt(rng, 3);
          now.takedowns += randomInt(rng, 2);
          now.ticks += randomInt(rng, 400);
          updateScore(Object.assign(state, { records }), t);
          expect(state.score).toBe(best);
        }
        now.isDone = true;
        updateScore(state, t);
        expect(state.score).toBeGreaterThanOrEqual(best);
        best = state.score;
      }
    }
  });

  test('the card says what sightings, shots and seconds took, and they make up the score', () => {
    const state = opened();
    state.records = [record(1, 2, { ticks: 600 }), record(9, 0, { ticks: 120 }), record(0, 0, { ticks: 60 })];
    Object.assign(state.totals, { ticks: 780, shots: 2, timesSeen: 10, levels: 3 });
    updateScore(state, t);
    state.phase = 'won';
    // Level 1: 100 − 50 − 20 − 30 of 50; level 2: 140 for nine sightings of 450; level 3: 1060 − 5.
    expect(state.score).toBe(1055);
    expect(rules.result(state, t)?.lines).toEqual([
      'Levels 3 of 5',
      'Time 0:13: −35',
      'Shots 2: −20',
      'Seen 10 times: −190',
    ]);
  });

  test('after a level it says what the level earned, and the strip what each did', () => {
    const state = opened();
    Object.assign(state, { phase: 'transition', level: 2, records: [record(1, 0), record(0, 3)] });
    const items = hud(state, t);
    expect(items).toContainEqual({ kind: 'message', id: 'earned', text: 'Unseen +600, 3 shots −30' });
    expect(items.find(({ kind }) => kind === 'strip')).toMatchObject({
      marks: ['Unseen', 'No shot'],
      places: [
        { earned: [false, true] },
        { earned: [true, false] },
        { earned: null },
        { earned: null },
        { earned: null },
      ],
    });
    Object.assign(state, { phase: 'won' });
    expect(rules.result(state, t)?.strip?.places).toHaveLength(5);
  });

  test('a sighting and a shot count for their level, also where the level is begun anew', () => {
    const state = opened([[380, 230]]);
    play(state, click(430, 600));
    expect(state.records[0]).toMatchObject({ seen: 1, shots: 1, isDone: false });
    rules.command?.(state, { type: 'restartLevel' }, t);
    expect(state.records[0]).toMatchObject({ seen: 1, shots: 1, isDone: false });
    enterLevel(state, 2, t, () => {});
    expect(state.records[1]).toEqual(record(0, 0, { isDone: false }));
  });
});

describe('a bump', () => {
  test('is felt: the guard that did not see the fox turns and chases', () => {
    const state = opened([[449, 230]]);
    expect(types(play(state))).toEqual(['guardBumped', 'guardAlarmed', 'foxHurt']);
    expect(state.guards[0]?.mood).toBe('chase');
    expect(state.totals.timesSeen).toBe(1);
    expect(types(play(state))).not.toContain('guardBumped');
  });

  test('a guard that the fox only passes feels nothing', () => {
    const state = opened([[450.5, 230]]);
    expect(play(state, {}, 5)).toEqual([]);
  });
});

describe('a takedown', () => {
  test.each([
    ['right behind', 466, 230, 1],
    ['beyond arm’s length', 475, 230, 0],
    ['half behind', 460, 255, 1],
    ['at the side', 430, 266, 0],
  ])('%s', (_, x, y, folded) => {
    const state = opened([[x, y]]);
    const events = types(play(state, fire));
    expect(state.totals.takedowns).toBe(folded);
    if (folded === 0) return;
    expect(events).toEqual(['guardFolded']);
    expect([state.player.ammo, state.noises, state.records[0]?.shots]).toEqual([5, [], 0]);
  });

  test('is to be had without a dart, but not of a guard that has noticed', () => {
    const state = opened([[466, 230]]);
    state.player.ammo = 0;
    const [guard] = state.guards;
    if (guard) guard.mood = 'chase';
    expect(takedownTarget(state, t)).toBeNull();
    if (guard) guard.mood = 'search';
    play(state, fire);
    expect(state.guards).toEqual([]);
  });

  test('a click shoots even there: it aims at the cursor', () => {
    const state = opened([[466, 230]]);
    expect(types(play(state, click(100, 230)))).toContain('shotFired');
  });
});

describe('a dart that meets nobody', () => {
  test('is heard where it falls, and guards go there', () => {
    const state = opened([[180, 570]]);
    Object.assign(state.player, { x: 30, y: 330 });
    const events = play(state, click(30, 600), 1);
    events.push(...play(state, {}, 60));
    expect(types(events)).toContain('bulletStopped');
    const [guard] = state.guards;
    expect(guard?.mood).toBe('search');
    expect(guard?.goal).toEqual([30, 590]);
  });

  test('one that meets a guard is not', () => {
    const state = opened([[430, 60]]);
    play(state, click(430, 0), 1);
    play(state, {}, 40);
    expect([state.totals.kills, state.noises]).toEqual([1, []]);
  });
});

test.each([
  [479, true],
  [481, false],
])('FIRE finds a guard %i px away: %s, as far as a dart flies', (away, isFound) => {
  const state = opened([[30 + away, 580]]);
  Object.assign(state.player, { x: 30, y: 580, facing: 0 });
  expect(fireTarget(state, t) !== null).toBe(isFound);
});

test('a lost run offers its level again: another try, with what the fox had when it began', () => {
  const state = opened([[430, 240]]);
  play(state, {}, 51);
  expect(state.phase).toBe('lost');
  const retry = rules.result(state, t)?.retry;
  expect(retry).toEqual({ label: 'Retry level', command: { type: 'restartLevel' } });
  rules.command?.(state, { type: 'restartLevel' }, t);
  expect([state.phase, state.player.health, state.level]).toEqual(['playing', 100, 1]);
  expect(rules.result(state, t)).toBeNull();
});
