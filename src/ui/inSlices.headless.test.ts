// Time slicing leaves the page responsive, reports progress, and can be cancelled.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inSlices } from './inSlices.ts';

/** A clock of its own, so that no busy machine decides how much fits into a slice. */
let now = 0;
beforeEach(() => vi.spyOn(performance, 'now').mockImplementation(() => now));
afterEach(() => vi.restoreAllMocks());

/** Pieces of a millisecond each. */
function* work(pieces: number, ended = { value: false }): Generator<number, string> {
  try {
    for (let piece = 0; piece < pieces; piece++) {
      now++;
      yield piece;
    }
  } finally {
    ended.value = true;
  }
  return 'done';
}

test('what is short is done before anything else happens', () => {
  const ended = { value: false };
  void inSlices(work(10, ended));
  expect(ended.value).toBe(true);
});

test('what is long lets the page answer after each twelve milliseconds, and tells how far it is', async () => {
  const told: number[] = [];
  let others = 0;
  const chime = () => void (others++, told.length < 8 && setTimeout(chime));
  setTimeout(chime);
  expect(await inSlices(work(100), { progress: done => told.push(done) })).toBe('done');
  expect(told).toEqual([11, 23, 35, 47, 59, 71, 83, 95]);
  expect(others).toBeGreaterThanOrEqual(8);
});

test('given up, it ends between two slices and cleans up', async () => {
  const ended = { value: false };
  const stopping = new AbortController();
  expect(await inSlices(work(100, ended), { signal: stopping.signal, progress: () => stopping.abort() })).toBeNull();
  expect(ended.value).toBe(true);
});

test('a fault in the work is the caller’s to hear', async () => {
  await expect(
    inSlices(
      (function* () {
        yield 0;
        throw new Error('planted');
      })(),
    ),
  ).rejects.toThrow('planted');
});
