// Rules as tables: band, coins and records, zones, workshop, end of the run.
import { expect, test } from 'vitest';
import { NO_INPUT } from '../../kit/core/input/input.ts';
import { rules } from './rules.ts';
import { fittedWith, GO_ON, HOLD, LET_GO, launch, opened, play, t, types, untilDown } from './testing.ts';

test('idle, charging while held, launched, then it lands and resets', () => {
  const state = opened();
  expect(state).toMatchObject({ isCharging: false, isLaunched: false, coins: 0, maxHeight: 0, maxPower: 100 });
  play(state, HOLD);
  expect(state).toMatchObject({ isCharging: true, power: 2 });
  play(state, GO_ON, 9);
  expect(state.power).toBe(20);
  play(state, LET_GO);
  expect(state).toMatchObject({ isCharging: false, isLaunched: true });
  untilDown(state);
  expect(state).toMatchObject({ isLaunched: false, power: 0, height: 0, speed: 0, launches: 1 });
});

test('a pointer does the same anywhere, and a hand that is gone without letting go eases the band', () => {
  const finger = { x: 5, y: 5, down: true, pressed: false, released: false, cancelled: false };
  const state = opened();
  play(state, { pointer: finger }, 10);
  expect(state.power).toBe(20);
  play(state, { pointer: { ...finger, down: false, cancelled: true } });
  expect(state).toMatchObject({ isCharging: false, isLaunched: false, power: 0 });
  play(state, { pointer: finger }, 5);
  play(state, { pointer: { ...finger, down: false, released: true } });
  expect(state).toMatchObject({ isLaunched: true, power: 10 });
});

test('Esc eases the band back, and is nothing where it is not drawn', () => {
  const state = opened();
  expect(rules.giveUp?.(state, t)).toBeNull();
  play(state, HOLD);
  const order = rules.giveUp?.(state, t);
  expect(order).toEqual({ type: 'letDown' });
  rules.command?.(state, { type: 'letDown' }, t);
  expect(state.isCharging).toBe(false);
  expect(types(play(state, GO_ON))).toEqual([]);
});

test('held for 60 ticks at full power it stands; a tick longer and it snaps: 40 %, and a second of mending after it', () => {
  const state = opened();
  play(state, HOLD);
  play(state, GO_ON, 49 + t.holdTicks);
  expect(state).toMatchObject({ isCharging: true, power: 100 });
  const events = play(state, GO_ON);
  expect(events).toMatchObject([{ type: 'launched', snapped: true, power: 40 }]);
  untilDown(state);
  expect(Math.round(state.flight.reach)).toBe(26);
  expect(state).toMatchObject({ repair: 60, snaps: 1 });
  play(state, HOLD, 30);
  expect(state.isCharging).toBe(false);
  expect(types(play(state, {}, 30))).toEqual(['bandMended']);
  play(state, HOLD);
  expect(state.isCharging).toBe(true);
});

test.each([
  ['the first flight', 0, 160, 160 + 150, true],
  ['a higher one pays what is new', 130, 160, 30, true],
  ['one higher by a little as much as one that is near', 150, 160, 20, true],
  ['one that is as high', 160, 160, 20, false],
  ['one that is lower', 400, 400, 5, false],
])('coins: %s', (_, before, after, coins, record) => {
  const state = opened();
  state.maxHeight = before;
  launch(state);
  const landed = untilDown(state).at(-1);
  expect(state.maxHeight).toBe(after);
  expect(state.coins).toBe(coins);
  expect(landed).toMatchObject({ type: 'landed', record, coins, near: Math.max(0, before - 160) });
});

test('coins come while it climbs, unit by unit', () => {
  const state = opened();
  launch(state);
  let before = 0;
  for (let i = 0; i < 60; i++) {
    play(state);
    expect(state.coins - before).toBeLessThanOrEqual(5 + (state.maxHeight >= 100 ? t.skyCoins : 0));
    before = state.coins;
  }
  expect(before).toBeGreaterThan(100);
});

test.each([
  ['sky', 0, 100, 150],
  ['swallows', 4, 250, 50],
  ['clouds', 9, 500, 150],
  ['stratosphere', 17, 1000, 250],
  ['aurora', 26, 2000, 150],
  ['orbits', 35, 3000, 200],
  ['comets', 41, 4000, 250],
] as const)('the %s pays once', (zone, power, from, coins) => {
  const state = fittedWith(power, 0);
  state.maxHeight = from - 1;
  launch(state);
  const reached = untilDown(state).filter(event => event.type === 'zoneReached');
  expect(reached).toEqual([{ type: 'zoneReached', zone, coins }]);
  launch(state);
  expect(types(untilDown(state))).not.toContain('zoneReached');
});

