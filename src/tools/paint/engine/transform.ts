// Transforms of a selection: quarter turns, scaling, edge tracing, resize handles. Nearest-neighbour sampling, so that no new colour appears.
import type { Box } from './bitmap.ts';
import { isDarker, WHITE } from './bitmap.ts';
import { boxOfPiece, type Piece } from './selection.ts';

/** Nearest-neighbour resampling to another size about the same centre; `from` maps a target pixel to its source, outside is transparent. */
export function resample(
  piece: Piece,
  width: number,
  height: number,
  from: (x: number, y: number) => readonly [number, number],
): Piece {
  const words = new Uint32Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [column, row] = from(x, y);
      if (column >= 0 && row >= 0 && column < piece.width && row < piece.height)
        words[y * width + x] = piece.words[row * piece.width + column] as number;
    }
  return {
    left: piece.left + Math.floor((piece.width - width) / 2),
    top: piece.top + Math.floor((piece.height - height) / 2),
    width,
    height,
    words,
  };
}

/** Rotates by 90°. */
export function rotateQuarter(piece: Piece, way: 'left' | 'right'): Piece {
  const { width, height } = piece;
  return resample(piece, height, width, (x, y) => (way === 'right' ? [y, height - 1 - x] : [width - 1 - y, x]));
}

/** Scales the piece to a box. */
export function scaleToBox(piece: Piece, { left, top, right, bottom }: Box): Piece {
  const [width, height] = [right - left, bottom - top];
  const along = (at: number, length: number, whole: number) => Math.floor(((2 * at + 1) * whole) / (2 * length));
  const larger = resample(piece, width, height, (x, y) => [
    along(x, width, piece.width),
    along(y, height, piece.height),
  ]);
  return { ...larger, left, top };
}

/** Edge tracing: each border between two colours becomes a line in the darker one, on the lighter side; all else is white. One pixel larger on each side. */
export function traceEdges(piece: Piece): Piece {
  const around = resample(piece, piece.width + 2, piece.height + 2, (x, y) => [x - 1, y - 1]);
  const { width, height, words } = around;
  const at = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? WHITE : (words[y * width + x] as number) || WHITE;
  const lines = words.map((word, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    const here = at(x, y);
    const beside = [at(x - 1, y), at(x + 1, y), at(x, y - 1), at(x, y + 1)];
    const darkest = beside.reduce((a, b) => (isDarker(b, a) ? b : a), here);
    return isDarker(darkest, here) ? darkest : word === 0 ? 0 : WHITE;
  });
  return { ...around, words: lines };
}

/** A resize handle, at a corner or the middle of a side: -1, 0 or 1 on each axis. */
export interface Handle {
  readonly across: number;
  readonly down: number;
}

export const HANDLES: readonly Handle[] = [-1, 0, 1].flatMap(down =>
  [-1, 0, 1].flatMap(across => (across === 0 && down === 0 ? [] : [{ across, down }])),
);

/** Position of a handle on the edge of the box. */
export function handlePosition({ left, top, right, bottom }: Box, { across, down }: Handle): { x: number; y: number } {
  return { x: left + ((across + 1) * (right - left)) / 2, y: top + ((down + 1) * (bottom - top)) / 2 };
}

/** Hit test of the handles. A small selection has handles only outside its edge, because inside it is moved. */
export function handleAt(piece: Piece, { x, y }: { x: number; y: number }, tolerance: number): Handle | null {
  const box = boxOfPiece(piece);
  const isSmall = Math.min(piece.width, piece.height) < 4 * tolerance;
  const isInside = x >= box.left && x < box.right && y >= box.top && y < box.bottom;
  if (isSmall && isInside) return null;
  const far = (handle: Handle) => {
    const place = handlePosition(box, handle);
    return Math.max(Math.abs(x + 0.5 - place.x), Math.abs(y + 0.5 - place.y));
  };
  const [nearest] = HANDLES.toSorted((a, b) => far(a) - far(b));
  return nearest && far(nearest) <= tolerance ? nearest : null;
}

/** The box after a handle was dragged to a pixel; constrained it keeps its proportions. */
export function dragHandle(
  piece: Piece,
  { across, down }: Handle,
  to: { x: number; y: number },
  constrained: boolean,
): Box {
  const { left, top, right, bottom } = boxOfPiece(piece);
  let width = across > 0 ? to.x + 1 - left : across < 0 ? right - to.x : piece.width;
  let height = down > 0 ? to.y + 1 - top : down < 0 ? bottom - to.y : piece.height;
  if (constrained && across !== 0 && down !== 0) {
    const scale = Math.max(width / piece.width, height / piece.height);
    [width, height] = [Math.round(piece.width * scale), Math.round(piece.height * scale)];
  }
  [width, height] = [Math.min(Math.max(1, width), 4096), Math.min(Math.max(1, height), 4096)];
  const [x, y] = [across < 0 ? right - width : left, down < 0 ? bottom - height : top];
  return { left: x, top: y, right: x + width, bottom: y + height };
}
