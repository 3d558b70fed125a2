// Marquee and lasso: which pixels they cut out, and where these are put down.
import { expect, test } from 'vitest';
import { type Bitmap, BLACK, blank } from './bitmap.ts';
import { solid } from './inks.ts';
import { cutLasso, cutMarquee, eraseUnder, flip, hitsPiece, invert, type Piece, stamp } from './selection.ts';
import { createSpanPainter } from './spans.ts';

function drawn(picture: string) {
  const rows = picture.trim().split(/\s+/);
  const bitmap = blank(rows[0]?.length ?? 0, rows.length);
  rows.forEach((row, y) =>
    [...row].forEach((mark, x) => {
      if (mark === '#') bitmap.words[y * bitmap.width + x] = BLACK;
    }),
  );
  return { ...bitmap, markDirty() {} };
}
const shown = ({ width, words }: Pick<Bitmap, 'width' | 'words'>) =>
  Array.from(words, word => (word === BLACK ? '#' : word === 0 ? ' ' : '.'))
    .join('')
    .match(new RegExp(`.{${width}}`, 'g'));

const HOUSE = `
  .......
  ..###..
  ..#.#..
  ..###..
  .......`;

test('a marquee holds its box, white included, cut to the sheet', () => {
  const piece = cutMarquee(drawn(HOUSE), { left: 4, top: 1, right: 99, bottom: 4 });
  expect(piece).toMatchObject({ left: 4, top: 1, width: 3, height: 3 });
  expect(shown(piece as Piece)).toEqual(['#..', '#..', '#..']);
  expect(cutMarquee(drawn(HOUSE), { left: 9, top: 0, right: 12, bottom: 2 })).toBeNull();
});

test('a lasso draws tight around what it encloses and keeps the white within', () => {
  const path = [
    { x: 0, y: 0 },
    { x: 6, y: 0 },
    { x: 6, y: 5 },
    { x: 0, y: 5 },
  ];
  const piece = cutLasso(drawn(HOUSE), path);
  expect(piece).toMatchObject({ left: 2, top: 1, width: 3, height: 3 });
  expect(shown(piece as Piece)).toEqual(['###', '#.#', '###']);
});

test('a lasso around half of it holds that half', () => {
  const path = [
    { x: 0, y: 0 },
    { x: 4, y: 0 },
    { x: 4, y: 5 },
    { x: 0, y: 5 },
  ];
  expect(cutLasso(drawn(HOUSE), path)).toMatchObject({ left: 2, top: 1, width: 2, height: 3 });
  expect(cutLasso(drawn(HOUSE), [{ x: 0, y: 0 }])).toBeNull();
  expect(cutLasso(drawn(HOUSE), path.slice(0, 2))).toBeNull();
});

test('lifted, moved and put down, the drawing is whole again elsewhere', () => {
  const sheet = drawn(HOUSE);
  const piece = cutMarquee(sheet, { left: 2, top: 1, right: 5, bottom: 4 }) as Piece;
  eraseUnder(createSpanPainter(sheet, solid(0xffffffff)), piece);
  expect(sheet.words.every(word => word === 0xffffffff)).toBe(true);
  stamp(sheet, { ...piece, left: -1, top: 2 });
  expect(shown(sheet)).toEqual(['.......', '.......', '##.....', '.#.....', '##.....']);
});

test('holes in a piece let the drawing through', () => {
  const sheet = drawn('### ###');
  const words = Uint32Array.from([0, 0xffffffff, 0]);
  stamp(sheet, { left: 0, top: 0, width: 3, height: 1, words });
  expect(shown(sheet)).toEqual(['#.#', '###']);
  const piece = { left: 0, top: 0, width: 3, height: 1, words };
  expect([
    hitsPiece(piece, { x: 0, y: 0 }),
    hitsPiece(piece, { x: 1, y: 0 }),
    hitsPiece(piece, { x: 3, y: 0 }),
  ]).toEqual([false, true, false]);
});

test('turned and inverted, a piece keeps its holes', () => {
  const piece = { left: 0, top: 0, width: 2, height: 2, words: Uint32Array.from([BLACK, 0, 0xffffffff, BLACK]) };
  expect(shown(flip(piece, 'left-right'))).toEqual([' #', '#.']);
  expect(shown(flip(piece, 'up-down'))).toEqual(['.#', '# ']);
  expect(shown(invert(piece))).toEqual(['. ', '#.']);
});
