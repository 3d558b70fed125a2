// The pictures of fixtures: a solved one shows the part that was its answer, and each label is readable on what lies under it.
import { describe, expect, it } from 'vitest';
import type { Ink } from '../kit/core/inks.ts';
import { rgb } from '../kit/core/inks.ts';
import { fixturePicture } from './art/fixturePicture.ts';
import { createDraws, type Draws, shelfCode } from './draws.ts';
import { fixtureOf, fixturesOf } from './fixtures.ts';
import { afterSolving, beforeSolving, building, newEscape } from './testing.ts';

const picture = (state: ReturnType<typeof newEscape>, id: string, isClose = true) => {
  const fixture = fixtureOf(state.draws, id);
  if (!fixture) throw new Error(`no ${id}`);
  return fixturePicture(state, fixture, isClose);
};

describe('one of many alike that was the answer is the one that has moved', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('bust %i from the left, in the room and close up', place => {
    const draws: Partial<Draws> = { shelf: 5, plates: [1, 2, 3, 4, 6, 7, 8].toSpliced(place - 1, 0, 5) };
    const before = beforeSolving('book', building({ library: 'second' }, draws));
    const after = afterSolving('book', before);
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
