// Sleepers and leapers as drawings: how they step, what wakes them, and that danger map and Last Stand foretell them.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearestSleeper, stepDalexes } from './board.ts';
import type { DalexKind } from './crowd.ts';
import { dangerMap, survivesLastStand } from './danger.ts';
import { lessonOf } from './lesson.ts';
import { isDalexNear, RULES } from './rules.ts';
import { crowdOf, firstLevelOf } from './spawn.ts';
import { type DalexState, positionOf } from './state.ts';
import { anyPosition, boardState, draw, newGame, send, settle, step, TUNING } from './testing.ts';

const types = ({ events }: { events: readonly { type: string }[] }) => events.map(({ type }) => type);
const leaping = (drawing: string, changes: Partial<DalexState> = {}): DalexState => {
  const state = boardState(drawing, changes);
  return { ...state, ...(state.crowd && { crowd: { ...state.crowd, leaps: true } }) };
};
const rows = (drawing: string) => draw(boardState(drawing));

test.each([
  ['a sleeper stands', boardState('S....@'), 'S....@'],
  ['who runs into a sleeper breaks with it', boardState('DS...@'), '.#...@'],
  ['a sleeper two cells away wakes, and does not step yet', boardState('.S.@..'), '.D.@..'],
  ['a sleeper three cells away sleeps on', boardState('S..@..'), 'S..@..'],
  ['a leaper rests', boardState('L....@'), 'L....@'],
  ['who runs into a leaper that rests breaks with it', boardState('DL...@'), '.#...@'],
  ['a leaper leaps two cells', leaping('L....@'), '..L..@'],
  ['a leaper leaps over a pile', leaping('L#...@'), '.#L..@'],
  ['a leaper breaks on the pile on which it lands', leaping('L.#..@'), '..#..@'],
  ['a leaper and a plain one that meet break', leaping('LD...@'), '..#..@'],
  ['a leap turns on its way', leaping('L...../....../....../...@..'), '....../....../..L.../...@..'],
])('%s', (_name, before, then) => {
  const { state } = send(before, { type: 'wait' });
  expect(draw({ ...state, goal: null })).toBe(rows(then));
  expect(state.crowd?.kinds).toHaveLength(state.dalexes.length);
  expect(state.crowd?.leaps).toBe(!before.crowd?.leaps);
});

test('a leap that reaches the player catches, and is told', () => {
  const { state } = send(leaping('L.@...'), { type: 'wait' });
  expect(state).toMatchObject({ gameOver: true, cause: 'Caught by a leaper while waiting.' });
  expect(send(boardState('LL@...'), { type: 'wait' }).state.gameOver).toBe(false);
  expect(send(leaping('L.@.L.'), { type: 'wait' }).state.cause).toBe('Caught by 2 while waiting.');
});

test.each<[string, DalexState, string]>([
  ['nothing round a sleeper', boardState('...../...../..S../...../@....'), '...../...../...../...../.....'],
  ['nothing round a leaper that rests', boardState('...../...../..L../...../@....'), '...../...../...../...../.....'],
  ['two cells round one that leaps', leaping('L..../...../...../...../@....'), 'xxx../xxx../xxx../...../.....'],
])('deadly is %s', (_name, state, drawn) => {
  const marks = [...dangerMap(positionOf(state))].map(cell => (cell ? 'x' : '.')).join('');
  expect(marks).toBe(drawn.replaceAll('/', ''));
});

test('the screwdriver and a Last Stand wake everybody, and they step in the same turn', () => {
  const board = 'S..../...../...../..D../..@..';
  const sonic = send(boardState(board), { type: 'sonic' });
  expect(draw({ ...sonic.state, goal: null })).toBe(rows('...../.D.../...../...../..@..'));
  expect(types(sonic)).toEqual(['sonicUsed', 'woke', 'dalexesStepped']);
  const stand = send(boardState('S..../...../...../...../..@..'), { type: 'lastStand' });
  expect(types(stand).slice(0, 3)).toEqual(['standBegan', 'woke', 'dalexesStepped']);
  expect(stand.state.crowd?.kinds).toEqual(['plain']);
  expect(types(step(boardState('S..../...../...../..@../.....'), 'n'))).toEqual(['moved', 'dalexesStepped', 'woke']);
});

