// Log of what was played: a busy machine schedules late, and the take has the same notes.
import { expect, test } from 'vitest';
import { pieceOf, soundOf } from '../studio/arrangement.ts';
import { NOBODY_MUTED } from '../studio/initialState.ts';
import { changed, DEFAULTS, NO_MORPH } from '../studio/settings.ts';
import { createHeard, type HeardStep, notesOf, stepSecondsAt, stepsUntil } from './heard.ts';

const settings = changed(DEFAULTS, { seed: 7, tempo: 90, intensity: 'battle' });
const { piece } = pieceOf(settings, NO_MORPH);
const soundAt = (tempo: number) => soundOf({ settings: { ...settings, tempo }, morph: NO_MORPH, muted: NOBODY_MUTED });
const sound = soundAt(90);
const START = 3;

/** A log of so many scheduled steps from the start. */
function playedFor(count: number) {
  const heard = createHeard();
  heard.begin({ time: START, step: 0, piece, sound });
  for (let step = 0; step < count; step++) heard.step({ time: START + step * stepSecondsAt(90), step, piece, sound });
  return heard;
}
const shown = (steps: readonly HeardStep[]) =>
  steps.map(({ time, step, piece: of }) => [time.toFixed(9), notesOf(of, step)] as const);
/** Ten seconds at 90 BPM. */
const ALL = 60;
const END = START + ALL * stepSecondsAt(90);

test.each([0, 1, 17, 59, 60])(
  'after %i steps of 60 the machine was busy to the end: the same notes at the same times',
  count => {
    const calm = stepsUntil(playedFor(ALL).log(END) ?? never(), END - 0.001);
    expect(calm).toHaveLength(ALL);
    expect(shown(stepsUntil(playedFor(count).log(END) ?? never(), END - 0.001))).toEqual(shown(calm));
  },
);

test('what was changed last holds on: the piece and the tempo', () => {
  const heard = playedFor(10);
  const other = pieceOf({ ...settings, seed: 8 }, NO_MORPH).piece;
  heard.setPiece(other);
  heard.setSound(4.5, soundAt(120));
  const steps = stepsUntil(heard.log(5) ?? never(), END).slice(10);
  expect(steps[0]).toMatchObject({ step: 10, piece: other, sound: { tempo: 120 } });
  const [first, second] = steps.map(({ time }) => time);
  expect(Number(second) - Number(first)).toBeCloseTo(stepSecondsAt(120), 9);
  expect(heard.log(5)?.mixes.map(({ time }) => time)).toEqual([Number.NEGATIVE_INFINITY, 4.5]);
});

test('the loop repeats, and each repetition has all notes', () => {
  const count = (from: number) => Array.from({ length: 64 }, (_, step) => notesOf(piece, from + step).length);
  expect(count(64)).toEqual(count(0));
  const all = Object.values(piece.layers).flat().length;
  expect(count(0).reduce((sum, one) => sum + one, 0)).toBe(all);
});

test('hours of music keep the last steps alone, with none missing', () => {
  const steps = playedFor(50_000).log(0)?.steps ?? [];
  expect(steps.length).toBeLessThan(3000);
  // A minute and its tail at 180 BPM.
  expect(steps.length).toBeGreaterThan(72 * 12);
  expect(steps.at(-1)?.step).toBe(49_999);
  expect(steps.every(({ step }, i) => i === 0 || step === (steps[i - 1]?.step ?? 0) + 1)).toBe(true);
});

test('before anything is played there is no log', () => expect(createHeard().log(1)).toBeNull());

function never(): never {
  throw new Error('there is no log');
}
