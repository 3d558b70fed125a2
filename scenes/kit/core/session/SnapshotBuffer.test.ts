// Snapshot buffer: the last half minute of live play; few snapshots over the whole of a replay.
import { expect, test } from 'vitest';
import { SnapshotBuffer } from './SnapshotBuffer.ts';

/** How many pictures were taken over so many ticks. */
function over(ticks: number, timeline: SnapshotBuffer): number {
  let taken = 0;
  for (let tick = 0; tick <= ticks; tick++) timeline.capture(tick, { state: { toJSON: () => (taken++, { tick }) } });
  return taken;
}

test('live play keeps the newest', () => {
  const timeline = new SnapshotBuffer(60, 'oldest');
  over(10_000, timeline);
  expect(timeline.takeBefore(10_000)?.tick).toBe(9990);
  expect(timeline.takeBefore(9_000)?.tick).toBe(9000);
  expect(timeline.takeBefore(0)?.tick).toBe(9990 - 59 * 30);
  expect(timeline.takeBefore(0)).toBeUndefined();
});

test('ten hours of a watched run are pictured few times, and every part of them can be returned to', () => {
  for (const wanted of [0, 1, 400_000, 1_234_567, 2_160_000]) {
    const timeline = new SnapshotBuffer(400, 'every second');
    expect(over(2_160_000, timeline)).toBeLessThan(3000);
    const kept = timeline.takeBefore(wanted);
    expect(kept?.saved).toEqual({ tick: kept?.tick });
    expect(kept?.tick).toBeLessThanOrEqual(wanted);
    expect(wanted - (kept?.tick ?? 0)).toBeLessThan(2_160_000 / 200);
  }
});

test('a picture keeps what it showed, whatever becomes of the world', () => {
  const timeline = new SnapshotBuffer(60, 'oldest');
  const state = { tick: 0 };
  timeline.capture(0, { state });
  state.tick = 1;
  expect(timeline.takeBefore(0)?.saved).toEqual({ tick: 0 });
});