test('whether a Last Stand is survived is foretold', () => {
  let survived = 0;
  fc.assert(
    fc.property(anyPosition, position => {
      const piles = position.piles.map(cell => ({ cell, dalexes: 2 }));
      const began = send({ ...boardState('@'), ...position, piles, goal: null }, { type: 'lastStand' }).state;
      const end = settle(began);
      expect(end.gameWon).toBe(survivesLastStand(position));
      if (end.gameWon) survived++;
    }),
    { numRuns: 200 },
  );
  expect(survived).toBeGreaterThan(3);
});

test('kinds stay with their dalexes, whatever breaks', () => {
  fc.assert(
    fc.property(anyPosition, position => {
      const { dalexes, crowd } = stepDalexes(position);
      expect(crowd?.kinds.length ?? dalexes.length).toBe(dalexes.length);
      dalexes.forEach((cell, index) => {
        if (crowd?.kinds[index] !== 'sleeper') return;
        expect(position.crowd?.kinds[position.dalexes.indexOf(cell)]).toBe('sleeper');
      });
    }),
    { numRuns: 100 },
  );
});

function counts(level: number): Partial<Record<DalexKind, number>> {
  const found: Partial<Record<DalexKind, number>> = {};
  for (const kind of crowdOf(level, 20, TUNING).kinds) found[kind] = (found[kind] ?? 0) + 1;
  return found;
}
test.each([
  [1, { plain: 20 }],
  [3, { plain: 20 }],
  [4, { plain: 13, sleeper: 7 }],
  [5, { plain: 13, leaper: 7 }],
  [6, { plain: 13, sleeper: 4, leaper: 3 }],
  [7, { plain: 13, sleeper: 7 }],
  [9, { plain: 13, sleeper: 4, leaper: 3 }],
])('of twenty dalexes on level %i there are %j', (level, kinds) => expect(counts(level)).toEqual(kinds));

test('the kinds are an option: the specified game has none, the same seed has the same cells', () => {
  const [one, three] = [newGame(7), newGame(7, { kinds: 'three' })];
  expect(one).not.toHaveProperty('crowd');
  expect(three.dalexes).toEqual(one.dalexes);
  const next = (state: DalexState) =>
    RULES.apply({ ...state, level: 3, gameWon: true }, { type: 'nextLevel' }, TUNING, 0);
  expect(next(three).state.dalexes).toEqual(next(one).state.dalexes);
  expect(next(three).events).toMatchObject([
    { sleepers: 5, leapers: 0, lesson: expect.stringMatching(/^New: sleepers/) },
  ]);
  expect(next(one).events).toMatchObject([{ sleepers: 0, leapers: 0, lesson: null }]);
});

test('a run with three kinds has bests of its own', () => {
  const over = { gameOver: true, cause: 'Caught.' };
  expect(RULES.result({ ...newGame(1, { kinds: 'three' }), ...over }, TUNING)?.mode).toBe('Three kinds');
  expect(RULES.result({ ...newGame(1), ...over }, TUNING)).not.toHaveProperty('mode');
});

test('each kind is taught on its first level, for three turns', () => {
  const { crowd } = newGame(1, { kinds: 'three' });
  const lesson = (level: number, turns = 0) => lessonOf({ ...(crowd && { crowd }), level, turns }, TUNING);
  expect([firstLevelOf('sleeper', TUNING), firstLevelOf('leaper', TUNING)]).toEqual([4, 5]);
  expect(lesson(3)).toBeNull();
  expect(lesson(4)).toMatch(/^New: sleepers\. They wake when you are within 2 cells/);
  expect(lesson(5, 2)).toMatch(/^New: leapers/);
  expect(lesson(5, 3)).toBeNull();
  expect(lesson(6)).toBeNull();
  expect(lessonOf({ level: 4, turns: 0 }, TUNING)).toBeNull();
});

test.each([
  ['plain, two cells away', '.D.@..', true],
  ['plain, three cells away', 'D..@..', false],
  ['a leaper four cells away', 'L...@.', true],
  ['a leaper five cells away', 'L....@', false],
  ['a sleeper', '..S@..', false],
])('a held Wait stops: %s', (_name, drawing, stops) => expect(isDalexNear(boardState(drawing), TUNING)).toBe(stops));

test('the nearest sleeper is who must be fetched', () => {
  expect(nearestSleeper(positionOf(boardState('S..D@....S')))).toBe(4);
  expect(nearestSleeper(positionOf(boardState('L..D@.')))).toBeNull();
});
