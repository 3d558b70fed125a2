// Armoured carriers: they roll in from the sides, let their troopers out beside the gun one by one, and back away empty.
import { type T, ticksOf, WORLD } from '../constants.ts';
import type { State, Tell } from '../state.ts';
import { newWalker } from '../troopers.ts';
import { isCarrierOpen } from './boxes.ts';
import type { Carrier, Siege } from './things.ts';

/** Between two carriers, one behind the other. */
const ROOM = 8;

export function rollCarriers(state: State, siege: Siege, t: T, tell: Tell): void {
  for (const carrier of siege.carriers) {
    if (carrier.hatchTicks > 0) unload(state, carrier, t, tell);
    else if (carrier.load === 0) carrier.x -= carrier.speed * carrier.direction;
    else if (!isThere(carrier, state.gun.x, siege, t)) carrier.x += carrier.speed * carrier.direction;
    else open(carrier, tell);
  }
  siege.carriers = siege.carriers.filter(
    ({ x, load }) => load > 0 || Math.abs(x - WORLD.width / 2) <= (WORLD.width + t.carrierWidth) / 2,
  );
}

/** As near as it goes: to the gun, or to a carrier that stands before it. Whoever backs away is in nobody's way. */
function isThere({ id, x, direction }: Carrier, gunX: number, { carriers }: Siege, t: T): boolean {
  if ((gunX - x) * direction <= t.carrierStops) return true;
  return carriers.some(other => {
    const ahead = (other.x - x) * direction;
    const isAhead = other.id !== id && other.direction === direction && other.load > 0 && ahead > 0;
    return isAhead && ahead <= t.carrierWidth + ROOM;
  });
}

function open(carrier: Carrier, tell: Tell): void {
  carrier.hatchTicks = 1;
  tell({ type: 'carrierOpened', x: carrier.x, y: carrier.y });
}

/** The hatch stands open, a trooper steps out as it shuts, and some time passes before the next. */
function unload(state: State, carrier: Carrier, t: T, tell: Tell): void {
  const wasOpen = isCarrierOpen(carrier, t);
  carrier.hatchTicks++;
  if (wasOpen && !isCarrierOpen(carrier, t)) {
    carrier.load--;
    const x = carrier.x + (carrier.direction * t.carrierWidth) / 2;
    state.walkers.push(newWalker(state.nextId++, x, state.gun.x, 'carrier'));
    tell({ type: 'trooperUnloaded', x, y: carrier.y });
  }
  if (carrier.hatchTicks > ticksOf(t.carrierOpenMs) + ticksOf(t.carrierShutMs)) carrier.hatchTicks = 0;
}
