// Careers in localStorage, one per game: progress over runs, computed from events, versioned and checksummed. Unusable ones are set aside with a message.
import * as v from 'valibot';
import { hashOf, type Json } from '../../scenes/kit/core/json.ts';
import type { GameEvent } from '../../scenes/kit/core/rules.ts';
import type { Session } from '../../scenes/kit/core/session/session.ts';
import type { Career } from '../../scenes/kit/game.ts';
import { saveFile } from '../ui/files.ts';
import { toast } from '../ui/toast.ts';
import { notifyOnce } from './notices.ts';
import { parseJson, setAside } from './validatedStorage.ts';

export const CAREER_PREFIX = 'foldedFox.career.';
const FORMAT = 1;
/** Length limit before parsing, above any real career. */
const MAX_CHARACTERS = 1_000_000;
const WRITE_EVERY_MS = 1000;

const CareerSchema = v.object({
  format: v.literal(FORMAT),
  version: v.pipe(v.number(), v.safeInteger()),
  /** Hash of the career. */
  sum: v.string(),
  career: v.unknown(),
});

export interface CareerTracker {
  /** The career with all events so far. */
  now(): Json;
  stop(): void;
}

/** Games whose stored text could be neither read nor set aside: it is not overwritten. */
const locked = new Set<string>();
const keyOf = (id: string): string => CAREER_PREFIX + id;

/**
 * Updates a career from the events of a session. It is written at most once a second, and at once at a pause, at the end and when the page is left.
 * Each write applies the new events to the stored career, so that two open pages do not lose each other's progress.
 */
export function trackCareer(session: Session, id: string, career: Career): CareerTracker {
  /** Events since the last write. */
  let pendingEvents: GameEvent[] = [];
  /** The career as this page knows it. */
  let current = loadCareer(id, career) ?? career.initial;
  /** False where nothing can be written: the career then lasts as long as the page. */
  let isSaved = true;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function write(): void {
    clearTimeout(timer);
    timer = undefined;
    if (pendingEvents.length === 0) return;
    // Reads again before it writes: another page may have written, or the user may have erased it.
    const from = isSaved ? (loadCareer(id, career) ?? career.initial) : current;
    current = isSaved ? pendingEvents.reduce<Json>((grown, event) => career.reduce(grown, event), from) : current;
    pendingEvents = [];
    isSaved = writeCareer(id, career.version, current);
  }

  const stopEvents = session.onEvents(events => {
    const { phase, playback } = session.store.getState();
    if (phase === 'ready' || playback || Object.keys(session.overrides).length > 0) return;
    for (const event of events) {
      const grown = career.reduce(current, event);
      if (grown === current) continue;
      current = grown;
      pendingEvents.push(event);
    }
    if (pendingEvents.length > 0) timer ??= setTimeout(write, WRITE_EVERY_MS);
  });
  const stopPhases = session.store.subscribe((now, before) => {
    if (now.phase !== before.phase && now.phase !== 'playing') write();
  });
  const onHidden = () => document.hidden && write();
  window.addEventListener('pagehide', write);
  document.addEventListener('visibilitychange', onHidden);
  return {
    now() {
      write();
      if (isSaved) current = loadCareer(id, career) ?? career.initial;
      return current;
    },
    stop() {
      write();
      stopEvents();
      stopPhases();
      window.removeEventListener('pagehide', write);
      document.removeEventListener('visibilitychange', onHidden);
    },
  };
}

/** The stored career; null if there is none, or none that today's rules accept. */
function loadCareer(id: string, career: Career): Json | null {
  if (locked.has(id)) return null;
  let text: string | null;
  try {
    text = localStorage.getItem(keyOf(id));
  } catch {
    return null;
  }
  if (text === null) return null;
  const found = validateCareer(text, career);
  if ('why' in found) rejectCareer(id, text, found.why);
  return 'why' in found ? null : found.career;
}

function validateCareer(text: string, { version, validate }: Career): { career: Json } | { why: string } {
  const form = text.length > MAX_CHARACTERS ? null : v.safeParse(CareerSchema, parseJson(text));
  if (!form?.success || hashOf(form.output.career) !== form.output.sum) return { why: 'It is torn.' };
  const { version: of, career } = form.output;
  if (of !== version)
    return { why: of > version ? 'A later version of this page wrote it.' : 'It is of an older version of the game.' };
  const why = validate(career as Json);
  return why === null ? { career: career as Json } : { why };
}

/** Sets an unusable career aside and shows a message. */
function rejectCareer(id: string, text: string, why: string): void {
  const isAside = setAside(keyOf(id), text);
  if (!isAside) locked.add(id);
  toast({
    title: 'Your progress in this game could not be read',
    description: `${why} ${isAside ? 'It was set aside unchanged, and you begin anew.' : 'It was left as it is, and nothing is kept now.'}`,
    duration: Number.POSITIVE_INFINITY,
    action: {
      label: 'Save a copy',
      run: () => saveFile(`${id}_career.txt`, new Blob([text], { type: 'text/plain' })),
    },
  });
}

/** Writes a career; false where nothing can be written. */
function writeCareer(id: string, version: number, career: Json): boolean {
  if (locked.has(id)) return false;
  const written: v.InferOutput<typeof CareerSchema> = { format: FORMAT, version, sum: hashOf(career), career };
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(written));
    return true;
  } catch {
    notifyOnce('full');
    return false;
  }
}
