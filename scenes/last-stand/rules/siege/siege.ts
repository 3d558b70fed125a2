// Siege mode, tick by tick: spawning, movement, explosions.
import { advanceWaves } from '../../../kit/core/world/waves.ts';
import { GROUND, type T, ticksOf } from '../../constants.ts';
import { explode } from '../hits.ts';
import type { Emit, State } from '../state.ts';
import { createHelicopter, waveTimes } from '../waves.ts';
import { moveAirship } from './airship.ts';
import { moveCarriers } from './carriers.ts';
import { moveGliders } from './gliders.ts';
import type { Foe, Siege } from './siegeState.ts';
import { createAirship, createCarrier, createGlider, planArrivals, spawnIntervalMs } from './siegeWaves.ts';

/** Duration of the message about a new foe, in ms. */
const NEWS_MS = 6000;

/** Wave timer of the siege; it pauses after an airship. */
export function spawnSiege(state: State, siege: Siege, t: T, emit: Emit): void {
  if (siege.news && --siege.news.ticks <= 0) siege.news = null;
  if (siege.restTicks > 0) {
    siege.restTicks--;
    return;
  }
  const { wave } = state.waves;
  const { hasBegun, arrival } = advanceWaves(state.waves, waveTimes(t, spawnIntervalMs(wave, t)));
  if (hasBegun) emit({ type: 'waveBegun', wave });
  if (arrival !== null) spawnFoe(state, siege, wave, arrival, t, emit);
}

function spawnFoe(state: State, siege: Siege, wave: number, arrival: number, t: T, emit: Emit): void {
  const { seed } = state;
  const foe = planArrivals(seed, wave, t)[arrival];
  if (!foe) return;
  const id = state.nextId++;
  if (foe === 'helicopter') state.helicopters.push(createHelicopter(id, seed, wave, arrival, t));
  else if (foe === 'carrier') siege.carriers.push(createCarrier(id, seed, wave, arrival, t));
  else if (foe === 'glider') siege.gliders.push(createGlider(id, seed, wave, arrival, state.gun.x, t));
  else siege.airship ??= createAirship(id, seed, wave, t);
  if (foe !== 'helicopter') announceFoe(siege, foe, emit);
}

/** Announces the first foe of its kind. */
function announceFoe(siege: Siege, foe: Foe, emit: Emit): void {
  if (siege.met.includes(foe)) return;
  siege.met.push(foe);
  siege.news = { foe, ticks: ticksOf(NEWS_MS) };
  emit({ type: 'foeSighted', foe });
}

export function moveSiege(state: State, siege: Siege, t: T, emit: Emit): void {
  moveCarriers(state, siege, t, emit);
  moveGliders(state, siege, t, emit);
  if (siege.airship) moveAirship(state, siege.airship, t, emit);
}

/** Explosions of destroyed carriers, which may destroy others. */
export function explodeCarriers(state: State, siege: Siege, t: T, emit: Emit): void {
  for (let x = siege.blasts.shift(); x !== undefined; x = siege.blasts.shift())
    explode(state, x, GROUND, t.carrierSplash, t, emit);
}
