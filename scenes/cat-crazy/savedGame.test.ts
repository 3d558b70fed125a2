// Tests of the saved game: continuing, absence, a clock set back, invalid data.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '../kit/core/json.ts';
import { durationText } from './away.ts';
import { savedGame } from './savedGame.ts';
import { SHOP_ITEMS } from './shop.ts';
import { BARS, CARE_ACTIONS, type Command, type State } from './state.ts';
import { opened, play, roomOf, send, t } from './testing.ts';

const YEAR = 365 * 86_400;
const well = { hunger: 80, thirst: 80, happiness: 80, energy: 80 };
const keptOf = (state: State): Json => JSON.parse(JSON.stringify(savedGame.serialize(state))) as Json;
const back = (state: State, awaySeconds: number) => opened(9, {}, { kept: keptOf(state), awaySeconds });

test('coins, stores, cats with their names, eggs and coats go on', () => {
  const state = roomOf({ ...well, name: 'Sir Purr', coat: 2, experience: 310 }, { ...well, isResting: true });
  state.eggs.push({ id: 77, type: 'bengal', hatchProgress: 40 });
  Object.assign(state, { coins: 231, food: 9, found: [2, 7] });
  const again = back(state, 0);
  expect(savedGame.serialize(again)).toEqual(savedGame.serialize(state));
  expect(again).toMatchObject({ level: 4, report: null });
  expect(savedGame.summary?.(keptOf(state))).toBe(`Sir Purr and ${state.cats[1]?.name}, 231 coins`);
});

test('nothing is kept of an empty room, nor of a run against the clock', () => {
  expect(savedGame.serialize(opened())).toBeNull();
  const clocked = opened(1, { mode: 'ten' });
  send(clocked, { type: 'buy', ware: 'tabby' });
  expect(savedGame.serialize(clocked)).toBeNull();
});

test('an hour away goes by at half speed and is told; no bar falls under 20', () => {
  const state = roomOf({ ...well, name: 'Mochi', isWorking: true }, { ...well, name: 'Bean', hunger: 12 });
  const again = back(state, 3600);
  expect(again.report).toMatchObject({ seconds: 3600, coins: 120 });
  expect(again.report?.lines).toEqual(expect.arrayContaining(['Mochi worked and brought 120 coins.']));
  expect(again.coins).toBe(state.coins + 120);
  for (const [index, cat] of again.cats.entries())
    for (const bar of BARS) expect(cat[bar]).toBeGreaterThanOrEqual(Math.min(20, state.cats[index]?.[bar] ?? 0));
  expect(again.cats[0]).toMatchObject({ isWorking: false });
});

test('a day away is eight hours, a minute less than one is nothing, and a clock set back is nothing', () => {
  const state = roomOf(well);
  expect(back(state, 86_400).report?.seconds).toBe(8 * 3600);
  expect(back(state, 59).report).toBeNull();
  expect(back(state, YEAR).report?.seconds).toBe(8 * 3600);
  for (const wrong of [-3600, -YEAR, Number.NaN]) {
    const again = back(state, wrong);
    expect(again.report).toBeNull();
    expect(again.cats[0]).toMatchObject(well);
  }
  expect(durationText(8 * 3600)).toBe('8 h');
  expect([durationText(61), durationText(12_000)]).toEqual(['1 min', '3 h 20 min']);
});

test('the report is put away once it is read', () => {
  const again = back(roomOf(well), 7200);
  expect(play(again).map(({ type }) => type)).toContain('cameBack');
  send(again, { type: 'read' });
  expect(again.report).toBeNull();
});

const good = () => keptOf(roomOf(well)) as { [name: string]: Json };
const oneCat = () => (good()['cats'] as Json[])[0] as { [name: string]: Json };
test.each<[string, () => Json]>([
  ['null', () => null],
  ['negative coins', () => ({ ...good(), coins: -1 })],
  ['half a bowl', () => ({ ...good(), food: 0.5 })],
  ['no slot', () => ({ ...good(), maxCats: 0 })],
  ['more cats than slots', () => ({ ...good(), cats: [oneCat(), oneCat()] })],
  ['a coat too many', () => ({ ...good(), found: [25] })],
  ['a coat twice', () => ({ ...good(), found: [3, 3] })],
  ['an unknown breed', () => ({ ...good(), cats: [{ ...oneCat(), type: 'lion' }] })],
  ['a bar of 101', () => ({ ...good(), cats: [{ ...oneCat(), hunger: 101 }] })],
  ['a name of a thousand letters', () => ({ ...good(), cats: [{ ...oneCat(), name: 'x'.repeat(1000) }] })],
  ['a sleeping worker', () => ({ ...good(), cats: [{ ...oneCat(), isResting: true, isWorking: true }] })],
  ['a hatched egg', () => ({ ...good(), eggs: [{ type: 'tabby', hatchProgress: 100 }] })],
])('%s is refused, and a room that is handed it begins anew', (_, torn) => {
  expect(savedGame.validate(torn())).toMatch(/^This saved game .+\.$/);
  expect(opened(1, {}, { kept: torn() })).toEqual(opened(1));
});

const anyCommand = (): fc.Arbitrary<Command | { type: 'wait'; ticks: number } | { type: 'leave'; away: number }> =>
  fc.oneof(
    fc.constantFrom(...CARE_ACTIONS).chain(type => fc.nat(12).map((cat): Command => ({ type, cat }))),
    fc.constantFrom(...SHOP_ITEMS).map((ware): Command => ({ type: 'buy', ware })),
    fc.constantFrom<Command>({ type: 'giveBack' }, { type: 'warm' }, { type: 'read' }),
    fc.nat(12).map((cat): Command => ({ type: 'rehome', cat })),
    fc.nat(900).map(ticks => ({ type: 'wait' as const, ticks })),
    fc.integer({ min: -YEAR, max: YEAR }).map(away => ({ type: 'leave' as const, away })),
  );

test('bars stay in 0 to 100 and coins never fall below nothing, in any order of deeds and with any clock', () => {
  fc.assert(
    fc.property(fc.array(anyCommand(), { maxLength: 40 }), fc.nat(1e6), (orders, coins) => {
      let state = opened(4);
      state.coins = coins;
      for (const order of orders) {
        if (order.type === 'wait') play(state, {}, order.ticks);
        else if (order.type === 'leave') {
          if (savedGame.serialize(state)) state = back(state, order.away);
        } else send(state, order);
        expect(state.coins).toBeGreaterThanOrEqual(0);
        expect(
          Math.min(state.food, state.toys, state.waterBowls, state.maxCats - state.cats.length),
        ).toBeGreaterThanOrEqual(0);
        for (const one of state.cats)
          for (const bar of BARS) {
            expect(one[bar]).toBeGreaterThanOrEqual(0);
            expect(one[bar]).toBeLessThanOrEqual(100);
          }
      }
    }),
    { numRuns: 30 },
  );
});

test('ten minutes are ten minutes, and end with what the room is worth', async () => {
  const { rules } = await import('./rules.ts');
  const state = opened(1, { mode: 'ten' });
  state.found = [0, 24];
  play(state, {}, 35_999);
  expect(rules.result(state, t)).toBeNull();
  play(state);
  expect(rules.result(state, t)).toMatchObject({
    outcome: 'ended',
    score: state.coins + 200 + 600,
    title: 'Time is up!',
  });
});
