// Whatever a reader throws is a sentence: its own, or that the text cannot be read.
import { expect, test } from 'vitest';
import { Refusal, tryReading } from './refusal.ts';

class LevelError extends Refusal {}
const throws = (error: unknown) => () => {
  throw error;
};

test.each([
  [() => 7, { value: 7 }],
  [throws(new LevelError('There is no level.')), { refusal: 'There is no level.' }],
  [throws(new TypeError('x is undefined')), { refusal: 'It cannot be read.' }],
  [throws('nothing'), { refusal: 'It cannot be read.' }],
])('%s', (read, result) => expect(tryReading<unknown>(read)).toEqual(result));
