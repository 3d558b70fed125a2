// A siege, tick by tick: what comes, what moves, what bursts.
import { advanceWaves } from '../../kit/core/waves.ts';
import { GROUND, type T, ticksOf } from '../constants.ts';
import { burst } from '../hits.ts';
import type { State, Tell } from '../state.ts';
import { helicopterOf, timesOf } from '../waves.ts';
import { flyAirship } from './airship.ts';
import { airshipOf, callsOf, carrierOf, everyMs, gliderOf } from './arrivals.ts';
import { rollCarriers } from './carriers.ts';
import { flyGliders } from './gliders.ts';
import type { Foe, Siege } from './things.ts';

/** How long what is new is said. */
const NEWS_MS = 6000;

/** The waves of a siege: after an airship they stand still for a while. */
export function callSiege(state: State, siege: Siege, t: T, tell: Tell): void {
  if (siege.news && --siege.news.ticks <= 0) siege.news = null;
  if (siege.restTicks > 0) {
    siege.restTicks--;
    return;
  }
  const { wave } = state.waves;
  const { hasBegun, arrival } = advanceWaves(state.waves, timesOf(t, everyMs(wave, t)));
  if (hasBegun) tell({ type: 'waveBegun', wave });
  if (arrival !== null) call(state, siege, wave, arrival, t, tell);
}

function call(state: State, siege: Siege, wave: number, arrival: number, t: T, tell: Tell): void {
  const { seed } = state;
  const foe = callsOf(seed, wave, t)[arrival];
  if (!foe) return;
  const id = state.nextId++;
  if (foe === 'helicopter') state.helicopters.push(helicopterOf(id, seed, wave, arrival, t));
  else if (foe === 'carrier') siege.carriers.push(carrierOf(id, seed, wave, arrival, t));
  else if (foe === 'glider') siege.gliders.push(gliderOf(id, seed, wave, arrival, state.gun.x, t));
  else siege.airship ??= airshipOf(id, seed, wave, t);
  if (foe !== 'helicopter') meet(siege, foe, tell);
}

/** The first of its kind is told. */
function meet(siege: Siege, foe: Foe, tell: Tell): void {
  if (siege.met.includes(foe)) return;
  siege.met.push(foe);
  siege.news = { foe, ticks: ticksOf(NEWS_MS) };
  tell({ type: 'foeSighted', foe });
}

export function passSiege(state: State, siege: Siege, t: T, tell: Tell): void {
  rollCarriers(state, siege, t, tell);
  flyGliders(state, siege, t, tell);
  if (siege.airship) flyAirship(state, siege.airship, t, tell);
}

/** Carriers that were broken burst, and may break others. */
export function blast(state: State, siege: Siege, t: T, tell: Tell): void {
  for (let x = siege.blasts.shift(); x !== undefined; x = siege.blasts.shift())
    burst(state, x, GROUND, t.carrierSplash, t, tell);
}
