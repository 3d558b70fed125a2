// Wave schedule as drawings: a character a tick, ':' where a wave begins with nothing, a digit where something arrives.
import { expect, test } from 'vitest';
import { copy } from '../json.ts';
import { advanceWaves, startWaves, type WaveClock, type WaveTimes } from './waves.ts';

function drawn(times: WaveTimes, ticks: number, clock: WaveClock = startWaves()): string {
  return Array.from({ length: ticks }, () => {
    const { hasBegun, arrival } = advanceWaves(clock, times);
    return arrival ?? (hasBegun ? ':' : '.');
  }).join('');
}

test.each<[what: string, times: WaveTimes, line: string]>([
  ['three of a wave, then a rest', { count: 3, before: 2, every: 3, after: 4 }, ':.0..1..2...:.0..1..2...'],
  ['evenly on from wave to wave', { count: 2, before: 1, every: 2, after: 1 }, ':0.1:0.1:0.1'],
  ['at once, one at a time', { count: 1, before: 0, every: 5, after: 2 }, '0.0.0.'],
  ['one in every tick', { count: 4, before: 1, every: 1, after: 1 }, ':0123:0123'],
])('%s', (_, times, line) => {
  expect(drawn(times, line.length)).toBe(line);
});

test('the clock counts the waves, and goes on from a copy of itself', () => {
  const times = { count: 3, before: 2, every: 3, after: 4 };
  const clock = startWaves(5);
  drawn(times, 17, clock);
  expect(clock).toEqual({ wave: 6, tick: 5, arrived: 1 });
  expect(drawn(times, 40, copy(clock))).toBe(drawn(times, 40, clock));
});
