// Games in progress, one for each game: written as they change, versioned and checksummed. What cannot be gone on with is set aside and said.
import * as v from 'valibot';
import { hashOf, type Json } from '../../scenes/kit/core/json.ts';
import type { Setup } from '../../scenes/kit/core/rules.ts';
import type { Session } from '../../scenes/kit/core/session.ts';
import type { Keeping } from '../../scenes/kit/game.ts';
import { saveFile } from '../ui/files.ts';
import { toast } from '../ui/toast.ts';
import { notifyOnce } from './notices.ts';
import { setAside } from './validatedStorage.ts';

export const SAVED_GAME_PREFIX = 'foldedFox.kept.';
const FORMAT = 1;
/** Longer than what any game keeps: it is not even parsed. */
const MAX_CHARACTERS = 1_000_000;
const WRITE_EVERY_MS = 1000;

const SaveSchema = v.object({
  format: v.literal(FORMAT),
  version: v.pipe(v.number(), v.safeInteger()),
  /** Milliseconds since 1970. */
  at: v.pipe(v.number(), v.finite()),
  /** Which page wrote it. */
  writer: v.string(),
  setup: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  /** Of what is kept. */
  sum: v.string(),
  kept: v.unknown(),
});

/** A game to go on with. */
export interface SavedGame {
  readonly kept: Json;
  readonly setup: Setup;
  readonly awaySeconds: number;
  /** What it holds, where the game says it. */
  readonly line: string | null;
}

/** Games whose kept text could be neither read nor set aside: it is not written over. */
const locked = new Set<string>();
/** This page among all that are open. */
const WRITER = crypto.randomUUID();
const keyOf = (id: string): string => SAVED_GAME_PREFIX + id;
/** What this page has written last, by game. */
const lastWritten = new Map<string, string>();
/** Another page has written since, or a file was imported, be it one that this page had saved: it is not written over. */
const isFromAnotherPage = (id: string): boolean => writerOf(id) !== WRITER || read(id) !== lastWritten.get(id);

/** What is kept of a game, where today's rules can go on from it. */
export function loadSavedGame(id: string, keep: Keeping<unknown>, now = Date.now()): SavedGame | null {
  const text = read(id);
  if (text === null) return null;
  const found = validateSave(text, keep);
  if (typeof found === 'string') {
    rejectSave(id, text, found);
    return null;
  }
  const { kept, at, setup } = found;
  return {
    kept,
    setup,
    awaySeconds: Math.max(0, Math.floor((now - at) / 1000)),
    line: keep.line?.(kept) ?? null,
  };
}

function validateSave(text: string, keep: Keeping<unknown>): { kept: Json; at: number; setup: Setup } | string {
  const form = text.length > MAX_CHARACTERS ? null : v.safeParse(SaveSchema, parseJson(text));
  if (!form?.success || hashOf(form.output.kept) !== form.output.sum) return 'It is torn.';
  const { version, at, setup } = form.output;
  if (version !== keep.version)
    return version > keep.version ? 'A later version of this page wrote it.' : 'It is of an older version of the game.';
  const kept = form.output.kept as Json;
  return keep.refuses(kept) ?? { kept, at, setup };
}

/** Out of the way, unchanged, and said: nothing that was kept is written over unseen. */
function rejectSave(id: string, text: string, why: string): void {
  const isAside = setAside(keyOf(id), text);
  if (!isAside) locked.add(id);
  toast({
    title: 'Your game in progress could not be read',
    description: `${why} ${isAside ? 'It was set aside unchanged, and a new game begins.' : 'It was left as it is, and nothing is kept now.'}`,
    duration: Number.POSITIVE_INFINITY,
    action: {
      label: 'Save a copy',
      run: () => saveFile(`${id}_kept.txt`, new Blob([text], { type: 'text/plain' })),
    },
  });
}

export interface Autosave {
  /** This game goes on in this page: it is the one that writes now. */
  takeOver(game: SavedGame): void;
  stop(): void;
}

/** Keeps a session's game as it changes: at most once a second, and at once at a pause, at the end and when the page is left. */
export function autosaveWhilePlayed(session: Session, id: string, keep: Keeping<unknown>): Autosave {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What this run has written last; null where what is kept is not its own. */
  let written: string | null = null;
  let hasLostToOtherPage = false;

  function write(): void {
    clearTimeout(timer);
    timer = undefined;
    const { phase, watching, setup } = session.store.getState();
    if (phase === 'ready' || watching || hasLostToOtherPage) return;
    const kept = keep.of(session.state as object);
    if (written !== null && isFromAnotherPage(id)) stopSaving();
    else if (kept === null) deleteOwnSave();
    else if (JSON.stringify(kept) !== written && writeSave(id, keep.version, kept, setup))
      written = JSON.stringify(kept);
  }

  /** The game is over, or begun anew: what this run kept goes. */
  function deleteOwnSave(): void {
    if (written !== null) deleteSave(id);
    written = null;
  }

  function stopSaving(): void {
    hasLostToOtherPage = true;
    if (read(id) === null) return;
    toast({
      title: 'This game goes on in another tab',
      description: 'What you do here is no longer kept. Start again here to keep it here.',
      duration: Number.POSITIVE_INFINITY,
    });
  }

  const stopListening = session.store.subscribe((now, before) => {
    if (now.watching || now.phase === 'ready') {
      written = null;
      return;
    }
    if (now.tick === 0 && before.tick > 0) {
      // Another run: what the last one kept stays until this one has something of its own.
      written = null;
      hasLostToOtherPage = false;
    }
    if (now.phase !== before.phase && now.phase !== 'playing') write();
    else timer ??= setTimeout(write, WRITE_EVERY_MS);
  });
  const onLeft = () => write();
  const onHidden = () => document.hidden && write();
  const onStorage = (event: StorageEvent) => {
    if (event.key === keyOf(id) && written !== null && !hasLostToOtherPage && isFromAnotherPage(id)) stopSaving();
  };
  window.addEventListener('pagehide', onLeft);
  document.addEventListener('visibilitychange', onHidden);
  window.addEventListener('storage', onStorage);
  return {
    takeOver({ kept, setup }) {
      hasLostToOtherPage = false;
      writeSave(id, keep.version, kept, setup);
      written = JSON.stringify(kept);
    },
    stop() {
      write();
      stopListening();
      window.removeEventListener('pagehide', onLeft);
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('storage', onStorage);
    },
  };
}

function writeSave(id: string, version: number, kept: Json, setup: Setup): boolean {
  if (locked.has(id)) return false;
  const written: v.InferOutput<typeof SaveSchema> = {
    format: FORMAT,
    version,
    at: Date.now(),
    writer: WRITER,
    setup: { ...setup },
    sum: hashOf(kept),
    kept,
  };
  try {
    const text = JSON.stringify(written);
    localStorage.setItem(keyOf(id), text);
    lastWritten.set(id, text);
    return true;
  } catch {
    notifyOnce(isForbidden() ? 'forbidden' : 'full');
    return false;
  }
}

const isForbidden = (): boolean => {
  try {
    return localStorage.length < 0;
  } catch {
    return true;
  }
};

function read(id: string): string | null {
  try {
    return localStorage.getItem(keyOf(id));
  } catch {
    return null;
  }
}

function deleteSave(id: string): void {
  try {
    localStorage.removeItem(keyOf(id));
  } catch {
    // Where nothing may be kept, nothing is.
  }
}

function writerOf(id: string): string | null {
  const text = read(id);
  const found = text === null ? null : v.safeParse(SaveSchema, parseJson(text));
  return found?.success ? found.output.writer : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
