// Parts as tables and properties: what each does in its flight, what it costs, that the bar stays exact with any two of them, and that shop and flight hold together over random runs.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { times } from '../../../tests/setup/times.ts';
import { seeded } from '../../kit/core/rng.ts';
import { pairsOf } from '../bots/bestParts.ts';
import { KEY } from '../controls.ts';
import { view } from '../view.ts';
import { kickAt, launchReach } from './flight.ts';
import { MOST_PARTS, PART_NAMES, PARTS, partPrice } from './parts.ts';
import { rules } from './rules.ts';
import { CARRIER_NAMES, CARRIERS, drawThings, placeOf } from './sky.ts';
import type { Carrier, Part, State } from './state.ts';
import { fittedWith, GO_ON, HOLD, LET_GO, launch, opened, play, t, types, untilDown } from './testing.ts';

const take = (state: State, part: Part) => rules.command?.(state, { type: 'part', part }, t) ?? [];
const back = (state: State, part: Part) => rules.command?.(state, { type: 'returnPart', part }, t) ?? [];
/** Rich, and high enough that the workshop has all of them. */
const rich = (power = 6, booster = 2): State =>
  Object.assign(fittedWith(power, booster, 5000), { maxHeight: 1400, tick: 1000 });
/** Without coins and things, under a Moon that no launch reaches. */
function bare(power: number, parts: Part[] = [], booster = 0): State {
  const state = Object.assign(fittedWith(power, booster), { parts, maxHeight: FAR / 2, things: [], moon: FAR });
  state.ball.y += FAR - t.moonHeight;
  return state;
}
const FAR = 40_000;

describe('at the workshop', () => {
  test('two fly at a time, paid at once, used up by one flight, given back until the band is drawn', () => {
    const state = rich();
    expect(types(take(state, 'glider'))).toEqual(['partTaken']);
    expect(types(take(state, 'kite'))).toEqual(['partTaken']);
    expect(state.coins).toBe(5000 - partPrice('glider', 1400, t) - partPrice('kite', 1400, t));
    expect(take(state, 'magnet')).toEqual([
      { type: 'refused', message: 'Two parts fly at a time. Give one back first.' },
    ]);
    expect(types(back(state, 'glider'))).toEqual(['partReturned']);
    expect(state.coins).toBe(5000 - partPrice('kite', 1400, t));
    play(state, HOLD);
    expect(types(back(state, 'kite'))).toEqual(['refused']);
    rules.command?.(state, { type: 'letDown' }, t);
    expect(types(back(state, 'kite'))).toEqual(['refused']);
    launch(state);
    expect(state.parts).toEqual(['kite']);
    untilDown(state);
    expect(state.parts).toEqual([]);
  });

  test.each([
    ['short', { coins: 46 }, 'stage', 'It costs 90 coins, you have 46: 44 to go.'],
    ['not there yet', { maxHeight: 399 }, 'parachute', 'The workshop has it from a record of 400 on.'],
    ['on board', { parts: ['kite'] }, 'kite', 'It is on board already.'],
    ['before the first landing', { launches: 0 }, 'balloon', 'The workshop opens after the first landing.'],
  ] as const)('refused with all that there is to say: %s', (_, change, part, message) => {
    expect(take(Object.assign(rich(), change), part)).toEqual([{ type: 'refused', message }]);
  });

  test('a second press right after the purchase means nothing; a second later the key gives back', () => {
    const state = rich();
    const press = { pressed: KEY.balloon };
    expect(types(play(state, press))).toEqual(['partTaken']);
    expect(types(play(state, press))).toEqual([]);
    expect(state.parts).toEqual(['balloon']);
    play(state, {}, 60);
    expect(types(play(state, press))).toEqual(['partReturned']);
    expect(types(play(state, { pressed: KEY.power }))).toEqual(['upgradeFitted']);
    expect(types(play(state, { pressed: KEY.power }))).toEqual([]);
    expect(state.upgrades.power).toBe(7);
  });

  test('Undo gives back the last part first, then the upgrade', () => {
    const state = rich();
    rules.command?.(state, { type: 'fit', upgrade: 'power' }, t);
    take(state, 'balloon');
    take(state, 'stage');
    const undone = () => types(rules.command?.(state, rules.takeBack?.(state, t) ?? { type: 'giveBack' }, t) ?? []);
    expect([undone(), undone(), undone(), undone()]).toEqual([
      ['partReturned'],
      ['partReturned'],
      ['upgradeReturned'],
      ['refused'],
    ]);
    expect(state).toMatchObject({ coins: 5000, parts: [], upgrades: { power: 6 } });
  });

  test('what comes from a page is checked', () => {
    expect(types(take(rich(), 'wings' as Part))).toEqual(['refused']);
    expect(types(back(rich(), 'wings' as Part))).toEqual(['refused']);
  });

  test('each landing that brings the record tells what is new there, once', () => {
    const state = fittedWith(30, 0);
    launch(state);
    const told = untilDown(state).flatMap(event => (event.type === 'partOpened' ? [event.part] : []));
    expect(told).toEqual(PART_NAMES.slice(1));
    launch(state);
    expect(types(untilDown(state))).not.toContain('partOpened');
  });
});

