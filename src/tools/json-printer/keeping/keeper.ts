// Keeps what stands in the tool as it changes: a moment after the last change, at once when the page is left. Fetched with the first change,
// or at the start where this tab has something to bring back.
import { type Bytes, encodeWithStop, joinWithStop, LARGE } from '../engine/bytes.ts';
import { print } from '../engine/print.ts';
import { runSliced } from '../engine/steps.ts';
import type { Printer, PrinterState } from '../printer.ts';
import { openText } from '../reading.ts';
import { type Entry, MOST_BYTES, MOST_DOCUMENTS, newId, Shelf } from './shelf.ts';
import { holdDocument, markOfTab, markTab, releaseDocument } from './tab.ts';

/** Milliseconds after the last change, and more of them for every megabyte that is written. */
const REST_MS = 400;
const REST_MS_PER_MB = 60;
const LONGEST_REST_MS = 10_000;

/** Characters of a text that name it. */
const NAMED_BY = 60;

export interface Keeper {
  readonly shelf: Shelf;
  /** The document of this tab; null where nothing of it is kept yet. */
  current(): string | null;
  /** Opens it unless it is no longer wanted by the time it is read. False where it cannot be read. */
  open(entry: Entry, isWanted?: () => boolean): Promise<boolean>;
  forget(entry: Entry): Promise<void>;
  forgetAll(): Promise<void>;
  /** Resolves once all is kept that can be. */
  settled(): Promise<void>;
  stop(): void;
}

const keepers = new WeakMap<Printer, Keeper>();

/** The keeper of a printer: one, however often it is asked for. */
export function keeperOf(printer: Printer): Keeper {
  const known = keepers.get(printer);
  if (known) return known;
  const keeper = newKeeper(printer);
  keepers.set(printer, keeper);
  return keeper;
}

/** What a change of the text is told by: another input, or another last edit. */
const stampOf = (printer: Printer, state: PrinterState) =>
  state.isInputStale ? (printer.history.done.at(-1) ?? printer.history) : state.input;

