// Saved game (Continue): coins, upgrades, the record and its ghost. It is read as untrusted data and validated field by field.
import { grouped } from '../../kit/core/digits.ts';
import type { Json } from '../../kit/core/json.ts';
import type { SaveFormat } from '../../kit/game.ts';
import type { T } from '../constants.ts';
import { MOST_PARTS, PART_NAMES } from './parts.ts';
import { CARRIER_NAMES } from './sky.ts';
import type { Landing, State } from './state.ts';

/** Fields of the state that are saved. */
export type SavedFields = Pick<
  State,
  | 'tick'
  | 'maxHeight'
  | 'coins'
  | 'upgrades'
  | 'worn'
  | 'met'
  | 'launches'
  | 'snaps'
  | 'fitted'
  | 'parts'
  | 'favoured'
  | 'known'
  | 'dull'
  | 'finds'
  | 'log'
  | 'ghost'
>;

/** The saved game as JSON, or null: nothing is saved before the first coin nor after the Moon. */
function serialize(state: Readonly<State>): Json | null {
  if (state.isHome || state.maxHeight === 0) return null;
  const {
    tick,
    maxHeight,
    coins,
    upgrades,
    worn,
    met,
    launches,
    snaps,
    fitted,
    parts,
    favoured,
    known,
    dull,
    finds,
    log,
    ghost,
  } = state;
  const { power, booster } = upgrades;
  return {
    tick,
    maxHeight,
    coins,
    upgrades: { power, booster },
    worn,
    met,
    launches,
    snaps,
    fitted,
    parts: [...parts],
    favoured: [...favoured],
    known: [...known],
    dull,
    finds,
    log: log.map(({ reach, record, wind }) => ({ reach, record, wind })),
    ghost: [...ghost],
  };
}

const LIMITS = { count: 1e9, level: 500, worn: 3, log: 60, ghost: 300 } as const;

/** Validates a saved game: returns its fields, or the reason why it is refused. `t` is null where no run is at hand; the Moon's height is not checked then. */
export function readSavedGame(kept: Json, t: T | null): SavedFields | string {
  const from = kept as Readonly<Record<string, unknown>> | null;
  if (typeof from !== 'object' || from === null || Array.isArray(from))
    return 'This saved game is not one of this rocket.';
  const {
    tick,
    maxHeight,
    coins,
    worn,
    met,
    launches,
    snaps,
    fitted,
    parts,
    favoured,
    known,
    dull,
    finds,
    log,
    ghost,
  } = from;
  const upgrades = from['upgrades'] as Readonly<Record<string, unknown>> | null | undefined;
  const counts = [tick, maxHeight, coins, met, launches, snaps, dull, finds];
  if (!counts.every(count => isCount(count, LIMITS.count))) return 'This saved game has numbers that no run has.';
  if (!isCount(upgrades?.['power'], LIMITS.level) || !isCount(upgrades?.['booster'], LIMITS.level))
    return 'This saved game has upgrades that no workshop fits.';
  if (!isCount(worn, LIMITS.worn)) return 'This saved game has more feathers than a launch can use.';
  if (fitted !== null && fitted !== 'power' && fitted !== 'booster') return 'This saved game has an unknown upgrade.';
  if (!isListOf(parts, PART_NAMES) || parts.length > MOST_PARTS || !isListOf(favoured, PART_NAMES))
    return 'This saved game has an unknown part.';
  if (!isListOf(known, CARRIER_NAMES)) return 'This saved game has met what no sky has.';
  if (!Array.isArray(log) || log.length > LIMITS.log || !log.every(isLanding))
    return 'This saved game has a torn flight log.';
  if (!Array.isArray(ghost) || ghost.length > LIMITS.ghost || !ghost.every(height => isCount(height, LIMITS.count)))
    return 'This saved game has a torn ghost.';
  if (t && (maxHeight as number) >= t.moonHeight) return 'This saved game is past the Moon.';
  return {
    tick: tick as number,
    maxHeight: maxHeight as number,
    coins: coins as number,
    upgrades: { power: upgrades['power'], booster: upgrades['booster'] },
    worn,
    met: met as number,
    launches: launches as number,
    snaps: snaps as number,
    fitted,
    parts: [...parts],
    favoured: [...favoured],
    known: [...known],
    dull: dull as number,
    finds: finds as number,
    log: (log as Landing[]).map(({ reach, record, wind }) => ({ reach, record, wind })),
    ghost: [...ghost],
  };
}

const isCount = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;

/** A list without repeats of names from this one. */
const isListOf = <Name extends string>(value: unknown, names: readonly Name[]): value is Name[] =>
  Array.isArray(value) && new Set(value).size === value.length && value.every(name => names.includes(name as Name));

function isLanding(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { reach, record, wind } = value as Readonly<Record<string, unknown>>;
  return isCount(reach, LIMITS.count) && typeof record === 'boolean' && typeof wind === 'boolean';
}

export const savedGame: SaveFormat<State> = {
  version: 4,
  serialize,
  summary(kept) {
    const read = readSavedGame(kept, null);
    if (typeof read === 'string') return '';
    const { coins, maxHeight, launches } = read;
    const count = (number: number, one: string) => `${grouped(number)} ${one}${number === 1 ? '' : 's'}`;
    return `${count(coins, 'coin')}, record ${grouped(maxHeight)}, ${count(launches, 'launch').replace(/hs$/, 'hes')}`;
  },
  validate(kept) {
    const read = readSavedGame(kept, null);
    return typeof read === 'string' ? read : null;
  },
};
