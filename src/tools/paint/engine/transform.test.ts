// Rotating, scaling and tracing pieces: drawings before and after, and what holds for every piece.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { BLACK, WHITE } from './bitmap.ts';
import { COLOURS } from './inks.ts';
import { rotate } from './rotate.ts';
import type { Piece } from './selection.ts';
import { dragHandle, handleAt, rotateQuarter, scaleToBox, traceEdges } from './transform.ts';

const MARKS: Readonly<Record<string, number>> = { '#': BLACK, '.': WHITE, r: COLOURS.red, ' ': 0 };
const drawn = (...rows: readonly string[]): Piece => ({
  left: 10,
  top: 10,
  width: rows[0]?.length ?? 0,
  height: rows.length,
  words: Uint32Array.from(rows.join(''), mark => MARKS[mark] ?? 0),
});
const shown = ({ width, words }: Piece) =>
  Array.from(words, word => Object.keys(MARKS).find(mark => MARKS[mark] === word))
    .join('')
    .match(new RegExp(`.{${width}}`, 'g'));

const FLAG = drawn('#r.', '#..');

test('a quarter turn each way, around the middle', () => {
  expect(shown(rotateQuarter(FLAG, 'right'))).toEqual(['##', '.r', '..']);
  expect(shown(rotateQuarter(FLAG, 'left'))).toEqual(['..', 'r.', '##']);
  expect(rotateQuarter(FLAG, 'right')).toMatchObject({ left: 10, top: 9, width: 2, height: 3 });
});

const piece = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), fc.infiniteStream(fc.nat(3)))
  .map(
    ([width, height, marks]): Piece => ({
      left: 3,
      top: 4,
      width,
      height,
      words: Uint32Array.from(
        { length: width * height },
        () => Object.values(MARKS)[marks.next().value as number] as number,
      ),
    }),
  );

test('four quarters are none, and a turn by 90° is a quarter', () => {
  fc.assert(
    fc.property(piece, whole => {
      const turns = [1, 2, 3, 4].reduce(one => rotateQuarter(one, 'right'), whole);
      expect(shown(turns)).toEqual(shown(whole));
      expect(rotate(whole, 90)).toEqual(rotateQuarter(whole, 'right'));
      expect(shown(rotate(whole, -90))).toEqual(shown(rotateQuarter(whole, 'left')));
      expect(shown(rotate(whole, 360))).toEqual(shown(whole));
    }),
  );
});

test('any other angle keeps the colours and about as many pixels, and opens nothing but corners', () => {
  const square: Piece = { left: 0, top: 0, width: 40, height: 40, words: new Uint32Array(1600).fill(BLACK) };
  const half = rotate(square, 45);
  expect([half.width, half.height]).toEqual([57, 57]);
  const ink = half.words.filter(word => word === BLACK).length;
  expect(Math.abs(ink - 1600)).toBeLessThan(40);
  expect(half.words.every(word => word === BLACK || word === 0)).toBe(true);
  expect(half.words[28 * 57 + 28]).toBe(BLACK);
});

test('stretched to twice the size every pixel is four, and back it is what it was', () => {
  fc.assert(
    fc.property(piece, whole => {
      const box = { left: 0, top: 0, right: 2 * whole.width, bottom: 2 * whole.height };
      const large = scaleToBox(whole, box);
      expect(scaleToBox(large, { left: 3, top: 4, right: 3 + whole.width, bottom: 4 + whole.height })).toEqual(whole);
    }),
  );
  expect(shown(scaleToBox(FLAG, { left: 0, top: 0, right: 6, bottom: 1 }))).toEqual(['##....']);
});

test('traced: lines around what was solid, twice around what was a line', () => {
  expect(shown(traceEdges(drawn('....', '.##.', '.##.', '....')))).toEqual([
    '      ',
    ' .##. ',
    ' #..# ',
    ' #..# ',
    ' .##. ',
    '      ',
  ]);
  // At the edge the line lies outside the piece; where there is neither pixel nor line it stays transparent.
  expect(shown(traceEdges(drawn('#')))).toEqual([' # ', '#.#', ' # ']);
  expect(shown(traceEdges(drawn('r#r')))).toEqual([' r#r ', 'r#.#r', ' r#r ']);
});

test('handles: corners and sides within reach; a small piece is moved by its inside', () => {
  const large: Piece = { left: 10, top: 10, width: 40, height: 20, words: new Uint32Array(800).fill(BLACK) };
  expect(handleAt(large, { x: 50, y: 30 }, 4)).toEqual({ across: 1, down: 1 });
  expect(handleAt(large, { x: 30, y: 9 }, 4)).toEqual({ across: 0, down: -1 });
  expect(handleAt(large, { x: 30, y: 20 }, 4)).toBeNull();
  expect(handleAt(large, { x: 50, y: 30 }, 0)).toBeNull();
  expect(handleAt(FLAG, { x: 12, y: 11 }, 4)).toBeNull();
  expect(handleAt(FLAG, { x: 14, y: 13 }, 4)).toEqual({ across: 1, down: 1 });
  expect(dragHandle(large, { across: 1, down: 1 }, { x: 89, y: 34 }, false)).toEqual({
    left: 10,
    top: 10,
    right: 90,
    bottom: 35,
  });
  expect(dragHandle(large, { across: 1, down: 1 }, { x: 89, y: 34 }, true)).toEqual({
    left: 10,
    top: 10,
    right: 90,
    bottom: 50,
  });
  expect(dragHandle(large, { across: -1, down: 0 }, { x: 99, y: 0 }, false)).toEqual({
    left: 49,
    top: 10,
    right: 50,
    bottom: 30,
  });
});
