// Airship of each fifth wave: flies to and fro; its hatch opens periodically and drops troopers.

import { type T, ticksOf, WORLD } from '../../constants.ts';
import { canLand } from '../helicopters.ts';
import type { Emit, State } from '../state.ts';
import { hatchBox, isAirshipOpen } from './siegeHitboxes.ts';
import type { Airship } from './siegeState.ts';

/** Distance from the edge where it turns, in px. */
const FROM_EDGE = 10;

export function moveAirship(state: State, airship: Airship, t: T, emit: Emit): void {
  const half = t.airshipWidth / 2 + FROM_EDGE;
  airship.x += t.airshipSpeed * airship.direction;
  if (airship.direction === 1 ? airship.x >= WORLD.width - half : airship.x <= half)
    airship.direction = airship.direction === 1 ? -1 : 1;
  if (airship.x < half || airship.x > WORLD.width - half) return;
  const wasOpen = isAirshipOpen(airship, t);
  airship.hatchTicks++;
  const isOpen = isAirshipOpen(airship, t);
  if (isOpen && !wasOpen) emit({ type: 'airshipOpened', x: airship.x, y: airship.y + t.airshipHeight / 2 });
  if (isOpen && isJumpDue(airship, t)) dropTrooper(state, airship, t, emit);
  if (airship.hatchTicks >= ticksOf(t.airshipShutMs) + ticksOf(t.airshipOpenMs)) airship.hatchTicks = 0;
}

/** Jumps are evenly spread over the time of the open hatch. */
function isJumpDue({ hatchTicks, stick }: Airship, t: T): boolean {
  const open = ticksOf(t.airshipOpenMs);
  const at = hatchTicks - ticksOf(t.airshipShutMs);
  return Math.floor((at * (stick + 1)) / open) > Math.floor(((at - 1) * (stick + 1)) / open) && at < open;
}

function dropTrooper(state: State, airship: Airship, t: T, emit: Emit): void {
  const [, top, , height] = hatchBox(airship, t);
  const { x } = airship;
  if (!canLand(x, state.gun.x, t)) return;
  const y = top + height + t.trooperHeight;
  const id = state.nextId++;
  state.troopers.push({ id, x, y, speedY: t.fallSpeed, hasParachute: false, isDoomed: false, from: 'airship' });
  emit({ type: 'trooperDropped', x, y });
}
