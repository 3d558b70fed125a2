// Bounds of the missions, judged over the measured table: who passes a hall, how long it lasts, and that what a wing brings is needed.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { HALLS } from '../../scenes/stealth-escape/rules/missions/names.ts';
import { PER_WING } from '../../scenes/stealth-escape/rules/missions/wings.ts';
import { drawingHash, type Measured, type Runs, TABLE } from './halls.ts';

const TABLES = JSON.parse(readFileSync(TABLE, 'utf8')) as Readonly<Record<string, Measured>>;
const NUMBERS = HALLS.map((_, index) => index + 1);
const measured = (hall: number): Measured => TABLES[hall] as Measured;
const sum = (of: (hall: Measured) => number): number => NUMBERS.reduce((all, hall) => all + of(measured(hall)), 0);

test('every hall was measured as it is drawn', () => {
  const stale = NUMBERS.filter(hall => TABLES[hall]?.drawing !== drawingHash(hall));
  expect(stale, 'MEASURE_HALLS=<these> npm run bench -- halls').toEqual([]);
});

test('whoever runs straight passes one hall at most', () => {
  expect(NUMBERS.filter(hall => measured(hall).naive.passed > 0).length).toBeLessThanOrEqual(1);
});

test('a newcomer passes the first hall of each wing in 16 of 20 seeds within three tries, and half of all halls', () => {
  const firsts = NUMBERS.filter(hall => hall % PER_WING === 1).map(hall => measured(hall).newcomer);
  expect(firsts.filter(({ runs, passed }) => passed < runs * 0.8)).toEqual([]);
  const half = NUMBERS.filter(hall => measured(hall).newcomer.passed * 2 >= measured(hall).newcomer.runs);
  expect(half.length).toBeGreaterThanOrEqual(HALLS.length / 2);
});

test('the practised player passes all, in three runs of four at least, two stars in 60 %, in 24 to 90 seconds', () => {
  expect(NUMBERS.filter(hall => measured(hall).practised.passed < measured(hall).practised.runs * 0.75)).toEqual([]);
  expect(sum(({ practised }) => practised.twoStars) / sum(({ practised }) => practised.runs)).toBeGreaterThan(0.6);
  const seconds = NUMBERS.map(hall => measured(hall).practised.seconds);
  expect([Math.min(...seconds) >= 24, Math.max(...seconds) <= 90], seconds.join()).toEqual([true, true]);
});

/** Without it the practised player loses a star, a run or 15 % of the time. */
const isWorse = (practised: Runs, without: Runs): boolean =>
  without.passed < without.runs ||
  practised.stars / practised.runs - without.stars / without.runs >= 0.5 ||
  without.seconds >= practised.seconds * 1.15;

test.each([
  ['lockers', 4],
  ['belt', 4],
  ['doors', 4],
  ['switches', 3],
  ['balls', 1],
  ['lift', 3],
])('without %s at least %i halls are worse', (thing, least) => {
  const worse = NUMBERS.filter(hall => {
    const { practised, without } = measured(hall);
    return without[thing] && isWorse(practised, without[thing]);
  });
  expect(worse.length, worse.join()).toBeGreaterThanOrEqual(least);
});

test('darts save time in four halls at least', () => {
  const quicker = NUMBERS.filter(hall => {
    const { practised, armed } = measured(hall);
    return armed.passed > 0 && armed.seconds <= practised.seconds * 0.85;
  });
  expect(quicker.length, quicker.join()).toBeGreaterThanOrEqual(4);
});
