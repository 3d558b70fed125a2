// The cart: a day called at once equals the day played; its ledger adds up; people and skies know nothing of what is done; a kept cart goes on.
import { describe, expect, test } from 'vitest';
import { times } from '../../../../tests/setup/times.ts';
import { copy, type Json } from '../../../kit/core/json.ts';
import { type Rng, randomInt, seeded } from '../../../kit/core/rng.ts';
import { businessOf, newCart, savedGame } from '../business.ts';
import { factsOf } from '../day.ts';
import { profitOf } from '../evening.ts';
import { result } from '../result.ts';
import { CART_DAYS, CART_FROM, type Entry, type State, WARES } from '../state.ts';
import { valueOf } from '../stock.ts';
import { anyChanges, decideAnyhow, morning, refusal, send, t, wait } from '../testing.ts';
import { crowdOf, passesOf, townOf } from '../town.ts';
import { weatherOf } from '../weather.ts';
import { toEvening } from '../week.ts';
import { betweenText } from './cart.ts';
import { arrivesAt, PARK, placeAt, placedFrom, STREETS, spreadWords, stayingIn, stepsBetween } from './streets.ts';
import { TOOLS, Tool } from './tools.ts';

/** Places, things and numbers at random; what is refused is left. */
function decide(state: State, rng: Rng): void {
  for (let i = 0; i < 2; i++) send(state, { type: 'place', part: randomInt(rng, 4), street: randomInt(rng, 6) });
  send(state, { type: 'buy', tool: randomInt(rng, 4) });
  if (randomInt(rng, 3) === 0) decideAnyhow(state, rng);
  else if (refusal(send(state, { type: 'open' })) !== null) send(state, { type: 'stay' });
}
/** A full day: many jugs, cheap, so that queues stand when the cart is pushed on. */
function decideFull(state: State, rng: Rng): void {
  for (let i = 0; i < 3; i++) send(state, { type: 'place', part: i + 1, street: randomInt(rng, 6) });
  send(state, { type: 'buy', tool: randomInt(rng, 4) });
  send(state, { type: 'set', what: 'jugs', to: 12 + randomInt(rng, 20) });
  send(state, { type: 'set', what: 'price', to: 40 + randomInt(rng, 30) });
  send(state, { type: 'open' });
}
/** A cart with a purse that pays for everything. */
const richCart = (seed: number): State => {
  const state = newCart(seed, t);
  state.cash = 50_000;
  return state;
};

describe('the map', () => {
  test.each([
    ['Station', 'Market', 1],
    ['Station', 'School Lane', 3],
    ['Market', 'Park', 1],
    ['Linden Street', 'Harbour', 3],
  ])('%s to %s: %i', (from, to, steps) => {
    const number = (name: string) => STREETS.findIndex(street => street.name === name);
    expect(stepsBetween(number(from), number(to))).toBe(steps);
    expect(stepsBetween(number(to), number(from))).toBe(steps);
  });
  test('the cart is pushed at the beginning of a part, and stands until its end', () => {
    const route = placedFrom(stayingIn(0), 2, 5);
    expect(
      [0, 1199, 1200, 1200 + 3 * t.pushTicks - 1, 1200 + 3 * t.pushTicks, 2400].map(at => placeAt(route, at, t)),
    ).toEqual([...[0, 0, null, null, 5, 5]]);
    expect(arrivesAt(route, 3, t)).toBe(1800);
  });
  test('neighbours talk: a good word fades at home and is heard next door, whole cents, none out of nothing', () => {
    const words = spreadWords([20, 0, 0, 0, 0, 0]);
    expect(words).toEqual([15, 0, 1, 2, 0, 0]);
    for (const word of spreadWords([-1, 0, 0, 0, 0, 0])) expect(Object.is(word, -0)).toBe(false);
  });
});

test('people and skies of the cart are of the seed alone: whatever was done before, and those of the table among them', () => {
  const [bought, begun] = [morning(4), newCart(4, t)];
  for (let day = 0; day < 7; day++) {
    send(bought, { type: 'stay' });
    bought.cash = 9000;
    send(bought, { type: 'next' });
  }
  send(bought, { type: 'buyCart' });
  expect(bought).toMatchObject({ storey: 'cart', phase: 'morning', cash: 9000 - t.goalCents + t.startCents });
  for (const state of [bought, begun]) {
    decide(state, seeded(1));
    send(state, { type: 'evening' });
    send(state, { type: 'next' });
  }
  expect(factsOf(bought, t)).toEqual(factsOf(begun, t));
  const [table, whole] = [townOf(4, 0, t), townOf(4, CART_FROM, t)];
  table.forEach((person, who) => {
    expect({ ...whole[who], errand: null }).toEqual(person);
  });
  const crowd = crowdOf(4, CART_FROM, t).map(hours => hours.reduce((sum, many) => sum + many, 0) / 10);
  const seen = STREETS.map(() => 0);
  for (let day = 0; day < 70; day++)
    for (const { street } of passesOf(
      4,
      CART_FROM + day,
      { ...weatherOf(4, 0, t), special: null, skies: ['sun', 'sun'] },
      t,
    ))
      seen[street] = (seen[street] ?? 0) + 1;
  seen.forEach((many, street) => {
    expect(Math.abs(many / 70 - (crowd[street] ?? 0)), STREETS[street]?.name).toBeLessThan(0.5);
  });
});

