// The studio: what the page can do, without React and without a sound card. State goes out by a store; sound, recorder and files come in from outside.
import { createStore, type StoreApi } from 'zustand/vanilla';
import { LAYERS, type Layer, type NoteEvent } from '../../../scenes/kit/sound/piece.ts';
import { type BySection, type Section, sectionsOf } from './form.ts';
import { createHistory, type Music } from './history.ts';
import type { Rendering } from './render.ts';
import {
  changeSaved,
  generationOf,
  type Keeping,
  type SavedGeneration,
  savedGenerations,
  settingsOf,
  writtenOf,
} from './savedGenerations.ts';
import {
  changed,
  DEFAULT_RECORDING_SECONDS,
  DEFAULTS,
  type Morph,
  NO_MORPH,
  readAddress,
  type Settings,
} from './settings.ts';
import { pieceOf, soundOf } from './sounding.ts';
import type { Engine, Means, StudioState } from './studioState.ts';
import { createTakes } from './takes.ts';
import { held, lockedBy, NOTHING_WRITTEN, type Written } from './written.ts';

/** What decides the notes: turned, all layers are drawn anew. */
const DRAWN_BY = ['genre', 'intensity', 'complexity', 'seed'] as const;
/** What was turned, so that a slider that is dragged is one change. */
const kindOf = (before: Settings, after: Settings): string =>
  (['tempo', 'volume', 'complexity', 'seed'] as const).filter(name => before[name] !== after[name]).join();

/** After this the music begins again when genre or intensity changed. */
export const RESTART_MS = 100;

const NO_SOUND =
  'No sound could be started: this browser or device gives the page no audio output. Nothing is lost. MIDI export works without sound.';
const NO_FILE =
  'The file could not be made: this browser gives the page no audio renderer. Nothing is lost. MIDI export works without it.';
const NOT_KEPT: Readonly<Record<Exclude<Keeping, 'kept'>, string>> = {
  full: 'This browser has no room left: what you saved lasts until you close the page. Copy the link to keep it.',
  forbidden:
    'This browser keeps nothing for this site: what you saved lasts until you close the page. Copy the link to keep it.',
};

export type Studio = ReturnType<typeof createStudio>;

