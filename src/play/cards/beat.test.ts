// Points to beat, as a table.
import { expect, test } from 'vitest';
import { comparison, pointsToBeat } from './beat.ts';

test.each([
  [600, 720, false, '600 points to beat: you made 720!'],
  [600, 720, true, '600 points to beat: you made 720, with help.'],
  [600, 600, false, '600 points to beat: you made 600, just as many.'],
  [1600, 480, false, '1,600 points to beat: you made 480, 1,120 short.'],
  [600, 0, true, '600 points to beat: you made 0, 600 short.'],
])('%i to beat, %i made (assisted: %s): %s', (beat, score, assisted, text) => {
  expect(comparison(beat, score, assisted)).toBe(text);
});

test.each<[what: string, assists: boolean, result: { score: number; helped?: true }, assisted: boolean, number | null]>(
  [
    ['made alone', true, { score: 600 }, false, 600],
    ['assisted', true, { score: 600 }, true, null],
    ['with the game’s help', true, { score: 600, helped: true }, false, null],
    ['nothing', true, { score: 0 }, false, null],
    ['a part of a point', true, { score: 0.5 }, false, null],
    ['two play', false, { score: 600 }, false, null],
  ],
)('%s', (_, assists, result, assisted, points) => {
  expect(pointsToBeat({ assists }, result, assisted)).toBe(points);
});
