// When things come: waves of arrivals one after another, evenly spaced, without end. The clock is plain data in a game's state.

export interface WaveClock {
  /** The first is 1, unless begun later. */
  wave: number;
  /** Ticks since the wave began. */
  tick: number;
  /** How many of the wave have come. */
  arrived: number;
}

/** Of one wave, in ticks. */
export interface WaveTimes {
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
  /** Which one comes now, counted from 0. */
  readonly arrival: number | null;
}

export const startWaves = (wave = 1): WaveClock => ({ wave, tick: 0, arrived: 0 });

/** One tick on: what the wave brings in it. */
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
