// Nothing hidden leaks: exchange the cards that a side cannot see, and nothing changes of what it is shown, told, or asked; nor does the computer's mix.
import { expect, test } from 'vitest';
import { times } from '../../../tests/setup/times.ts';
import { copy, type Json } from '../../kit/core/json.ts';
import { seeded } from '../../kit/core/rng.ts';
import { promising } from '../bots/pilot.ts';
import { hud } from '../hud.ts';
import { answer, bestAnswers } from '../mind/think.ts';
import { view } from '../view.ts';
import { words } from '../words.ts';
import { shuffled } from './deal.ts';
import { sightOf } from './question.ts';
import { rules } from './rules.ts';
import type { Event, State } from './state.ts';
import { t } from './testing.ts';
import { otherSeat, PASS, type Seat } from './valley.ts';

/** The state with another hand and deck of the same cards for a side: what came back to its hand before all eyes stays. */
function withOtherCards(state: State, seat: Seat, seed: number): State {
  const side = state.valley.sides[seat];
  const open = side.returned.filter(card => side.hand.includes(card));
  const unseen = [...side.hand, ...side.deck].filter(card => !open.includes(card));
  const order = shuffled(seeded(seed, 77), unseen.length).map(index => unseen[index] as number);
  const hidden = side.hand.length - open.length;
  const sides = [...state.valley.sides] as [typeof side, typeof side];
  sides[seat] = { ...side, hand: [...open, ...order.slice(0, hidden)], deck: order.slice(hidden) };
  return { ...state, valley: { ...state.valley, sides } };
}

/** Moments of matches, before each promise. */
function* moments(mode: 'pvc' | 'pvp', count: number): Generator<State> {
  for (let seed = 1; seed <= count; seed++) {
    const rng = seeded(seed, 3);
    const play = promising((now, tuned) => ({
      type: 'promise',
      promise: bestAnswers(sightOf(now.valley, now.active, tuned), rng, 2)[0]?.promise ?? PASS,
    }));
    let state = rules.create({ seed, setup: { mode, level: 'normal' }, levels: [] }, t);
    for (let step = 0; step < 80 && rules.result(state, t) === null; step++) {
      yield state;
      const request = rules.request?.(state, t) ?? null;
      if (request !== null && rules.onResponse) state = rules.onResponse(state, answer(copy(request)), t).state;
      const command = play(state, t);
      if (command) state = rules.apply(state, command, t, 0).state;
    }
  }
}

test('the view and the HUD of the open hand know nothing of the other’s cards', () => {
  for (const mode of ['pvc', 'pvp'] as const)
    for (const state of moments(mode, times(1, 40))) {
      const other = withOtherCards(state, otherSeat(state.active), 5);
      expect(view(other, t)).toEqual(view(state, t));
      expect(hud(other, t)).toEqual(hud(state, t));
    }
});

test('behind the curtain nobody’s cards are shown, nor what is promised', () => {
  for (const state of moments('pvp', times(1, 20))) {
    if (state.phase !== 'curtain') continue;
    const { hand, forecast } = view(state, t);
    expect([hand, forecast]).toEqual([[], null]);
    const bare = { ...withOtherCards(withOtherCards(state, 0, 3), 1, 4), promises: [null, null] as const };
    expect(view(bare, t)).toEqual(view(state, t));
    expect(hud(bare, t)).toEqual(hud(state, t));
  }
});

test('a promise is announced without what it holds', () => {
  const told = (event: Event) => words(event);
  expect(told({ type: 'promised', guardian: 'wolf' })).toBe('The Wolf has promised.');
});

test('the computer is asked, and mixes, the same whatever the person holds', () => {
  for (const level of ['easy', 'normal', 'hard'] as const)
    for (const state of moments('pvc', 1)) {
      if (state.valley.turn > times(3, 10)) break;
      const here = { ...state, level };
      const asked = rules.request?.(here, t) as Json;
      const other = rules.request?.(withOtherCards(here, 0, 8), t) as Json;
      expect(other).toEqual(asked);
      if (asked !== null) expect(answer(copy(other))).toEqual(answer(copy(asked)));
    }
});

test('its mind is shown when the match is over, not before', () => {
  for (const state of moments('pvc', 1)) if (state.phase !== 'over') expect(view(state, t).minds).toEqual([]);
});
