// Ghost tracks: a path is recorded during play, and its position can be read at any tick.
import { expect, test } from 'vitest';
import { MAX_TRACK_POINTS, positionOnTrack, TrackRecorder } from './records.ts';

function noted(every: number, ticks: readonly number[]) {
  const notes = new TrackRecorder(every);
  for (const tick of ticks) notes.record(tick, [tick, -tick]);
  return notes.track;
}
const upTo = (last: number, from = 0) => Array.from({ length: last - from + 1 }, (_, index) => from + index);

test.each([
  ['one place every three ticks', upTo(7), [0, 3, 6]],
  ['what went back is run anew', [...upTo(7), ...upTo(4, 2)], [0, 3]],
  ['a restart begins again', [...upTo(7), 0, 1, 2, 3], [0, 3]],
  ['the same tick twice is one place', [0, 1, 2, 3, 3, 4], [0, 3]],
  ['what began before anybody looked is no path', upTo(12, 5), []],
])('%s', (_what, ticks, expected) => {
  expect(noted(3, ticks)?.places.map(place => place?.[0]) ?? []).toEqual(expected);
});

test('it is no longer than may be kept', () => {
  expect(noted(1, upTo(MAX_TRACK_POINTS + 50))?.places).toHaveLength(MAX_TRACK_POINTS);
});

test.each([
  [0, { x: 0, y: 0 }],
  [3, { x: 5, y: 10 }],
  [6, { x: 10, y: 20 }],
  [9, null],
  [15, null],
  [99, null],
])('at tick %i it is at %o', (tick, place) => {
  const track = { every: 6, places: [[0, 0], [10, 20], null, [1, 1]] as const };
  expect(positionOnTrack(track, tick)).toEqual(place);
});