test('the workshop: one upgrade per landing, for 50 and 100 coins, given back until the band is drawn', () => {
  const state = fittedWith(0, 0, 150);
  const order = (upgrade: 'power' | 'booster') => rules.command?.(state, { type: 'fit', upgrade }, t) ?? [];
  expect(types(order('booster'))).toEqual(['upgradeFitted']);
  expect(state).toMatchObject({ coins: 50, upgrades: { booster: 1 } });
  expect(order('power')).toEqual([{ type: 'refused', message: 'The workshop fits one upgrade per landing.' }]);
  expect(rules.takeBack?.(state, t)).toEqual({ type: 'giveBack' });
  rules.command?.(state, { type: 'giveBack' }, t);
  expect(state).toMatchObject({ coins: 150, upgrades: { booster: 0 } });
  expect(rules.takeBack?.(state, t)).toBeNull();
  order('power');
  expect(state).toMatchObject({ coins: 100, upgrades: { power: 1 } });
  play(state, HOLD);
  expect(rules.takeBack?.(state, t)).toBeNull();
  expect(types(rules.command?.(state, { type: 'giveBack' }, t) ?? [])).toEqual(['refused']);
});

test('a band drawn and eased back opens no second workshop', () => {
  const state = fittedWith(0, 0, 500);
  const order = () => rules.command?.(state, { type: 'fit', upgrade: 'power' }, t) ?? [];
  order();
  play(state, HOLD, 3);
  rules.command?.(state, { type: 'letDown' }, t);
  expect(order()).toEqual([{ type: 'refused', message: 'The workshop fits one upgrade per landing.' }]);
  expect(state).toMatchObject({ coins: 450, upgrades: { power: 1 } });
});

test.each([
  ['before the first landing', 0, 500, 0, 'The workshop opens after the first landing.'],
  ['a coin short', 1, 99, 0, 'It costs 100 coins, you have 99: 1 to go.'],
  ['short', 1, 60, 0, 'It costs 100 coins, you have 60: 40 to go.'],
  ['a booster that the band cannot bear', 1, 900, 3, 'The band is too weak for more Booster. Buy Power first.'],
])('refused: %s', (_, launches, coins, booster, message) => {
  const state = fittedWith(0, booster, coins);
  state.launches = launches;
  expect(rules.command?.(state, { type: 'fit', upgrade: 'booster' }, t)).toEqual([{ type: 'refused', message }]);
});

test('the keys 1 and 2 buy as the buttons do', () => {
  const state = fittedWith(0, 0, 100);
  expect(types(play(state, { pressed: 4 }))).toEqual(['upgradeFitted']);
  expect(state.upgrades).toEqual({ power: 0, booster: 1 });
});

test('a press while it falls lands it at once, but not right after the apex', () => {
  const state = opened();
  launch(state);
  while (state.speed >= 0) play(state);
  expect(types(play(state, HOLD))).not.toContain('landed');
  play(state, {}, t.skipAfter);
  expect(types(play(state, HOLD))).toEqual(['fallSkipped', 'landed']);
  expect(state.height).toBe(0);
  // The hand that skipped is still down: it draws nothing until it comes anew.
  play(state, GO_ON, 5);
  expect(state.isCharging).toBe(false);
});

test('the Moon ends the run and counts the launches', () => {
  const state = fittedWith(46, 0);
  state.launches = 46;
  launch(state);
  const events = untilDown(state);
  expect(events).toContainEqual({ type: 'zoneReached', zone: 'moon', coins: 0 });
  expect(state.maxHeight).toBeGreaterThanOrEqual(5000);
  expect(rules.result(state, t)).toMatchObject({ outcome: 'won', title: 'On the Moon!', score: 1064 });
  const after = JSON.stringify(state);
  expect(rules.tick(state, NO_INPUT, t)).toEqual([]);
  expect(JSON.stringify(state)).toBe(after);
});

test('each flight has a wind of its own, seen beforehand, between a fifth and all of what a full launch reaches', () => {
  const state = opened();
  const seen = new Set<number>();
  for (let i = 0; i < 12; i++) {
    const { from, to } = state.wind;
    expect(from).toBeGreaterThanOrEqual(32);
    expect(to).toBeLessThan(170);
    seen.add(from);
    launch(state);
    expect(state.wind).toEqual({ from, to });
    untilDown(state);
  }
  expect(seen.size).toBeGreaterThan(6);
});
