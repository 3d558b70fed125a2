// Careers, one for each game: what grows over runs, written from events, versioned and checksummed. What cannot be begun from is set aside and said.
import * as v from 'valibot';
import { hashOf, type Json } from '../../scenes/kit/core/json.ts';
import type { GameEvent } from '../../scenes/kit/core/rules.ts';
import type { Session } from '../../scenes/kit/core/session/session.ts';
import type { Career } from '../../scenes/kit/game.ts';
import { saveFile } from '../ui/files.ts';
import { toast } from '../ui/toast.ts';
import { setAside } from './keptStorage.ts';
import { tellOnce } from './notices.ts';

export const CAREER_PREFIX = 'foldedFox.career.';
const FORMAT = 1;
/** Longer than any career: it is not even parsed. */
const MOST_CHARACTERS = 1_000_000;
const WRITE_EVERY_MS = 1000;

const Written = v.object({
  format: v.literal(FORMAT),
  version: v.pipe(v.number(), v.safeInteger()),
  /** Of the career. */
  sum: v.string(),
  career: v.unknown(),
});

export interface CareerPlay {
  /** The career as it stands: what has just happened is in it. */
  now(): Json;
  stop(): void;
}

/** Careers whose text could be neither read nor set aside: they are not written over. */
const locked = new Set<string>();
const keyOf = (id: string): string => CAREER_PREFIX + id;

/**
 * Lets a career grow while a session is played: written at most once a second, and at once at a pause, at the end and when the page is left.
 * Each writing adds what happened here to what is kept by then, so that two pages lose nothing of each other.
 */
export function growWhilePlayed(session: Session, id: string, career: Career): CareerPlay {
  /** What has happened since the last writing. */
  let news: GameEvent[] = [];
  /** As it stands, as far as this page knows. */
  let known = kept(id, career) ?? career.initial;
  /** False where nothing can be written: the career then lasts as long as the page. */
  let isWritten = true;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function write(): void {
    clearTimeout(timer);
    timer = undefined;
    if (news.length === 0) return;
    // What was erased meanwhile stays erased.
    const from = isWritten ? (kept(id, career) ?? career.initial) : known;
    known = isWritten ? news.reduce<Json>((grown, event) => career.reduce(grown, event), from) : known;
    news = [];
    isWritten = put(id, career.version, known);
  }

  const stopEvents = session.onEvents(events => {
    const { phase, playback } = session.store.getState();
    if (phase === 'ready' || playback || Object.keys(session.overrides).length > 0) return;
    for (const event of events) {
      const grown = career.reduce(known, event);
      if (grown === known) continue;
      known = grown;
      news.push(event);
    }
    if (news.length > 0) timer ??= setTimeout(write, WRITE_EVERY_MS);
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
      if (isWritten) known = kept(id, career) ?? career.initial;
      return known;
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

/** What is kept; null where nothing is, or nothing that today's rules can begin from. */
function kept(id: string, career: Career): Json | null {
  if (locked.has(id)) return null;
  let text: string | null;
  try {
    text = localStorage.getItem(keyOf(id));
  } catch {
    return null;
  }
  if (text === null) return null;
  const found = checked(text, career);
  if ('why' in found) refuse(id, text, found.why);
  return 'why' in found ? null : found.career;
}

function checked(text: string, { version, validate }: Career): { career: Json } | { why: string } {
  const form = text.length > MOST_CHARACTERS ? null : v.safeParse(Written, parsed(text));
  if (!form?.success || hashOf(form.output.career) !== form.output.sum) return { why: 'It is torn.' };
  const { version: of, career } = form.output;
  if (of !== version)
    return { why: of > version ? 'A later version of this page wrote it.' : 'It is of an older version of the game.' };
  const why = validate(career as Json);
  return why === null ? { career: career as Json } : { why };
}

/** Out of the way, unchanged, and said. */
function refuse(id: string, text: string, why: string): void {
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

/** False where nothing can be written. */
function put(id: string, version: number, career: Json): boolean {
  if (locked.has(id)) return false;
  const written: v.InferOutput<typeof Written> = { format: FORMAT, version, sum: hashOf(career), career };
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(written));
    return true;
  } catch {
    tellOnce('full');
    return false;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
