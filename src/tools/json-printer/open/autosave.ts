// Autosave of the document: debounced after a change, at once when the page is hidden. A lazy module, loaded with the first change, or at
// the start if this tab has a document to restore.

import { runSliced } from '../engine/steps.ts';
import { type Bytes, encodeWithSentinel, joinWithSentinel, LARGE_TEXT } from '../engine/text/bytes.ts';
import { utf8Text } from '../engine/text/encoding.ts';
import { printAsRead } from '../engine/text/jsonLines.ts';
import { type EditorState, type JsonEditor, revisionOf } from '../jsonEditor.ts';
import { DocumentStore, MAX_DOCUMENTS, MAX_STORED_BYTES, newId, type StoredDocument } from './documentStore.ts';
import { openText } from './input.ts';
import { hasHistory, keptHistory, restoreHistory } from './keptHistory.ts';
import { lockDocument, setTabDocument, tabDocument, unlockDocument } from './tabDocument.ts';

/** Delay after the last change in milliseconds, and further delay for each megabyte written. */
const DEBOUNCE_MS = 400;
const DELAY_MS_PER_MB = 60;
const MAX_DELAY_MS = 10_000;

/** Length of the name taken from the text, in characters. */
const NAME_LENGTH = 60;

export interface Autosave {
  readonly documentStore: DocumentStore;
  /** Id of this tab's document; null if it is not stored. */
  current(): string | null;
  /** Opens a stored document, unless `isWanted` is false by then. False if it cannot be read. */
  open(entry: StoredDocument, isWanted?: () => boolean): Promise<boolean>;
  delete(entry: StoredDocument): Promise<void>;
  deleteAll(): Promise<void>;
  /** Resolves when all changes are stored, or could not be. */
  flush(): Promise<void>;
  stop(): void;
}

const autosaves = new WeakMap<JsonEditor, Autosave>();

/** Autosave of an editor; always the same for one editor. */
export function autosaveOf(editor: JsonEditor): Autosave {
  const known = autosaves.get(editor);
  if (known) return known;
  const autosave = newAutosave(editor);
  autosaves.set(editor, autosave);
  return autosave;
}

/** Identity of the text: its input, or its last edit. */
const stampOf = (state: EditorState) => (state.isInputStale ? revisionOf(state) : state.input);

