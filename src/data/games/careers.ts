// Careers in localStorage, one per game: progress over runs, computed from events.
import type { Json } from '../../../scenes/kit/core/json.ts';
import type { GameEvent } from '../../../scenes/kit/core/rules.ts';
import type { Session } from '../../../scenes/kit/core/session/session.ts';
import type { Career } from '../../../scenes/kit/game.ts';
import { StoredValue } from '../StoredValue.ts';

const WRITE_EVERY_MS = 1000;

export interface CareerTracker {
  /** The career with all events so far. */
  now(): Json;
  stop(): void;
}

/** The stored careers, by game: one each for as long as the page is open. */
const values = new Map<string, StoredValue<Json>>();

export function storedCareer(id: string, { version, validate }: Career): StoredValue<Json> {
  const known = values.get(id);
  if (known) return known;
  const stored = new StoredValue<Json>({
    kind: 'career',
    key: `foldedFox.career.${id}`,
    version,
    validate: state => validate(state as Json) ?? { state: state as Json },
    fileName: `${id}_career`,
  });
  values.set(id, stored);
  return stored;
}

/**
 * Updates a career from the events of a session. It is written at most once a second, and at once at a pause, at the end and when the page is left.
 * Each write applies the new events to the stored career, so that two open pages do not lose each other's progress.
 */
export function trackCareer(session: Session, id: string, career: Career): CareerTracker {
  const stored = storedCareer(id, career);
  /** Events since the last write. */
  let pendingEvents: GameEvent[] = [];
  /** The career as this page knows it. */
  let current = stored.load() ?? career.initial;
  /** False where nothing can be written: the career then lasts as long as the page. */
  let isSaved = true;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function write(): void {
    clearTimeout(timer);
    timer = undefined;
    if (pendingEvents.length === 0) return;
    // Reads again before it writes: another page may have written, or the user may have erased it.
    const from = isSaved ? (stored.load() ?? career.initial) : current;
    current = isSaved ? pendingEvents.reduce<Json>((grown, event) => career.reduce(grown, event), from) : current;
    pendingEvents = [];
    isSaved = stored.save(current).outcome === 'saved';
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
      if (isSaved) current = stored.load() ?? career.initial;
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
