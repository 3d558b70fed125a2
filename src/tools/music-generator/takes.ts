// Recording: one take at a time, with progress; it ends by hand, by its length, or with the music. Takes stay in memory.
import type { StoreApi } from 'zustand/vanilla';
import { currentName } from './fileNames.ts';
import type { Take } from './record.ts';
import type { Recording, StudioServices, StudioState } from './studioState.ts';

const PROGRESS_MS = 100;
const NO_RECORDER = 'This browser cannot record sound. Nothing is lost: Export WAV gives you the loop as a file.';
const UNFINISHED = 'The recording could not be finished. The music and earlier recordings are untouched; try again.';

export function createTakes({ getState: get, setState: set }: StoreApi<StudioState>, services: StudioServices) {
  let running: { readonly take: Take; readonly ticking: ReturnType<typeof setInterval> } | null = null;
  let beginning = false;
  let count = 0;

  async function stop(): Promise<void> {
    if (!running) return;
    const { take, ticking } = running;
    running = null;
    clearInterval(ticking);
    const { genre, intensity } = get().settings;
    set({ progress: null });
    try {
      const url = services.createUrl(await take.finish());
      const date = services.now();
      const { ending, label } = take;
      const file = currentName({ genre, intensity }, date, ending);
      const recording: Recording = { url, name: `${genre}-${intensity}-${++count}`, date, file, ending, label };
      set({ current: recording, recordings: [recording, ...get().recordings] });
    } catch {
      set({ message: UNFINISHED });
    }
  }

  async function start(stream: MediaStream): Promise<void> {
    if (running || beginning) return;
    beginning = true;
    set({ current: null, message: null });
    try {
      const take = await services.beginTake(stream);
      const since = services.now().getTime();
      const ticking = setInterval(() => {
        const progress = (services.now().getTime() - since) / 1000 / get().recordingSeconds;
        if (progress >= 1) void stop();
        else set({ progress });
      }, PROGRESS_MS);
      running = { take, ticking };
      set({ progress: 0 });
      // The music may have stopped while the recorder started.
      if (get().phase !== 'playing') await stop();
    } catch {
      set({ message: NO_RECORDER });
    } finally {
      beginning = false;
    }
  }

  return {
    start,
    stop,
    remove(url: string): void {
      const { recordings, current } = get();
      services.revokeUrl(url);
      set({
        recordings: recordings.filter(recording => recording.url !== url),
        current: current?.url === url ? null : current,
      });
    },
  };
}
