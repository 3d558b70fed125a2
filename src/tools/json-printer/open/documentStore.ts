// Document store in IndexedDB: an entry for each document and its text in pieces, written in one transaction.
import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';
import * as v from 'valibot';
import { notifyStorage } from '../../../data/notices.ts';
import { timeAfter } from '../../../data/timeAfter.ts';
import type { Bytes } from '../engine/text/bytes.ts';
import { KeptHistory } from './keptHistory.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const StoredDocument = v.object({
  version: v.literal(1),
  id: v.string(),
  name: v.string(),
  /** True if the name is a file name, false if it is the beginning of the text. */
  isNamed: v.boolean(),
  /** Size of the text in bytes, and number of pieces. */
  bytes: count,
  pieces: count,
  /** True if the text is read as JSON Lines. */
  isLines: v.boolean(),
  /** True if the output tab was shown. */
  isOutput: v.boolean(),
  /** Time of the last change, in milliseconds since 1970. */
  changed: v.number(),
});
export type StoredDocument = v.InferOutput<typeof StoredDocument>;

/** Limits of stored documents; the oldest are evicted. */
export const MAX_DOCUMENTS = 20;
export const MAX_STORED_BYTES = 200_000_000;

/** Size of a piece in bytes, small enough to be written within a frame. */
const PIECE = 4 << 20;

const DOCUMENT = 'document/';
const pieceKey = (id: string, piece: number) => `text/${id}/${String(piece).padStart(4, '0')}`;
const entryRange = () => IDBKeyRange.bound(DOCUMENT, `${DOCUMENT}\uffff`);
const historyKey = (id: string) => `history/${id}`;
const pieceRange = (id: string) => IDBKeyRange.bound(pieceKey(id, 0), pieceKey(id, 9999));

/** Random id; works without `crypto.randomUUID`, which needs https. */
export const newId = (): string => Array.from(crypto.getRandomValues(new Uint32Array(3)), n => n.toString(36)).join('');

export class DocumentStore {
  private store: UseStore | undefined;
  /** The entries as last listed. */
  private listed: readonly StoredDocument[] = [];

  /** Opened lazily, because it throws if storage is forbidden. */
  private get use(): UseStore {
    this.store ??= createStore('folded-fox-json', 'documents');
    return this.store;
  }

  /** Entries, the newest first. Invalid entries stay, with a message. */
  async list(): Promise<readonly StoredDocument[]> {
    const found = await this.use('readonly', store => promisifyRequest(store.getAll(entryRange())));
    const entries = found.flatMap((value: unknown) => {
      const read = v.safeParse(StoredDocument, value);
      if (read.success) return [read.output];
      notifyStorage('document', DOCUMENT, 'left');
      return [];
    });
    this.listed = entries.toSorted((a, b) => b.changed - a.changed);
    return this.listed;
  }

  /** Text of an entry; null if a piece is missing. */
  read({ id, bytes, pieces }: StoredDocument): Promise<Blob | null> {
    return this.use('readonly', async store => {
      const parts: Uint8Array<ArrayBuffer>[] = [];
      for (let piece = 0; piece < pieces; piece++) {
        const part: unknown = await promisifyRequest(store.get(pieceKey(id, piece)));
        if (!(part instanceof Uint8Array)) return null;
        parts.push(part as Uint8Array<ArrayBuffer>);
      }
      const text = new Blob(parts);
      return text.size === bytes ? text : null;
    });
  }

  /** History of an entry's edits; null if none is kept. */
  async history({ id }: StoredDocument): Promise<KeptHistory | null> {
    const found = await this.use('readonly', store => promisifyRequest(store.get(historyKey(id))));
    const read = v.safeParse(KeptHistory, found);
    return read.success ? read.output : null;
  }

  /** Writes an entry, its text and its history; if there is no space, the earlier version stays. */
  async write(
    entry: Omit<StoredDocument, 'version' | 'bytes' | 'pieces' | 'changed'>,
    text: Bytes,
    history: KeptHistory | null = null,
  ): Promise<void> {
    const pieces = Math.ceil(text.length / PIECE);
    const others = this.listed.filter(({ id }) => id !== entry.id);
    const changed = timeAfter(others.map(other => other.changed));
    await this.use('readwrite', async store => {
      const done = promisifyRequest(store.transaction);
      store.delete(pieceRange(entry.id));
      // One piece after the other: each blocks the page for a moment, all together would block it for long.
      for (let piece = 0; piece < pieces; piece++)
        await promisifyRequest(store.put(text.slice(piece * PIECE, (piece + 1) * PIECE), pieceKey(entry.id, piece)));
      if (history) store.put(history, historyKey(entry.id));
      else store.delete(historyKey(entry.id));
      store.put(
        { version: 1, ...entry, changed, bytes: text.length, pieces } satisfies StoredDocument,
        DOCUMENT + entry.id,
      );
      await done;
    });
  }

  async delete(id: string): Promise<void> {
    await this.use('readwrite', store => {
      store.delete(DOCUMENT + id);
      store.delete(pieceRange(id));
      store.delete(historyKey(id));
      return promisifyRequest(store.transaction);
    });
  }

  async deleteAll(): Promise<void> {
    await this.use('readwrite', store => {
      store.clear();
      return promisifyRequest(store.transaction);
    });
  }

  /** Evicts the oldest other entries until the rest is within the limits; returns the evicted ones. */
  async evictOldest(mine: string): Promise<readonly StoredDocument[]> {
    const all = await this.list();
    const evicted = entriesToEvict(all, mine);
    for (const { id } of evicted) await this.delete(id);
    return evicted;
  }
}

/** Entries to evict, the oldest first, never `mine`. `all` lists the newest first. */
export function entriesToEvict(all: readonly StoredDocument[], mine: string): readonly StoredDocument[] {
  let left = all.length;
  let bytes = all.reduce((sum, entry) => sum + entry.bytes, 0);
  return all.toReversed().filter(entry => {
    if (entry.id === mine || (left <= MAX_DOCUMENTS && bytes <= MAX_STORED_BYTES)) return false;
    left--;
    bytes -= entry.bytes;
    return true;
  });
}
