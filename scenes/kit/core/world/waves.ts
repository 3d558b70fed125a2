// Wave spawner: endless waves of evenly spaced arrivals. Its clock is plain data in a game's state.

export interface WaveClock {
  /** Number of the wave; the first is 1, unless `startWaves` says otherwise. */
  wave: number;
  /** Ticks since the wave began. */
  tick: number;
  /** Number of this wave's arrivals so far. */
  arrived: number;
}

/** Times of one wave, in ticks. */
export interface WaveTimes {
  /** Number of arrivals. */
  readonly count: number;
  /** From the wave's beginning to its first arrival. */
  readonly before: number;
  /** From one arrival to the next. */
  readonly every: number;
  /** From the last arrival to the next wave. */
  readonly after: number;
}

export interface WaveEvents {
  /** True in a wave's first tick. */
  readonly hasBegun: boolean;
  /** Index of the arrival in this tick, from 0; null where there is none. */
  readonly arrival: number | null;
}

export const startWaves = (wave = 1): WaveClock => ({ wave, tick: 0, arrived: 0 });

/** Advances the clock by one tick; returns what the wave brings in it. */
export function advanceWaves(clock: WaveClock, { count, before, every, after }: WaveTimes): WaveEvents {
  const hasBegun = clock.tick === 0;
  const isDue = clock.arrived < count && clock.tick >= before + clock.arrived * every;
  const arrival = isDue ? clock.arrived++ : null;
  clock.tick++;
  if (clock.arrived >= count && clock.tick >= before + (count - 1) * every + after) {
    clock.wave++;
    clock.tick = clock.arrived = 0;
  }
  return { hasBegun, arrival };
}
