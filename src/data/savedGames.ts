// Saved games in localStorage, one per game, with autosave: versioned and checksummed. Unusable ones are set aside with a message.
import * as v from 'valibot';
import { hashOf, type Json } from '../../scenes/kit/core/json.ts';
import type { Setup } from '../../scenes/kit/core/rules.ts';
import type { Session } from '../../scenes/kit/core/session/session.ts';
import type { SaveFormat } from '../../scenes/kit/game.ts';
import { saveFile } from '../ui/files.ts';
import { toast } from '../ui/toast.ts';
import { notifyOnce } from './notices.ts';
import { parseJson, setAside } from './validatedStorage.ts';

export const SAVED_GAME_PREFIX = 'foldedFox.kept.';
const FORMAT = 1;
/** Length limit before parsing, above any real saved game. */
const MAX_CHARACTERS = 1_000_000;
const WRITE_EVERY_MS = 1000;

const SaveSchema = v.object({
  format: v.literal(FORMAT),
  version: v.pipe(v.number(), v.safeInteger()),
  /** When it was saved, in milliseconds since 1970. */
  at: v.pipe(v.number(), v.finite()),
  /** Id of the page that wrote it. */
  writer: v.string(),
  setup: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  /** Hash of `kept`. */
  sum: v.string(),
  kept: v.unknown(),
});

/** A saved game that can be continued. */
export interface SavedGame {
  readonly kept: Json;
  readonly setup: Setup;
  readonly awaySeconds: number;
  /** Summary line, if the game gives one. */
  readonly line: string | null;
}

/** Games whose stored text could be neither read nor set aside: it is not overwritten. */
const locked = new Set<string>();
/** Id of this page. */
const WRITER = crypto.randomUUID();
const keyOf = (id: string): string => SAVED_GAME_PREFIX + id;
/** The text that this page wrote last, by game. */
const lastWritten = new Map<string, string>();
/** Whether another page has written since, or a file was imported (even one that this page had exported): it is not overwritten. */
const isFromAnotherPage = (id: string): boolean => writerOf(id) !== WRITER || read(id) !== lastWritten.get(id);

/** The saved game, if today's rules accept it. */
export function loadSavedGame(id: string, keep: SaveFormat<unknown>, now = Date.now()): SavedGame | null {
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
    line: keep.summary?.(kept) ?? null,
  };
}

function validateSave(text: string, keep: SaveFormat<unknown>): { kept: Json; at: number; setup: Setup } | string {
  const form = text.length > MAX_CHARACTERS ? null : v.safeParse(SaveSchema, parseJson(text));
  if (!form?.success || hashOf(form.output.kept) !== form.output.sum) return 'It is torn.';
  const { version, at, setup } = form.output;
  if (version !== keep.version)
    return version > keep.version ? 'A later version of this page wrote it.' : 'It is of an older version of the game.';
  const kept = form.output.kept as Json;
  return keep.validate(kept) ?? { kept, at, setup };
}

/** Sets an unusable saved game aside and shows a message. */
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
  /** This page continues the game and is now the one that saves. */
  takeOver(game: SavedGame): void;
  stop(): void;
}

/** Autosave: at most once a second, and at once at a pause, at the end and when the page is left. */
export function autosaveWhilePlayed(session: Session, id: string, keep: SaveFormat<unknown>): Autosave {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What this run saved last, as JSON; null while the stored game is not this run's. */
  let written: string | null = null;
  let hasLostToOtherPage = false;

  function write(): void {
    clearTimeout(timer);
    timer = undefined;
    const { phase, playback, setup } = session.store.getState();
    if (phase === 'ready' || playback || hasLostToOtherPage) return;
    const kept = keep.serialize(session.state as object);
    if (written !== null && isFromAnotherPage(id)) stopSaving();
    else if (kept === null) deleteOwnSave();
    else if (JSON.stringify(kept) !== written && writeSave(id, keep.version, kept, setup))
      written = JSON.stringify(kept);
  }

  /** The run is over or started again: deletes what it saved. */
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
    if (now.playback || now.phase === 'ready') {
      written = null;
      return;
    }
    if (now.tick === 0 && before.tick > 0) {
      // A new run: the last run's saved game stays until this one saves.
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
    // Storage is forbidden: there is nothing to delete.
  }
}

function writerOf(id: string): string | null {
  const text = read(id);
  const found = text === null ? null : v.safeParse(SaveSchema, parseJson(text));
  return found?.success ? found.output.writer : null;
}
