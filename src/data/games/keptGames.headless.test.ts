// Games left in the middle are known by their keys alone, whatever stands in them.
import { expect, test } from 'vitest';
import { keptIds } from './keptGames.ts';

test('the ids of kept games, and of nothing else', () => {
  localStorage.clear();
  for (const key of ['kept.rocket', 'kept.cat-crazy', 'career.maths', 'kept.a b'])
    localStorage.setItem(`foldedFox.${key}`, 'torn{');
  expect(keptIds()).toBe('cat-crazy rocket');
  localStorage.clear();
  expect(keptIds()).toBe('');
});
