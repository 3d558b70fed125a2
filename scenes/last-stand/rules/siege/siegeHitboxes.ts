// Hitboxes of the siege's foes, state of their hatches, and the gun's drive limits.
import type { Rect } from '../../../kit/core/rules.ts';
import { GROUND, type T, ticksOf, WORLD } from '../../constants.ts';
import type { Airship, Carrier, Glider, Siege } from './siegeState.ts';

/** A rectangle by its centre. */
export const centredRect = (x: number, y: number, width: number, height: number): Rect => [
  x - width / 2,
  y - height / 2,
  width,
  height,
];

export const carrierBox = ({ x }: Carrier, t: T): Rect =>
  centredRect(x, GROUND - t.carrierHeight / 2, t.carrierWidth, t.carrierHeight);

export const gliderBox = ({ x, y }: Glider, t: T): Rect => centredRect(x, y, t.gliderWidth, t.gliderHeight);

export const hullBox = ({ x, y }: Airship, t: T): Rect => centredRect(x, y, t.airshipWidth, t.airshipHeight);

/** Right below the hull. */
export const hatchBox = ({ x, y }: Airship, t: T): Rect =>
  centredRect(x, y + (t.airshipHeight + t.hatchHeight) / 2, t.hatchWidth, t.hatchHeight);

/** Its ramp is down: bullets hit. */
export const isCarrierOpen = ({ hatchTicks }: Carrier, t: T): boolean =>
  hatchTicks > 0 && hatchTicks <= ticksOf(t.carrierOpenMs);

export const isAirshipOpen = ({ hatchTicks }: Airship, t: T): boolean => hatchTicks > ticksOf(t.airshipShutMs);

export const siegeBoxes = ({ carriers, gliders, airship }: Siege, t: T): Rect[] => [
  ...carriers.map(carrier => carrierBox(carrier, t)),
  ...gliders.map(glider => gliderBox(glider, t)),
  ...(airship ? [hullBox(airship, t), hatchBox(airship, t)] : []),
];

/** Drive limits of the gun: carriers block it. */
export function driveLimits({ carriers }: Siege, gunX: number, t: T): readonly [from: number, to: number] {
  const half = (t.gunWidth + t.carrierWidth) / 2;
  let [from, to] = [t.gunWidth / 2, WORLD.width - t.gunWidth / 2];
  for (const { x } of carriers) {
    if (x < gunX) from = Math.max(from, Math.min(gunX, x + half));
    else to = Math.min(to, Math.max(gunX, x - half));
  }
  return [from, to];
}
