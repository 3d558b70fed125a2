// UI store of Robot Battle, the workshop: both scripts as typed, the last match with its log, and the snapshot that is shown.
import type { UiStore } from '../kit/core/session/ui.ts';
import type { ArenaRobotId } from './arena/ladder.ts';
import type { T } from './constants.ts';
import type { Arena, Side } from './rules/arena.ts';
import { houseRobotsFor } from './rules/houses.ts';
import type { LogEntry } from './rules/match.ts';
import { keptLog } from './rules/matchLogs.ts';
import type { Senses } from './rules/radar.ts';
import { robotOf, SCRIPTS, type Script } from './rules/scripts.ts';
import type { RobotState } from './rules/state.ts';

/** A match as far as its snapshots need it. */
export interface Match extends Pick<RobotState, 'moves' | 'seed' | 'senses'> {
  readonly t: T;
}

export interface RobotUi {
  /** Scripts of A and B as typed. */
  readonly codes: readonly [string, string];
  /** The player's own scripts, while those of a link are in the editors; else null. */
  readonly ownCodes: readonly [string, string] | null;
  /** Script of B that A has beaten in the last match; else null. */
  readonly beaten: string | null;
  /** Log of both scripts in the last match. */
  readonly log: readonly LogEntry[];
  /** The scripts that the log belongs to. */
  readonly loggedCodes: readonly [string, string];
  /** The last match; null before the first. */
  readonly lastMatch: Match | null;
  /** The snapshot shown in place of the played tick; null while none is scrubbed to. */
  readonly snapshot: Arena | null;
  readonly arena: ArenaUi;
}

/** Who stands in a place of free play: one of the player's two scripts, or a robot of the ladder. */
export interface Place {
  readonly who: 'own' | 'second' | ArenaRobotId;
  readonly team: number;
}

export interface ArenaUi {
  /** The player's script, and a second one for free play. */
  readonly codes: readonly [string, string];
  /** The tick shown in place of the played one; null while none is scrubbed to. */
  readonly tick: number | null;
  /** The robot whose sight is shown; null for none. */
  readonly watched: number | null;
  /** Places of free play. */
  readonly places: readonly Place[];
  /** The bout goes on to its result: each match that is still to come ends as soon as it is resolved. */
  readonly toEnd: boolean;
}

/** Aims at where the foe is and drives on: what everybody writes first. */
export const FIRST_ARENA_CODE = `function tick(state) {
  // Drives on and shoots at where the enemy is. Where will it be?
  return { drive: 1, turn: 3, aim: bearing(), fire: 1 };
}`;

const FIRST_ARENA: ArenaUi = {
  codes: [FIRST_ARENA_CODE, FIRST_ARENA_CODE],
  tick: null,
  watched: null,
  places: [
    { who: 'own', team: 0 },
    { who: 'tumbler', team: 1 },
    { who: 'snail', team: 2 },
  ],
  toEnd: false,
};

export const FIRST_CODES: readonly [string, string] = [SCRIPTS.steps.code, SCRIPTS.target.code];

export const ui = (): RobotUi => ({
  codes: FIRST_CODES,
  ownCodes: null,
  beaten: null,
  log: [],
  loggedCodes: ['', ''],
  lastMatch: null,
  snapshot: null,
  arena: FIRST_ARENA,
});

type Store = UiStore<RobotUi>;

export function setArenaCode(store: Store, slot: 0 | 1, code: string): void {
  const [own, second] = store.getState().arena.codes;
  setArena(store, { codes: slot === 0 ? [code, second] : [own, code] });
}

export const setArena = (store: Store, part: Partial<ArenaUi>): void =>
  store.setState(({ arena }) => ({ arena: { ...arena, ...part } }));

export function setCode(store: Store, side: Side, code: string): void {
  const { codes } = store.getState();
  if (codes[side] === code) return;
  store.setState({ codes: side === 0 ? [code, codes[1]] : [codes[0], code] });
}

/** The house robot after the one on bench B, once that one is beaten; null where there is none. */
export function nextOpponent({ codes, beaten }: Pick<RobotUi, 'codes' | 'beaten'>, senses: Senses): Script | null {
  const robot = codes[1] === beaten ? robotOf(codes[1]) : null;
  const houses = houseRobotsFor(senses);
  const at = robot === null ? -1 : houses.indexOf(robot);
  const next = at < 0 ? undefined : houses[at + 1];
  return next ? SCRIPTS[next] : null;
}

/** Shows the log that a match of the scripts last sent has: also of one that was resolved before. */
export function showLogOf(store: Store, { seed, senses, t }: Pick<Match, 'seed' | 'senses' | 't'>): void {
  const [a, b] = store.getState().loggedCodes;
  store.setState({ log: keptLog({ a, b, seed, senses, t }) });
}

const NO_LOG: readonly LogEntry[] = [];

/** The log of one side's script; empty where its text was changed since. */
export const logOf = (
  { log, loggedCodes, codes }: Pick<RobotUi, 'log' | 'loggedCodes' | 'codes'>,
  side: Side,
): readonly LogEntry[] => (loggedCodes[side] === codes[side] ? log : NO_LOG);

export const swapCodes = (store: Store): void => store.setState(({ codes: [a, b] }) => ({ codes: [b, a] }));

/** Opens scripts of a link and keeps the player's own aside. */
export const openSharedCodes = (store: Store, codes: readonly [string, string]): void =>
  store.setState(({ codes: own, ownCodes }) => ({ codes, ownCodes: ownCodes ?? own }));

export const restoreOwnCodes = (store: Store): void =>
  store.setState(({ codes, ownCodes }) => ({ codes: ownCodes ?? codes, ownCodes: null }));

export const showSnapshot = (store: Store, snapshot: Arena | null): void => store.setState({ snapshot });
