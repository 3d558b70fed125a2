// Selected pixels as a piece with a position: cut by marquee or lasso, or pasted; stamped back where it is put down.
import { type Bitmap, type Box, boxOf, intersection, isEmpty, type Point, WHITE } from './bitmap.ts';
import { type Span, type Surface } from './spans.ts';

/** A bitmap with a position on the sheet; word 0 is transparent. */
export interface Piece extends Bitmap {
  readonly left: number;
  readonly top: number;
}

export const boxOfPiece = ({ left, top, width, height }: Piece): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** Cuts everything in the box. */
export function cutMarquee(surface: Surface, wanted: Box): Piece | null {
  const box = intersection(wanted, boxOf(surface));
  if (isEmpty(box)) return null;
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const words = new Uint32Array(width * height);
  for (let y = 0; y < height; y++) {
    const from = (box.top + y) * surface.width + box.left;
    words.set(surface.words.subarray(from, from + width), y * width);
  }
  return { left: box.left, top: box.top, width, height, words };
}

/** Cuts what the lasso encloses, shrunk to the drawing: white between the path and the drawing is left out. */
export function cutLasso(surface: Surface, path: readonly Point[]): Piece | null {
  const [xs, ys] = [path.map(({ x }) => x), path.map(({ y }) => y)];
  const least = (of: readonly number[]) => of.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const most = (of: readonly number[]) => of.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const piece = cutMarquee(surface, { left: least(xs), top: least(ys), right: most(xs) + 1, bottom: most(ys) + 1 });
  if (!piece) return null;
  clearOutsidePath(piece, path);
  shrinkToInk(piece);
  return trim(piece);
}

/** Clears the pixels outside the path, by the even–odd rule. */
function clearOutsidePath({ left, top, width, height, words }: Piece, path: readonly Point[]): void {
  for (let row = 0; row < height; row++) {
    const y = top + row + 0.25;
    const crossings: number[] = [];
    path.forEach((a, i) => {
      const b = path[(i + 1) % path.length] as Point;
      if (a.y > y !== b.y > y) crossings.push(a.x + ((y - a.y) * (b.x - a.x)) / (b.y - a.y));
    });
    crossings.sort((a, b) => a - b);
    for (let column = 0; column < width; column++) {
      const before = crossings.filter(x => x < left + column + 0.25).length;
      if (before % 2 === 0) words[row * width + column] = 0;
    }
  }
}

/** Clears white that is 4-connected to the outside. */
function shrinkToInk({ width, height, words }: Piece): void {
  const outside: number[] = [];
  const isOutside = (x: number, y: number) => x < 0 || y < 0 || x >= width || y >= height || words[y * width + x] === 0;
  const visit = (x: number, y: number) => {
    if (x < 0 || y < 0 || x >= width || y >= height || words[y * width + x] !== WHITE) return;
    words[y * width + x] = 0;
    outside.push(x, y);
  };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (isOutside(x - 1, y) || isOutside(x + 1, y) || isOutside(x, y - 1) || isOutside(x, y + 1)) visit(x, y);
  while (outside.length > 0) {
    const y = outside.pop() as number;
    const x = outside.pop() as number;
    visit(x - 1, y);
    visit(x + 1, y);
    visit(x, y - 1);
    visit(x, y + 1);
  }
}

/** Trims transparent margins; null if nothing is left. */
function trim(piece: Piece): Piece | null {
  const { width, height, words } = piece;
  let box = { left: width, top: height, right: 0, bottom: 0 };
  words.forEach((word, at) => {
    if (word === 0) return;
    const [x, y] = [at % width, Math.floor(at / width)];
    box = {
      left: Math.min(box.left, x),
      top: Math.min(box.top, y),
      right: Math.max(box.right, x + 1),
      bottom: Math.max(box.bottom, y + 1),
    };
  });
  if (isEmpty(box)) return null;
  const inner = cutMarquee({ width, height, words, markDirty() {} }, box);
  return inner && { ...inner, left: piece.left + box.left, top: piece.top + box.top };
}

/** Erases the pixels under the piece to white. */
export function eraseUnder(span: Span, { left, top, width, height, words }: Piece): void {
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) if (words[y * width + x] !== 0) span(top + y, left + x, left + x);
}

/** Stamps the piece on the picture at its position. */
export function stamp(surface: Surface, piece: Piece): void {
  const box = intersection(boxOfPiece(piece), boxOf(surface));
  for (let y = box.top; y < box.bottom; y++)
    for (let x = box.left; x < box.right; x++) {
      const word = piece.words[(y - piece.top) * piece.width + x - piece.left] as number;
      if (word !== 0) surface.words[y * surface.width + x] = word;
    }
  if (!isEmpty(box)) surface.markDirty(box);
}

/** Hit test: whether the piece has a pixel here. */
export function hitsPiece(piece: Piece, { x, y }: Point): boolean {
  const [column, row] = [x - piece.left, y - piece.top];
  if (column < 0 || row < 0 || column >= piece.width || row >= piece.height) return false;
  return piece.words[row * piece.width + column] !== 0;
}

/** The negative of the piece. */
export const invert = (piece: Piece): Piece => ({
  ...piece,
  words: piece.words.map(word => (word === 0 ? 0 : (word ^ 0xffffff) >>> 0)),
});

export function flip(piece: Piece, way: 'left-right' | 'up-down'): Piece {
  const { width, height } = piece;
  const words = piece.words.map((_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    return piece.words[way === 'left-right' ? y * width + width - 1 - x : (height - 1 - y) * width + x] as number;
  });
  return { ...piece, words };
}
