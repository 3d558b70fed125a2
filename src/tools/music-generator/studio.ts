// The studio: what the page can do, without React and without a sound card. State goes out by a store; sound, recorder and files come in from outside.
import { createStore, type StoreApi } from 'zustand/vanilla';
import { LAYERS, type Layer } from '../../../scenes/kit/sound/piece.ts';
import { changeSaved, generationOf, type SavedGeneration, savedGenerations, type Written } from './savedGenerations.ts';
import { DEFAULT_RECORDING_SECONDS, DEFAULTS, type Morph, NO_MORPH, readAddress, type Settings } from './settings.ts';
import { pieceOf, soundOf } from './sounding.ts';
import type { Engine, Means, StudioState } from './studioState.ts';
import { createTakes } from './takes.ts';

/** After this the music begins again when genre or intensity changed. */
export const RESTART_MS = 100;

const NO_SOUND =
  'No sound could be started: this browser or device gives the page no audio output. Nothing is lost. MIDI export works without sound.';
const NO_FILE =
  'The file could not be made: this browser gives the page no audio renderer. Nothing is lost. MIDI export works without it.';
const NOT_KEPT: Readonly<Record<Exclude<Written, 'kept'>, string>> = {
  full: 'This browser has no room left: what you saved lasts until you close the page. Copy the link to keep it.',
  forbidden:
    'This browser keeps nothing for this site: what you saved lasts until you close the page. Copy the link to keep it.',
};

export type Studio = ReturnType<typeof createStudio>;

export function createStudio(means: Means) {
  const store: StoreApi<StudioState> = createStore<StudioState>(() => ({
    settings: DEFAULTS,
    morph: NO_MORPH,
    muted: { melody: false, bass: false, chords: false },
    piece: pieceOf(DEFAULTS, NO_MORPH),
    phase: 'stopped',
    recordingSeconds: DEFAULT_RECORDING_SECONDS,
    progress: null,
    current: null,
    recordings: [],
    saved: [],
    busy: null,
    message: null,
  }));
  const { getState: get, setState: set } = store;
  const takes = createTakes(store, means);
  const sound = (only?: Layer) => soundOf(get(), only);
  let engine: Engine | null = null;
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
    put({ ...get().settings, ...settings }, { ...get().morph, ...morph });
    engine?.setPiece(get().piece);
    engine?.setSound(sound());
  }

  /** Another band: music that plays stops and begins again. */
  function exchange(settings: Partial<Settings>, morph: Morph): void {
    const { phase } = get();
    if (phase === 'playing') halt();
    put({ ...get().settings, ...settings }, morph);
    if (phase === 'playing') restart = setTimeout(() => void begin(), RESTART_MS);
    else if (phase === 'starting') void begin();
    else underWay = false;
  }

  function put(settings: Settings, morph: Morph): void {
    set({ settings, morph, piece: pieceOf(settings, morph) });
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
      const { settings, morph } = readAddress(search);
      change({ seed: means.randomSeed(), ...settings }, morph ?? {});
      set({ saved: savedGenerations() });
    },
    change,
    changeKind(settings: Pick<Partial<Settings>, 'genre' | 'intensity'>): void {
      const before = get().settings;
      const { genre, intensity } = { ...before, ...settings };
      if (genre !== before.genre || intensity !== before.intensity) exchange(settings, get().morph);
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
      const generation = generationOf(get().settings, name, means.now());
      keep(list => [generation, ...list]);
    },
    load({ genre, tempo, volume, complexity, seed }: SavedGeneration): void {
      exchange({ genre, tempo, volume, complexity, seed }, NO_MORPH);
    },
    forget: (id: string) => keep(list => list.filter(generation => generation.id !== id)),
    /** Another tab saved or deleted. */
    reread: () => set({ saved: savedGenerations() }),

    /** One export at a time, and what it does is said. */
    async during(what: string, work: () => Promise<void>): Promise<void> {
      if (get().busy) return;
      set({ busy: what, message: null });
      try {
        await work();
      } catch {
        set({ message: NO_FILE });
      } finally {
        set({ busy: null });
      }
    },
    audible: (): readonly Layer[] => LAYERS.filter(layer => !get().muted[layer]),
    sound,
    waveform: () => engine?.waveform() ?? null,
    step: () => engine?.step() ?? null,
    destroy(): void {
      halt();
      for (const { url } of get().recordings) means.dropUrl(url);
      engine?.destroy();
      engine = null;
    },
  };
}
