// Kits as tables: what each one does in its flight, what it costs, and that an upgrade can always be paid besides.
import { expect, test } from 'vitest';
import { NO_INPUT } from '../../kit/core/input/input.ts';
import { view } from '../view.ts';
import { launchReach } from './flight.ts';
import { kitPrice } from './kits.ts';
import { rules } from './rules.ts';
import type { Kit, State } from './state.ts';
import { fittedWith, GO_ON, HOLD, LET_GO, launch, play, t, types, untilDown } from './testing.ts';

const take = (state: State, kit: Kit) => rules.command?.(state, { type: 'kit', kit }, t) ?? [];
const surplus = (): State => fittedWith(2, 1, 1000);

test('a kit is paid at once, used up by one flight, and one goes with each', () => {
  const state = surplus();
  expect(types(take(state, 'net'))).toEqual(['kitTaken']);
  expect(state).toMatchObject({ kit: 'net', coins: 980 });
  expect(types(take(state, 'wax'))).toEqual(['kitReturned', 'kitTaken']);
  expect(state).toMatchObject({ kit: 'wax', coins: 980 });
  play(state, HOLD);
  rules.command?.(state, { type: 'letDown' }, t);
  expect(take(state, 'net')).toEqual([{ type: 'refused', message: 'One kit for each flight.' }]);
  launch(state);
  expect(state.kit).toBe('wax');
  untilDown(state);
  expect(state.kit).toBeNull();
});

test('Undo gives the kit back first, then the upgrade, each for its price; the wind is as it was', () => {
  const state = Object.assign(surplus(), { wind: { from: 100, to: 140 } });
  rules.command?.(state, { type: 'fit', upgrade: 'power' }, t);
  take(state, 'kite');
  expect(state.wind).toEqual({ from: 60, to: 180 });
  const undo = () => rules.command?.(state, rules.takeBack?.(state, t) ?? { type: 'giveBack' }, t);
  undo();
  expect(state).toMatchObject({ kit: null, wind: { from: 100, to: 140 }, coins: 950 });
  undo();
  expect(state).toMatchObject({ coins: 1000, upgrades: { power: 2 } });
  expect(rules.takeBack?.(state, t)).toBeNull();
});

test.each([
  ['the next upgrade comes first', 'net', { coins: 119 }, '100 coins stay for the next upgrade: 1 more needed.'],
  ['before the first landing', 'net', { launches: 0 }, 'The workshop opens after the first landing.'],
  [
    'a kite without a booster',
    'kite',
    { upgrades: { power: 2, booster: 0 } },
    'The kite widens the wind, which only a Booster can use. Buy Booster first.',
  ],
  ['wax beside three feathers', 'wax', { worn: 3 }, 'With three feathers the band throws no faster: wax adds nothing.'],
] as const)('refused: %s', (_, kit, change, message) => {
  const state = Object.assign(surplus(), change);
  expect(take(state, kit)).toEqual([{ type: 'refused', message }]);
  expect(view(state, t).kits.find(offer => offer.kit === kit)?.refusal?.message).toBe(message);
});

test('a kit costs a part of the record, in steps of five', () => {
  expect([100, 1000, 3330].map(record => kitPrice('net', record, t))).toEqual([20, 40, 135]);
  expect([100, 1000, 3330].map(record => kitPrice('wax', record, t))).toEqual([20, 30, 100]);
});

test('wax: the longer the full band is held the higher it flies, as the bar says, and a snap costs all of it', () => {
  const reached = [0, 30, 59].map(held => {
    const state = Object.assign(fittedWith(5, 0, 1000));
    take(state, 'wax');
    play(state, HOLD);
    play(state, GO_ON, 49 + held);
    const said = view(state, t).reach;
    play(state, LET_GO);
    untilDown(state);
    expect(Math.round(state.flight.reach)).toBe(said);
    return state.flight.reach;
  });
  expect(reached[0]).toBeCloseTo(launchReach(100, fittedWith(5, 0), { from: 0, to: -1 }, t));
  expect((reached[1] ?? 0) / (reached[0] ?? 1)).toBeCloseTo(1.01 ** 2, 3);
  expect((reached[2] ?? 0) / (reached[0] ?? 1)).toBeCloseTo(1.0197 ** 2, 3);
  const state = fittedWith(5, 0, 1000);
  take(state, 'wax');
  play(state, HOLD);
  play(state, GO_ON, 110);
  expect(state.flight.snapped).toBe(true);
  expect(state.flight.from).toBeCloseTo(40 * 0.4 * 1.5);
});

test('feathers and wax end at three hundredths together', () => {
  const state = Object.assign(fittedWith(0, 0, 1000), { worn: 2 });
  take(state, 'wax');
  play(state, HOLD);
  play(state, GO_ON, 109);
  play(state, LET_GO);
  expect(state.flight.from).toBeCloseTo(40 * 1.03);
});

test.each([
  ['left aside, without a net', null, 6, 0, 0],
  ['left aside, with one', 'net', 6, 3, 3],
  ['in the way, without a net', null, 0, 3, 2],
  ['in the way, with one', 'net', 0, 3, 3],
] as const)('three feathers %s', (_, kit, aside, met, worn) => {
  const state = fittedWith(0, 0, 1000);
  if (kit) take(state, kit);
  state.feathers = [1, -1, 1].map((side, index) => ({ aside: side * aside, below: 6 * (index + 1), isMet: false }));
  const before = state.coins;
  launch(state);
  untilDown(state);
  expect(state).toMatchObject({ met, worn });
  expect(state.flight.coins).toBe(160 + t.skyCoins + met * t.featherCoins);
  expect(state.coins - before).toBe(state.flight.coins);
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

test('what comes from a page is checked', () => {
  const state = surplus();
  expect(types(take(state, 'parachute' as Kit))).toEqual(['refused']);
  expect(rules.tick(state, NO_INPUT, t)).toEqual([]);
});
