// The drawing as a document: the shown pixels, the committed pixels, and the undo history as deltas from white paper to now.
import { type Bitmap, type Box, blank, boxOf, intersection, isEmpty } from './bitmap.ts';
import { applyDelta, createDelta, type Delta } from './delta.ts';
import { afterResize, beforeResize, createResizeStep, type Extent, placedOn, readResizeStep } from './resize.ts';
import { dirtyRegion, type Surface } from './spans.ts';

export class Sheet implements Surface {
  width: number;
  height: number;
  /** Size before the first step, in pixels. */
  readonly first: Extent;
  /** The shown pixels, with the unfinished stroke. */
  words: Bitmap['words'];
  /** The committed pixels: all finished steps. */
  private committed: Bitmap['words'];
  private readonly steps: Delta[];
  private position: number;
  /** Number of steps that cannot be undone: the picture that the drawing was opened with. */
  readonly undoFloor: number;
  private strokeBox = dirtyRegion();
  private dirtyBox = dirtyRegion();

  constructor(width: number, height: number, steps: readonly Delta[] = [], position = steps.length, floor = 0) {
    this.width = width;
    this.height = height;
    this.first = { width, height };
    this.words = blank(width, height).words;
    this.steps = [...steps];
    this.position = position;
    this.undoFloor = floor;
    for (const step of steps.slice(0, position)) {
      const resize = readResizeStep(step);
      if (resize) this.replace(afterResize(this, resize));
      else applyDelta(this.words, step, this);
    }
    this.committed = this.words.slice();
  }

  /** A tool reports which box it painted. */
  markDirty = (box: Box): void => {
    const clipped = intersection(box, boxOf(this));
    if (isEmpty(clipped)) return;
    this.strokeBox.markDirty(clipped);
    this.dirtyBox.markDirty(clipped);
  };

  /** Discards the unfinished stroke. */
  restore(): void {
    const { box } = this.strokeBox;
    copyRows(this.committed, this.words, this.width, box);
    if (!isEmpty(box)) this.dirtyBox.markDirty(box);
    this.strokeBox = dirtyRegion();
  }

  /** Commits the unfinished stroke as a step and drops the steps that were undone. Null if nothing changed. */
  commit(): Delta | null {
    const delta = createDelta(this.committed, this.words, this, this.strokeBox.box);
    copyRows(this.words, this.committed, this.width, this.strokeBox.box);
    this.strokeBox = dirtyRegion();
    if (delta) this.add(delta);
    return delta;
  }

  private add(step: Delta): void {
    this.steps.length = this.position;
    this.steps.push(step);
    this.position++;
  }

  /** Resizes as a step; (left, top) is where the old picture's corner lies on the new sheet. False if nothing changes. */
  resize(to: Extent, left: number, top: number): boolean {
    this.restore();
    if (to.width === this.width && to.height === this.height && left === 0 && top === 0) return false;
    this.add(createResizeStep(this, to, left, top));
    this.show(placedOn(this, to, left, top));
    return true;
  }

  private show(picture: Bitmap): void {
    this.replace(picture);
    this.committed = this.words.slice();
    this.strokeBox = dirtyRegion();
    this.dirtyBox.markDirty(boxOf(this));
  }

  private replace({ width, height, words }: Bitmap): void {
    this.width = width;
    this.height = height;
    this.words = words;
  }

  undo(): boolean {
    if (!this.canUndo) return false;
    this.position--;
    this.applyStep(this.position, 'back');
    return true;
  }

  redo(): boolean {
    if (!this.canRedo) return false;
    this.applyStep(this.position, 'on');
    this.position++;
    return true;
  }

  private applyStep(step: number, way: 'back' | 'on'): void {
    this.restore();
    const delta = this.steps[step] as Delta;
    const resize = readResizeStep(delta);
    if (resize) {
      this.show(way === 'on' ? afterResize(this, resize) : beforeResize(this, delta, resize));
      return;
    }
    applyDelta(this.words, delta, this);
    this.dirtyBox.markDirty(intersection(applyDelta(this.committed, delta, this), boxOf(this)));
  }

  get canUndo(): boolean {
    return this.position > this.undoFloor;
  }
  get canRedo(): boolean {
    return this.position < this.steps.length;
  }
  get at(): number {
    return this.position;
  }
  get history(): readonly Delta[] {
    return this.steps;
  }

  /** The dirty box: what must be redrawn on the screen since the last call. */
  takeDirtyBox(): Box {
    const { box } = this.dirtyBox;
    this.dirtyBox = dirtyRegion();
    return box;
  }

  /** The committed pixels as a bitmap. */
  committedBitmap(): Bitmap {
    return { width: this.width, height: this.height, words: this.committed.slice() };
  }

  get isBlank(): boolean {
    return this.committed.every(word => word === 0xffffffff);
  }
}

/** A sheet whose first step is a picture; that step cannot be undone. */
export function sheetFromBitmap({ width, height, words }: Bitmap): Sheet {
  const delta = createDelta(
    blank(width, height).words,
    words,
    { width, height },
    { left: 0, top: 0, right: width, bottom: height },
  );
  return delta ? new Sheet(width, height, [delta], 1, 1) : new Sheet(width, height);
}

function copyRows(from: Uint32Array, to: Uint32Array, width: number, box: Box): void {
  if (isEmpty(box)) return;
  for (let y = box.top; y < box.bottom; y++)
    to.set(from.subarray(y * width + box.left, y * width + box.right), y * width + box.left);
}
