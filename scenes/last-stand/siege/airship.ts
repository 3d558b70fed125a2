// The airship of each fifth wave: to and fro above the gun, its hatch shut and open by turns, a stick of troopers from it each time.
import { mayLand } from '../air.ts';
import { type T, ticksOf, WORLD } from '../constants.ts';
import type { State, Tell } from '../state.ts';
import { hatchBox, isAirshipOpen } from './boxes.ts';
import type { Airship } from './things.ts';

/** Its bow turns so far before the edge. */
const FROM_EDGE = 10;

export function flyAirship(state: State, airship: Airship, t: T, tell: Tell): void {
  const half = t.airshipWidth / 2 + FROM_EDGE;
  airship.x += t.airshipSpeed * airship.direction;
  if (airship.direction === 1 ? airship.x >= WORLD.width - half : airship.x <= half)
    airship.direction = airship.direction === 1 ? -1 : 1;
  if (airship.x < half || airship.x > WORLD.width - half) return;
  const wasOpen = isAirshipOpen(airship, t);
  airship.hatchTicks++;
  const isOpen = isAirshipOpen(airship, t);
  if (isOpen && !wasOpen) tell({ type: 'airshipOpened', x: airship.x, y: airship.y + t.airshipHeight / 2 });
  if (isOpen && jumpsNow(airship, t)) jump(state, airship, t, tell);
  if (airship.hatchTicks >= ticksOf(t.airshipShutMs) + ticksOf(t.airshipOpenMs)) airship.hatchTicks = 0;
}

/** Evenly spread over the time that the hatch is open. */
function jumpsNow({ hatchTicks, stick }: Airship, t: T): boolean {
  const open = ticksOf(t.airshipOpenMs);
  const at = hatchTicks - ticksOf(t.airshipShutMs);
  return Math.floor((at * (stick + 1)) / open) > Math.floor(((at - 1) * (stick + 1)) / open) && at < open;
}

function jump(state: State, airship: Airship, t: T, tell: Tell): void {
  const [, top, , height] = hatchBox(airship, t);
  const { x } = airship;
  if (!mayLand(x, state.gun.x, t)) return;
  const y = top + height + t.trooperHeight;
  const id = state.nextId++;
  state.troopers.push({ id, x, y, speedY: t.fallSpeed, hasParachute: false, isDoomed: false, from: 'airship' });
  tell({ type: 'trooperDropped', x, y });
}