/** The greatest height of a full launch, flown with these frames. */
function flown(state: State, frame: (state: State) => object = () => ({})): number {
  launch(state);
  untilDown(state, frame);
  return state.flight.reach;
}

describe('in flight', () => {
  test('a balloon carries up where the fox would turn, always by as much', () => {
    const gains = [0, 10, 30].map(power => flown(bare(power, ['balloon'])) - flown(bare(power)));
    for (const gain of gains) expect(gain).toBeCloseTo((t.balloonTicks * t.balloonSpeed) / t.unit, -1);
  });

  test('a glider carries only while it is steered, and not at the rim of the sky', () => {
    const still = flown(bare(4, ['glider']));
    expect(still).toBeCloseTo(flown(bare(4)), 4);
    const swung = flown(bare(4, ['glider']), ({ ball, flight }) => ({
      held: flight.ticks % 60 < 30 === ball.x > -1 ? KEY.left : KEY.right,
    }));
    expect(swung / still).toBeGreaterThan(1.06);
    const pressed = flown(bare(4, ['glider']), () => ({ held: KEY.left }));
    expect(pressed / still).toBeLessThan(1.04);
  });

  test('a parachute sinks no faster than it does', () => {
    const state = bare(10, ['parachute']);
    launch(state);
    while (state.speed >= 0) play(state);
    const events = play(state, {}, 200);
    expect(state.speed).toBe(-t.chuteSpeed);
    expect(types(events).filter(type => type === 'parachuteOpened')).toHaveLength(0);
    expect(state.flight.acted).toEqual(['parachute']);
  });

  test('a kite pulls in a wind near the apex, not in one below', () => {
    const inWind = (from: number, to: number, parts: Part[]) =>
      flown(Object.assign(bare(10, parts), { wind: { from, to } }));
    expect(inWind(540, 600, ['kite']) / inWind(540, 600, [])).toBeGreaterThan(1.1);
    expect(inWind(100, 160, ['kite'])).toBe(inWind(100, 160, []));
  });

  test('the second stage fires once, when it is pressed, and kicks more the higher it is', () => {
    const state = bare(30, ['stage']);
    launch(state);
    play(state, {}, 100);
    const { speed, height } = state;
    expect(types(play(state, { pressed: KEY.fireStage }))).toEqual(['stageFired']);
    expect(state.speed).toBeCloseTo(speed - 2 * t.gravity + kickAt(height, t) + t.gravity, 0);
    expect(play(state, { pressed: KEY.fireStage })).toMatchObject([{ type: 'refused' }]);
    expect(kickAt(2000, t)).toBeGreaterThan(kickAt(1000, t));
    expect(types(play(bareLaunched(), { pressed: KEY.fireStage }))).toEqual([]);
  });
  const bareLaunched = () => {
    const state = bare(3);
    launch(state);
    return state;
  };

  test('a magnet draws a feather from twice as far, and three of them count', () => {
    for (const [parts, met] of [
      [[], 0],
      [['magnet'], 3],
    ] as const) {
      const state = bare(3, [...parts]);
      state.things = [8, 10, 12].map(below => ({ kind: 'feather', aside: 6, below, isMet: false }));
      launch(state);
      untilDown(state);
      expect(state.worn, parts.join()).toBe(met);
    }
  });

  test.each(CARRIER_NAMES)('%s carries whoever meets it, far higher with what it wants', kind => {
    const { wants } = CARRIERS[kind];
    const carried = (parts: Part[]) => {
      const state = bare(6, parts);
      state.things = [{ kind, aside: 0, below: 30, isMet: false }];
      launch(state);
      const events = untilDown(state).filter(event => event.type === 'carried');
      expect(events).toMatchObject([{ carrier: kind, suited: parts.length > 0, isFirst: true }]);
      return events[0]?.type === 'carried' ? events[0].by / (state.flight.reach - events[0].by) : 0;
    };
    expect(carried([])).toBeCloseTo(t.bareLift, 1);
    expect(carried([wants])).toBeCloseTo(t.liftPart, 1);
  });
});

