// A day: played or called at once it ends in the same cents, and any run's ledger adds up.
import { describe, expect, test } from 'vitest';
import { times } from '../../../tests/setup/times.ts';
import { copy } from '../../kit/core/json.ts';
import { plural } from '../../kit/core/plural.ts';
import { random, seeded } from '../../kit/core/rng.ts';
import { factsOf } from './day.ts';
import { dayText, profitOf } from './evening.ts';
import { money } from './money.ts';
import { DAY_TICKS, type Entry, type State, WARES } from './state.ts';
import { countOf, valueOf } from './stock.ts';
import { anyChanges, decideAnyhow, morning, send, t, wait } from './testing.ts';
import { toEvening } from './week.ts';

/** Plays an open day tick by tick, at a random pace, with these prices. */
function playDay(state: State, changes: readonly (readonly [number, number])[]): void {
  let next = 0;
  for (; state.now; wait(state, 1)) {
    const change = changes[next];
    if (change && state.now.tick === change[0]) {
      send(state, { type: 'set', what: 'price', to: change[1] });
      next++;
    }
  }
}

describe('a day called at once equals the day played, to the cent', () => {
  test.each(Array.from({ length: times(3, 200) }, (_, i) => i + 1))('seed %i', seed => {
    const rng = seeded(seed, 9);
    const [played, called] = [morning(seed), morning(seed)];
    for (let day = 0; day < 7; day++) {
      const hands = copy(rng);
      decideAnyhow(played, rng);
      decideAnyhow(called, hands);
      const changes = anyChanges(rng);
      playDay(played, changes);
      if (called.phase === 'day')
        toEvening(
          called,
          () => undefined,
          t,
          changes.filter(([, price], i) => price !== (changes[i - 1]?.[1] ?? called.plan.price)),
        );
      expect(called.cash).toBe(played.cash);
      expect({ ...called, pace: 1 }).toEqual({ ...played, pace: 1 });
      for (const state of [played, called]) {
        send(state, { type: 'next' });
        send(state, { type: 'again' });
      }
      if (played.phase !== 'morning') return;
    }
  });
  test.each([2, 4] as const)('pace %i, and the rest of a day begun', pace => {
    const states = [1, pace, 'evening'].map(how => {
      const state = morning(3);
      send(state, { type: 'open' });
      if (how === 'evening') {
        wait(state, 700);
        send(state, { type: 'evening' });
      } else {
        send(state, { type: 'pace', to: how });
        wait(state, DAY_TICKS);
      }
      return { ...state, pace: 1 };
    });
    expect(states[0]?.phase).toBe('evening');
    expect(states[1]).toEqual(states[0]);
    expect(states[2]).toEqual(states[0]);
  });
});

/** What must hold of an evening's ledger, in whole cents. */
function addsUp(entry: Entry, storeBefore: number, storeAfter: number): void {
  const bought = WARES.reduce((sum, ware) => sum + entry.paid[ware].cents, 0);
  expect(entry.after, 'purse').toBe(entry.before - bought - entry.place + entry.takings);
  const { used, spoiled, melted, poured } = entry;
  expect(storeBefore + bought, 'goods').toBe(used + spoiled.cents + melted.cents + poured.cents + storeAfter);
  expect(entry.after + storeAfter - entry.before - storeBefore, 'profit').toBe(profitOf(entry));
  expect(entry.passed).toBe(entry.cups + Object.values(entry.reasons).reduce((sum, count) => sum + count, 0));
}

test('what came in less what went out is what is there, over any run', () => {
  for (let seed = 1; seed <= times(8, 2000); seed++) {
    const rng = seeded(seed, 8);
    const state = morning(seed);
    let paidIn = t.startCents;
    let flow = 0;
    while (state.phase !== 'over') {
      const store = valueOf(state.stock);
      decideAnyhow(state, rng);
      if (state.phase === 'day' && random(rng) < 0.5) {
        wait(state, 1200);
        send(state, { type: 'set', what: 'price', to: 40 });
      }
      send(state, { type: 'evening' });
      const entry = state.ledger.at(-1) as Entry;
      addsUp(entry, store, valueOf(state.stock));
      flow += entry.after - entry.before;
      expect(state.cash).toBe(paidIn + flow);
      for (const cents of [state.cash, entry.takings, entry.used, profitOf(entry), valueOf(state.stock)])
        expect(Number.isInteger(cents) && !Object.is(cents, -0) && Math.abs(cents) < 1e8, String(cents)).toBe(true);
      send(state, { type: 'next' });
      if (state.phase === 'broke') {
        send(state, { type: 'again' });
        paidIn = t.startCents;
        flow = 0;
      }
    }
  }
});

test('all jugs are mixed at opening: none by day, and what is left of them is gone in the evening', () => {
  for (let seed = 1; seed <= 6; seed++) {
    const state = morning(seed);
    state.cash = 20_000;
    for (const [what, to] of [
      ['jugs', 2 + seed],
      ['price', 60],
      ['moreLemons', 40],
      ['moreSugar', 40],
      ['moreCups', 80],
    ] as const)
      send(state, { type: 'set', what, to });
    const { jugs } = state.plan;
    send(state, { type: 'open' });
    expect(countOf(state.stock, 'lemons')).toBe(40);
    expect(countOf(state.stock, 'sugar')).toBe(40);
    send(state, { type: 'evening' });
    const entry = state.ledger[0] as Entry;
    expect(entry.cups + entry.poured.count, `seed ${seed}`).toBe(jugs * t.cupsPerJug);
    expect(countOf(state.stock, 'lemons')).toBe(40);
    expect(countOf(state.stock, 'cups')).toBe(80 + entry.poured.count);
    const lost = `${plural(entry.poured.count, 'cup')} poured away, ${money(entry.poured.cents)}`;
    expect(dayText(entry, factsOf(state, t).weather).includes(lost)).toBe(entry.poured.count > 0);
  }
});

test('a dearest cup of all to a full street is still a number that can be shown', () => {
  const state = morning(2);
  state.cash = 10_000;
  send(state, { type: 'set', what: 'price', to: 2000 });
  send(state, { type: 'set', what: 'jugs', to: 10 });
  send(state, { type: 'open' });
  send(state, { type: 'evening' });
  expect(state.ledger[0]?.cups).toBe(0);
  expect(state.cash).toBeGreaterThan(0);
});
