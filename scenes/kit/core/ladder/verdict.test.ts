// What a ladder's table must show is found missing where it is missing: planted tables.
import { expect, test } from 'vitest';
import { better, faultsOf, likelyOf, type Row, type Table, verdictOf } from './verdict.ts';

const SEEDS = 20;
const row = (who: string, value: number, more: Partial<Row> = {}): Row => ({
  who,
  values: Array.from({ length: SEEDS }, (_, i) => value + (i % 3)),
  seconds: Array.from({ length: SEEDS }, () => 180),
  ended: Array.from({ length: SEEDS }, () => 1),
  firstMinute: '',
  ...more,
});
const game = {
  id: 'paper-boat',
  card: {
    minutes: 3,
    blurb: '',
    tags: [],
    players: [1, 1],
    added: '2026-11-20',
    listing: { section: 'more', order: 1 },
  },
} as const;
const player = () => () => null;
const ladder = { endsInDefeat: true, mostMinutes: 20, without: { oar: player }, exploits: { drift: player } };
const SOUND: Table = {
  measure: 'score',
  rows: [
    row('idle', 0),
    row('naive', 20),
    row('newcomer', 100),
    row('practised', 300),
    row('without oar', 200),
    row('exploit: drift', 150),
  ],
};
const replaced = (...rows: readonly Row[]): Table => ({
  ...SOUND,
  rows: SOUND.rows.map(one => rows.find(({ who }) => who === one.who) ?? one),
});

test('a sound ladder has no fault', () => {
  expect(verdictOf(game, ladder, SOUND)).toEqual({ faults: [], accepted: [] });
});

test.each<[what: string, table: Table, fault: RegExp]>([
  ['running blindly pays', replaced(row('naive', 120)), /naive 121 is more than 0.5 × newcomer 101/],
  ['doing nothing pays', replaced(row('idle', 90)), /naive 21 is not above idle 91/],
  [
    'care pays too little',
    replaced(row('practised', 150), row('without oar', 90), row('exploit: drift', 0)),
    /practised 151 is less than 2 ×/,
  ],
  ['a tool is never worth taking', replaced(row('without oar', 300)), /without oar the practised player is no worse/],
  ['a shortcut wins', replaced(row('exploit: drift', 400)), /exploit: drift 401 beats practised 301/],
  [
    'nobody ever loses',
    replaced(row('newcomer', 100, { ended: Array.from({ length: SEEDS }, () => 0) })),
    /newcomer still plays after 20 minutes with 20 seeds/,
  ],
  [
    'the card promises too much',
    replaced(row('newcomer', 100, { seconds: Array.from({ length: SEEDS }, () => 20) })),
    /the card promises 3 minutes; a newcomer's run lasts 0.3/,
  ],
  ['the first stage is a wall', { ...SOUND, pastFirst: 15 }, /past the first stage with 15 of 20 seeds/],
])('%s', (_what, table, fault) => {
  const { faults } = verdictOf(game, ladder, table);
  expect(faults.join('\n')).toMatch(fault);
});

const WALL: Table = { ...SOUND, pastFirst: 15 };
const FAULT = 'the newcomer gets past the first stage with 15 of 20 seeds in three tries';
const WHY = 'The first stage is the whole game.';

test.each<[what: string, table: Table, fault: string, why: string, faults: readonly string[], accepted: number]>([
  ['a fault that is accepted with its reason passes', WALL, FAULT, WHY, [], 1],
  ['a reason that was left out accepts nothing', WALL, FAULT, '', [FAULT], 0],
  [
    'an acceptance of other words leaves the fault, and is stale',
    WALL,
    FAULT.replace('15', '14'),
    WHY,
    [FAULT, `accepted and no longer so: ${FAULT.replace('15', '14')}`],
    0,
  ],
  ['an acceptance whose fault is gone is stale', SOUND, FAULT, WHY, [`accepted and no longer so: ${FAULT}`], 0],
])('%s', (_what, table, fault, why, faults, accepted) => {
  const verdict = verdictOf(game, { ...ladder, accepted: [{ fault, why }] }, table);
  expect(verdict.faults).toEqual(faults);
  expect(verdict.accepted).toHaveLength(accepted);
});

test('a difference is measured seed by seed, in standard errors', () => {
  expect(better(row('a', 10), row('b', 10))).toBe(0);
  expect(better(row('a', 12), row('b', 10))).toBe(Infinity);
  const noisy = { ...row('a', 0), values: [0, 10, 0, 10] };
  expect(better(noisy, { ...row('b', 0), values: [4, 4, 4, 4] })).toBeCloseTo(1 / (Math.sqrt(100 / 3) / 2), 5);
});

test('of players who have not played nothing is said', () => {
  const few = { ...WALL, rows: replaced(row('naive', 120)).rows.filter(({ who }) => who !== 'practised') };
  expect(faultsOf(game, ladder, few)).toEqual([
    'newcomer 101 is not above naive 121',
    'naive 121 is more than 0.5 × newcomer 101',
    FAULT,
  ]);
});

test('rows of different length are compared over the seeds that both have', () => {
  expect(better({ ...row('a', 0), values: [9, 9] }, { ...row('b', 0), values: [4, 4, 100] })).toBe(Infinity);
});

test('where the middle lies in all likelihood: nearer with more seeds', () => {
  const values = [10, 20, 30, 40, 50];
  const five = { ...row('a', 0), values };
  const twenty = { ...row('a', 0), values: [...values, ...values, ...values, ...values] };
  const [low, high] = likelyOf({}, five);
  expect([low, high].map(Math.round)).toEqual([16, 44]);
  expect(likelyOf({}, twenty)[0]).toBeGreaterThan(low);
  expect(likelyOf({}, { ...five, values: [3, 8] })).toEqual([3, 8]);
  expect(likelyOf({ runsPerSeed: 20 }, five).map(Math.round)).toEqual([16, 44]);
});
