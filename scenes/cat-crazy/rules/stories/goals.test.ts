// Tests of goals and of the line of news: in order, paid once, shown long enough; what a level brings; how soon a newcomer has a second cat.
import { expect, test } from 'vitest';
import { NO_INPUT } from '../../../kit/core/input/input.ts';
import ladder from '../../bots/ladder.ts';
import { view } from '../../view.ts';
import { perkOf } from '../cats/perks.ts';
import { rules } from '../rules.ts';
import type { Event, State } from '../state.ts';
import { nestEgg, opened, play, roomOf, send, TICK, t, types } from '../testing.ts';
import { GOALS, noteInTally } from './goals.ts';

const well = { hunger: 80, thirst: 80, happiness: 80, energy: 80 };
const goalOf = (state: State) => view(state, t).goal;

test('the first goal is to hatch an egg; it is paid once, shown for a while, and the next one follows', () => {
  const state = opened();
  expect(goalOf(state)).toMatchObject({ text: 'Hatch an egg', coins: 50, have: 0, of: 1, isReached: false });
  nestEgg(state, 'tabby', 80);
  send(state, { type: 'warm' });
  const before = state.coins;
  expect(types(play(state))).toContain('goalReached');
  expect(state.coins).toBe(before + 50);
  expect(goalOf(state)).toMatchObject({ text: 'Hatch an egg', isReached: true });
  play(state, {}, t.goalShown * 60);
  expect(goalOf(state)).toMatchObject({ text: 'Do what a cat wishes for', have: 0, isReached: false });
});

/** A room in which the goal with this text was reached and shown for its time, so that the next one is set. */
function afterGoal(text: string, state: State): State {
  const at = GOALS.findIndex(one => one.text === text);
  Object.assign(state, { goal: at + 1, reached: { at, coins: 0, already: false, left: 1 } });
  play(state);
  return state;
}

test('what was done long before a goal stands on the page does not count: nothing is paid until it is done once more', () => {
  const state = roomOf(well);
  Object.assign(state, { granted: 7, tally: { ...state.tally, pays: 5 } });
  afterGoal('Hatch an egg', state);
  expect(goalOf(state)).toMatchObject({ text: 'Do what a cat wishes for', have: 0, of: 1 });
  expect(types(play(state, {}, 600))).not.toContain('goalReached');
  state.granted++;
  expect(types(play(state))).toContain('goalReached');
});

test('a deed of the last minute counts for a goal that is set: it is done already, said so, paid and shown like any other', () => {
  const state = roomOf({ ...well, hunger: 40, wishIn: 0 });
  play(state);
  expect(types(send(state, { type: 'feed' }))).toContain('pageTold');
  play(state, {}, (t.goalLately - 5) * 60);
  const before = state.coins;
  afterGoal('Hatch a second cat', state);
  const text = 'Hear a page of a story: a golden wish tells one';
  expect(goalOf(state)).toMatchObject({ text, have: 1, isReached: true, isAlready: true });
  expect(state.coins).toBe(before + 60);
  play(state, {}, t.goalShown * 60);
  expect(goalOf(state)).toMatchObject({ text: 'A cat of level 2 feels at home', isReached: false, isAlready: false });
});

test('a hand at work, which brings the second slot, is lent anew', () => {
  const state = roomOf({ ...well, isWorking: true, isThere: true });
  send(state, { type: 'pet' });
  expect(state.tally.helps).toBe(1);
  expect(goalOf(afterGoal('Send a cat to work until it is paid', state))).toMatchObject({ have: 0, isReached: false });
});

test('a deed of more than a minute before does not count, and of ten those of the last minute do', () => {
  const state = roomOf({ ...well, hunger: 40, wishIn: 0 });
  play(state);
  send(state, { type: 'feed' });
  Object.assign(state.cats[0] as object, { wishIn: 1e9 });
  play(state, {}, (t.goalLately + 1) * 60);
  const text = 'Hear a page of a story: a golden wish tells one';
  expect(goalOf(afterGoal('Hatch a second cat', state))).toMatchObject({ text, have: 0, isReached: false });
  Object.assign(state.cats[0] as object, { wish: { deed: 'pet', left: 99, story: false, line: 0 } });
  send(state, { type: 'pet' });
  afterGoal('Give a coat that is at home a room of its own', state);
  expect(goalOf(state)).toMatchObject({ text: 'Do what cats wish for, ten times', have: 1, isReached: false });
});

test('a state that is reached already is passed over, and its coins come with the goal that is set', () => {
  const state = roomOf({ ...well, experience: 100 }, well);
  afterGoal('Lend a hand at work', state);
  expect(goalOf(state)).toMatchObject({ text: 'Hear a page of a story: a golden wish tells one', coins: 120, have: 0 });
  const before = state.coins;
  state.pages++;
  play(state);
  expect(state.coins).toBe(before + 120);
  play(state, {}, t.goalShown * 60);
  expect(goalOf(state)).toMatchObject({ text: 'Let a cat rest until it wakes', coins: 130 });
});

