// Visible size: depends only on the aspect ratio of the box.
import { expect, test } from 'vitest';
import { visibleSizeFor } from './visibleSize.ts';

const STAGE = { width: 800, height: 600, tall: { width: 540, height: 600 } };
const WHOLE = { width: 800, height: 600 };

test.each([
  ['a window', { width: 1013, height: 760 }, WHOLE],
  ['a window of the same shape, far larger', { width: 4052, height: 3040 }, WHOLE],
  ['a phone upright', { width: 390, height: 433 }, STAGE.tall],
  ['a small phone upright, rounded to pixels', { width: 271, height: 302 }, STAGE.tall],
  ['a tablet upright: no more of the world', { width: 768, height: 853 }, STAGE.tall],
])('%s', (_, box, shown) => expect(visibleSizeFor(STAGE, box)).toEqual(shown));

test('a game that names no part for tall windows shows all of it in any', () => {
  for (const box of [WHOLE, { width: 390, height: 293 }, { width: 300, height: 900 }])
    expect(visibleSizeFor(WHOLE, box)).toEqual(WHOLE);
});