describe('a day of the cart called at once equals the day played, to the cent', () => {
  test.each(Array.from({ length: times(2, 120) }, (_, i) => i + 1))('seed %i', seed => {
    const rng = seeded(seed, 9);
    const [played, called] = [richCart(seed), richCart(seed)];
    for (let round = 0; round < times(4, 8) && played.phase === 'morning'; round++) {
      const hands = copy(rng);
      const any = round % 2 === 0 ? decideFull : decide;
      any(played, rng);
      any(called, hands);
      const changes = anyChanges(rng);
      for (let next = 0; played.now; wait(played, 1))
        if (changes[next]?.[0] === played.now.tick)
          send(played, { type: 'set', what: 'price', to: changes[next++]?.[1] });
      if (called.phase === 'day')
        toEvening(
          called,
          () => undefined,
          t,
          changes.filter(([, price], i) => price !== (changes[i - 1]?.[1] ?? called.plan.price)),
        );
      expect({ ...called, pace: 1 }).toEqual({ ...played, pace: 1 });
      for (const state of [played, called]) send(state, { type: 'next' });
      expect(called).toEqual(played);
    }
  });
});

test('who still stands in the queue is left behind where the cart is pushed on, tick by tick and at once', () => {
  const [slow, fast] = [richCart(3), richCart(3)];
  for (const state of [slow, fast]) {
    send(state, { type: 'place', part: 1, street: 2 });
    send(state, { type: 'set', what: 'price', to: 50 });
    send(state, { type: 'open' });
    wait(state, 590);
    for (let id = 900; id < 906; id++) state.now?.queue.push({ id, doneAt: 2400 });
  }
  wait(slow, 10);
  expect(slow.now?.queue).toEqual([]);
  for (const state of [slow, fast]) send(state, { type: 'evening' });
  expect(fast).toEqual(slow);
});

test('what came in less what went out is what is there, over any cart', () => {
  for (let seed = 1; seed <= times(2, 300); seed++) {
    const rng = seeded(seed, 8);
    const state = newCart(seed, t);
    let [store, entries] = [0, 0];
    while (state.phase !== 'over') {
      decide(state, rng);
      send(state, { type: 'evening' });
      const midway = valueOf(state.stock);
      send(state, { type: 'next' });
      const days = state.ledger.slice(entries);
      const [first, last] = [days[0] as Entry, days.at(-1) as Entry];
      for (const entry of days) {
        const goods = WARES.reduce((sum, ware) => sum + entry.paid[ware].cents, 0);
        expect(entry.after).toBe(entry.before - goods - entry.place - entry.wages - entry.bought + entry.takings);
        expect(entry.met.reduce((sum, many) => sum + many, 0)).toBe(entry.passed);
        expect(entry.soldIn.reduce((sum, many) => sum + many, 0)).toBe(entry.cups);
        expect(entry.passed).toBe(entry.cups + Object.values(entry.reasons).reduce((sum, count) => sum + count, 0));
        for (const cents of [entry.after, profitOf(entry), ...entry.words])
          expect(Number.isInteger(cents) && !Object.is(cents, -0) && Math.abs(cents) < 1e8, String(cents)).toBe(true);
      }
      const earned = days.reduce((sum, entry) => sum + profitOf(entry), 0);
      expect(last.after + valueOf(state.stock)).toBe(first.before + store + earned);
      expect(midway).toBeGreaterThanOrEqual(0);
      store = valueOf(state.stock);
      entries = state.ledger.length;
    }
    expect(state.ledger.length).toBeLessThanOrEqual(CART_DAYS);
    expect(result(state, t)?.mode).toBe('The cart');
  }
});

test('any cart goes on as it was, bought or begun by itself; one of other rules is refused in a sentence', () => {
  for (let seed = 1; seed <= times(2, 100); seed++) {
    const rng = seeded(seed, 3);
    let state = newCart(seed, t);
    if (seed % 2 === 1) {
      state = morning(seed);
      for (let day = 0; day < 7; day++) {
        send(state, { type: 'set', what: 'jugs', to: 4 });
        send(state, { type: 'set', what: 'price', to: 55 });
        if (refusal(send(state, { type: 'open' })) !== null) send(state, { type: 'stay' });
        send(state, { type: 'evening' });
        send(state, { type: 'next' });
        send(state, { type: 'again' });
      }
      send(state, { type: 'buyCart' });
    }
    for (let step = 0; step < times(12, 24) && state.phase !== 'over'; step++) {
      if (state.phase === 'morning') decide(state, rng);
      else if (state.phase === 'day') {
        wait(state, randomInt(rng, 1500));
        if (randomInt(rng, 2) === 0) send(state, { type: 'evening' });
      } else send(state, { type: state.phase === 'broke' ? 'again' : 'next' });
      const kept = copy<Json>(savedGame.serialize(state));
      if (kept === null || step % times(4, 1) > 0) continue;
      expect(savedGame.validate(kept)).toBeNull();
      const going = businessOf(seed + 500, 'table', kept, t);
      const untold = { rng: 0, asked: 0, row: 0, pace: 0 };
      expect({ ...going, ...untold }).toEqual({ ...state, ...untold });
      if (step > 4) continue;
      const others = { ...(kept as object), cash: state.cash + 1 } as Json;
      expect(savedGame.validate(others)).toMatch(/other rules/);
      expect(businessOf(9, 'cart', others, t)).toEqual(newCart(9, t));
    }
  }
});

