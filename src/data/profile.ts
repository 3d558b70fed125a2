// Player profile in localStorage: settings, and for each game best scores, wins, plays and last setup.

import * as v from 'valibot';
import { useStore } from 'zustand';
import { KEY_CODE, type KeyBindings, NO_BINDINGS } from '../../scenes/kit/core/input/keys.ts';
import { own } from '../../scenes/kit/core/own.ts';
import type { Result, Setup } from '../../scenes/kit/core/rules.ts';
import { DEFAULT_SETTINGS } from '../../scenes/kit/core/settings.ts';
import type { GameDefinition, Stat } from '../../scenes/kit/game.ts';
import { applyAppearance } from '../ui/appearance.ts';
import { mergeFields } from './merge.ts';
import { PROFILE_KEY } from './profileKey.ts';
import { validatedBy } from './StoredValue.ts';
import { storedStore } from './storedStore.ts';

const PROFILE_VERSION = 1;

const fraction = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** More keys than any control has. */
const MAX_KEYS = 8;
const BindingsSchema = v.record(
  v.string(),
  v.pipe(v.array(v.pipe(v.string(), v.regex(KEY_CODE))), v.minLength(1), v.maxLength(MAX_KEYS)),
);
const ChoicesSchema = v.object({
  theme: v.picklist(['system', 'light', 'dark']),
  volume: fraction,
  muted: v.boolean(),
  music: v.boolean(),
  motion: v.picklist(['system', 'full', 'reduced']),
  palette: v.picklist(['paper', 'safe']),
  textScale: v.pipe(v.number(), v.minValue(1), v.maxValue(2)),
  speed: v.pipe(v.number(), v.minValue(0.5), v.maxValue(1)),
  /** Unlocks everything that is otherwise unlocked by play. */
  unlockAll: v.boolean(),
  /** The touch pad with its sides swapped. */
  leftHanded: v.boolean(),
  /** The key `/` opens the command palette. */
  slashKey: v.boolean(),
  /** Keys that the player has set, by game. */
  keys: v.record(v.string(), BindingsSchema),
});
const BestSchema = v.nullable(v.pipe(v.number(), v.finite()));
const GameRecordSchema = v.object({
  plays: count,
  won: count,
  lost: count,
  drawn: count,
  best: BestSchema,
  /** Best score of assisted runs: slower speed, undo, rewind or changed constants. */
  assistedBest: BestSchema,
  medals: v.array(v.string()),
  /** Statistics by name. */
  feats: v.record(v.string(), v.pipe(v.number(), v.finite())),
  favourite: v.boolean(),
  /** Last play, in milliseconds since 1970; 0 means never. */
  lastPlayed: v.pipe(v.number(), v.minValue(0)),
  setup: v.nullable(v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]))),
});
const ProfileSchema = v.object({ choices: ChoicesSchema, games: v.record(v.string(), GameRecordSchema) });

/** The player's settings; `motion: 'system'` follows the device. */
export type Choices = v.InferOutput<typeof ChoicesSchema>;
export type GameRecord = v.InferOutput<typeof GameRecordSchema>;
type GameId = Pick<GameDefinition, 'id'>;
export type Profile = v.InferOutput<typeof ProfileSchema>;

const NO_RECORD: GameRecord = {
  plays: 0,
  won: 0,
  lost: 0,
  drawn: 0,
  best: null,
  assistedBest: null,
  medals: [],
  feats: {},
  favourite: false,
  lastPlayed: 0,
  setup: null,
};
const { volume, muted, music, palette, textScale } = DEFAULT_SETTINGS;
const NEW_PROFILE: Profile = {
  choices: {
    ...{ volume, muted, music, palette, textScale },
    ...{ theme: 'system', motion: 'system', speed: 1, unlockAll: false, leftHanded: false, slashKey: true, keys: {} },
  },
  games: {},
};

export const profile = storedStore<Profile>(
  { kind: 'profile', key: PROFILE_KEY, version: PROFILE_VERSION, validate: validatedBy(ProfileSchema), merge },
  NEW_PROFILE,
);

// The look of the page follows the settings; boot.ts has set it before, from what was stored.
if (typeof document !== 'undefined') {
  applyAppearance(profile.getState().choices);
  profile.subscribe(({ choices }) => applyAppearance(choices));
}

/** Joins two profiles: settings by name, and for each game what both pages added. */
function merge(base: Profile | null, mine: Profile, theirs: Profile): Profile {
  const ids = new Set([...Object.keys(theirs.games), ...Object.keys(mine.games)]);
  const games = [...ids].map(id => {
    const recordIn = (from: Profile | null) => (from ? own(from.games, id) : undefined);
    const before = recordIn(base) ?? NO_RECORD;
    return [id, mergeRecords(before, recordIn(mine) ?? before, recordIn(theirs) ?? before)] as const;
  });
  return {
    choices: mergeFields(base?.choices ?? null, mine.choices, theirs.choices, 1),
    games: Object.fromEntries(games),
  };
}

