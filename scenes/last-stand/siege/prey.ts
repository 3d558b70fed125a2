// What the bot makes of a siege: whom to shoot at with which barrel, how soon, and when the mortar is worth its time.
import { GROUND, type T } from '../constants.ts';
import type { Gun } from '../state.ts';
import { isAirshipOpen, isCarrierOpen } from './boxes.ts';
import type { Carrier, Glider, Siege } from './things.ts';

/** Something to shoot at, and how it moves in a tick. */
export interface Prey {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
  /** Ticks until it does harm, roughly. */
  readonly haste: number;
  /** With one of the barrels alone. */
  readonly only?: Gun['mode'];
}

/** A hatch is open for a while only. */
const AIRSHIP_HASTE = 120;
/** The mortar meets a carrier as far away as this. */
const REACH = { from: 60, to: 290 } as const;
/** For a loaded carrier so near the gun stays free. */
const FLAT = 300;
/** A glider that lands so near is driven away from. */
const FLEE = 170;

export function siegePrey({ carriers, gliders, airship }: Siege, gun: Readonly<Gun>, t: T): Prey[] {
  return [
    ...carriers
      .filter(({ load }) => load > 0)
      .map(carrier => {
        const { id, x, direction, speed, hatchTicks } = carrier;
        const isOpen = isCarrierOpen(carrier, t);
        const away = Math.abs(x - gun.x) - t.carrierStops;
        return {
          id,
          x,
          y: GROUND - t.carrierHeight * (isOpen ? 0.6 : 0.5),
          vx: hatchTicks > 0 ? 0 : speed * direction,
          vy: 0,
          haste: isOpen ? 100 : Math.max(0, away) / speed + t.carrierStops / t.walkSpeed,
          ...(!isOpen && { only: 'mortar' as const }),
        };
      }),
    ...gliders.map(({ id, x, y, direction, speed, landX, duckX, fromX, fromY, isLow }) => {
      const slope = (GROUND - fromY) / Math.max(1, (duckX - fromX) * direction);
      return {
        id,
        x,
        y,
        vx: speed * direction,
        vy: isLow ? 0 : slope * speed,
        haste: Math.abs(landX - x) / speed + 60,
        ...(isLow && { only: 'mortar' as const }),
      };
    }),
    ...(airship && isAirshipOpen(airship, t)
      ? [
          {
            id: airship.id,
            x: airship.x,
            y: airship.y + (t.airshipHeight + t.hatchHeight) / 2,
            vx: airship.direction * t.airshipSpeed,
            vy: 0,
            haste: AIRSHIP_HASTE,
            only: 'cannon' as const,
          },
        ]
      : []),
  ];
}

/** A carrier that the mortar reaches. */
export const inReach = ({ carriers }: Siege, gunX: number): Carrier | undefined =>
  carriers
    .filter(({ x, load }) => load > 0 && Math.abs(x - gunX) >= REACH.from && Math.abs(x - gunX) <= REACH.to)
    .toSorted((a, b) => Math.abs(a.x - gunX) - Math.abs(b.x - gunX))[0];

/** The barrel is soon needed flatter than the lock lets it: for an open hatch on the ground, for a glider about to duck. */
export const needsFlat = ({ carriers, gliders }: Siege, gunX: number): boolean =>
  gliders.length > 0 || carriers.some(({ x, load }) => load > 0 && Math.abs(x - gunX) < FLAT);

/** A glider below the barrel that lands beside the gun unless it drives off. */
export const gliderUpon = ({ gliders }: Siege, gunX: number): Glider | undefined =>
  gliders.find(({ isLow, landX }) => isLow && Math.abs(landX - gunX) < FLEE);