function newAutosave(editor: JsonEditor): Autosave {
  const { store } = editor;
  const documentStore = new DocumentStore();
  // A document that is written first is newer than those that are there: they are known before. Without storage the first write says so.
  documentStore.list().catch(() => {});
  const notified = new Set<string>();
  let id: string | null = null;
  let savedStamp: unknown;
  let { origin } = store.getState();
  /** A document from a link is stored only after an edit. */
  let isEdited = false;
  let timer = 0;
  let printing = new AbortController();
  let writing: Promise<void> = Promise.resolve();
  let isRestoring = false;
  /** Text as it was opened that stays by itself, since its history is too large. */
  let original: Bytes | undefined;

  const notifyOnce = (text: string) => {
    if (!notified.has(text)) editor.notify.info(text);
    notified.add(text);
  };

  async function write(): Promise<void> {
    const state = store.getState();
    const stamp = stampOf(state);
    if (stamp === savedStamp || isEmpty(state) || (state.origin?.isLink && !isEdited)) return;
    if (isRestoring && state.input.kind === 'large') return;
    printing = new AbortController();
    try {
      const text = await textOf(state, printing.signal);
      if (text.length > MAX_STORED_BYTES) {
        notifyOnce('A document of more than 200 MB is not kept after you leave.');
        return;
      }
      id ??= newDocumentId();
      const { name = '' } = state.origin ?? {};
      const called = { name: name || nameOf(text), isNamed: name !== '' };
      const shown = { isLines: state.isLines, isOutput: state.tab === 'output' };
      const history = hasHistory(state) ? keptHistory(state) : null;
      if (hasHistory(state) && !history) await keepOriginal(state, called.name);
      await documentStore.write({ id, ...called, ...shown }, text, history);
      savedStamp = stamp;
      for (const gone of await documentStore.evictOldest(id)) notifyEvicted(gone);
    } catch (error) {
      if (printing.signal.aborted) return;
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
      notifyOnce(
        isFull
          ? 'This browser has no room left: what you do now is not kept after you leave. Forget documents that you no longer need.'
          : 'This browser keeps no documents here: what you do lasts until you leave.',
      );
    }
  }

  /** Keeps the text as it was opened as a document of its own, once. */
  async function keepOriginal({ document }: EditorState, name: string): Promise<void> {
    const base = document?.base;
    if (!base || base === original) return;
    original = base;
    const entry = { id: newId(), name: `${name} (as it was opened)`, isNamed: true, isLines: false, isOutput: true };
    await documentStore.write(entry, base.subarray(0, -1));
  }

  function notifyEvicted({ name }: StoredDocument) {
    editor.notify.info(`At most ${MAX_DOCUMENTS} documents and 200 MB are kept: “${name}” was the oldest and is gone.`);
  }

  /** New id, locked without waiting: no other tab can have it, and a page that is being left has no time. */
  function newDocumentId(): string {
    const own = newId();
    setTabDocument(own);
    void lockDocument(own);
    return own;
  }

  const saveNow = () => {
    clearTimeout(timer);
    writing = writing.then(write);
    return writing;
  };

  const changed = (state: EditorState, before: EditorState) => {
    if (isRestoring) return;
    if (state.origin !== origin) {
      // Another document was opened: the earlier one stays stored, and this one gets its own entry.
      ({ origin } = state);
      id = null;
      isEdited = false;
      setTabDocument('');
      unlockDocument();
    }
    isEdited ||= state.isInputStale;
    const isOther = state.input !== before.input || state.document !== before.document;
    if (isOther && stampOf(state) !== savedStamp) saveSoon();
  };

  const saveSoon = () => {
    printing.abort();
    clearTimeout(timer);
    const megabytes = (store.getState().document?.base.length ?? 0) / 1_000_000;
    const rest = Math.min(MAX_DELAY_MS, DEBOUNCE_MS + megabytes * DELAY_MS_PER_MB);
    timer = window.setTimeout(() => void saveNow(), rest);
  };

  const onHidden = () => {
    if (document.visibilityState === 'hidden') void saveNow();
  };
  const unsubscribe = store.subscribe(changed);
  document.addEventListener('visibilitychange', onHidden);
  window.addEventListener('pagehide', saveNow);
  saveSoon();

  async function open(entry: StoredDocument, isWanted = () => true): Promise<boolean> {
    await saveNow();
    const text = await documentStore.read(entry);
    if (!text) return false;
    // Bytes that are not UTF-8 stay bytes: as a text some would be lost.
    const source = text.size < LARGE_TEXT ? (utf8Text(new Uint8Array(await text.arrayBuffer())) ?? text) : text;
    const isMine = await lockDocument(entry.id);
    if (!isWanted()) return true;
    isRestoring = true;
    try {
      const named = entry.isNamed ? { name: entry.name } : {};
      const reading = openText(editor, source, { notify: false, showOutput: entry.isOutput }, named, entry.isLines);
      const { input } = store.getState();
      // It is stored already, however long it is read.
      if (typeof source === 'string') savedStamp = input;
      await reading;
      const { document: opened } = store.getState();
      const history = await documentStore.history(entry);
      if (history && opened && store.getState().document === opened) restoreHistory(editor, history);
      const now = store.getState();
      ({ origin } = now);
      // Text typed while the document was read is not saved yet.
      savedStamp = typeof source === 'string' ? input : now.input.kind === 'large' ? now.input : undefined;
      id = isMine ? entry.id : null;
      setTabDocument(id ?? '');
    } finally {
      isRestoring = false;
    }
    if (stampOf(store.getState()) !== savedStamp) saveSoon();
    return true;
  }

  return {
    documentStore,
    current: () => id,
    open,
    async delete(entry) {
      await writing;
      await documentStore.delete(entry.id);
      if (entry.id === id) id = null;
    },
    async deleteAll() {
      await writing;
      await documentStore.deleteAll();
      id = null;
    },
    flush: saveNow,
    stop() {
      unsubscribe();
      void saveNow().then(unlockDocument);
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', saveNow);
      autosaves.delete(editor);
    },
  };
}

/** Restores this tab's document, unless another was begun meanwhile. */
export async function restoreTabDocument(editor: JsonEditor): Promise<void> {
  const autosave = autosaveOf(editor);
  const mark = tabDocument();
  const before = editor.store.getState().input;
  if (!mark) return;
  try {
    const entry = (await autosave.documentStore.list()).find(({ id }) => id === mark);
    if (entry) await autosave.open(entry, () => editor.store.getState().input === before);
  } catch {
    // Storage that cannot be read has nothing to restore; the first change reports the failure.
  }
}

const isEmpty = ({ input, document }: EditorState) => !document && input.kind === 'text' && input.text.trim() === '';

/** Text of the input; printed from the document if it was edited since. */
async function textOf(state: EditorState, signal: AbortSignal): Promise<Bytes> {
  const { input, isInputStale, isLines, document, settings } = state;
  if (isInputStale && document) {
    const chunks = await runSliced(printAsRead(document, settings.indent, isLines), { signal });
    return joinWithSentinel(chunks).subarray(0, -1);
  }
  return (input.kind === 'large' ? input.bytes : encodeWithSentinel(input.text)).subarray(0, -1);
}

function nameOf(text: Bytes): string {
  const start = new TextDecoder()
    .decode(text.subarray(0, NAME_LENGTH * 4))
    .replaceAll(/\s+/g, ' ')
    .trim();
  const letters = Array.from(start);
  return letters.length > NAME_LENGTH ? `${letters.slice(0, NAME_LENGTH).join('')}…` : start;
}
