// Resize step: old and new size, offset of the old picture, and a delta with the pixels that were cut off.
import { type Bitmap, boxOf, intersection, isEmpty, WHITE } from './bitmap.ts';
import { applyDelta, checksum, createDelta, type Delta, isValidBody, isValidDelta } from './delta.ts';

/** First word of a resize step. No stroke skips so many pixels, so it tells the two kinds apart. */
const MARK = 0xffffffff;
const HEAD = 7;
/** Largest side of a drawing, in pixels. */
export const LARGEST_SIDE = 4096;

export interface Extent {
  readonly width: number;
  readonly height: number;
}
export interface Resize {
  readonly from: Extent;
  readonly to: Extent;
  /** Position of the old picture's corner on the new one, in pixels. */
  readonly left: number;
  readonly top: number;
}

/** Decodes a resize step; null if the step is a stroke. */
export function readResizeStep(step: Uint32Array): Resize | null {
  if (step[0] !== MARK) return null;
  const [, fromWidth = 0, fromHeight = 0, toWidth = 0, toHeight = 0, left = 0, top = 0] = step;
  return {
    from: { width: fromWidth, height: fromHeight },
    to: { width: toWidth, height: toHeight },
    left: left | 0,
    top: top | 0,
  };
}

/** The picture on a white sheet of another size. */
export function placedOn(picture: Bitmap, { width, height }: Extent, left: number, top: number): Bitmap {
  const words = new Uint32Array(width * height).fill(WHITE);
  const box = intersection(
    { left, top, right: left + picture.width, bottom: top + picture.height },
    boxOf({ width, height }),
  );
  if (!isEmpty(box))
    for (let y = box.top; y < box.bottom; y++) {
      const from = (y - top) * picture.width - left;
      words.set(picture.words.subarray(from + box.left, from + box.right), y * width + box.left);
    }
  return { width, height, words };
}

export function createResizeStep(picture: Bitmap, to: Extent, left: number, top: number): Delta {
  const back = placedOn(placedOn(picture, to, left, top), picture, -left, -top);
  const lost = createDelta(back.words, picture.words, picture, boxOf(picture))?.subarray(0, -1) ?? [];
  const step = new Uint32Array(HEAD + lost.length + 1);
  step.set([MARK, picture.width, picture.height, to.width, to.height, left, top]);
  step.set(lost, HEAD);
  step[step.length - 1] = checksum(step.subarray(0, -1));
  return step;
}

export function afterResize(picture: Bitmap, { to, left, top }: Resize): Bitmap {
  return placedOn(picture, to, left, top);
}

export function beforeResize(picture: Bitmap, step: Delta, { from, left, top }: Resize): Bitmap {
  const back = placedOn(picture, from, -left, -top);
  if (step.length > HEAD + 1) applyDelta(back.words, step.subarray(HEAD), from);
  return back;
}

const isSide = (side: number) => side >= 1 && side <= LARGEST_SIDE;

/** Validates a step from outside: the sheet's size after it; null if it does not fit a sheet of this size. */
export function extentAfter(step: unknown, extent: Extent): Extent | null {
  if (!(step instanceof Uint32Array) || step[0] !== MARK)
    return isValidDelta(step, extent.width * extent.height) ? extent : null;
  const resize = readResizeStep(step);
  if (!resize || step.length < HEAD + 1 || checksum(step.subarray(0, -1)) !== step.at(-1)) return null;
  const { from, to, left, top } = resize;
  const isKnown = from.width === extent.width && from.height === extent.height;
  const isFair =
    isSide(to.width) && isSide(to.height) && Math.abs(left) <= LARGEST_SIDE && Math.abs(top) <= LARGEST_SIDE;
  return isKnown && isFair && isValidBody(step.subarray(HEAD, -1), from.width * from.height) ? to : null;
}
