// The visitor's own: settings, and of each game the best scores, wins, plays and last choices. Kept in this browser alone.
import * as v from 'valibot';
import { useStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { Result, Setup } from '../../scenes/kit/core/rules.ts';
import { DEFAULT_SETTINGS } from '../../scenes/kit/core/settings.ts';
import { keptStorage } from './keptStorage.ts';

const PROFILE_KEY = 'foldedFox.profile';
const PROFILE_VERSION = 1;

const fraction = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const ChoicesSchema = v.object({
  volume: fraction,
  muted: v.boolean(),
  /** Profiles written before there was music lack it. */
  music: v.optional(v.boolean(), true),
  motion: v.picklist(['system', 'full', 'reduced']),
  palette: v.picklist(['paper', 'safe']),
  textScale: v.pipe(v.number(), v.minValue(1), v.maxValue(2)),
  speed: v.pipe(v.number(), v.minValue(0.5), v.maxValue(1)),
});
const BestSchema = v.nullable(v.pipe(v.number(), v.finite()));
const GameRecordSchema = v.object({
  plays: count,
  won: count,
  lost: count,
  drawn: count,
  best: BestSchema,
  /** The best of runs with slower speed, undo, rewind or changed constants. */
  assistedBest: BestSchema,
  medals: v.array(v.string()),
  favourite: v.boolean(),
  /** Milliseconds since 1970; 0 means never. */
  lastPlayed: v.pipe(v.number(), v.minValue(0)),
  setup: v.nullable(v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]))),
});
const ProfileSchema = v.object({ choices: ChoicesSchema, games: v.record(v.string(), GameRecordSchema) });

/** What the player set; `motion: 'system'` follows the device. */
export type Choices = v.InferOutput<typeof ChoicesSchema>;
export type GameRecord = v.InferOutput<typeof GameRecordSchema>;
export type Profile = v.InferOutput<typeof ProfileSchema>;

const NO_RECORD: GameRecord = {
  plays: 0,
  won: 0,
  lost: 0,
  drawn: 0,
  best: null,
  assistedBest: null,
  medals: [],
  favourite: false,
  lastPlayed: 0,
  setup: null,
};
const { volume, muted, music, palette, textScale } = DEFAULT_SETTINGS;
const NEW_PROFILE: Profile = {
  choices: { volume, muted, music, palette, textScale, motion: 'system', speed: 1 },
  games: {},
};

export const profile = createStore<Profile>()(
  persist(() => NEW_PROFILE, {
    name: PROFILE_KEY,
    version: PROFILE_VERSION,
    storage: keptStorage<Profile>(ProfileSchema, PROFILE_VERSION),
  }),
);

/** Another tab wrote: what it knows is known here too. */
if (typeof window !== 'undefined')
  window.addEventListener('storage', event => {
    if (event.key === PROFILE_KEY && event.newValue !== null) void profile.persist.rehydrate();
  });

export const useProfile = <T>(select: (state: Profile) => T): T => useStore(profile, select);

export const recordOf = ({ games }: Profile, id: string): GameRecord => games[id] ?? NO_RECORD;

export function choose(choices: Partial<Choices>): void {
  profile.setState(before => ({ choices: { ...before.choices, ...choices } }));
}

function note(id: string, change: (record: GameRecord) => Partial<GameRecord>): void {
  profile.setState(before => {
    const record = recordOf(before, id);
    return { games: { ...before.games, [id]: { ...record, ...change(record) } } };
  });
}

export const toggleFavourite = (id: string): void => note(id, ({ favourite }) => ({ favourite: !favourite }));

/** A game begins: it is the most recent one, and these choices are offered first next time. */
export const noteStart = (id: string, setup: Setup, now = Date.now()): void =>
  note(id, () => ({ lastPlayed: now, setup }));

/** A run is over. Tells the best unassisted score so far, and whether this run made it. */
export function noteResult(id: string, { outcome, score, medals = [] }: Result, assisted: boolean) {
  const before = recordOf(profile.getState(), id);
  const kind = assisted ? 'assistedBest' : 'best';
  const newBest = score > (before[kind] ?? 0);
  note(id, record => ({
    plays: record.plays + 1,
    won: record.won + (outcome === 'won' ? 1 : 0),
    lost: record.lost + (outcome === 'lost' ? 1 : 0),
    drawn: record.drawn + (outcome === 'draw' ? 1 : 0),
    [kind]: newBest ? score : before[kind],
    medals: assisted ? record.medals : [...new Set([...record.medals, ...medals])],
  }));
  return { best: before.best, newBest: newBest && !assisted };
}
