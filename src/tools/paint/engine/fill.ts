// Flood fill (paint bucket) of a 4-connected region: scanline fill for open regions, connected-component labelling (labelRuns.ts) for mazes.
import { type Box, EMPTY_BOX } from './bitmap.ts';
import { isSolid, type Paint, wordAt } from './inks.ts';
import { fillLabelledRuns } from './labelRuns.ts';

interface Picture {
  readonly width: number;
  readonly height: number;
  readonly words: Uint32Array;
}

/** Fills from a pixel; returns the changed box, EMPTY_BOX if nothing changed. */
export function fill(picture: Picture, x: number, y: number, paint: Paint): Box {
  const { width, height, words } = picture;
  if (x < 0 || y < 0 || x >= width || y >= height) return EMPTY_BOX;
  const target = words[y * width + x] as number;
  if (isSolid(paint)) return target === paint.ink ? EMPTY_BOX : new ScanlineFill(picture, target, paint.ink).from(x, y);
  // Pictures are opaque: filled pixels are marked by a word without alpha until the pattern is drawn over them.
  const mark = paint.ink & 0xffffff;
  const box = new ScanlineFill(picture, target, mark).from(x, y);
  for (let row = box.top; row < box.bottom; row++)
    for (let at = box.left; at < box.right; at++)
      if (words[row * width + at] === mark) words[row * width + at] = wordAt(paint, at, row);
  return box;
}

class ScanlineFill {
  readonly width: number;
  readonly height: number;
  /** Signed, so that comparisons stay in machine integers. */
  readonly words: Int32Array;
  readonly target: number;
  readonly ink: number;
  /** Stack of runs to scan, four numbers each: row, first and last pixel beside a filled run, and the direction away from it. */
  private readonly pending: Int32Array;
  private used = 0;
  private box = { left: Number.MAX_SAFE_INTEGER, top: Number.MAX_SAFE_INTEGER, right: -1, bottom: -1 };

  constructor({ width, height, words }: Picture, target: number, ink: number) {
    this.width = width;
    this.height = height;
    this.words = new Int32Array(words.buffer, words.byteOffset, words.length);
    this.target = target | 0;
    this.ink = ink | 0;
    // Each scan pushes at most one entry per two pixels of a row, and a few more.
    this.pending = new Int32Array(4 * (2 * (width + height) + 2 * width));
  }

  from(x: number, y: number): Box {
    const { pending } = this;
    this.push(y, x, x, 1);
    this.push(y - 1, x, x, -1);
    // A region with more runs than this is a maze: labelling is faster there.
    for (let looks = 2 * this.height; this.used > 0 && looks > 0; looks--) {
      if (this.used > pending.length - 4 * this.width) break;
      const at = this.used - 4;
      this.used = at;
      this.scanRow(
        pending[at] as number,
        pending[at + 1] as number,
        pending[at + 2] as number,
        pending[at + 3] as number,
      );
    }
    if (this.used > 0) fillLabelledRuns(this, pending.subarray(0, this.used), this.box);
    const { left, top, right, bottom } = this.box;
    return right < 0 ? EMPTY_BOX : { left, top, right: right + 1, bottom: bottom + 1 };
  }

  private push(y: number, x0: number, x1: number, step: number): void {
    if (y < 0 || y >= this.height) return;
    const { pending, used } = this;
    pending[used] = y;
    pending[used + 1] = x0;
    pending[used + 2] = x1;
    pending[used + 3] = step;
    this.used = used + 4;
  }

  /** Fills the runs of row y that touch x0…x1, and pushes the rows ahead, and behind where the runs are longer. */
  private scanRow(y: number, x0: number, x1: number, step: number): void {
    const { words, target, ink, width, box } = this;
    const first = y * width;
    const last = first + x1;
    for (let at = first + x0; at <= last; at++) {
      if (words[at] !== target) continue;
      let from = at;
      if (at === first + x0) {
        while (from > first && words[from - 1] === target) from--;
        if (from < at) this.push(y - step, from - first, x0 - 1, -step);
      }
      const to = runEnd(words, at + 1, first + width, target);
      words.fill(ink, from, to);
      box.left = Math.min(box.left, from - first);
      box.right = Math.max(box.right, to - 1 - first);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
      this.push(y + step, from - first, to - 1 - first, step);
      if (to - 1 > last) this.push(y - step, x1 + 1, to - 1 - first, -step);
      at = to;
    }
  }
}

/** The end of the run of `target` from `from` on; compares eight words at a time. */
export function runEnd(words: Int32Array, from: number, end: number, target: number): number {
  let at = from;
  for (; at + 8 <= end; at += 8) {
    const first = ((words[at] as number) ^ target) | ((words[at + 1] as number) ^ target);
    const second = ((words[at + 2] as number) ^ target) | ((words[at + 3] as number) ^ target);
    const third = ((words[at + 4] as number) ^ target) | ((words[at + 5] as number) ^ target);
    const fourth = ((words[at + 6] as number) ^ target) | ((words[at + 7] as number) ^ target);
    if ((first | second | third | fourth) !== 0) break;
  }
  while (at < end && words[at] === target) at++;
  return at;
}