test('a hand at work is thanked with a second cat slot, and what makes level 2 or a romp is said when it is asked for', () => {
  const state = afterGoal('Send a cat to work until it is paid', roomOf({ ...well, isWorking: true, isThere: true }));
  expect(goalOf(state)).toMatchObject({ text: 'Lend a hand at work', slots: 1 });
  expect(view(state, t).news).toBe('While a cat works, Pet becomes Help: once for each pay.');
  send(state, { type: 'pet' });
  expect(play(state)).toContainEqual({ type: 'goalReached', goal: 3, coins: 20, slots: 1 });
  expect(state.maxCats).toBe(2);
  const said = (text: string) => view(afterGoal(text, roomOf(well, well)), t).news;
  expect(said('Hear a page of a story: a golden wish tells one')).toMatch(/^Level 2 takes 100 experience: playing/);
  expect(said('While a cat sleeps, trade at the window')).toMatch(/^A romp comes by itself: two cats/);
});

test.each([
  [{ type: 'paid', coins: 10 }, 'pays', 1],
  [{ type: 'helped', coins: 5 }, 'helps', 1],
  [{ type: 'restEnded', itself: true }, 'naps', 1],
  [{ type: 'restEnded', itself: false }, 'naps', 0],
  [{ type: 'romped' }, 'together', 1],
  [{ type: 'comforted', by: 'x' }, 'together', 1],
  [{ type: 'traded', guest: 'snail' }, 'trades', 1],
  [{ type: 'fed' }, 'pays', 0],
] as const)('%j counts for %s: %i', (event, key, count) => {
  const state = opened();
  noteInTally(state, { cat: 1, name: 'x', x: 0, y: 0, ...event } as Event, t);
  expect(state.tally[key]).toBe(count);
});

test('every goal says what to do and pays; the last one is the whole book', () => {
  expect(new Set(GOALS.map(({ text }) => text)).size).toBe(GOALS.length);
  for (const { text, coins, of } of GOALS) {
    expect(text).toMatch(/^[A-Z].*[a-z0-9]$/);
    expect(Math.min(coins, of)).toBeGreaterThan(0);
  }
  const state = roomOf(well);
  expect(goalOf(state)).toBeNull();
  state.goal = GOALS.length - 1;
  expect(goalOf(state)).toMatchObject({ have: 0, of: 25 });
});

test('a page of a story and what a level brings can be read for seconds, one after the other', () => {
  const state = roomOf({ ...well, hunger: 40, wishIn: 0, experience: 85 });
  play(state);
  send(state, { type: 'feed' });
  expect(view(state, t).news).toMatch(/ is level 2\. Work pays 20 now\. It feels at home/);
  play(state, {}, 420);
  expect(view(state, t).news).toMatch(/^“A Tabby found a paper fish .+” The Paper Fish, page 1: \+50$/);
  play(state, {}, 360);
  expect(view(state, t).news).toMatch(/^“A Tabby/);
  play(state, {}, 600);
  expect(view(state, t).news).toBeNull();
});

test('level 3 sleeps better, level 4 thanks with more, level 5 tires less at work: as it is said', () => {
  const atLevel = (level: number, more: object) =>
    roomOf({ ...well, energy: 50, experience: 100 * (level - 1), ...more });
  const energy = (level: number, more: object) => {
    const state = atLevel(level, { type: 'siamese', ...more });
    play(state, {}, TICK);
    return (state.cats[0]?.energy ?? 0) - 50;
  };
  expect(energy(3, { isResting: true })).toBe(1.25 * energy(2, { isResting: true }));
  expect(energy(5, { isWorking: true })).toBe(0.8 * energy(4, { isWorking: true }));
  const thanks = (level: number) => {
    const state = atLevel(level, {});
    Object.assign(state.cats[0] as object, { wish: { deed: 'pet', left: 99, story: false, line: 0 } });
    const before = state.coins;
    send(state, { type: 'pet' });
    return state.coins - before;
  };
  expect([thanks(3), thanks(4)]).toEqual([20, 30]);
  expect(perkOf(3, t)).toContain('a quarter more');
  expect(perkOf(4, t)).toContain('30 coins');
  expect(perkOf(5, t)).toContain('a fifth less');
});

test('a newcomer has a second cat within two minutes, the slowest within three, and not at once', () => {
  const ticks: number[] = [];
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
    const state = opened(seed, { mode: 'ten' });
    const bot = ladder.players.newcomer(seed);
    while (state.cats.length < 2 && state.tick < 60 * 180)
      rules.tick(state, { ...NO_INPUT, ...(bot(state, t, []) as object) }, t);
    expect(state.cats).toHaveLength(2);
    expect(state.tick).toBeGreaterThan(60 * 30);
    ticks.push(state.tick);
  }
  expect(ticks.filter(tick => tick <= 60 * 120).length).toBeGreaterThanOrEqual(9);
});
