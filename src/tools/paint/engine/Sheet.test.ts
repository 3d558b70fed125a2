// Undo and redo restore every earlier picture, whatever was drawn; damaged steps are detected.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomInt, seeded } from '../../../../scenes/kit/core/rng.ts';
import { times } from '../../../../tests/setup/times.ts';
import { blank, boxOf, WHITE } from './bitmap.ts';
import { createDelta, isValidDelta } from './delta.ts';
import { beginGesture, type PenTool } from './gestures.ts';
import { COLOURS, MIRRORS, PATTERNS, SIZES, solid } from './inks.ts';
import { Sheet, sheetFromBitmap } from './Sheet.ts';
import { createSpanPainter } from './spans.ts';

const TOOLS = Object.keys(beginGesture) as PenTool[];
const of = <T>(items: readonly T[], at: number): T => items[at % items.length] as T;

/** One random stroke with a random tool. */
function scribble(sheet: Sheet, rng: ReturnType<typeof seeded>): void {
  const place = () => ({ x: randomInt(rng, sheet.width + 20) - 10, y: randomInt(rng, sheet.height + 20) - 10 });
  const options = {
    paint: {
      ink: of(Object.values(COLOURS), randomInt(rng, 8)),
      pattern: of(Object.values(PATTERNS), randomInt(rng, 6)),
    },
    size: of(SIZES, randomInt(rng, 3)),
    mirror: of(MIRRORS, randomInt(rng, 4)),
    rng,
  };
  const gesture = beginGesture[of(TOOLS, randomInt(rng, TOOLS.length))](sheet, place(), options);
  for (let moves = randomInt(rng, 4); moves > 0; moves--) gesture.move(place(), randomInt(rng, 3) === 0);
  gesture.hold?.();
}

function hash(words: Uint32Array): number {
  let sum = 7;
  for (const word of words) sum = Math.imul(sum ^ word, 0x01000193);
  return sum;
}

test('undo and redo over many random strokes are the identity', () => {
  const strokes = times(700, 3_000);
  const sheet = new Sheet(48, 32);
  const rng = seeded(11);
  const seen = [hash(sheet.words)];
  while (sheet.at < strokes) {
    scribble(sheet, rng);
    if (sheet.commit()) seen.push(hash(sheet.words));
  }
  for (let step = strokes - 1; step >= 0; step--) {
    sheet.undo();
    if (hash(sheet.words) !== seen[step]) expect.fail(`undo to ${step}`);
  }
  expect(sheet.isBlank).toBe(true);
  expect(sheet.canUndo).toBe(false);
  for (let step = 1; step <= strokes; step++) {
    sheet.redo();
    if (hash(sheet.words) !== seen[step]) expect.fail(`redo to ${step}`);
  }
  expect(sheet.canRedo).toBe(false);
  expect(hash(new Sheet(48, 32, sheet.history).words)).toBe(seen.at(-1));
  const half = strokes / 2;
  expect(hash(new Sheet(48, 32, sheet.history, half).words)).toBe(seen[half]);
});

const dot = (sheet: Sheet, x: number, ink: number = COLOURS.red) => {
  createSpanPainter(sheet, solid(ink))(0, x, x);
  return sheet.commit();
};

test('a new step ends what was undone', () => {
  const sheet = new Sheet(4, 1);
  dot(sheet, 0);
  dot(sheet, 1);
  sheet.undo();
  expect(sheet.canRedo).toBe(true);
  dot(sheet, 2);
  expect(sheet.canRedo).toBe(false);
  expect(sheet.history.length).toBe(2);
  expect([...sheet.words]).toEqual([COLOURS.red, WHITE, COLOURS.red, WHITE]);
});

test('what changes nothing is no step', () => {
  const sheet = new Sheet(4, 1);
  expect(dot(sheet, 0, WHITE)).toBeNull();
  expect(sheet.canUndo).toBe(false);
});

test('an unfinished stroke can be taken back, and undo takes it back first', () => {
  const sheet = new Sheet(4, 1);
  dot(sheet, 0);
  createSpanPainter(sheet, solid(COLOURS.blue))(0, 2, 3);
  sheet.restore();
  expect([...sheet.words]).toEqual([COLOURS.red, WHITE, WHITE, WHITE]);
  createSpanPainter(sheet, solid(COLOURS.blue))(0, 2, 3);
  sheet.undo();
  expect(sheet.isBlank && sheet.words.every(word => word === WHITE)).toBe(true);
});

test('a drawing opened with a picture begins with it', () => {
  const picture = blank(3, 2);
  picture.words[4] = COLOURS.green;
  const sheet = sheetFromBitmap(picture);
  expect(sheet.words).toEqual(picture.words);
  expect(sheet.canUndo).toBe(false);
  expect(sheetFromBitmap(blank(3, 2)).history).toEqual([]);
});

test('the screen is told every row that changed, once', () => {
  const sheet = new Sheet(8, 8);
  createSpanPainter(sheet, solid(COLOURS.red))(3, 2, 4);
  expect(sheet.takeDirtyBox()).toEqual({ left: 2, top: 3, right: 5, bottom: 4 });
  sheet.restore();
  expect(sheet.takeDirtyBox()).toEqual({ left: 2, top: 3, right: 5, bottom: 4 });
  createSpanPainter(sheet, solid(COLOURS.red))(3, 2, 4);
  sheet.takeDirtyBox();
  sheet.commit();
  expect(sheet.takeDirtyBox().left).toBe(Number.POSITIVE_INFINITY);
  sheet.undo();
  expect(sheet.takeDirtyBox()).toMatchObject({ top: 3, bottom: 4 });
});

const words = fc.array(fc.constantFrom(WHITE, COLOURS.red, COLOURS.blue, COLOURS.grey), {
  minLength: 24,
  maxLength: 24,
});

test('a difference leads there and back, is sound, and no longer is once a bit of it is turned', () => {
  fc.assert(
    fc.property(words, words, fc.nat(), fc.nat({ max: 31 }), (before, after, at, bit) => {
      const size = { width: 6, height: 4 };
      const [from, to] = [Uint32Array.from(before), Uint32Array.from(after)];
      const delta = createDelta(from, to, size, boxOf(size));
      if (!delta) return expect(from).toEqual(to);
      expect(isValidDelta(delta, 24)).toBe(true);
      expect(isValidDelta(delta, 5)).toBe(false);
      const picture = from.slice();
      const sheet = new Sheet(
        6,
        4,
        [createDelta(blank(6, 4).words, from, size, boxOf(size)), delta].filter(d => d !== null),
      );
      expect([...sheet.words]).toEqual([...to]);
      sheet.undo();
      expect([...sheet.words]).toEqual([...picture]);
      const place = at % delta.length;
      delta[place] = (delta[place] as number) ^ (2 ** bit);
      expect(isValidDelta(delta, 24)).toBe(false);
    }),
  );
});

test.each<[what: string, words: unknown]>([
  ['nothing', undefined],
  ['text', 'drawing'],
  ['plain numbers', [0, 2, 5, 1]],
  ['no words', new Uint32Array()],
  ['a single word', new Uint32Array(1)],
])('%s is no step', (_, value) => expect(isValidDelta(value, 100)).toBe(false));

test('words that were never a step are refused, and never read past their end', () => {
  fc.assert(
    fc.property(fc.uint32Array({ maxLength: 12 }), value => {
      if (isValidDelta(value, 50)) expect(() => new Sheet(10, 5, [value])).not.toThrow();
    }),
  );
});