function newKeeper(printer: Printer): Keeper {
  const { store } = printer;
  const shelf = new Shelf();
  const said = new Set<string>();
  let id: string | null = null;
  let kept: unknown;
  let { origin } = store.getState();
  /** What a link brought is kept in the link until it is edited. */
  let isEdited = false;
  let timer = 0;
  let printing = new AbortController();
  let writing: Promise<void> = Promise.resolve();
  let isRestoring = false;

  const once = (text: string) => {
    if (!said.has(text)) printer.say.plain(text);
    said.add(text);
  };

  async function write(): Promise<void> {
    const state = store.getState();
    const stamp = stampOf(printer, state);
    if (stamp === kept || isEmpty(state) || (state.origin?.isLink && !isEdited)) return;
    printing = new AbortController();
    try {
      const text = await textOf(state, printing.signal);
      if (text.length > MOST_BYTES) {
        once('A document of more than 200 MB is not kept after you leave.');
        return;
      }
      id ??= fresh();
      const { name = '' } = state.origin ?? {};
      const called = { name: name || nameOf(text), isNamed: name !== '' };
      await shelf.write({ id, ...called, isOutput: state.tab === 'output', changed: Date.now() }, text);
      kept = stamp;
      for (const gone of await shelf.makeRoom(id)) tellGone(gone);
    } catch (error) {
      if (printing.signal.aborted) return;
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
      once(
        isFull
          ? 'This browser has no room left: what you do now is not kept after you leave. Forget documents that you no longer need.'
          : 'This browser keeps no documents here: what you do lasts until you leave.',
      );
    }
  }

  function tellGone({ name }: Entry) {
    printer.say.plain(`At most ${MOST_DOCUMENTS} documents and 200 MB are kept: “${name}” was the oldest and is gone.`);
  }

  /** Nobody else can have it: nothing is waited for, a page that is left has no time for that. */
  function fresh(): string {
    const own = newId();
    markTab(own);
    void holdDocument(own);
    return own;
  }

  const keepNow = () => {
    clearTimeout(timer);
    writing = writing.then(write);
    return writing;
  };

  const changed = (state: PrinterState, before: PrinterState) => {
    if (isRestoring) return;
    if (state.origin !== origin) {
      // Another document came: the earlier one is kept as it was, and this one beside it.
      ({ origin } = state);
      id = null;
      isEdited = false;
      markTab('');
      releaseDocument();
    }
    isEdited ||= state.isInputStale;
    const isOther = state.input !== before.input || state.version !== before.version;
    if (isOther && stampOf(printer, state) !== kept) keepSoon();
  };

  const keepSoon = () => {
    printing.abort();
    clearTimeout(timer);
    const megabytes = (store.getState().document?.base.length ?? 0) / 1_000_000;
    const rest = Math.min(LONGEST_REST_MS, REST_MS + megabytes * REST_MS_PER_MB);
    timer = window.setTimeout(() => void keepNow(), rest);
  };

  const left = () => {
    if (document.visibilityState === 'hidden') void keepNow();
  };
  const unsubscribe = store.subscribe(changed);
  document.addEventListener('visibilitychange', left);
  window.addEventListener('pagehide', keepNow);
  keepSoon();

  async function open(entry: Entry, isWanted = () => true): Promise<boolean> {
    await keepNow();
    const text = await shelf.read(entry);
    if (!text) return false;
    const source = text.size < LARGE ? await text.text() : text;
    const isMine = await holdDocument(entry.id);
    if (!isWanted()) return true;
    isRestoring = true;
    try {
      const named = entry.isNamed ? { name: entry.name } : {};
      const reading = openText(printer, source, { aloud: false, show: entry.isOutput }, named);
      const { input } = store.getState();
      await reading;
      const now = store.getState();
      ({ origin } = now);
      // What was typed while it was read is yet to be kept.
      kept = typeof source === 'string' ? input : now.input.kind === 'large' ? now.input : undefined;
      id = isMine ? entry.id : null;
      markTab(id ?? '');
    } finally {
      isRestoring = false;
    }
    if (stampOf(printer, store.getState()) !== kept) keepSoon();
    return true;
  }

  return {
    shelf,
    current: () => id,
    open,
    async forget(entry) {
      await writing;
      await shelf.drop(entry.id);
      if (entry.id === id) id = null;
    },
    async forgetAll() {
      await writing;
      await shelf.dropAll();
      id = null;
    },
    settled: keepNow,
    stop() {
      unsubscribe();
      void keepNow().then(releaseDocument);
      document.removeEventListener('visibilitychange', left);
      window.removeEventListener('pagehide', keepNow);
      keepers.delete(printer);
    },
  };
}

/** Brings back what this tab had; not where something was begun meanwhile. */
export async function restore(printer: Printer): Promise<void> {
  const keeper = keeperOf(printer);
  const mark = markOfTab();
  const before = printer.store.getState().input;
  if (!mark) return;
  try {
    const entry = (await keeper.shelf.list()).find(({ id }) => id === mark);
    if (entry) await keeper.open(entry, () => printer.store.getState().input === before);
  } catch {
    // Where nothing can be read, nothing was kept; that is said with the first change.
  }
}

const isEmpty = ({ input, document }: PrinterState) => !document && input.kind === 'text' && input.text.trim() === '';

/** The text as the input shows it: where the document was edited since, as it would be written there. */
async function textOf({ input, isInputStale, document, settings }: PrinterState, signal: AbortSignal): Promise<Bytes> {
  if (isInputStale && document) {
    const chunks = await runSliced(print(document, settings.indent), { signal });
    return joinWithStop(chunks).subarray(0, -1);
  }
  return (input.kind === 'large' ? input.bytes : encodeWithStop(input.text)).subarray(0, -1);
}

function nameOf(text: Bytes): string {
  const start = new TextDecoder()
    .decode(text.subarray(0, NAMED_BY * 4))
    .replaceAll(/\s+/g, ' ')
    .trim();
  const letters = Array.from(start);
  return letters.length > NAMED_BY ? `${letters.slice(0, NAMED_BY).join('')}…` : start;
}
