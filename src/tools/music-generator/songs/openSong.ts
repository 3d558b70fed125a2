// The open song: kept as it changes, and shown anew where another tab changes it.
import type { StoreApi } from 'zustand/vanilla';
import { timeAfter } from '../../../data/timeAfter.ts';
import type { History, MusicState } from '../studio/history.ts';
import type { StudioState } from '../studio/studioState.ts';
import { decodeSong, encodeSong, entryOf, listSongs, type Song, storedSong } from './songs.ts';

const KEPT = ['settings', 'morph', 'written', 'locked', 'muted'] as const satisfies readonly (keyof StudioState)[];

/** Whether it is another song than before, or the same one, changed. */
type Shown = 'another' | 'changed';

interface SongView {
  show(song: Song, how: Shown): void;
  readonly history: History;
  now(): Date;
}

export function createOpenSong(store: StoreApi<StudioState>, { show, history, now }: SongView) {
  const { getState: get, setState: set } = store;
  let stored: ReturnType<typeof storedSong> | null = null;
  let stopFollowing = () => {};
  /** Whether changes are the user's: not before a song is open, and not while one is shown. */
  let isKeeping = false;

  /** Ends with the last song: the next change belongs to another one. */
  function leave(): void {
    stopFollowing();
    stopFollowing = () => {};
    stored = null;
    isKeeping = false;
  }

  function enter(id: string, value = storedSong(id)): void {
    stored = value;
    stopFollowing = value.onChange(changed => {
      if (changed) showQuietly(decodeSong(changed), 'changed');
    });
    set({ song: id });
  }

  function showQuietly(song: Song, how: Shown): void {
    isKeeping = false;
    show(song, how);
    isKeeping = true;
  }

  /** Writes the song as it is now; the first time it becomes one of the list. */
  function keep(): void {
    if (!stored) enter(crypto.randomUUID());
    const id = get().song as string;
    const { settings, morph, written, locked, muted, songs } = get();
    const others = songs.filter(song => song.id !== id);
    const at = timeAfter(
      others.map(song => song.at),
      now().getTime(),
    );
    const music: MusicState = { settings, morph, written, locked };
    const song: Song = { at, music, muted, past: history.steps() };
    stored?.save(encodeSong(song));
    set({ songs: [entryOf(id, song), ...others] });
  }

  store.subscribe((state, before) => {
    if (isKeeping && KEPT.some(name => state[name] !== before[name])) keep();
  });

  return {
    /** Opens a song of the list; false where there is none, or it cannot be read. */
    open(id: string): boolean {
      const value = storedSong(id);
      const song = value.load();
      if (!song) return false;
      leave();
      enter(id, value);
      showQuietly(decodeSong(song), 'another');
      return true;
    },
    /** Begins a song with some music; it is kept from its first change. */
    begin(song: Song): void {
      leave();
      set({ song: null });
      showQuietly(song, 'another');
    },
    /** Keeps a song that was opened and not changed yet. */
    keepOpened(): void {
      if (isKeeping && !stored) keep();
    },
    remove(id: string): void {
      storedSong(id).remove();
      set({ songs: listSongs() });
    },
    leave,
  };
}
