// Music studio: everything the page can do, independent of React and of the audio device. State is in a store; engine, recorder and URLs are passed in.

import { createStore, type StoreApi } from 'zustand/vanilla';
import { LAYERS, type Layer, type NoteEvent } from '../../../../scenes/kit/sound/composer/piece.ts';
import { createExports } from '../export/exporting.ts';
import { createTakes } from '../record/takes.ts';
import { createOpenSong } from '../songs/openSong.ts';
import {
  changeSaved,
  generationOf,
  NOT_SAVED,
  type SavedGeneration,
  savedGenerations,
  settingsOf,
  writtenOf,
} from '../songs/savedGenerations.ts';
import { listSongs, type Song } from '../songs/songs.ts';
import { pieceOf, soundOf } from './arrangement.ts';
import { type BySection, type Section, sectionsOf } from './form.ts';
import { createHistory, type MusicState } from './history.ts';
import { initialState, NOBODY_MUTED } from './initialState.ts';
import { changed, DEFAULTS, type Morph, NO_MORPH, readAddress, type Settings } from './settings.ts';
import type { Engine, StudioServices, StudioState } from './studioState.ts';
import { isWritten, lockedBy, lockedLayers, NOTHING_WRITTEN, type Written } from './written.ts';

/** Settings that decide the notes: a change composes all unlocked layers again. */
const NOTE_SETTINGS = ['genre', 'intensity', 'complexity', 'seed'] as const;
/** Kind of a change, so that the history merges the drag of a slider. */
const changeKindOf = (before: Settings, after: Settings): string =>
  (['tempo', 'volume', 'complexity', 'seed'] as const).filter(name => before[name] !== after[name]).join();

/** Whether other instruments play: then the music restarts. */
const isOtherBand = (before: Settings, after: Settings): boolean =>
  before.genre !== after.genre || before.intensity !== after.intensity;

/** Pause before the music restarts with another genre or intensity. */
export const RESTART_MS = 100;

const NO_SOUND =
  'No sound could be started: this browser or device gives the page no audio output. Nothing is lost. MIDI export works without sound.';
export type Studio = ReturnType<typeof createStudio>;

