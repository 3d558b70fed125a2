// Drawing storage in IndexedDB, with autosave: one record per step and one per drawing, written in one transaction, so that a crash
// loses at most the current stroke. Records that cannot be read are never overwritten.
import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';
import * as v from 'valibot';
import { notifyStorage } from '../../data/notices.ts';
import { timeAfter } from '../../data/timeAfter.ts';
import type { Bitmap } from './engine/bitmap.ts';
import type { Delta } from './engine/delta.ts';
import { type Extent, extentAfter, LARGEST_SIDE } from './engine/resize.ts';
import { Sheet } from './engine/Sheet.ts';
import { thumbnail } from './engine/thumbnail.ts';

const side = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LARGEST_SIDE));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const RecordSchema = v.object({
  version: v.literal(1),
  id: v.string(),
  name: v.string(),
  width: side,
  height: side,
  /** Size before the first step, in pixels; present if the drawing was ever resized. */
  first: v.optional(v.object({ width: side, height: side })),
  /** Number of steps, how many of them are applied, and how many cannot be undone. */
  count,
  at: count,
  floor: count,
  /** Last change, in milliseconds since 1970. */
  changed: v.number(),
  thumb: v.object({ width: side, height: side, words: v.instance(Uint32Array) }),
});
export interface DrawingRecord extends Omit<v.InferOutput<typeof RecordSchema>, 'thumb'> {
  readonly thumb: Bitmap;
}

export interface LoadedDrawing {
  readonly sheet: Sheet;
  /** True if some steps could not be read: the sheet then holds only the part before them. */
  readonly damaged: boolean;
}

const DRAWING = 'drawing/';
const stepKey = (id: string, step: number) => `step/${id}/${String(step).padStart(9, '0')}`;
const drawingsRange = () => IDBKeyRange.bound(DRAWING, `${DRAWING}\uffff`);
const stepsFrom = (id: string, step: number) => IDBKeyRange.bound(stepKey(id, step), stepKey(id, 999_999_999));

export class DrawingStore {
  private store: UseStore | undefined;
  /** The drawings as last listed. */
  private listed: readonly DrawingRecord[] = [];

  /** Opens the database at the first use; this throws where storage is forbidden. */
  private get transaction(): UseStore {
    this.store ??= createStore('folded-fox-paint', 'drawings');
    return this.store;
  }

  /** All drawings, the newest first. Unreadable records stay, with a message. */
  async list(): Promise<readonly DrawingRecord[]> {
    const found = await this.transaction('readonly', store => promisifyRequest(store.getAll(drawingsRange())));
    const entries = found.flatMap((value: unknown) => {
      const read = v.safeParse(RecordSchema, value);
      if (read.success) return [read.output];
      notifyStorage('drawing', DRAWING, 'left');
      return [];
    });
    this.listed = entries.toSorted((a, b) => b.changed - a.changed);
    return this.listed;
  }

  async load({
    id,
    width,
    height,
    first = { width, height },
    at,
    count: steps,
    floor,
  }: DrawingRecord): Promise<LoadedDrawing> {
    const found: unknown[] = await this.transaction('readonly', store =>
      promisifyRequest(store.getAll(stepsFrom(id, 0))),
    );
    const valid: Delta[] = [];
    let extent: Extent | null = first;
    for (const step of found.slice(0, steps)) {
      extent = extentAfter(step, extent);
      if (!extent) break;
      valid.push(step as Delta);
    }
    const damaged = valid.length < steps || at > steps || floor > at;
    const done = damaged ? valid.length : at;
    return { sheet: new Sheet(first.width, first.height, valid, done, Math.min(floor, done)), damaged };
  }

  async remove(id: string): Promise<void> {
    await this.transaction('readwrite', store => {
      store.delete(DRAWING + id);
      store.delete(stepsFrom(id, 0));
      return promisifyRequest(store.transaction);
    });
  }

  /** Writes the steps from index `from` on, deletes those after the last, and writes the record, in one transaction. */
  async write(entry: Omit<DrawingRecord, 'changed'>, from: number, steps: readonly Delta[]): Promise<void> {
    const others = this.listed.filter(({ id }) => id !== entry.id);
    const changed = timeAfter(others.map(other => other.changed));
    await this.transaction('readwrite', store => {
      steps.forEach((step, i) => store.put(step, stepKey(entry.id, from + i)));
      store.delete(stepsFrom(entry.id, entry.count));
      store.put({ ...entry, changed } satisfies DrawingRecord, DRAWING + entry.id);
      return promisifyRequest(store.transaction);
    });
  }
}

/** Autosave of one drawing. Writes are queued; after a failed write the next one writes what is missing. */
export class DrawingSaver {
  private readonly drawings: DrawingStore;
  private readonly failed: (error: unknown) => void;
  private readonly wrote: () => void;
  readonly id: string;
  name: string;
  /** The steps as they are stored now. */
  private savedSteps: readonly Delta[];
  private latest: Sheet | null = null;
  private writing: Promise<void> | null = null;

  constructor(
    drawings: DrawingStore,
    {
      id,
      name,
      kept = [],
      wrote,
      failed,
    }: { id: string; name: string; kept?: readonly Delta[]; wrote(): void; failed(error: unknown): void },
  ) {
    this.drawings = drawings;
    this.id = id;
    this.name = name;
    this.savedSteps = [...kept];
    this.wrote = wrote;
    this.failed = failed;
  }

  /** Saves a change; resolves once it is stored, or the write failed. */
  save(sheet: Sheet): Promise<void> {
    this.latest = sheet;
    this.writing ??= this.writeAll();
    return this.writing;
  }

  private async writeAll(): Promise<void> {
    try {
      while (this.latest) {
        const sheet = this.latest;
        this.latest = null;
        await this.write(sheet);
      }
    } catch (error) {
      this.failed(error);
    } finally {
      this.writing = null;
    }
  }

  private async write(sheet: Sheet): Promise<void> {
    const { width, height, first, at, undoFloor } = sheet;
    const history = [...sheet.history];
    let from = Math.min(this.savedSteps.length, history.length);
    while (from > 0 && this.savedSteps[from - 1] !== history[from - 1]) from--;
    const entry: Omit<DrawingRecord, 'changed'> = {
      version: 1,
      id: this.id,
      name: this.name,
      width,
      height,
      first,
      count: history.length,
      at,
      floor: undoFloor,
      thumb: thumbnail(sheet),
    };
    await this.drawings.write(entry, from, history.slice(from));
    this.savedSteps = history;
    this.wrote();
  }
}
