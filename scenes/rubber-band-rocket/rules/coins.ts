// Coins: paid for every new unit of the record at once, and for each zone reached for the first time.
import { AURORA, CLOUDS, COMETS, LANDMARKS, ORBITS, SKY, STRATOSPHERE, SWALLOWS, type T } from '../constants.ts';
import type { Emit, State, Zone } from './state.ts';

/** Updates the flight's reach and the record, and pays for new units and zones. */
export function recordHeight(state: State, height: number, emit: Emit, t: T): void {
  const { flight } = state;
  if (height <= flight.reach) return;
  flight.reach = height;
  const whole = Math.round(height);
  if (whole <= state.maxHeight) return;
  const before = state.maxHeight;
  state.maxHeight = whole;
  if (before === flight.toBeat && before > 0) emit({ type: 'recordBroken', height: whole });
  addCoins(state, (whole - before) * t.recordCoins);
  emit({ type: 'coinsEarned', coins: (whole - before) * t.recordCoins });
  for (const { zone, from, coins } of zonesOf(state.moon, t)) {
    if (before >= from || whole < from) continue;
    addCoins(state, coins);
    flight.isNew = true;
    emit({ type: 'zoneReached', zone, coins });
  }
  for (const [from, name] of LANDMARKS) {
    if (before >= from || whole < from || from >= state.moon) continue;
    addCoins(state, t.landmarkCoins);
    flight.isNew = true;
    emit({ type: 'landmarkReached', name, height: from, coins: t.landmarkCoins });
  }
}

/** Lower edge of each zone, in units, and the coins it pays when first reached. The Moon ends the run. */
export const zonesOf = (moon: number, t: T): readonly { zone: Zone; from: number; coins: number }[] => [
  { zone: 'sky', from: SKY, coins: t.skyCoins },
  { zone: 'swallows', from: SWALLOWS, coins: t.swallowCoins },
  { zone: 'clouds', from: CLOUDS, coins: t.cloudCoins },
  { zone: 'stratosphere', from: STRATOSPHERE, coins: t.stratosphereCoins },
  { zone: 'aurora', from: AURORA, coins: t.auroraCoins },
  { zone: 'orbits', from: ORBITS, coins: t.orbitCoins },
  { zone: 'comets', from: COMETS, coins: t.cometCoins },
  { zone: 'moon', from: moon, coins: 0 },
];

/** What a landing without a record pays: more within a tenth of it. */
export const landingPay = (reach: number, toBeat: number, t: T): number =>
  reach >= t.nearPart * toBeat ? t.nearCoins : t.landingCoins;

export function addCoins(state: State, coins: number): void {
  state.coins += coins;
  state.flight.coins += coins;
}
