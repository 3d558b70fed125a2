// Saved games in localStorage, one per game, with autosave.
import * as v from 'valibot';
import type { Json } from '../../../scenes/kit/core/json.ts';
import type { Setup } from '../../../scenes/kit/core/rules.ts';
import type { Session } from '../../../scenes/kit/core/session/session.ts';
import type { SaveFormat } from '../../../scenes/kit/game.ts';
import { toast } from '../../ui/toast.ts';
import { StoredValue, validatedBy } from '../StoredValue.ts';

const WRITE_EVERY_MS = 1000;
/** Clocks are set right by seconds all the time: so much backwards is not spoken of. */
const CLOCK_DRIFT_MS = 60_000;

const SaveSchema = v.object({
  /** When it was saved, in milliseconds since 1970. */
  at: v.pipe(v.number(), v.finite()),
  setup: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  kept: v.unknown(),
});
interface Save {
  readonly at: number;
  readonly setup: Setup;
  readonly kept: Json;
}

/** A saved game that can be continued. */
export interface SavedGame {
  /** Where it is stored. */
  readonly key: string;
  readonly kept: Json;
  readonly setup: Setup;
  readonly awaySeconds: number;
  /** What the game says because the clock stands before the time of the save; null where that is as it should be, or does not matter. */
  readonly clockWentBack: string | null;
  /** Summary line, if the game gives one. */
  readonly line: string | null;
}

/** The stored saved games, by game: one each for as long as the page is open. */
const values = new Map<string, StoredValue<Save>>();

/** The saved game, or the one that a new game has set aside. */
type Slot = 'now' | 'before';
const keyOf = (id: string, slot: Slot): string => `foldedFox.kept.${id}${slot === 'before' ? '.before' : ''}`;

export function storedSave(id: string, keep: SaveFormat<unknown>, slot: Slot = 'now'): StoredValue<Save> {
  const key = keyOf(id, slot);
  const known = values.get(key);
  if (known) return known;
  const stored = new StoredValue<Save>({
    kind: 'savedGame',
    key,
    version: keep.version,
    validate(state) {
      const read = validatedBy(SaveSchema)(state);
      if (typeof read === 'string') return read;
      const save = read.state as Save;
      return keep.validate(save.kept) ?? { state: save };
    },
    fileName: `${id}_kept`,
  });
  values.set(key, stored);
  return stored;
}

/** The saved game and the one before it, as far as today's rules accept them. */
export const loadSavedGames = (id: string, keep: SaveFormat<unknown>, now = Date.now()): readonly SavedGame[] =>
  (['now', 'before'] as const).flatMap(slot => loadSavedGame(id, keep, slot, now) ?? []);

function loadSavedGame(id: string, keep: SaveFormat<unknown>, slot: Slot, now: number): SavedGame | null {
  const save = storedSave(id, keep, slot).load();
  if (save === null) return null;
  const { kept, at, setup } = save;
  return {
    key: keyOf(id, slot),
    kept,
    setup,
    awaySeconds: Math.max(0, Math.floor((now - at) / 1000)),
    clockWentBack: at - now > CLOCK_DRIFT_MS ? (keep.clockWentBack ?? null) : null,
    line: keep.summary?.(kept) ?? null,
  };
}

export interface Autosave {
  /** This page continues the game and is now the one that saves. */
  takeOver(game: SavedGame): void;
  stop(): void;
}

/** Autosave: at most once a second, and at once at a pause, at the end and when the page is left. */
export function autosaveWhilePlayed(session: Session, id: string, keep: SaveFormat<unknown>): Autosave {
  const stored = storedSave(id, keep);
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
    if (written !== null && stored.isChangedElsewhere()) stopSaving();
    else if (kept === null) deleteOwnSave();
    else if (JSON.stringify(kept) !== written && save(kept, setup)) written = JSON.stringify(kept);
  }

  /** A run's first save takes the place of an earlier game, which is set aside: one that cannot be read by loading it. */
  function save(kept: Json, setup: Setup): boolean {
    if (written === null) {
      const earlier = stored.load();
      if (earlier !== null) storedSave(id, keep, 'before').save(earlier);
    }
    return stored.save({ at: Date.now(), setup: { ...setup }, kept }).outcome === 'saved';
  }

  /** The run is over or started again: deletes what it saved. */
  function deleteOwnSave(): void {
    if (written !== null) stored.remove();
    written = null;
  }

  function stopSaving(): void {
    hasLostToOtherPage = true;
    if (stored.load() === null) return;
    toast({
      title: 'This game goes on in another tab',
      description: 'Nothing is lost: Continue takes it back to this one.',
      duration: Number.POSITIVE_INFINITY,
    });
    // It is played in one place: nothing that happens in it counts twice.
    session.menu();
  }

  const stopListening = session.store.subscribe((now, before) => {
    if (now.playback || now.phase === 'ready') {
      written = null;
      return;
    }
    if (now.run !== before.run) {
      // A new run: the last run's saved game stays until this one saves.
      written = null;
      hasLostToOtherPage = false;
    }
    if (now.phase !== before.phase && now.phase !== 'playing') write();
    else timer ??= setTimeout(write, WRITE_EVERY_MS);
  });
  const onLeft = () => write();
  const onHidden = () => document.hidden && write();
  window.addEventListener('pagehide', onLeft);
  document.addEventListener('visibilitychange', onHidden);
  const stopWatching = stored.onChange(() => {
    if (written !== null && !hasLostToOtherPage) stopSaving();
  });
  return {
    takeOver({ key, kept, setup }) {
      hasLostToOtherPage = false;
      const before = storedSave(id, keep, 'before');
      // The game that was set aside and the one that took its place change places.
      if (key === keyOf(id, 'before')) {
        before.remove();
        save(kept, setup);
      } else {
        written = JSON.stringify(kept);
        save(kept, setup);
      }
      written = JSON.stringify(kept);
    },
    stop() {
      write();
      stopListening();
      window.removeEventListener('pagehide', onLeft);
      document.removeEventListener('visibilitychange', onHidden);
      stopWatching();
    },
  };
}