function mergeRecords(base: GameRecord, mine: GameRecord, theirs: GameRecord): GameRecord {
  const sum = (name: 'plays' | 'won' | 'lost' | 'drawn') => theirs[name] + Math.max(0, mine[name] - base[name]);
  const higher = (name: 'best' | 'assistedBest') =>
    mine[name] === null ? theirs[name] : Math.max(mine[name], theirs[name] ?? mine[name]);
  return {
    ...mergeFields(base, mine, theirs, 2),
    plays: sum('plays'),
    won: sum('won'),
    lost: sum('lost'),
    drawn: sum('drawn'),
    best: higher('best'),
    assistedBest: higher('assistedBest'),
    medals: [...new Set([...theirs.medals, ...mine.medals])],
    lastPlayed: Math.max(mine.lastPlayed, theirs.lastPlayed),
  };
}

export const useProfile = <T>(select: (state: Profile) => T): T => useStore(profile, select);

/** A game's record; an empty one if it was never played. */
export const recordOf = ({ games }: Profile, { id }: GameId): GameRecord => own(games, id) ?? NO_RECORD;

/** The keys that the player has set for a game. */
export const bindingsOf = ({ keys }: Choices, { id }: GameId): KeyBindings => own(keys, id) ?? NO_BINDINGS;

/** Sets the keys of a game; where all are its own again, nothing of it is kept. */
export function setBindings({ id }: GameId, bindings: KeyBindings): void {
  const { [id]: _before, ...others } = profile.getState().choices.keys;
  const kept = Object.fromEntries(Object.entries(bindings).map(([action, keys]) => [action, [...keys]]));
  setChoices({ keys: Object.keys(kept).length > 0 ? { ...others, [id]: kept } : others });
}

export function setChoices(choices: Partial<Choices>): void {
  profile.setState(before => ({ choices: { ...before.choices, ...choices } }));
}

function updateRecord(game: GameId, change: (record: GameRecord) => Partial<GameRecord>): void {
  profile.setState(before => {
    const record = recordOf(before, game);
    return { games: { ...before.games, [game.id]: { ...record, ...change(record) } } };
  });
}

export const toggleFavourite = (game: GameId): void =>
  updateRecord(game, ({ favourite }) => ({ favourite: !favourite }));

/** Records the start of a game: its time, and its setup as the next default. */
export const recordStart = (game: GameId, setup: Setup, now = Date.now()): void =>
  updateRecord(game, () => ({ lastPlayed: now, setup }));

/** Merges a statistic into the stored one: the smaller, the larger, or the sum. */
export function recordStat(game: GameId, { name, value, better }: Stat): void {
  const before = own(recordOf(profile.getState(), game).feats, name);
  const merged = before === undefined ? value : MERGE_STAT[better](before, value);
  if (merged !== before) updateRecord(game, ({ feats }) => ({ feats: { ...feats, [name]: merged } }));
}

const MERGE_STAT: Readonly<Record<Stat['better'], (before: number, value: number) => number>> = {
  less: Math.min,
  more: Math.max,
  sum: (before, value) => before + value,
};

/** Records the result of a run; returns the previous best unassisted score, and whether this run beats it. */
export function recordResult(game: GameId, { outcome, score, mode, medals = [] }: Result, assisted: boolean) {
  const before = recordOf(profile.getState(), game);
  const kind = assisted ? 'assistedBest' : 'best';
  const stat = mode === undefined ? null : `best ${mode}`;
  const best = stat === null ? before.best : (own(before.feats, stat) ?? null);
  const newBest = score > ((stat === null ? before[kind] : best) ?? 0);
  const scoreChange = (record: GameRecord): Partial<GameRecord> => {
    if (!newBest) return {};
    if (stat === null) return { [kind]: score };
    return assisted ? {} : { feats: { ...record.feats, [stat]: score } };
  };
  updateRecord(game, record => ({
    plays: record.plays + 1,
    won: record.won + (outcome === 'won' ? 1 : 0),
    lost: record.lost + (outcome === 'lost' ? 1 : 0),
    drawn: record.drawn + (outcome === 'draw' ? 1 : 0),
    ...scoreChange(record),
    medals: assisted ? record.medals : [...new Set([...record.medals, ...medals])],
  }));
  return { best, newBest: newBest && !assisted };
}
