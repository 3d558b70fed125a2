// Plan of a clip: its part of the recording, and its size.
import { expect, test } from 'vitest';
import { CATALOG } from '../../../scenes/catalog.ts';
import { clipSize, FRAMES_PER_SECOND, planClip, stripFrames, TICKS_PER_FRAME } from './clipPlan.ts';

test.each([
  [1000, false, { from: 670, lead: 30, after: 0 }],
  [1000, true, { from: 702, lead: 30, after: 8 }],
  [310, false, { from: 0, lead: 10, after: 0 }],
  [120, true, { from: 0, lead: 0, after: 8 }],
  [0, false, { from: 0, lead: 0, after: 0 }],
] as const)('a recording of %i ticks, ended: %s', (ticks, hasEnded, plan) => {
  expect(planClip(ticks, hasEnded)).toEqual(plan);
});

test('a long run has 75 frames, the ended one with what follows its end', () => {
  for (const hasEnded of [false, true]) {
    const { from, lead, after } = planClip(5000, hasEnded);
    expect((5000 - from - lead) / TICKS_PER_FRAME + after).toBe(5 * FRAMES_PER_SECOND);
  }
});

test('each game’s clip is even, no larger than its stage, and of what the window shows', () => {
  for (const { id, stage } of CATALOG)
    for (const box of [stage, { width: 390, height: 700 }]) {
      const { width, height } = clipSize(stage, box);
      expect([id, width % 2, height % 2]).toEqual([id, 0, 0]);
      expect(width * height).toBeLessThan(485_000);
    }
  const tall = { width: 1200, height: 600, ink: 'sky', tall: { width: 400, height: 600 } } as const;
  expect(clipSize(tall, { width: 390, height: 600 })).toEqual({ width: 400, height: 600 });
  expect(clipSize(tall, { width: 1000, height: 500 })).toEqual({ width: 980, height: 490 });
});

test.each([
  [75, [0, 15, 30, 44, 59, 74]],
  [6, [0, 1, 2, 3, 4, 5]],
  [2, [0, 1]],
  [1, [0]],
])('moments of %i frames', (frames, moments) => expect(stripFrames(frames)).toEqual(moments));
