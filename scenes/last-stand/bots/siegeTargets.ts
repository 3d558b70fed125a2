// The bot's targets in the Siege mode, and when mortar, free barrel or driving are needed.
import { GROUND, type T } from '../constants.ts';
import { isAirshipOpen, isCarrierOpen } from '../rules/siege/siegeHitboxes.ts';
import type { Carrier, Glider, Siege } from '../rules/siege/siegeState.ts';
import type { Gun } from '../rules/state.ts';

/** A target of the bot: position, and velocity in px per tick. */
export interface BotTarget {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
  /** Estimated ticks until it does harm. */
  readonly ticksToHarm: number;
  /** The only mode that can hit it. */
  readonly onlyMode?: Gun['mode'];
}

/** Assumed ticks to harm of an airship: its hatch is open only for a while. */
const AIRSHIP_TICKS = 120;
/** Mortar range for carriers, in px. */
const REACH = { from: 60, to: 290 } as const;
/** The gun stays unlocked for a loaded carrier within this distance, in px. */
const FLAT = 300;
/** Drives away from a glider that lands within this distance, in px. */
const FLEE = 170;

export function siegeTargets({ carriers, gliders, airship }: Siege, gun: Readonly<Gun>, t: T): BotTarget[] {
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
          ticksToHarm: isOpen ? 100 : Math.max(0, away) / speed + t.carrierStops / t.walkSpeed,
          ...(!isOpen && { onlyMode: 'mortar' as const }),
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
        ticksToHarm: Math.abs(landX - x) / speed + 60,
        ...(isLow && { onlyMode: 'mortar' as const }),
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
            ticksToHarm: AIRSHIP_TICKS,
            onlyMode: 'cannon' as const,
          },
        ]
      : []),
  ];
}

/** The nearest loaded carrier in mortar range. */
export const carrierInMortarReach = ({ carriers }: Siege, gunX: number): Carrier | undefined =>
  carriers
    .filter(({ x, load }) => load > 0 && Math.abs(x - gunX) >= REACH.from && Math.abs(x - gunX) <= REACH.to)
    .toSorted((a, b) => Math.abs(a.x - gunX) - Math.abs(b.x - gunX))[0];

/** The lock would prevent a flat shot: at a carrier's hatch, or at a glider about to fly low. */
export const needsFreeBarrel = ({ carriers, gliders }: Siege, gunX: number): boolean =>
  gliders.length > 0 || carriers.some(({ x, load }) => load > 0 && Math.abs(x - gunX) < FLAT);

/** A low glider that will land beside the gun. */
export const findGliderThreat = ({ gliders }: Siege, gunX: number): Glider | undefined =>
  gliders.find(({ isLow, landX }) => isLow && Math.abs(landX - gunX) < FLEE);
