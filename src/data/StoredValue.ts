// A value in localStorage with one set of rules for all: validation, version, checksum, id of the writer, setting aside what cannot be read, and what
// happens when another tab wrote. Nothing that was stored is lost: it is read, merged, copied aside, or left alone and this page stops writing.
import * as v from 'valibot';
import { hashOf } from '../../scenes/kit/core/json.ts';
import { notifyStorage } from './notices.ts';
import type { StoredName } from './storedKinds.ts';

export interface StoredFormat<T> {
  readonly kind: StoredName;
  readonly key: string;
  readonly version: number;
  /** Of JSON that was read; a sentence says why it is of no use. Of a partial state some was not read: the text is copied aside before a write. */
  validate(state: unknown): Validated<T> | string;
  /**
   * Joins what another tab wrote with what this page has; `base` is what both began from. Absent: what another tab wrote is copied aside, and this
   * page's value takes its place.
   */
  merge?(base: T | null, mine: T, theirs: T): T;
  /** For keys whose form the specification fixes: the bare text, with version, checksum and writer under a key of our own beside it. */
  readonly bare?: { parse(text: string): unknown; print(state: T): string };
  /** The caller itself says that there is no room or that the browser stores nothing, from the outcome of `save`. */
  readonly callerReports?: boolean;
  /** What a person calls a copy of the stored text, before '.txt'. */
  readonly fileName?: string;
}

export interface Validated<T> {
  readonly state: T;
  readonly isPartial?: boolean;
}

/** 'saved', or why it was not: the stored text is left alone, there is no room, or the browser stores nothing. */
export type SaveOutcome = 'saved' | 'locked' | 'full' | 'forbidden';

interface Saved<T> {
  readonly outcome: SaveOutcome;
  /** With what another tab had changed. */
  readonly state: T;
}

/** One page of the site. Tests open several over one storage. */
export interface Tab {
  readonly id: string;
  readonly storage: () => Storage;
}
export const THIS_TAB: Tab = { id: crypto.randomUUID(), storage: () => localStorage };

/** Longest text that is parsed, in characters; localStorage holds about five million. */
const MAX_CHARACTERS = 5_000_000;

const Envelope = v.object({
  version: v.pipe(v.number(), v.safeInteger()),
  /** Hash of the state; absent in a value written by hand. */
  sum: v.optional(v.string()),
  writer: v.optional(v.string()),
  state: v.unknown(),
});
const Companion = v.object({ version: v.number(), sum: v.string(), writer: v.string() });

const TORN = 'It is torn.';
const versionFault = (of: number, version: number): string | null =>
  of === version
    ? null
    : of > version
      ? 'A later version of this page wrote it.'
      : 'It was written by an older version of this page.';

export class StoredValue<T> {
  readonly format: StoredFormat<T>;
  readonly #tab: Tab;
  /** The stored text as this page last read or wrote it. */
  #seen: string | null = null;
  /** Its state. */
  #base: T | null = null;
  #isPartial = false;
  #isLocked = false;

  constructor(format: StoredFormat<T>, tab: Tab = THIS_TAB) {
    this.format = format;
    this.#tab = tab;
  }

  /** True if the stored text could be neither read nor set aside: it is not overwritten. */
  get isLocked(): boolean {
    return this.#isLocked;
  }

