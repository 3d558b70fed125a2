// What a flight earns: every new unit of the record as it is climbed, and zones seen for the first time.
import { CLOUDS, SKY, STRATOSPHERE, type T } from './constants.ts';
import type { State, Tell, Zone } from './state.ts';

/** Higher than ever pays at once, unit by unit; so does a zone reached for the first time. */
export function climb(state: State, height: number, tell: Tell, t: T): void {
  const { flight } = state;
  if (height <= flight.reach) return;
  flight.reach = height;
  const whole = Math.round(height);
  if (whole <= state.maxHeight) return;
  const before = state.maxHeight;
  state.maxHeight = whole;
  if (before === flight.toBeat && before > 0) tell({ type: 'recordBroken', height: whole });
  earn(state, (whole - before) * t.recordCoins);
  tell({ type: 'coinsEarned', coins: (whole - before) * t.recordCoins });
  for (const { zone, from, coins } of zonesOf(state.moon, t)) {
    if (before >= from || whole < from) continue;
    earn(state, coins);
    tell({ type: 'zoneReached', zone, coins });
  }
}

/** Where each zone begins and what its first sight pays. The Moon ends the run. */
export const zonesOf = (moon: number, t: T): readonly { zone: Zone; from: number; coins: number }[] => [
  { zone: 'sky', from: SKY, coins: t.skyCoins },
  { zone: 'clouds', from: CLOUDS, coins: t.cloudCoins },
  { zone: 'stratosphere', from: STRATOSPHERE, coins: t.stratosphereCoins },
  { zone: 'moon', from: moon, coins: 0 },
];

export function earn(state: State, coins: number): void {
  state.coins += coins;
  state.flight.coins += coins;
}
