// LURD solutions: parsing, legal ones accepted, all others refused.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readXsb } from '../levels/xsb.ts';
import { DIRECTIONS, type Direction, isSolved, positionOf, step } from './level.ts';
import { LurdError, MAX_STEPS, playMoves, readLurd, writeLurd } from './lurd.ts';

describe('is read', () => {
  test.each<[text: string, lurd: string]>([
    ['', ''],
    [' lUr\n\tD ', 'lUrD'],
    ['3r2U', 'rrrUU'],
    ['2(rU)3l', 'rUrUlll'],
    ['(rU)2', 'rUrU'],
    ['2(r(Ud)2)l', 'rUdUdrUdUdl'],
    ['0r', ''],
    ['()', ''],
  ])('%j', (text, lurd) => expect(readLurd(text)).toBe(lurd));
});

describe('is refused, with place and advice', () => {
  test.each<[text: string, message: RegExp]>([
    ['lux', /^Letter 3: “x” is no step/],
    ['l(u', /^Letter 2: “\(” without/],
    ['lu)', /^Letter 3: “\)” without/],
    ['r3', /^Letter 2: “3” is no step/],
    ['999999999r', /more than 100000 steps/],
    [`${'1000('.repeat(50)}r${')'.repeat(50)}`, /more than 100000 steps/],
    ['9'.repeat(400).concat('(l)'), /more than 100000 steps/],
  ])('%j', (text, message) => {
    expect(() => readLurd(text)).toThrow(LurdError);
    expect(() => readLurd(text)).toThrow(message);
  });

  test('any text is read or refused with LurdError', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'lurdLURD(93) x'), maxLength: 30 }), text => {
        try {
          expect(readLurd(text)).toMatch(/^[lurdLURD]*$/);
        } catch (error) {
          expect(error).toBeInstanceOf(LurdError);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('the longest allowed is read', () => expect(readLurd(`${MAX_STEPS}r`)).toHaveLength(MAX_STEPS));
});

/** The five levels with the solution and least pushes that stand in their files. */
const FIVE = [1, 2, 3, 4, 5].map(number => {
  const text = readFileSync(`assets/levels/sokoban/${number}.xsb`, 'utf8');
  const level = readXsb(text)[0] as ReturnType<typeof readXsb>[number];
  return { level, par: Number(/par (\d+)/.exec(text)?.[1]), lurd: /; ([lurdLURD]+)$/m.exec(text)?.[1] as string };
});

test.each(
  [9, 19, 21, 27, 30].map((par, index) => ({
    ...(FIVE[index] as (typeof FIVE)[number]),
    number: index + 1,
    least: par,
  })),
)('level $number is solved by its own solution in $least pushes', ({ level, par, lurd, least }) => {
  const played = playMoves(level, readLurd(lurd));
  expect(played).toEqual({ position: expect.anything(), moves: lurd.length, pushes: least });
  expect(par).toBe(least);
  expect(isSolved(level, played.position)).toBe(true);
});

const FIRST = (FIVE[0] as (typeof FIVE)[number]).level;

describe('on the board', () => {
  test.each<[lurd: string, index: number, message: RegExp]>([
    ['urr', 2, /^Step 3 \(r\): the way right is blocked/],
    ['dddlluuL', 6, /^Step 7 \(u\): .*capital/],
    ['D', 0, /no box to push/],
  ])('%s stops at step %i', (lurd, index, message) => {
    const played = playMoves(FIRST, lurd);
    expect(played.illegal?.index).toBe(index);
    expect(played.illegal?.message).toMatch(message);
  });

  test('letters without any capital are taken as they come', () => {
    const { lurd } = FIVE[0] as (typeof FIVE)[number];
    expect(playMoves(FIRST, lurd.toLowerCase())).toEqual(playMoves(FIRST, lurd));
  });

  test('goes on from where an earlier part stopped', () => {
    const { lurd } = FIVE[0] as (typeof FIVE)[number];
    const half = playMoves(FIRST, lurd.slice(0, 12));
    expect(playMoves(FIRST, lurd.slice(12), half.position).position).toEqual(playMoves(FIRST, lurd).position);
  });
});

/** Any steps, with those against the rules left out. */
const legalSteps = fc.array(fc.constantFrom(...DIRECTIONS), { maxLength: 80 }).map(steps => {
  let position = positionOf(FIRST);
  return steps.filter(direction => {
    const next = step(FIRST, position, direction);
    if (next) position = next.position;
    return next !== null;
  });
});

test('every legal LURD is accepted and every illegal one refused at its first wrong letter', () => {
  let wrong = 0;
  fc.assert(
    fc.property(legalSteps, fc.nat(), fc.constantFrom(...'lurdLURD'), (steps, place, letter) => {
      const lurd = writeLurd(FIRST, steps);
      expect(playMoves(FIRST, lurd)).toMatchObject({ moves: steps.length });
      expect(playMoves(FIRST, lurd).illegal).toBeUndefined();
      const at = place % (lurd.length + 1);
      const before = playMoves(FIRST, lurd.slice(0, at)).position;
      const isLegal = writeLurd(FIRST, [letter.toLowerCase() as Direction], before) === letter;
      // A capital behind the letter tells that case is told.
      const played = playMoves(FIRST, `${lurd.slice(0, at)}${letter}${lurd.slice(at)}L`);
      if (isLegal) expect(played.illegal?.index ?? Infinity).toBeGreaterThan(at);
      else {
        wrong++;
        expect(played).toMatchObject({ position: before, moves: at, illegal: { index: at } });
      }
    }),
    { numRuns: 500, seed: 5 },
  );
  expect(wrong).toBeGreaterThan(100);
});
