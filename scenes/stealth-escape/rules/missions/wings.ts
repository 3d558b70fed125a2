// Wings of the missions: names of the sixteen halls, which hall a run plays, and what opens the next wing.
import { pick, seeded } from '../../../kit/core/rng.ts';
import type { Setup } from '../../../kit/core/rules.ts';
import { choiceOf, DAY_CHOICE, HALLS, MAP_CHOICE } from './names.ts';

/** Halls of a wing. */
export const PER_WING = 4;

export const WINGS = [
  { name: 'The Gatehouse', brings: 'lockers, and guards who carry the key' },
  { name: 'The Dark Gallery', brings: 'paper doors, and lamps to put out' },
  { name: 'The Works', brings: 'paper balls to throw, and the lift' },
  { name: 'The Vault', brings: 'shutters, and somebody to lead out' },
] as const;

export const wingOf = (hall: number): number => Math.ceil(hall / PER_WING);

/** How a run's setup plays missions: the map alone, or a hall, mirrored on its day. Null where it plays something else. */
export function missionOf(
  { halls }: Setup,
  seed: number,
): { readonly hall: number; readonly isMirrored: boolean } | null {
  if (halls === MAP_CHOICE) return { hall: 0, isMirrored: false };
  if (halls === DAY_CHOICE) return { hall: pick(seeded(seed, 41), HALLS_BY_NUMBER), isMirrored: true };
  const hall = HALLS_BY_NUMBER.find(number => choiceOf(number) === halls);
  return hall === undefined ? null : { hall, isMirrored: false };
}
/** Name under which the best run of a hall is kept; undefined for what is no mission. */
export const missionModeOf = ({ halls }: Setup): string | undefined =>
  typeof halls === 'string' && (halls === DAY_CHOICE || /^hall \d+$/.test(halls)) ? halls : undefined;

const HALLS_BY_NUMBER = HALLS.map((_, index) => index + 1);

/** Marks of a hall: passed, and the three beside it. */
export const MARKS = ['in time', 'unseen', 'unarmed'] as const;

/** Names of the stats of a hall: the least ticks, and each mark once it was earned. */
export const statOf = (hall: number, what: 'ticks' | (typeof MARKS)[number]): string => `hall ${hall} ${what}`;

/** A wing is open once three halls of the one before are passed. */
export const TO_OPEN = 3;
export const isWingOpen = (wing: number, isPassed: (hall: number) => boolean): boolean =>
  wing === 1 || hallsOf(wing - 1).filter(isPassed).length >= TO_OPEN;

export const hallsOf = (wing: number): readonly number[] =>
  HALLS_BY_NUMBER.slice((wing - 1) * PER_WING, wing * PER_WING);
