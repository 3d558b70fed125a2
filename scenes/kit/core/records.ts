// What this browser keeps of a game, for scene and HUD to show beside the player's own run. Rules never see it.

export interface Records {
  /** The best unassisted score; null before the first. */
  readonly best: number | null;
  readonly medals: readonly string[];
  /** Where the hero of the best run was; null where nobody noted it. */
  readonly track: GhostTrack | null;
}

/** A place every so many ticks, from tick 0: whole world pixels, null where there was nobody to show. */
export interface GhostTrack {
  readonly every: number;
  readonly places: readonly (readonly [x: number, y: number] | null)[];
}

export const NO_RECORDS: Records = { best: null, medals: [], track: null };

/** No path is longer: half an hour at ten places a second. */
export const MAX_TRACK_POINTS = 18_000;

/** Notes a path while a run goes on, also when it goes back and on again. */
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
    // What was not seen from its beginning is no path.
    if (index === this.#places.length && index < MAX_TRACK_POINTS) this.#places.push(at);
  }

  get track(): GhostTrack | null {
    return this.#places.length > 0 ? { every: this.#every, places: [...this.#places] } : null;
  }
}

/** Where a track is at a moment between its notes; null before, after, and where there was nobody. */
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