  /** The stored value; null if there is none, or none that can be used: that is set aside with a message. */
  load(): T | null {
    if (typeof window === 'undefined') return null;
    const text = this.#read();
    if (text === null || this.#isLocked) return null;
    const found = this.#parse(text);
    if (typeof found === 'string') {
      this.#setAside(text, found);
      return null;
    }
    this.#seen = text;
    this.#base = found.state;
    this.#isPartial = found.isPartial === true;
    return found.state;
  }

  /** Writes the value. What another tab has written since is merged or copied aside before. */
  save(state: T): Saved<T> {
    if (this.#isLocked) return { outcome: 'locked', state };
    const { key } = this.format;
    let stored: string | null;
    try {
      stored = this.#tab.storage().getItem(key);
    } catch {
      this.#report('forbidden');
      return { outcome: 'forbidden', state };
    }
    if (stored !== null && stored === this.#seen && this.#isPartial) this.#copyPartial(stored);
    const next = stored === null || stored === this.#seen ? state : this.#resolve(stored, state);
    if (this.#isLocked) return { outcome: 'locked', state };
    const text = this.#print(next);
    try {
      this.#tab.storage().setItem(key, text);
    } catch {
      this.#report('full');
      return { outcome: 'full', state: next };
    }
    this.#seen = text;
    this.#base = next;
    this.#isPartial = false;
    return { outcome: 'saved', state: next };
  }

  /** Deletes the value. */
  remove(): void {
    if (this.#isLocked) return;
    this.#seen = null;
    this.#base = null;
    try {
      for (const key of [this.format.key, this.#companionKey]) this.#tab.storage().removeItem(key);
    } catch {
      // A browser that stores nothing has nothing to delete.
    }
  }

  /** Whether another page has written since this one last read or wrote. */
  isChangedElsewhere(): boolean {
    return this.#read() !== this.#seen;
  }

  /** Calls back when another tab has changed the value; null if it is gone or of no use. */
  onChange(listener: (state: T | null) => void): () => void {
    const onStorage = (event: StorageEvent) => {
      if ((event.key === this.format.key || event.key === null) && this.isChangedElsewhere()) listener(this.load());
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }

  get #companionKey(): string {
    return `foldedFox.about.${this.format.key}`;
  }

  #read(): string | null {
    try {
      return this.#tab.storage().getItem(this.format.key);
    } catch {
      this.#report('forbidden');
      return null;
    }
  }

  #parse(text: string): Validated<T> | string {
    const { bare, version, validate } = this.format;
    if (text.length > MAX_CHARACTERS) return TORN;
    if (bare) return this.#companionFault(text) ?? validate(bare.parse(text));
    const read = v.safeParse(Envelope, parseJson(text));
    if (!read.success) return TORN;
    const { version: of, sum, state } = read.output;
    const fault = versionFault(of, version) ?? (sum !== undefined && sum !== hashOf(state) ? TORN : null);
    return fault ?? validate(state);
  }

  /** Why a bare text is of no use, by what stands beside it: a later version wrote just this text. */
  #companionFault(text: string): string | null {
    const read = v.safeParse(Companion, parseJson(this.#tab.storage().getItem(this.#companionKey) ?? ''));
    return read.success && read.output.sum === hashOf(text)
      ? versionFault(read.output.version, this.format.version)
      : null;
  }

  /** The text to store. For a bare value its companion is written first: if the page ends between, the old value counts as written by hand. */
  #print(state: T): string {
    const { version, bare } = this.format;
    const writer = this.#tab.id;
    if (!bare) return JSON.stringify({ version, sum: hashOf(state), writer, state });
    const text = bare.print(state);
    try {
      this.#tab.storage().setItem(this.#companionKey, JSON.stringify({ version, sum: hashOf(text), writer }));
    } catch {
      // Without it the value is read as written by hand.
    }
    return text;
  }

  /** What to store when another tab has written `stored`. */
  #resolve(stored: string, mine: T): T {
    const theirs = this.#parse(stored);
    if (typeof theirs === 'string') {
      this.#setAside(stored, theirs);
      return mine;
    }
    const { kind, merge, key } = this.format;
    if (theirs.isPartial) this.#copyPartial(stored);
    if (merge) return merge(this.#base, mine, theirs.state);
    // One copy for each writer: its later text contains its earlier one.
    const copy = `${key}.other.${this.#writerOf(stored)}`;
    if (this.#store(copy, stored)) notifyStorage(kind, key, 'changedElsewhere', { text: stored, name: this.#fileName });
    else this.#lock(stored, 'It was changed in another tab.');
    return mine;
  }

  #writerOf(text: string): string {
    const { bare } = this.format;
    const read = v.safeParse(
      v.object({ writer: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) }),
      parseJson(bare ? (this.#tab.storage().getItem(this.#companionKey) ?? '') : text),
    );
    return read.success ? read.output.writer : 'unknown';
  }

  /** Moves an unusable text to another key, unchanged. Without room for it this page stops writing. */
  #setAside(text: string, why: string): void {
    const { key, kind } = this.format;
    if (!copyAside(key, text, this.#tab.storage())) return this.#lock(text, why);
    this.#tab.storage().removeItem(key);
    this.#seen = null;
    notifyStorage(kind, key, 'unreadable', { why, text, name: this.#fileName });
  }

  #copyPartial(text: string): void {
    const { key, kind } = this.format;
    if (!copyAside(key, text, this.#tab.storage())) this.#lock(text, 'Part of it cannot be used.');
    else notifyStorage(kind, key, 'partial', { text, name: this.#fileName });
  }

  #lock(text: string, why: string): void {
    this.#isLocked = true;
    notifyStorage(this.format.kind, this.format.key, 'locked', { why, text, name: this.#fileName });
  }

  #report(fault: 'full' | 'forbidden'): void {
    if (!this.format.callerReports) notifyStorage(this.format.kind, this.format.key, fault);
  }

  get #fileName(): string {
    return this.format.fileName ?? 'folded-fox_saved';
  }

  #store(key: string, text: string): boolean {
    try {
      this.#tab.storage().setItem(key, text);
      return true;
    } catch {
      return false;
    }
  }
}

/** Copies a text to the first free key `<name>.unreadable.<n>`; false if there is no room for it. */
function copyAside(name: string, text: string, storage: Storage): boolean {
  try {
    let n = 1;
    while (storage.getItem(`${name}.unreadable.${n}`) !== null) n++;
    storage.setItem(`${name}.unreadable.${n}`, text);
    return true;
  } catch {
    return false;
  }
}

/** Parses JSON; undefined where it is malformed. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Validation by a schema. */
export const validatedBy =
  <T>(schema: v.GenericSchema<unknown, T>) =>
  (state: unknown): Validated<T> | string => {
    const read = v.safeParse(schema, state);
    return read.success ? { state: read.output } : TORN;
  };