describe('properties', () => {
  const pairs: (readonly Part[])[] = [[], ...pairsOf(PART_NAMES)];

  test('with any two parts the bar says to the unit what a launch reaches that nobody steers', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...pairs),
        fc.integer({ min: 0, max: 40 }),
        fc.integer({ min: 0, max: 6 }),
        fc.integer({ min: 1, max: 4000 }),
        fc.integer({ min: 20, max: 300 }),
        fc.constantFrom('ball', 'swallow'),
        (parts, power, booster, from, width, rocket) => {
          const wind = { from, to: from + width };
          const state = Object.assign(bare(power, [...parts], booster), { wind, rocket });
          const said = launchReach(t.maxPower, state, wind, t);
          launch(state);
          expect(Math.round(view(state, t).reach)).toBe(Math.round(said));
          untilDown(state);
          expect(Math.round(state.flight.reach)).toBe(Math.round(said));
        },
      ),
      { numRuns: times(40, 400) },
    );
  });

  test('no random hand at shop and band makes coins of nothing, flies three parts, or ends where it cannot go on', () => {
    const commands = [
      ...(['power', 'booster'] as const).map(upgrade => ({ type: 'fit', upgrade }) as const),
      ...PART_NAMES.map(part => ({ type: 'part', part }) as const),
      ...PART_NAMES.map(part => ({ type: 'returnPart', part }) as const),
      { type: 'giveBack' } as const,
    ];
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e6 }),
        fc.array(fc.array(fc.constantFrom(...commands), { maxLength: 8 }), { minLength: 2, maxLength: 6 }),
        fc.constantFrom(0, KEY.left, KEY.right),
        (seed, landings, held) => {
          const state = opened(seed);
          for (const bought of landings) {
            const before = { ...state, upgrades: { ...state.upgrades }, parts: [...state.parts] };
            for (const command of bought) rules.command?.(state, command, t);
            const paid =
              (state.upgrades.power - before.upgrades.power) * t.powerPrice +
              (state.upgrades.booster - before.upgrades.booster) * t.boosterPrice +
              state.parts.reduce((sum, part) => sum + partPrice(part, state.maxHeight, t), 0);
            expect(state.coins).toBe(before.coins - paid);
            expect(state.coins).toBeGreaterThanOrEqual(0);
            expect(state.parts.length).toBeLessThanOrEqual(MOST_PARTS);
            expect(new Set(state.parts).size).toBe(state.parts.length);
            for (const part of state.parts) expect(state.maxHeight).toBeGreaterThanOrEqual(PARTS[part]);
            const after = state.coins;
            launch(state);
            untilDown(state, ({ flight }) => ({
              held: flight.ticks % 50 < 25 ? held : 0,
              pressed: flight.ticks === 20 ? KEY.fireStage : 0,
            }));
            expect(state.isLaunched).toBe(false);
            expect(state.coins).toBe(after + state.flight.coins);
            expect(state.flight.coins).toBeGreaterThanOrEqual(t.landingCoins);
          }
        },
      ),
      { numRuns: times(15, 150) },
    );
  });

  test('every sky hangs one carrier for its height, apart from the middle; after two dull flights a find', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e6 }),
        fc.integer({ min: 100, max: 5000 }),
        fc.integer({ min: 0, max: 4 }),
        (seed, reach, dull) => {
          const state = Object.assign(opened(seed), { rng: seeded(seed), dull });
          const things = drawThings(state, reach, t);
          const carriers = things.filter(({ kind }) => kind in CARRIERS);
          expect(carriers).toHaveLength(1);
          const { from, to } = CARRIERS[carriers[0]?.kind as Carrier];
          expect(reach).toBeGreaterThanOrEqual(from);
          expect(reach).toBeLessThanOrEqual(to);
          expect(things.some(({ kind }) => kind === 'find')).toBe(dull >= t.dullFlights);
          for (const thing of things) {
            const place = placeOf(thing, reach);
            if (place) expect(Math.abs(place.x - 20)).toBeGreaterThan(t.featherReach + 0.5);
          }
        },
      ),
      { numRuns: times(60, 600) },
    );
  });
});

test.each([
  ['within a tenth of it', 170, 20],
  ['farther below', 200, 5],
])('a flight short of the record says beforehand what it pays: %s', (_, record, pays) => {
  const state = Object.assign(fittedWith(0, 0), { maxHeight: record });
  launch(state);
  expect(view(state, t).pays).toBe(pays);
  untilDown(state);
  expect(state.coins).toBe(pays);
});

test('a hand that draws and lets go launches with what was bought', () => {
  const state = rich();
  take(state, 'stage');
  play(state, HOLD);
  play(state, GO_ON, 49);
  expect(types(play(state, LET_GO))).toEqual(['launched']);
  expect(view(state, t)).toMatchObject({ phase: 'launched' });
  expect(view(state, t).ifStaged).not.toBeNull();
});
