// Tests of the saved game: continuing, absence, a clock set back, invalid data.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '../../kit/core/json.ts';
import { awayTicksOf, durationText } from './away.ts';
import { BREEDS, type Breed } from './cats/breeds.ts';
import { savedGame } from './savedGame.ts';
import { SHOP_ITEMS } from './shop.ts';
import { BARS, CARE_ACTIONS, type Command, type State } from './state.ts';
import { MOST_ENTRIES, noteInDiary } from './stories/diary.ts';
import { GOALS, NO_TALLY } from './stories/goals.ts';
import { nestEgg, opened, play, roomOf, send, t, types } from './testing.ts';

const YEAR = 365 * 86_400;
const well = { hunger: 80, thirst: 80, happiness: 80, energy: 80 };
const keptOf = (state: State): Json => JSON.parse(JSON.stringify(savedGame.serialize(state))) as Json;
const back = (state: State, awaySeconds: number) => opened(9, {}, { kept: keptOf(state), awaySeconds });

test('a wish runs on: what is continued, in another tab too, has it with the time that it had left, and it is granted once', () => {
  const first = roomOf({ hunger: 40, wishIn: 0 }, { wishIn: 77 });
  play(first, {}, 100);
  const [wish] = first.cats.map(cat => cat.wish);
  const kept = JSON.parse(JSON.stringify(savedGame.serialize(first)));
  const continued = () => opened(5, {}, { kept, awaySeconds: 0 });
  const second = continued();
  expect(second.cats.map(cat => [cat.wish, cat.wishIn])).toEqual(first.cats.map(cat => [cat.wish, cat.wishIn]));
  expect(wish?.left).toBeLessThan(t.wishSeconds * 60);
  expect(types(send(second, { type: wish?.deed ?? 'feed' }))).toContain('wishGranted');
  expect(second).toMatchObject({ granted: first.granted + 1 });
  const third = opened(6, {}, { kept: JSON.parse(JSON.stringify(savedGame.serialize(second))), awaySeconds: 0 });
  expect(third.cats[0]?.wish, 'granted is granted').toBeNull();
  const missed = continued();
  const left = missed.cats[0]?.wish?.left ?? 0;
  expect(types(play(missed, {}, left - 1))).not.toContain('wishMissed');
  expect(types(play(missed))).toContain('wishMissed');
});

