// Texts of the Siege mode: messages about new foes, result lines.
import type { Foe, SiegeTotals } from './siegeState.ts';

/** Message at the first foe of each kind. */
export const NEWS: Readonly<Record<Foe, string>> = {
  carrier: 'Carrier: armour turns bullets. Use the mortar, or shoot into its open hatch.',
  glider: 'Glider: shoot it before it ducks under the barrel, or drive away.',
  airship: 'Airship: only its hatch can be hit, while that is open.',
};

/** Cause of the defeat: 'Taken from the left by a carrier’s trooper'. */
export const TAKERS: Readonly<Record<Foe, string>> = {
  carrier: 'by a carrier’s trooper',
  glider: 'by a glider’s pilot',
  airship: 'by a trooper of the airship',
};

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** '10 carriers, 1 airship'; null where none was shot down. */
export const foesLine = ({ carriers, gliders, airships }: SiegeTotals): string | null =>
  [
    ...(carriers > 0 ? [counted(carriers, 'carrier')] : []),
    ...(gliders > 0 ? [counted(gliders, 'glider')] : []),
    ...(airships > 0 ? [counted(airships, 'airship')] : []),
  ].join(', ') || null;
