// Records of a game on this device: best score, medals and the best run's track, for scene and HUD. Rules never read them.

export interface Records {
  /** The best unassisted score; null before the first. */
  readonly best: number | null;
  readonly medals: readonly string[];
  /** Ghost track of the best run; null where none was recorded. */
  readonly track: GhostTrack | null;
}

/** Ghost track: the hero's place every `every` ticks from tick 0, in whole world pixels; null where no hero was there. */
export interface GhostTrack {
  readonly every: number;
  readonly places: readonly (readonly [x: number, y: number] | null)[];
}

export const NO_RECORDS: Records = { best: null, medals: [], track: null };

/** Length limit of a track: half an hour at ten places a second. */
export const MAX_TRACK_POINTS = 18_000;

/** Records a track during a run; a rewind cuts it. */
export class TrackRecorder {
  readonly #every: number;
  #places: GhostTrack['places'][number][] = [];

  constructor(every: number) {
    this.#every = every;
  }

  record(tick: number, at: readonly [x: number, y: number] | null): void {
    if (tick % this.#every !== 0) return;
    const index = tick / this.#every;
    this.#places.length = Math.min(this.#places.length, index);
    // A gap ends the track: only a track without gaps from tick 0 is recorded.
    if (index === this.#places.length && index < MAX_TRACK_POINTS) this.#places.push(at);
  }

  get track(): GhostTrack | null {
    return this.#places.length > 0 ? { every: this.#every, places: [...this.#places] } : null;
  }
}

/** Place on a track at any tick, interpolated; null beyond its end and where no hero was there. */
export function positionOnTrack(
  { every, places }: GhostTrack,
  tick: number,
): { readonly x: number; readonly y: number } | null {
  const at = tick / every;
  const from = places[Math.floor(at)];
  const to = places[Math.ceil(at)];
  if (!from || !to) return null;
  const part = at - Math.floor(at);
  return { x: from[0] + (to[0] - from[0]) * part, y: from[1] + (to[1] - from[1]) * part };
}
