// Resize steps: undo and redo among strokes restore every pixel, and malformed steps are refused.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomInt, seeded } from '../../../../scenes/kit/core/rng.ts';
import { checksum } from './delta.ts';
import { COLOURS, solid } from './inks.ts';
import { createResizeStep, extentAfter } from './resize.ts';
import { Sheet } from './Sheet.ts';
import { createSpanPainter } from './spans.ts';

const stateOf = ({ width, height, words }: Sheet) => `${width}x${height} ${checksum(words)}`;

test('300 strokes and resizes: undo and redo are the identity, and so is reading them again', () => {
  const sheet = new Sheet(20, 12);
  const rng = seeded(5);
  const seen = [stateOf(sheet)];
  while (sheet.at < 300) {
    const done =
      randomInt(rng, 3) === 0
        ? sheet.resize(
            { width: 1 + randomInt(rng, 40), height: 1 + randomInt(rng, 30) },
            randomInt(rng, 30) - 15,
            randomInt(rng, 20) - 10,
          )
        : (createSpanPainter(sheet, solid(Object.values(COLOURS)[randomInt(rng, 8)] as number))(
            randomInt(rng, sheet.height),
            randomInt(rng, sheet.width) - 5,
            randomInt(rng, sheet.width),
          ),
          sheet.commit() !== null);
    if (done) seen.push(stateOf(sheet));
  }
  let extent: ReturnType<typeof extentAfter> = sheet.first;
  for (const step of sheet.history) extent = extent && extentAfter(step, extent);
  expect(extent).toEqual({ width: sheet.width, height: sheet.height });
  for (let step = 299; step >= 0; step--) {
    sheet.undo();
    if (stateOf(sheet) !== seen[step]) expect.fail(`undo to ${step}`);
  }
  for (let step = 1; step <= 300; step++) {
    sheet.redo();
    if (stateOf(sheet) !== seen[step]) expect.fail(`redo to ${step}`);
  }
  expect(stateOf(new Sheet(20, 12, sheet.history, 150))).toBe(seen[150]);
});

test('the same size at the same place is no step', () => {
  const sheet = new Sheet(4, 4);
  expect(sheet.resize({ width: 4, height: 4 }, 0, 0)).toBe(false);
  expect(sheet.at).toBe(0);
});

test('a step from elsewhere is refused unless it fits the sheet it comes to', () => {
  const picture = { width: 6, height: 5, words: new Uint32Array(30).fill(7) };
  const step = createResizeStep(picture, { width: 3, height: 9 }, -2, 1);
  expect(extentAfter(step, picture)).toEqual({ width: 3, height: 9 });
  for (const other of [
    { width: 5, height: 5 },
    { width: 6, height: 6 },
  ])
    expect(extentAfter(step, other)).toBeNull();
  const forged = (change: (words: Uint32Array) => void) => {
    const words = step.slice();
    change(words);
    words[words.length - 1] = checksum(words.subarray(0, -1));
    return extentAfter(words, picture);
  };
  expect(forged(words => words.set([0], 3))).toBeNull();
  expect(forged(words => words.set([1_000_000], 4))).toBeNull();
  expect(forged(words => words.set([100_000], 5))).toBeNull();
  expect(forged(words => words.set([99], 7))).toBeNull();
  fc.assert(
    fc.property(fc.array(fc.nat(40), { maxLength: 12 }), words => {
      const sealed = Uint32Array.from([0xffffffff, ...words, 0]);
      sealed[sealed.length - 1] = checksum(sealed.subarray(0, -1));
      const after = extentAfter(sealed, picture);
      if (after) expect(after.width * after.height).toBeGreaterThan(0);
    }),
  );
});
