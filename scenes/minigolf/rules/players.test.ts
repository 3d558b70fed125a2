// Two to four at one device: order of play, honour, names, places, the verdict, and nothing that counts for one alone.
import { expect, test } from 'vitest';
import { hud } from '../hud.ts';
import play from '../play.ts';
import { ballKey, ballOf } from '../scene/balls.ts';
import { view } from '../view.ts';
import { words } from '../words.ts';
import { writeCourse } from './course.ts';
import { playOrder, roundOf } from './round.ts';
import { placesOf, result, scorecard, verdict } from './score.ts';
import type { State } from './state.ts';
import { courseWith, goOn, newRound, putt, roundOn, TUNING, untilRest } from './testing.ts';

const IN = { x: 700, y: 300 };
const NEAR = courseWith([], { start: { x: 600, y: 300 } });
const TEXT = writeCourse(NEAR);

/** Plays the course of the player whose turn it is with so many strokes, up to two, and goes on. */
function playCourse(state: State, strokes: 1 | 2) {
  if (strokes === 2) {
    putt(state, { x: 500, y: 300 }, 5);
    untilRest(state);
  }
  putt(state, IN, strokes === 2 ? 15 : 10);
  const events = untilRest(state);
  expect([state.ending, state.strokes]).toEqual(['holed', strokes]);
  return [...events, ...goOn(state)];
}

const threesome = (levels = [TEXT, TEXT]) =>
  newRound({ players: 3, player1: 'Ann', player2: 'Ben', player3: 'Cleo' }, levels);

test.each([
  ['the first course: as they are listed', [[0], [0], [0]], 0, [0, 1, 2]],
  [
    'fewest strokes have the honour',
    [
      [3, 0],
      [2, 0],
      [4, 0],
    ],
    1,
    [1, 0, 2],
  ],
  [
    'equals keep their order',
    [
      [2, 3, 0],
      [1, 3, 0],
      [3, 3, 0],
    ],
    2,
    [1, 0, 2],
  ],
  [
    'what is not yet played decides nothing',
    [
      [2, 1, 0],
      [1, 0, 0],
    ],
    1,
    [1, 0],
  ],
])('order of play: %s', (_what, cards, at, order) => expect(playOrder(cards, at)).toEqual(order));

test('each plays a course to its end, then the next; the honour goes on to the next course', () => {
  const state = threesome();
  const turns = [2, 1, 2, 2, 1, 1].map(strokes => {
    const { at, turn } = state;
    playCourse(state, strokes as 1 | 2);
    return [at, turn];
  });
  expect(turns).toEqual([
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 1],
    [1, 0],
    [1, 2],
  ]);
  expect(state).toMatchObject({
    phase: 'over',
    cards: [
      [2, 1],
      [1, 2],
      [2, 1],
    ],
  });
});

test('the hand-over says who plays, with which ball, until the first swing', () => {
  const state = threesome();
  const messages = () => hud(state, TUNING).filter(({ kind }) => kind === 'message');
  expect(messages()).toMatchObject([{ text: 'Ann plays' }]);
  expect(view(state, TUNING).message).toMatchObject({ text: 'Ann plays', plays: 0 });
  putt(state, IN, 10);
  expect(messages()).toEqual([]);
  untilRest(state);
  expect(view(state, TUNING).hint).toBe('Click to go on: Ben plays.');
  const [teedUp] = goOn(state);
  expect(teedUp && words(teedUp)).toBe('Ben plays, the ball with a dot: Course 1, Test. Par 3.');
  expect(view(state, TUNING)).toMatchObject({ player: 'Ben', message: { text: 'Ben plays', plays: 1 } });
});

test('who plays alone is not called, and has the ball as ever', () => {
  const state = newRound();
  expect(view(state, TUNING)).toMatchObject({ player: null, message: null });
  expect(hud(state, TUNING).map(({ id }) => id)).not.toContain('player');
  expect(ballKey(0)).toBe('ball');
});

test('four balls: no ink, no mark and no picture twice', () => {
  const balls = [0, 1, 2, 3].map(ballOf);
  for (const of of [balls.map(({ ink }) => ink), balls.map(({ mark }) => mark), [0, 1, 2, 3].map(ballKey)])
    expect(new Set(of).size).toBe(4);
});

test('names are told apart, and a missing one is a number', () => {
  const { players } = roundOf(
    { players: 4, player1: 'Ann', player2: ' ', player3: 'Ann', player4: 'A'.repeat(40) },
    18,
  );
  expect(players).toEqual(['Ann', 'Player 2', 'Ann 3', 'A'.repeat(16)]);
  expect(roundOf({ players: 2, player1: 'B'.repeat(16), player2: 'B'.repeat(16) }, 18).players[1]).toBe(
    `${'B'.repeat(14)} 2`,
  );
});

test.each([
  [
    [5, 6, 7],
    ['1', '2', '3'],
  ],
  [
    [6, 5, 6],
    ['T2', '1', 'T2'],
  ],
  [
    [4, 4, 5, 4],
    ['T1', 'T1', '4', 'T1'],
  ],
])('places by strokes %j: %j', (strokes, places) => expect(placesOf(strokes)).toEqual(places));

test('one card for all at the end: a column and a total each, their places, the winner', () => {
  const state = threesome([TEXT]);
  playCourse(state, 2);
  playCourse(state, 1);
  const ended = playCourse(state, 2).find(({ type }) => type === 'roundEnded');
  expect(ended && words(ended)).toBe('The round is over: Ben wins.');
  expect(result(state, TUNING)).toEqual({
    outcome: 'ended',
    score: 0,
    unscored: true,
    title: 'Ben wins',
    lines: [],
    again: 'Play Again',
    table: {
      columns: ['Course', 'Par', 'Ann', 'Ben', 'Cleo'],
      rows: [['1', 3, 2, 1, 2]],
      total: [
        ['Total', 3, 2, 1, 2],
        ['+/-', '', '-1', '-2', '-1'],
        ['Place', '', 'T2', '1', 'T2'],
      ],
    },
  });
});

test.each([
  [[[2], [2], [3]], 'Ann and Ben share the win'],
  [[[2], [2], [2]], 'Ann, Ben and Cleo share the win'],
  [[[3], [2], [2]], 'Ben and Cleo share the win'],
])('%j: %s', (cards, said) => {
  const state: State = { ...threesome([TEXT]), cards: cards.map(card => [...card]) };
  expect(verdict(scorecard(state))).toBe(said);
});

test('records of courses are kept for one who plays alone, not for several', () => {
  const recordsOf = (state: State) => playCourse(state, 1).map(event => play.stat?.(event) ?? null);
  expect(recordsOf(threesome([TEXT]))).not.toContainEqual(expect.objectContaining({ name: 'course 1' }));
  expect(recordsOf(newRound({}, [TEXT]))).toContainEqual({ name: 'course 1', value: 1, better: 'less' });
});

test('a course of one’s own is played by each, and then begins again', () => {
  const state = roundOn(NEAR, { players: 2 });
  Object.assign(state, { numbers: [0] });
  playCourse(state, 1);
  expect(state).toMatchObject({ turn: 1, cards: [[1], [0]] });
  playCourse(state, 1);
  expect(state).toMatchObject({ turn: 0, phase: 'aiming', cards: [[0], [0]] });
});
