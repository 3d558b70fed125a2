// The lesson as it is followed press by press, left alone, and skipped; its words, the other's fixed promises, and what comes after.
import { expect, test } from 'vitest';
import { copy } from '../../kit/core/json.ts';
import { answer } from '../mind/think.ts';
import { words } from '../words.ts';
import { rules } from './rules.ts';
import type { Command, Event, State } from './state.ts';
import { card, t } from './testing.ts';

const begun = () => rules.create({ seed: 3, setup: { mode: 'lesson', guardian: 'eagle' }, levels: [] }, t);
/** The state after these commands, and what was told of the lesson. */
function play(state: State, ...commands: readonly Command[]): { state: State; told: string[] } {
  const told: string[] = [];
  let now = state;
  for (const command of commands) {
    const { state: next, events } = rules.apply(now, command, t, 0);
    expect(events.filter(({ type }) => type === 'refused')).toEqual([]);
    told.push(...(events as Event[]).flatMap(event => (event.type === 'taught' ? [words(event) as string] : [])));
    now = next;
  }
  return { state: now, told };
}
const take = (state: State, name: string): Command => ({
  type: 'choose',
  index: state.valley.sides[0].hand.indexOf(card(name)),
});
const road = (index: number): Command => ({ type: 'road', road: index });
const PROMISE: Command = { type: 'promise' };

test('each press is followed by what comes next, to the turn that is played alone', () => {
  let { state, told } = play(begun(), take(begun(), 'Frog'), road(1), PROMISE);
  expect(told).toEqual([
    'Now press a road: the bridge.',
    'Press Promise: nobody sees the other’s cards until both sides turn theirs up.',
    'Your Frog met their Mouse and keeps the difference. Now press the Bear: it costs 5, and you have 4 courage.',
  ]);
  ({ state, told } = play(state, take(state, 'Bear'), { type: 'fold' }, road(0), PROMISE));
  expect(told).toEqual([
    'Press Fold: half the cost, half the strength.',
    'Folded. Now press a road: the forest.',
    'A second card may go too: two a turn. Then press Promise.',
    'The Bear is half as strong while it lies folded. Press Unfold: the rest of its cost is 3.',
  ]);
  ({ state, told } = play(state, { type: 'unfold' }, take(state, 'Otter'), road(2), PROMISE));
  expect(told[0]).toBe('3 courage is left. Their Otter comes down the river: send somebody there, then press Promise.');
  expect(told.at(-1)).toMatch(/^Your Wolf paid 1 less .* from here on you choose\.$/);
  expect(state.valley.turn).toBe(4);
  // Unfolded, the Bear has beaten the Ram; folded it would have fallen.
  expect(state.valley.sides[0].creatures.map(one => one.card)).toContain(card('Bear'));
  expect(state.valley.sides[1].creatures.map(one => one.card)).not.toContain(card('Ram'));
});

test('it waits for nobody: who promises nothing comes to the end of it all the same, and the other’s promises are kept', () => {
  let { state } = play(begun(), PROMISE);
  expect(state.valley.sides[1].creatures.map(one => one.card)).toEqual([card('Mouse')]);
  ({ state } = play(state, PROMISE, PROMISE));
  expect(state.valley.sides[1].creatures.map(one => one.card)).toEqual(['Mouse', 'Otter', 'Ram'].map(card));
  expect(state.minds).toEqual([]);
});

test('nothing is asked of the computer before turn 4, and Easy is asked then', () => {
  const first = begun();
  expect(rules.request?.(first, t)).toBeNull();
  const { state } = play(first, PROMISE, PROMISE, PROMISE);
  const request = rules.request?.(state, t) ?? null;
  expect(request).toMatchObject({ level: 'easy', turn: 4 });
  expect(rules.onResponse?.(state, answer(copy(request)), t).state.mix).not.toBeNull();
});

test('skipped, it says nothing more and is a match against Easy', () => {
  const { state, told } = play(begun(), { type: 'skip' });
  expect([state.isTaught, told]).toEqual([undefined, []]);
  expect(rules.request?.(state, t)).toMatchObject({ level: 'easy', turn: 1 });
  const [refused] = rules.apply(state, { type: 'skip' }, t, 0).events;
  expect(refused).toEqual({ type: 'refused', message: 'Nothing is being taught.' });
});
