// Recording: one take at a time, with progress; it ends by hand, by its length, or with the music. Takes stay in memory.
import type { StoreApi } from 'zustand/vanilla';
import { currentName } from '../export/fileNames.ts';
import type { Engine, Recording, StudioServices, StudioState } from '../studio/studioState.ts';
import type { Take } from './record.ts';

const PROGRESS_MS = 100;
const NO_RECORDER = 'This browser cannot record sound. Nothing is lost: Export WAV gives you the loop as a file.';
const UNFINISHED = 'The recording could not be finished. The music and earlier recordings are untouched; try again.';

export function createTakes({ getState: get, setState: set }: StoreApi<StudioState>, services: StudioServices) {
  let running: {
    readonly take: Take;
    readonly since: number;
    readonly ticking: ReturnType<typeof setInterval>;
  } | null = null;
  let beginning = false;
  let count = 0;
  /** Number of takes that were begun. */
  let begun = 0;
  /** The page is gone: what is still rendered is dropped. */
  let isClosed = false;

  async function stop(): Promise<void> {
    if (!running) return;
    const { take, since, ticking } = running;
    running = null;
    clearInterval(ticking);
    const { settings, recordingSeconds, finishing } = get();
    const { genre, intensity } = settings;
    const date = services.now();
    const asked = Math.min(recordingSeconds, (date.getTime() - since) / 1000);
    const thisTake = begun;
    set({ progress: null, finishing: finishing + 1 });
    try {
      const blob = await take.finish(asked);
      const seconds = take.lengthOf ? await take.lengthOf(blob) : asked;
      if (isClosed) return;
      const url = services.createUrl(blob);
      const { ending, label } = take;
      const file = currentName({ genre, intensity }, date, ending);
      const recording: Recording = {
        url,
        name: `${genre}-${intensity}-${++count}`,
        date,
        seconds,
        file,
        ending,
        label,
      };
      // A later recording has discarded this one as the current.
      set({ ...(thisTake === begun && { current: recording }), recordings: [recording, ...get().recordings] });
    } catch {
      set({ message: UNFINISHED });
    } finally {
      set({ finishing: get().finishing - 1 });
    }
  }

  async function start(engine: Engine): Promise<void> {
    if (running || beginning) return;
    beginning = true;
    isClosed = false;
    begun++;
    set({ current: null, message: null });
    try {
      const take = await services.beginTake(engine);
      const since = services.now().getTime();
      const ticking = setInterval(() => {
        const progress = (services.now().getTime() - since) / 1000 / get().recordingSeconds;
        if (progress >= 1) void stop();
        else set({ progress });
      }, PROGRESS_MS);
      running = { take, since, ticking };
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
    close(): void {
      isClosed = true;
    },
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