export function createStudio(services: StudioServices) {
  const store: StoreApi<StudioState> = createStore<StudioState>(initialState);
  const { getState: get, setState: set } = store;
  const takes = createTakes(store, services);
  const history = createHistory(services.now);
  const openSong = createOpenSong(store, { show: showSong, history, now: services.now });
  const exports = createExports(store);
  const sound = (only?: Layer) => soundOf(get(), only);
  let engine: Engine | null = null;
  let restart: ReturnType<typeof setTimeout> | undefined;
  /** Number of the last start: an older one that finishes late is ignored. */
  let startCount = 0;
  /** Whether the engine holds the music for Resume. */
  let engineHasMusic = false;

  async function startEngine(): Promise<void> {
    const thisStart = ++startCount;
    try {
      engine ??= await services.engine();
      if (thisStart !== startCount) return;
      await engine.play(get().piece, sound());
      if (thisStart !== startCount) return;
      engineHasMusic = true;
      // The settings may have changed while the engine started.
      engine.setPiece(get().piece);
      engine.setSound(sound());
      set({ phase: 'playing' });
    } catch {
      if (thisStart === startCount) set({ phase: 'stopped', message: NO_SOUND });
    }
  }

  function stopEngine(): void {
    startCount++;
    engineHasMusic = false;
    clearTimeout(restart);
    void takes.stop();
    engine?.stop();
  }

  /** Changes notes or mix while the music goes on. */
  function change(settings: Partial<Settings>, morph: Partial<Morph> = {}): void {
    applySettings(changed(get().settings, settings), { ...get().morph, ...morph });
    updateEngine();
  }

  /** Changes genre, intensity or everything: the music restarts; `own` replaces all edits and locks. */
  function replaceMusic(settings: Partial<Settings>, morph: Morph, own?: BySection<Written>): void {
    restartWith(() => applySettings(changed(get().settings, settings), morph, own));
  }

  /** Stops the music, changes it, and starts it again if it played. */
  function restartWith(apply: () => void): void {
    const { phase } = get();
    if (phase === 'playing') stopEngine();
    apply();
    if (phase === 'playing') restart = setTimeout(() => void startEngine(), RESTART_MS);
    else if (phase === 'starting') void startEngine();
    else engineHasMusic = false;
  }

  /** Shows music that comes as a whole: other instruments begin anew, others go on. */
  function showMusic(music: MusicState, apply: () => void, isAnother = false): void {
    if (isAnother || isOtherBand(get().settings, music.settings)) return restartWith(apply);
    apply();
    updateEngine();
  }

  function showSong({ music, muted, past }: Song, how: 'another' | 'changed'): void {
    const apply = () => {
      history.restore(past);
      set({ muted });
      setMusic(music);
    };
    showMusic(music, apply, how === 'another');
  }

  function beginSong(music: Pick<MusicState, 'settings' | 'morph' | 'written'>): void {
    const at = services.now().getTime();
    openSong.begin({ at, music: { ...music, locked: lockedBy(music.written) }, muted: NOBODY_MUTED, past: [] });
  }

  /** Applies settings; if they change the notes, unlocked edits are dropped. */
  function applySettings(settings: Settings, morph: Morph, own?: BySection<Written>): void {
    const { settings: before, written, locked } = get();
    const isMorphed = get().morph.amount !== morph.amount;
    recordUndo(changeKindOf(before, settings) || (isMorphed ? 'morph' : ''));
    if (own) return setMusic({ settings, morph, written: own, locked: lockedBy(own) });
    const isAnew = NOTE_SETTINGS.some(name => settings[name] !== before[name]);
    const kept = { A: lockedLayers(written.A, locked.A), B: lockedLayers(written.B, locked.B) };
    setMusic({ settings, morph, written: isAnew ? kept : written, locked });
  }

  function recordUndo(kind: string): void {
    const { settings, morph, written, locked } = get();
    history.record({ settings, morph, written, locked }, kind);
  }

  /** Updates the state; a section that is not in the form cannot be shown. */
  function setMusic(music: MusicState, looked = get().section): void {
    const { settings, morph, written } = music;
    const section = sectionsOf(settings.form).includes(looked) ? looked : 'A';
    set({ ...music, ...pieceOf(settings, morph, written), section, canUndo: !history.isEmpty() });
  }

  /** Hands the current notes and mix to the engine. */
  function updateEngine(): void {
    engine?.setPiece(get().piece);
    engine?.setSound(sound());
  }

  function updateSaved(edit: Parameters<typeof changeSaved>[0]): void {
    const written = changeSaved(edit);
    if (written === 'saved') set({ saved: savedGenerations() });
    else set({ saved: edit(get().saved), message: NOT_SAVED[written] });
  }

  return {
    store,
    showMessage: (message: string | null) => set({ message }),
    /** Call it in the browser: opens the song with the id, else the music of the address, else the newest song, else a random seed. */
    open(address: Parameters<typeof readAddress>[0], id: string | null = null): void {
      set({ saved: savedGenerations(), songs: listSongs() });
      if (id !== null && openSong.open(id)) return;
      const { settings, morph, written } = readAddress(address);
      const isLink = Object.keys(settings).length > 0 || morph !== null || isWritten(written);
      const [newest] = get().songs;
      if (!isLink && newest && openSong.open(newest.id)) return;
      const opened = changed(DEFAULTS, { seed: services.randomSeed(), ...settings });
      beginSong({ settings: opened, morph: morph ?? NO_MORPH, written });
    },
    /** Begins a song with the settings of a first visit and a random seed; the one before stays in the list. */
    newSong(): void {
      openSong.keepOpened();
      const settings = changed(DEFAULTS, { seed: services.randomSeed() });
      beginSong({ settings, morph: NO_MORPH, written: NOTHING_WRITTEN });
    },
    openSong: openSong.open,
    deleteSong: openSong.remove,
    change,
    changeKind(settings: Pick<Partial<Settings>, 'genre' | 'intensity'>): void {
      const before = get().settings;
      if (isOtherBand(before, { ...before, ...settings })) replaceMusic(settings, get().morph);
    },
    /** Selects the section that is shown and edited. */
    showSection: (section: Section) => set({ section }),
    /** Replaces the notes of a layer; the drag of a note is one change. */
    write(layer: Layer, notes: readonly NoteEvent[], kind = ''): void {
      recordUndo(kind);
      const { settings, morph, section, written, locked } = get();
      const own = { ...written[section], [layer]: notes };
      setMusic({ settings, morph, written: { ...written, [section]: own }, locked });
      updateEngine();
    },
    /** Locks a layer: it stays as it is while the others are composed again. */
    lock(layer: Layer, on: boolean): void {
      recordUndo('');
      const { settings, morph, section, sections, written, locked } = get();
      const own = on ? { ...written[section], [layer]: sections[section].layers[layer] } : written[section];
      const locks = { ...locked[section], [layer]: on };
      setMusic({ settings, morph, written: { ...written, [section]: own }, locked: { ...locked, [section]: locks } });
    },
    undo(): void {
      const before = history.undo();
      if (!before) return;
      const { section, written } = get();
      const other = section === 'A' ? 'B' : 'A';
      // Shows the section in which a change is undone.
      const isElsewhere = before.written[section] === written[section] && before.written[other] !== written[other];
      showMusic(before, () => setMusic(before, isElsewhere ? other : section));
    },
    newSeed: () => change({ seed: services.randomSeed() }),
    mute(layer: Layer, muted: boolean): void {
      set({ muted: { ...get().muted, [layer]: muted } });
      engine?.setSound(sound());
    },

    async play(): Promise<void> {
      if (get().phase !== 'stopped') return;
      openSong.keepOpened();
      set({ phase: 'starting', message: null });
      await startEngine();
    },
    pause(): void {
      if (get().phase !== 'playing') return;
      // Between a stop and its restart the engine has nothing to pause: Resume starts again.
      if (engineHasMusic) engine?.pause();
      else stopEngine();
      void takes.stop();
      set({ phase: 'paused' });
    },
    async resume(): Promise<void> {
      if (get().phase !== 'paused') return;
      if (!engineHasMusic) return startEngine();
      try {
        await engine?.resume();
        set({ phase: 'playing' });
      } catch {
        set({ message: NO_SOUND });
      }
    },
    stop(): void {
      stopEngine();
      set({ phase: 'stopped' });
    },

    setRecordingSeconds: (recordingSeconds: number) => set({ recordingSeconds }),
    async startRecording(): Promise<void> {
      if (engine && get().phase === 'playing') await takes.start(engine);
    },
    stopRecording: takes.stop,
    deleteRecording: takes.remove,

    save(name: string): void {
      const generation = generationOf(get().settings, name, services.now(), get().written);
      updateSaved(list => [generation, ...list]);
    },
    load: (saved: SavedGeneration) => replaceMusic(settingsOf(saved), NO_MORPH, writtenOf(saved)),
    deleteSaved: (id: string) => updateSaved(list => list.filter(generation => generation.id !== id)),
    /** Another tab changed a list. */
    reread: () => set({ saved: savedGenerations(), songs: listSongs() }),

    runExport: exports.run,
    cancelExport: exports.cancel,
    /** The layers that are heard. */
    audible: (): readonly Layer[] =>
      LAYERS.filter(layer => !get().muted[layer] && get().piece.layers[layer].length > 0),
    sound,
    waveform: () => engine?.waveform() ?? null,
    step: () => engine?.step() ?? null,
    destroy(): void {
      stopEngine();
      takes.close();
      openSong.leave();
      exports.cancel();
      for (const { url } of get().recordings) services.revokeUrl(url);
      engine?.destroy();
      engine = null;
    },
  };
}
