// Armoured carriers: drive in from the sides, unload troopers near the gun one by one, and drive back empty.
import { type T, ticksOf, WORLD } from '../../constants.ts';
import type { Emit, State } from '../state.ts';
import { newWalker } from '../troopers.ts';
import { isCarrierOpen } from './siegeHitboxes.ts';
import type { Carrier, Siege } from './siegeState.ts';

/** Gap between two carriers in a queue, in px. */
const ROOM = 8;

export function moveCarriers(state: State, siege: Siege, t: T, emit: Emit): void {
  for (const carrier of siege.carriers) {
    if (carrier.hatchTicks > 0) unload(state, carrier, t, emit);
    else if (carrier.load === 0) carrier.x -= carrier.speed * carrier.direction;
    else if (!isThere(carrier, state.gun.x, siege, t)) carrier.x += carrier.speed * carrier.direction;
    else open(carrier, emit);
  }
  siege.carriers = siege.carriers.filter(
    ({ x, load }) => load > 0 || Math.abs(x - WORLD.width / 2) <= (WORLD.width + t.carrierWidth) / 2,
  );
}

/** It has reached its stop: near the gun, or behind another loaded carrier. */
function isThere({ id, x, direction }: Carrier, gunX: number, { carriers }: Siege, t: T): boolean {
  if ((gunX - x) * direction <= t.carrierStops) return true;
  return carriers.some(other => {
    const ahead = (other.x - x) * direction;
    const isAhead = other.id !== id && other.direction === direction && other.load > 0 && ahead > 0;
    return isAhead && ahead <= t.carrierWidth + ROOM;
  });
}

function open(carrier: Carrier, emit: Emit): void {
  carrier.hatchTicks = 1;
  emit({ type: 'carrierOpened', x: carrier.x, y: carrier.y });
}

/** Hatch cycle: open, a trooper steps out as it shuts, pause. */
function unload(state: State, carrier: Carrier, t: T, emit: Emit): void {
  const wasOpen = isCarrierOpen(carrier, t);
  carrier.hatchTicks++;
  if (wasOpen && !isCarrierOpen(carrier, t)) {
    carrier.load--;
    const x = carrier.x + (carrier.direction * t.carrierWidth) / 2;
    state.walkers.push(newWalker(state.nextId++, x, state.gun.x, 'carrier'));
    emit({ type: 'trooperUnloaded', x, y: carrier.y });
  }
  if (carrier.hatchTicks > ticksOf(t.carrierOpenMs) + ticksOf(t.carrierShutMs)) carrier.hatchTicks = 0;
}
