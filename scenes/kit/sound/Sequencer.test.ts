// Sequencer: fiercer music starts on the next beat, calmer music only after two bars of calm; the notes are the composer's.
import { describe, expect, test } from 'vitest';
import { compose } from './composer/composer.ts';
import { type Intensity, LAYERS } from './composer/piece.ts';
import { Sequencer } from './Sequencer.ts';

const MUSIC = { genre: 'sci-fi', seed: 1204 } as const;

/** The mood of each step while play asks for `wanted`. */
function moods(sequencer: Sequencer, wanted: Intensity, steps: number): Intensity[] {
  return Array.from({ length: steps }, () => {
    sequencer.requestMood(wanted);
    return sequencer.nextStep().mood;
  });
}

test('it plays the composed loop, over and over', () => {
  const sequencer = new Sequencer(MUSIC, 'ambient');
  const piece = compose({ ...MUSIC, intensity: 'ambient', complexity: 40, drums: true });
  const loop = () => Array.from({ length: 256 }, () => sequencer.nextStep().notes);
  const first = loop();
  for (const layer of LAYERS)
    expect(first.flatMap(notes => notes.flatMap(([of, event]) => (of === layer ? [event] : [])))).toEqual(
      piece.layers[layer],
    );
  expect(loop()).toEqual(first);
});

test('a variation is a loop of its own, heard from the next bar on and back again', () => {
  const notes = (sequencer: Sequencer, variation: number, steps: number) =>
    Array.from({ length: steps }, () => {
      sequencer.requestMood('exploration', variation);
      return sequencer.nextStep().notes;
    });
  const [plain, other, both] = [0, 3, 0].map(variation => new Sequencer(MUSIC, 'exploration', variation));
  if (!plain || !other || !both) throw new Error('no sequencer');
  const [first, third] = [notes(plain, 0, 48), notes(other, 3, 48)];
  expect(third).not.toEqual(first);
  expect(third).toEqual(notes(new Sequencer({ ...MUSIC, seed: MUSIC.seed + 3 }, 'exploration'), 0, 48));
  expect(notes(both, 0, 5)).toEqual(first.slice(0, 5));
  expect(notes(both, 3, 11)).toEqual(first.slice(5, 16));
  expect(notes(both, 3, 16)).toEqual(third.slice(16, 32));
  expect(notes(both, 0, 16)).toEqual(first.slice(32, 48));
});

describe('moods', () => {
  test('danger is heard on the next beat', () => {
    const sequencer = new Sequencer(MUSIC, 'ambient');
    moods(sequencer, 'ambient', 5);
    expect(moods(sequencer, 'battle', 4)).toEqual(['ambient', 'ambient', 'ambient', 'battle']);
  });

  test('calm is heard on a bar, after two bars of it', () => {
    const sequencer = new Sequencer(MUSIC, 'battle');
    moods(sequencer, 'battle', 5);
    const after = moods(sequencer, 'ambient', 60);
    const change = after.indexOf('ambient');
    expect(change).toBeGreaterThanOrEqual(32);
    expect((change + 5) % 16).toBe(0);
    expect(after.slice(change).every(mood => mood === 'ambient')).toBe(true);
  });

  test('a breath between two chases does not end the battle', () => {
    const sequencer = new Sequencer(MUSIC, 'battle');
    const heard = [20, 20, 20].flatMap((steps, n) => moods(sequencer, n % 2 === 0 ? 'ambient' : 'battle', steps));
    expect(heard.every(mood => mood === 'battle')).toBe(true);
  });

  test('fiercer is faster', () => {
    const seconds = (['ambient', 'exploration', 'battle'] as const).map(
      mood => new Sequencer(MUSIC, mood).nextStep().seconds,
    );
    expect(seconds).toEqual(seconds.toSorted((a, b) => b - a));
  });
});

test('loops are composed ahead one by one, the wanted one first, and then play as they would have', () => {
  const ahead = new Sequencer(MUSIC, 'battle', 2);
  expect(ahead.isComposed).toBe(false);
  expect([1, 2, 3, 4].map(() => ahead.composeAhead())).toEqual([true, true, true, false]);
  const asked = new Sequencer(MUSIC, 'battle', 2);
  for (const sequencer of [ahead, asked]) sequencer.requestMood('battle', 2);
  expect(ahead.nextStep()).toEqual(asked.nextStep());
  // A place of its own has loops of its own.
  ahead.requestMood('battle', 3);
  expect(ahead.composeAhead()).toBe(true);
});