test('coins, stores, cats with their names, eggs and coats go on', () => {
  const state = roomOf({ ...well, name: 'Sir Purr', coat: 2, experience: 310 }, { ...well, isResting: true });
  nestEgg(state, 'bengal', 40, { inTime: 1 });
  state.goal = 4;
  state.tally = { pays: 3, helps: 1, naps: 2, together: 0, trades: 1 };
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

test('an hour away is told; no bar falls under 20', () => {
  const state = roomOf({ ...well, name: 'Mochi', isWorking: true }, { ...well, name: 'Bean', hunger: 12 });
  const again = back(state, 3600);
  expect(again.report).toMatchObject({ seconds: 3600, coins: 90, presents: [], visitor: null });
  expect(again.report?.lines).toEqual(expect.arrayContaining(['Mochi worked and brought 90 coins.']));
  expect(again.coins).toBe(state.coins + 90);
  for (const [index, cat] of again.cats.entries())
    for (const bar of BARS) expect(cat[bar]).toBeGreaterThanOrEqual(Math.min(20, state.cats[index]?.[bar] ?? 0));
});

/** The lowest bar of a room after so many hours; every bar was so high when it was left. */
const lowestAfter = (hours: number, bars: number, breeds: readonly Breed[]): number => {
  const level = { hunger: bars, thirst: bars, happiness: bars, energy: bars };
  const again = back(roomOf(...breeds.map(type => ({ ...level, type }))), hours * 3600);
  return Math.min(...again.cats.flatMap(cat => BARS.map(bar => cat[bar])));
};

test.each(BREEDS)(
  'a %s left content has no bar under 40 after eight hours, alone or among others, working or not',
  breed => {
    for (const content of [t.contentAbove, 100]) {
      expect(lowestAfter(8, content, [breed])).toBeGreaterThanOrEqual(40);
      expect(lowestAfter(8, content, [...BREEDS])).toBeGreaterThanOrEqual(40);
      const bars = { hunger: content, thirst: content, happiness: content, energy: content };
      const worker = back(roomOf({ ...bars, type: breed, isWorking: true }), 8 * 3600).cats[0];
      expect(Math.min(...BARS.map(bar => worker?.[bar] ?? 0))).toBeGreaterThanOrEqual(40);
    }
  },
);

test('every hour takes less than the one before, and an hour differs from six, and six from eight', () => {
  const lows = [0, 1, 2, 4, 6, 8].map(hours => lowestAfter(hours, 95, ['tabby']));
  for (const [i, low] of lows.entries()) if (i > 0) expect(low).toBeLessThan(lows[i - 1] as number);
  const ticks = Array.from({ length: 9 }, (_, hour) => awayTicksOf(hour * 3600, t));
  const perHour = ticks.slice(1).map((now, i) => now - (ticks[i] as number));
  for (const [i, by] of perHour.entries()) if (i > 0) expect(by).toBeLessThanOrEqual(perHour[i - 1] as number);
  expect((lows[1] as number) - (lows[4] as number)).toBeGreaterThan(15);
});

test('what it cost is told cat by cat, and is what the bars lost', () => {
  const again = back(roomOf({ ...well, name: 'Mochi', type: 'tabby' }), 6 * 3600);
  const [mochi] = again.cats;
  const lost = Math.round(80 - (mochi?.thirst ?? 0));
  expect(again.report?.costs).toEqual([
    expect.stringMatching(`^Mochi: Fed −\\d+, Watered −${lost}, Happy −\\d+, Rested −\\d+\\.$`),
  ]);
});

const CONTENT = { hunger: 95, thirst: 95, happiness: 80, energy: 95 };

test('content cats bring presents, the more the longer one was away; who wants something brings none', () => {
  const presents = (hours: number, bars: object) =>
    back(roomOf({ ...well, ...bars }), hours * 3600).report?.presents.reduce(
      (sum, text) => sum + Number(/(\d+) times/.exec(text)?.[1] ?? 1),
      0,
    );
  expect([0.4, 0.5, 2, 4, 7, 8].map(hours => presents(hours, CONTENT))).toEqual([0, 1, 2, 3, 4, 4]);
  expect(presents(8, { thirst: 45 })).toBe(0);
  const state = roomOf({ ...well, ...CONTENT });
  const goods = ({ food, waterBowls, toys, coins }: State) => food + waterBowls + toys + Math.round(coins / 15);
  for (let seed = 1; seed <= 20; seed++) {
    const again = opened(seed, {}, { kept: keptOf(state), awaySeconds: 5 * 3600 });
    const visited = again.report?.visitor ? 1 : 0;
    expect(goods(again) - goods(state), `seed ${seed}`).toBe(3 + visited);
  }
});

test('after a night somebody has come by, after two hours perhaps, before that nobody', () => {
  const visits = (hours: number) => {
    let count = 0;
    for (let seed = 1; seed <= 40; seed++)
      if (
        opened(seed, {}, { kept: keptOf(roomOf({ ...well, ...CONTENT })), awaySeconds: hours * 3600 }).report?.visitor
      )
        count++;
    return count;
  };
  expect([visits(1.9), visits(8)]).toEqual([0, 40]);
  expect(visits(3)).toBeGreaterThan(8);
  expect(visits(3)).toBeLessThan(32);
});

test('the diary remembers visits, kittens and absences, comes back with the room, and has an end', () => {
  let state = roomOf({ ...well, ...CONTENT, name: 'Mochi' });
  noteInDiary(state, { type: 'hatched', breed: 'tabby', coat: 0, fresh: true, cat: 1, name: 'Mochi', x: 0, y: 0 });
  expect(state.diary).toEqual([{ visit: 1, text: expect.stringMatching(/^Mochi hatched: a Tabby, .+\.$/) }]);
  state = back(state, 8 * 3600);
  play(state);
  expect(state.diary.map(({ visit }) => visit)).toEqual([1, 2]);
  expect(state.diary[1]?.text).toMatch(/^Alone for 8 h\. .+ from next door, came by/);
  for (let i = 0; i < 90; i++) noteInDiary(state, { type: 'rehomed', cat: 1, name: `Cat ${i}`, x: 0, y: 0 });
  expect(state.diary).toHaveLength(MOST_ENTRIES);
  expect(state.diary.at(-1)?.text).toBe('Cat 89 found another home.');
  expect(savedGame.validate(keptOf(state))).toBeNull();
  const clocked = opened(1, { mode: 'ten' });
  noteInDiary(clocked, { type: 'rehomed', cat: 1, name: 'Mochi', x: 0, y: 0 });
  expect(clocked.diary).toEqual([]);
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
const anEgg = (): { [name: string]: Json } => ({ type: 'tabby', hatchProgress: 40, coats: [1, 2], inTime: 1 });
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
  ['a visit before the first', () => ({ ...good(), visit: 0 })],
  ['a diary of numbers', () => ({ ...good(), diary: [7] })],
  ['an entry without end', () => ({ ...good(), diary: [{ visit: 1, text: 'x'.repeat(401) }] })],
  ['too many entries', () => ({ ...good(), diary: Array(61).fill({ visit: 1, text: 'x' }) })],
  ['a hatched egg', () => ({ ...good(), eggs: [{ ...anEgg(), hatchProgress: 100 }] })],
  ['an egg of one coat', () => ({ ...good(), eggs: [{ ...anEgg(), coats: [1] }] })],
  ['an egg of a sixth coat', () => ({ ...good(), eggs: [{ ...anEgg(), coats: [1, 5] }] })],
  ['half a warming', () => ({ ...good(), eggs: [{ ...anEgg(), inTime: 0.5 }] })],
  ['more goals than there are', () => ({ ...good(), goal: GOALS.length + 1 })],
  ['a tally of words', () => ({ ...good(), tally: { ...NO_TALLY, naps: 'many' } })],
  ['no tally', () => ({ ...good(), tally: null })],
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

test('ten minutes are ten minutes, and count cats at home, wishes and pages, but no coins', async () => {
  const { rules } = await import('./rules.ts');
  const state = Object.assign(roomOf({ ...well, experience: 100 }, { ...well, type: 'bengal', experience: 99 }), {
    mode: 'ten',
    granted: 7,
    missed: 1,
    pages: 2,
    goal: GOALS.length,
  } as const);
  play(state, {}, 35_999);
  expect(rules.result(state, t)).toBeNull();
  state.missed = 1;
  play(state);
  expect(rules.result(state, t)).toMatchObject({
    outcome: 'ended',
    score: 2 * 100 + 7 * 20 + 2 * 50,
    title: 'Time is up!',
    lines: [
      '1 cat at home 200, 7 wishes 140, 2 pages 100',
      '0 guests 0, 0 rooms 0',
      'Highest level 1; 1 wish went unheard',
    ],
  });
});