export function createStudio(means: Means) {
  const store: StoreApi<StudioState> = createStore<StudioState>(() => ({
    settings: DEFAULTS,
    morph: NO_MORPH,
    muted: { melody: false, bass: false, chords: false, drums: false },
    ...pieceOf(DEFAULTS, NO_MORPH),
    section: 'A',
    written: NOTHING_WRITTEN,
    locked: lockedBy(NOTHING_WRITTEN),
    canUndo: false,
    phase: 'stopped',
    recordingSeconds: DEFAULT_RECORDING_SECONDS,
    progress: null,
    current: null,
    recordings: [],
    saved: [],
    busy: null,
    done: 0,
    message: null,
  }));
  const { getState: get, setState: set } = store;
  const takes = createTakes(store, means);
  const history = createHistory(means.now);
  const sound = (only?: Layer) => soundOf(get(), only);
  let engine: Engine | null = null;
  let exporting: AbortController | null = null;
  let restart: ReturnType<typeof setTimeout> | undefined;
  /** Which start is the last one asked for: an older one that arrives late is dropped. */
  let starts = 0;
  /** Whether the engine holds the music that Resume should go on with. */
  let underWay = false;

  async function begin(): Promise<void> {
    const mine = ++starts;
    try {
      engine ??= await means.engine();
      if (mine !== starts) return;
      await engine.play(get().piece, sound());
      if (mine !== starts) return;
      underWay = true;
      // What was turned while the band got ready.
      engine.setPiece(get().piece);
      engine.setSound(sound());
      set({ phase: 'playing' });
    } catch {
      if (mine === starts) set({ phase: 'stopped', message: NO_SOUND });
    }
  }

  function halt(): void {
    starts++;
    underWay = false;
    clearTimeout(restart);
    void takes.stop();
    engine?.stop();
  }

  /** Other notes for the same band: they go on without a break. */
  function change(settings: Partial<Settings>, morph: Partial<Morph> = {}): void {
    put(changed(get().settings, settings), { ...get().morph, ...morph });
    sounds();
  }

  /** Another band: music that plays stops and begins again; with notes of its own, whatever was written or locked. */
  function exchange(settings: Partial<Settings>, morph: Morph, own?: BySection<Written>): void {
    const { phase } = get();
    if (phase === 'playing') halt();
    put(changed(get().settings, settings), morph, own);
    if (phase === 'playing') restart = setTimeout(() => void begin(), RESTART_MS);
    else if (phase === 'starting') void begin();
    else underWay = false;
  }

  /** Other notes are drawn: what was written and is not locked goes with the old ones. */
  function put(settings: Settings, morph: Morph, own?: BySection<Written>): void {
    const { settings: before, written, locked } = get();
    remember(kindOf(before, settings));
    if (own) return show({ settings, morph, written: own, locked: lockedBy(own) });
    const isAnew = DRAWN_BY.some(name => settings[name] !== before[name]);
    const kept = { A: held(written.A, locked.A), B: held(written.B, locked.B) };
    show({ settings, morph, written: isAnew ? kept : written, locked });
  }

  function remember(kind: string): void {
    const { settings, morph, written, locked } = get();
    history.note({ settings, morph, written, locked }, kind);
  }

  /** Of a section that is not played there is nothing to look at. */
  function show(music: Music, looked = get().section): void {
    const { settings, morph, written } = music;
    const section = sectionsOf(settings.form).includes(looked) ? looked : 'A';
    set({ ...music, ...pieceOf(settings, morph, written), section, canUndo: !history.isEmpty() });
  }

  /** The notes as they are now sound at once. */
  function sounds(): void {
    engine?.setPiece(get().piece);
    engine?.setSound(sound());
  }

  function keep(edit: Parameters<typeof changeSaved>[0]): void {
    const written = changeSaved(edit);
    if (written === 'kept') set({ saved: savedGenerations() });
    else set({ saved: edit(get().saved), message: NOT_KEPT[written] });
  }

  return {
    store,
    say: (message: string | null) => set({ message }),
    /** Once, in the browser: the address' music, else a seed by chance; and what was saved. */
    open(search: string): void {
      const { settings, morph, written } = readAddress(search);
      const opened = changed(get().settings, { seed: means.randomSeed(), ...settings });
      show({ settings: opened, morph: morph ?? NO_MORPH, written, locked: lockedBy(written) });
      set({ saved: savedGenerations() });
    },
    change,
    changeKind(settings: Pick<Partial<Settings>, 'genre' | 'intensity'>): void {
      const before = get().settings;
      const { genre, intensity } = { ...before, ...settings };
      if (genre !== before.genre || intensity !== before.intensity) exchange(settings, get().morph);
    },
    /** The section that is shown, and written in. */
    look: (section: Section) => set({ section }),
    /** A layer in the visitor's own hand; dragging a note is one change. */
    write(layer: Layer, notes: readonly NoteEvent[], kind = ''): void {
      remember(kind);
      const { settings, morph, section, written, locked } = get();
      const own = { ...written[section], [layer]: notes };
      show({ settings, morph, written: { ...written, [section]: own }, locked });
      sounds();
    },
    /** A locked layer stays as it is while the others are drawn anew. */
    lock(layer: Layer, on: boolean): void {
      remember('');
      const { settings, morph, section, sections, written, locked } = get();
      const own = on ? { ...written[section], [layer]: sections[section].layers[layer] } : written[section];
      const locks = { ...locked[section], [layer]: on };
      show({ settings, morph, written: { ...written, [section]: own }, locked: { ...locked, [section]: locks } });
    },
    undo(): void {
      const before = history.back();
      if (!before) return;
      const { settings, section, written } = get();
      const isOtherBand = before.settings.genre !== settings.genre || before.settings.intensity !== settings.intensity;
      const other = section === 'A' ? 'B' : 'A';
      // What is taken back is shown.
      const isElsewhere = before.written[section] === written[section] && before.written[other] !== written[other];
      show(before, isElsewhere ? other : section);
      if (!isOtherBand) sounds();
      else if (get().phase === 'playing') {
        halt();
        restart = setTimeout(() => void begin(), RESTART_MS);
      } else if (get().phase === 'paused') underWay = false;
    },
    newSeed: () => change({ seed: means.randomSeed() }),
    mute(layer: Layer, muted: boolean): void {
      set({ muted: { ...get().muted, [layer]: muted } });
      engine?.setSound(sound());
    },

    async play(): Promise<void> {
      if (get().phase !== 'stopped') return;
      set({ phase: 'starting', message: null });
      await begin();
    },
    pause(): void {
      if (get().phase !== 'playing') return;
      // Between a stop and its restart there is nothing to hold: Resume begins anew.
      if (underWay) engine?.pause();
      else halt();
      void takes.stop();
      set({ phase: 'paused' });
    },
    async resume(): Promise<void> {
      if (get().phase !== 'paused') return;
      if (!underWay) return begin();
      try {
        await engine?.resume();
        set({ phase: 'playing' });
      } catch {
        set({ message: NO_SOUND });
      }
    },
    stop(): void {
      halt();
      set({ phase: 'stopped' });
    },

    setRecordingSeconds: (recordingSeconds: number) => set({ recordingSeconds }),
    async startRecording(): Promise<void> {
      if (engine && get().phase === 'playing') await takes.start(engine.stream());
    },
    stopRecording: takes.stop,
    deleteRecording: takes.remove,

    save(name: string): void {
      const generation = generationOf(get().settings, name, means.now(), get().written);
      keep(list => [generation, ...list]);
    },
    load: (saved: SavedGeneration) => exchange(settingsOf(saved), NO_MORPH, writtenOf(saved)),
    forget: (id: string) => keep(list => list.filter(generation => generation.id !== id)),
    /** Another tab saved or deleted. */
    reread: () => set({ saved: savedGenerations() }),

    /** One export at a time, and what it does is said. */
    async during(what: string, work: (rendering: Rendering) => Promise<void>): Promise<void> {
      if (get().busy) return;
      const { signal } = (exporting = new AbortController());
      set({ busy: what, done: 0, message: null });
      try {
        await work({ signal, progress: done => set({ done }) });
      } catch {
        if (!signal.aborted) set({ message: NO_FILE });
      } finally {
        set({ busy: null });
      }
    },
    /** The export under way is given up. */
    giveUp: () => exporting?.abort(),
    /** The layers that sound. */
    audible: (): readonly Layer[] =>
      LAYERS.filter(layer => !get().muted[layer] && get().piece.layers[layer].length > 0),
    sound,
    waveform: () => engine?.waveform() ?? null,
    step: () => engine?.step() ?? null,
    destroy(): void {
      halt();
      exporting?.abort();
      for (const { url } of get().recordings) means.dropUrl(url);
      engine?.destroy();
      engine = null;
    },
  };
}
