// Medals of Airborne: of the specified game, and of its Siege mode.
import type { Medal } from '../kit/core/medals.ts';
import { CONSTANTS } from './constants.ts';
import type { Siege } from './rules/siege/siegeState.ts';
import type { Chain, Totals } from './rules/state.ts';

/** Thresholds: shots, points per shot, kills, waves; and foes of the Siege. */
const ENOUGH_SHOTS = 60;
const SHARP = 20;
const LONG_CHAIN = 10;
const HOLDING = 5;
const MANY_CARRIERS = 10;
const MANY_GLIDERS = 15;

interface Facts {
  readonly chain: Readonly<Pick<Chain, 'bestKills'>>;
  readonly totals: Readonly<Pick<Totals, 'shots' | 'earned' | 'landed'>>;
  readonly waves: { readonly wave: number };
  readonly siege?: Readonly<Pick<Siege, 'totals'>>;
}

export const MEDALS: readonly Medal<Facts>[] = [
  {
    name: `Sharpshooter: ${SHARP} points a shot`,
    how: `${SHARP} points a shot on average, over ${ENOUGH_SHOTS} shots or more`,
    // A trooper who lands pays too, and nobody shot him.
    earned: ({ siege, totals: { shots, earned, landed } }) =>
      !siege && shots >= ENOUGH_SHOTS && (earned - landed * CONSTANTS.landingPoints.value) / shots >= SHARP,
  },
  {
    name: `Paper chain: ${LONG_CHAIN} in a row`,
    how: `${LONG_CHAIN} hits, each soon after the last`,
    earned: ({ siege, chain }) => !siege && chain.bestKills >= LONG_CHAIN,
  },
  {
    name: `Held out: wave ${HOLDING}`,
    how: `reach wave ${HOLDING}`,
    earned: ({ siege, waves }) => !siege && waves.wave >= HOLDING,
  },
  {
    name: `Tin opener: ${MANY_CARRIERS} carriers`,
    how: `Siege: ${MANY_CARRIERS} carriers destroyed`,
    earned: ({ siege }) => (siege?.totals.carriers ?? 0) >= MANY_CARRIERS,
  },
  {
    name: `Low ceiling: ${MANY_GLIDERS} gliders`,
    how: `Siege: ${MANY_GLIDERS} gliders shot down`,
    earned: ({ siege }) => (siege?.totals.gliders ?? 0) >= MANY_GLIDERS,
  },
  {
    name: 'Airship down',
    how: 'Siege: an airship destroyed',
    earned: ({ siege }) => (siege?.totals.airships ?? 0) > 0,
  },
];
