// The pictures of fixtures: a solved one shows the part that was its answer, and each label is readable on what lies under it.
import { describe, expect, it } from 'vitest';
import type { Ink } from '../../kit/core/inks.ts';
import { rgb } from '../../kit/core/inks.ts';
import type { Draws } from '../levels/draws.ts';
import { fixtureOf, fixturesOf } from '../rules/fixtures.ts';
import { afterSolving, beforeSolving, building, newEscape } from '../rules/testing.ts';
import { fixturePicture } from './art/fixturePicture.ts';

const picture = (state: ReturnType<typeof newEscape>, id: string, isClose = true) => {
  const fixture = fixtureOf(state.draws, id);
  if (!fixture) throw new Error(`no ${id}`);
  return fixturePicture(state, fixture, isClose);
};

describe('one of many alike that was the answer is the one that has moved', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('bust %i from the left, in the room and close up', place => {
    const draws: Partial<Draws> = { shelf: 5, plates: [1, 2, 3, 4, 6, 7, 8].toSpliced(place - 1, 0, 5) };
    const before = beforeSolving('busts', building({ library: 'busts' }, draws));
    const after = afterSolving('busts', before);
    for (const isClose of [false, true]) {
      const shut = picture(before, 'busts', isClose).cuts;
      const open = picture(after, 'busts', isClose).cuts;
      const changed = open.flatMap(({ path }, i) => (path === shut[i]?.path ? [] : [i]));
      expect(changed).toEqual([1 + 2 * (place - 1)]);
    }
  });
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('a book of shelf %i from the top hangs out', shelf => {
    const before = beforeSolving('book', building({}, { shelf }));
    const after = afterSolving('book', before);
    const shut = new Set(picture(before, 'book').cuts.map(({ path }) => path));
    const ys = picture(after, 'book')
      .cuts.filter(({ path }) => !shut.has(path))
      .map(({ path }) => Number(/^M\S+? (-?[\d.]+)/.exec(path)?.[1]));
    expect(ys.length).toBe(2);
    for (const y of ys) {
      expect(y).toBeGreaterThanOrEqual(-125 + (shelf - 1) * 32);
      expect(y).toBeLessThan(-125 + shelf * 32);
    }
  });
});

type Point = readonly [x: number, y: number];

/** Corners of the closed lines of a path of straight strokes. */
function linesOf(path: string): readonly (readonly Point[])[] {
  const lines: Point[][] = [];
  let [x, y] = [0, 0];
  for (const [, letter = '', rest = ''] of path.matchAll(/([MLHVmlhvZz])([^MLHVmlhvZz]*)/g)) {
    const numbers = (rest.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? []).map(Number);
    if (letter === 'M') lines.push([]);
    const pairs = 'HVhv'.includes(letter)
      ? numbers.map(n => [n])
      : numbers.flatMap((n, i) => (i % 2 ? [] : [[n, numbers[i + 1] ?? 0]]));
    for (const [first = 0, second = 0] of pairs) {
      const isRelative = letter === letter.toLowerCase();
      const [fromX, fromY] = isRelative ? [x, y] : [0, 0];
      if ('Hh'.includes(letter)) x = fromX + first;
      else if ('Vv'.includes(letter)) y = fromY + first;
      else [x, y] = [fromX + first, fromY + second];
      lines.at(-1)?.push([x, y]);
    }
    if (letter === 'Z') [x, y] = lines.at(-1)?.[0] ?? [0, 0];
  }
  return lines;
}
const covers = (path: string, [px, py]: Point): boolean =>
  linesOf(path).some(
    line =>
      line.filter(([x1, y1], i) => {
        const [x2, y2] = line[(i + 1) % line.length] as Point;
        return y1 > py !== y2 > py && px < x1 + ((py - y1) / (y2 - y1)) * (x2 - x1);
      }).length %
        2 ===
      1,
  );

function luminance(ink: Ink, lighter: number): number {
  const colour = rgb(ink, lighter);
  const [r = 0, g = 0, b = 0] = [colour >> 16, (colour >> 8) & 255, colour & 255]
    .map(channel => channel / 255)
    .map(level => (level <= 0.04045 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

it.each([1, 2, 3, 4, 5, 6, 7, 8])('labels are readable on what lies under their middle: seed %i', seed => {
  const fresh = newEscape(seed);
  for (const state of [fresh, afterSolving('terminal', fresh)])
    for (const fixture of fixturesOf(state.draws)) {
      const { cuts, labels } = fixturePicture(state, fixture, true);
      for (const { x, y, text, ink } of labels) {
        const under = cuts.findLast(({ path }) => covers(path, [x, y]));
        const fold = under?.folds?.findLast(([path]) => covers(path, [x, y]));
        const ground = luminance(
          fold?.[2] ?? under?.ink ?? 'cream',
          (fold?.[2] ? 0 : (under?.lighter ?? 0)) + (fold?.[1] ?? 0),
        );
        const [light, dark] = [ground, luminance(ink, 0)].toSorted((a, b) => b - a) as [number, number];
        const found = (light + 0.05) / (dark + 0.05);
        expect(found, `${fixture.id}: ${text}, ${ink} on ${under?.ink ?? 'the sheet'}`).toBeGreaterThanOrEqual(4.5);
      }
    }
});