test('a place, a thing, a hand: each is said, changes the plan, and is refused in a sentence where it cannot be', () => {
  const state = richCart(2);
  expect(send(state, { type: 'place', part: 1, street: 4 })).toEqual([{ type: 'placed', part: 1, street: 4 }]);
  expect(state.plan.route).toEqual([0, 4, 4, 4]);
  const planned = state.plan.jugs;
  send(state, { type: 'set', what: 'jugs', to: planned + 3 });
  expect(state.isByHand).toBe(true);
  send(state, { type: 'byHand', on: false });
  expect(state.plan.jugs).toBe(planned);
  send(state, { type: 'buy', tool: 3 });
  expect(state.plan.buys).toBe(Tool.squeezer);
  send(state, { type: 'open' });
  expect([state.owned, 50_000 - state.cash >= t.squeezerCents]).toEqual([Tool.squeezer, true]);
  for (const command of [
    { type: 'place', part: 0, street: 1 },
    { type: 'buy', tool: 0 },
    { type: 'byHand', on: true },
  ])
    expect(refusal(send(state, command))).toMatch(/in the morning/);
  send(state, { type: 'evening' });
  send(state, { type: 'next' });
  expect(betweenText(state)).toMatch(/^Tuesday to Thursday, by the rule: \d+ cups? sold/);
  expect(refusal(send(state, { type: 'buy', tool: 3 }))).toMatch(/already/);
  state.cash = 700;
  const before = copy(state);
  for (const command of [
    { type: 'buy', tool: 0 },
    { type: 'buy', tool: 4 },
    { type: 'place', part: 4, street: 0 },
    { type: 'place', part: 0, street: -1 },
    { type: 'place', part: '0', street: 1 },
    { type: 'buyCart' },
  ])
    expect(refusal(send(state, command)), JSON.stringify(command)).toMatch(/\.$/);
  expect(state).toEqual(before);
  expect(refusal(send(morning(1), { type: 'place', part: 0, street: 1 }))).toMatch(/nothing one does/);
});

describe('what each thing does, and nothing else', () => {
  /** The same day with and without a thing. */
  const withTool = (tool: number, street: number, seed: number) => {
    const [bare, one] = [richCart(seed), richCart(seed)];
    for (const state of [bare, one]) {
      state.folk.forEach(memory => Object.assign(memory, { liked: 1, seen: 60, cups: 1 }));
      send(state, { type: 'place', part: 0, street });
      for (const [what, to] of [
        ['jugs', 30],
        ['price', 60],
      ] as const)
        send(state, { type: 'set', what, to });
      if (state === one) send(state, { type: 'buy', tool });
      send(state, { type: 'open' });
      send(state, { type: 'evening' });
    }
    return [bare, one].map(({ ledger }) => ledger[0] as Entry) as [Entry, Entry];
  };
  test.each([1, 2, 3])('the second stand sells in the Park, where the cart is not, seed %i', seed => {
    const [bare, one] = withTool(0, 1, seed);
    expect(bare.soldIn[PARK] ?? 0).toBe(0);
    // Who had a cup in the Park may think otherwise of the next one.
    STREETS.forEach((_, street) => {
      if (street !== PARK) expect(Math.abs((one.soldIn[street] ?? 0) - (bare.soldIn[street] ?? 0))).toBeLessThan(4);
    });
    expect(one.soldIn[PARK] ?? 0).toBeGreaterThan(0);
    expect(one.wages).toBe(t.standDaily);
  });
  test.each([1, 2, 3])('the boy sells in the streets beside the cart alone, seed %i', seed => {
    const [, one] = withTool(1, 2, seed);
    one.soldIn.forEach((many, street) => {
      if (stepsBetween(2, street) > 1) expect(many).toBe(0);
    });
    expect(one.soldIn.filter((many, street) => street !== 2 && many > 0).length).toBeGreaterThan(0);
  });
  test.each([1, 2, 3])('a squeezer shortens the queue; the sign sells no fewer cups, seed %i', seed => {
    const [slow, fast] = withTool(3, 0, seed);
    expect(fast.reasons.queue ?? 0).toBeLessThanOrEqual(slow.reasons.queue ?? 0);
    const [bare, signed] = withTool(2, 0, seed);
    expect(signed.cups).toBeGreaterThanOrEqual(bare.cups);
    expect(signed.bought).toBe(t.signPrice);
  });
  test('each says what it does and when it pays', () => {
    for (const { does } of TOOLS) expect(does(t)).toMatch(/Pays where .*\.$/);
  });
});
