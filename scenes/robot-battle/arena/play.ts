// A bout in the arena as commands and states: begin, resolve, play tick by tick, the next match, the result. RULES hands on to it where the state has a bout.
import type { Json } from '../../kit/core/json.ts';
import { pick, randomInt, seeded } from '../../kit/core/rng.ts';
import type { Alarm, Setup } from '../../kit/core/rules.ts';
import type { T } from '../constants.ts';
import { MAX_INPUT_LENGTH } from '../rules/match.ts';
import { linesOf } from '../rules/scripts.ts';
import { PACES, type Pace } from '../rules/state.ts';
import { isFought, newField, type Setting, settingOf, stepField } from './field.ts';
import { ARENA_LADDER, isArenaRobot } from './ladder.ts';
import { deedAt, playOut, readArenaResponse } from './packing.ts';
import { cardOf } from './roster.ts';
import {
  type ArenaBout,
  type ArenaBoutEvent,
  type ArenaCommand,
  type ArenaFighter,
  type ArenaRequest,
  type ArenaRobot,
  type Entrant,
  MAP_IDS,
  type MapId,
} from './types.ts';
import { talliesOf, verdictOf } from './verdict.ts';
import { pointsOf, totalOf, WEEK_ROUNDS, weekOf } from './week.ts';

type Bout = Readonly<ArenaBout>;
interface Applied {
  readonly bout: Bout;
  readonly events: readonly (ArenaBoutEvent | { readonly type: 'refused'; readonly message: string })[];
}

export const MIN_ENTRANTS = 2;
export const MAX_ENTRANTS_ARENA = 6;
const MAX_NAME_LENGTH = 40;
/** Matches of a bout on the ladder at most: the best of three. */
const LADDER_ROUNDS = 3;
/** Session ticks between two matches. */
const PAUSE_TICKS = 120;

/** Seeds of a bout's matches: nobody sees one before its match. */
const seedOf = (base: number, round: number): number => randomInt(seeded(base, 71 + round), 2 ** 31);

/** The bout that a setup asks for: `bout` ('ladder', 'week', 'free'), `rival`, `date`, `map`, `senses`, `friendlyFire`. */
export function createBout(runSeed: number, setup: Setup): ArenaBout {
  const week = setup['bout'] === 'week' ? weekOf(String(setup['date'])) : null;
  const kind = week ? 'week' : setup['bout'] === 'free' ? 'free' : 'ladder';
  const rival = isArenaRobot(setup['rival']) ? setup['rival'] : ARENA_LADDER[0];
  const base = week ? week.seed : runSeed;
  const given = MAP_IDS.find(map => map === setup['map']);
  const bout: Omit<ArenaBout, 'now'> = {
    kind,
    rival: kind === 'ladder' ? rival : null,
    week: week?.monday ?? null,
    senses: setup['senses'] === 'radar' ? 'radar' : 'all',
    friendlyFire: kind === 'free' && setup['friendlyFire'] === true,
    map: week?.maps[0] ?? (kind === 'free' && given ? given : drawnMap(base, 0)),
    phase: 'idle',
    entrants: [],
    fighters: [],
    rounds: kind === 'ladder' ? LADDER_ROUNDS : kind === 'week' ? WEEK_ROUNDS : 1,
    round: 0,
    wins: [],
    base,
    seed: seedOf(base, 0),
    did: [],
    out: [],
    ticks: 0,
    tallies: [],
    verdicts: [],
    points: [],
    nextAt: 0,
    pace: 1,
    held: false,
  };
  return { ...bout, now: EMPTY };
}
const EMPTY: ArenaBout['now'] = { tick: 0, robots: [], shells: [], deeds: [], events: [], fired: 0 };
const drawnMap = (base: number, round: number): MapId => pick(seeded(base, 81 + round), MAP_IDS);

/** The setting of the match under way, for snapshots. */
export const boutSetting = (bout: Bout): Setting =>
  settingOf({ entrants: bout.entrants, seed: bout.seed, map: bout.map, friendlyFire: bout.friendlyFire });

/** Who meets a script in this bout, with it; in a free one the two of them and Tumbler. */
export function entrantsFor({ kind, rival, week }: Bout, code: string, name = 'Your robot'): readonly Entrant[] {
  const own: Entrant = { team: 0, code, name };
  const field = kind === 'week' ? (weekOf(week ?? '')?.field ?? []) : [rival ?? ARENA_LADDER[0]];
  return [own, ...field.map((house, index): Entrant => ({ team: index + 1, house }))];
}

export const beginCommand = (bout: Bout, code: string, name?: string): ArenaCommand => ({
  type: 'begin',
  entrants: entrantsFor(bout, code, name),
});

const SAMPLE = 'return { drive: 1, turn: 3, aim: bearing(), fire: 1 };';

export function legalInBout(bout: Bout): readonly ArenaCommand[] {
  const { phase, held, pace } = bout;
  if (phase === 'idle') return [beginCommand(bout, SAMPLE)];
  if (phase === 'resolving') return [{ type: 'stop' }];
  if (phase === 'between') return [{ type: 'next' }, { type: 'stop' }];
  if (phase === 'over') return [];
  return [
    { type: 'finish' },
    { type: 'hold', on: !held },
    ...PACES.filter(other => other !== pace).map(other => ({ type: 'pace', pace: other }) as const),
    { type: 'stop' },
  ];
}

export function alarmOfBout({ phase, held, nextAt }: Bout): Alarm<ArenaCommand> {
  if (phase === 'running' && !held) return { command: { type: 'tick' }, at: nextAt };
  return phase === 'between' ? { command: { type: 'next' }, at: nextAt } : null;
}

export function requestOfBout({ phase, entrants, seed, map, senses, friendlyFire }: Bout): ArenaRequest | null {
  return phase === 'resolving' ? { mode: 'arena', entrants, seed, map, senses, friendlyFire } : null;
}

export function applyToBout(bout: Bout, command: ArenaCommand, t: Pick<T, 'tickMs'>, now: number): Applied {
  const reason = refusalOf(bout, command, now);
  if (reason !== null) return { bout, events: [{ type: 'refused', message: reason }] };
  switch (command.type) {
    case 'begin':
      return {
        bout: resolving({ ...bout, fighters: command.entrants.map(fighterOf) }, command.entrants, 0),
        events: [],
      };
    case 'next':
      return { bout: resolving(bout, bout.entrants, bout.round + 1), events: [] };
    case 'stop':
      return { bout: stopped(bout), events: [] };
    case 'pace':
      return { bout: { ...bout, pace: command.pace as Pace }, events: [] };
    case 'hold':
      return { bout: { ...bout, held: command.on, nextAt: now + tickLength(bout.pace, t) }, events: [] };
    case 'finish':
      return playToEnd(bout, now);
    case 'tick':
      return playTick(bout, t, now);
  }
}

/** The sentence that refuses a command, or null. Commands are untrusted: every field is checked. */
function refusalOf(bout: Bout, command: ArenaCommand, now: number): string | null {
  const { type, pace, on, entrants } = command as Partial<Record<string, unknown>>;
  const { phase } = bout;
  const isOn = phase === 'running';
  switch (type) {
    case 'begin':
      return phase === 'idle' ? entryRefusal(bout, entrants) : 'A battle is under way.';
    case 'next':
      return phase === 'between' ? null : 'The battle goes on by itself.';
    case 'stop':
      return phase === 'idle' || phase === 'over' ? 'No battle is under way.' : null;
    case 'pace':
      if (!PACES.includes(pace as Pace)) return 'There is no such speed.';
      return isOn ? null : 'No battle is under way.';
    case 'hold':
      if (typeof on !== 'boolean') return 'That is not a move in this game.';
      return isOn ? null : 'No battle is under way.';
    case 'finish':
      return isOn ? null : 'No battle is under way.';
    case 'tick':
      return isOn && now >= bout.nextAt ? null : 'The battle goes on by itself.';
    default:
      return 'That is not a move in this game.';
  }
}

function entryRefusal(bout: Bout, entrants: unknown): string | null {
  if (!Array.isArray(entrants)) return 'That is not a move in this game.';
  if (entrants.length < MIN_ENTRANTS || entrants.length > MAX_ENTRANTS_ARENA) return 'Two to six robots enter a match.';
  for (const entrant of entrants) {
    const reason = entrantRefusal(entrant);
    if (reason !== null) return reason;
  }
  const list = entrants as readonly Entrant[];
  if (new Set(list.map(({ team }) => team)).size < 2) return 'A match is between two teams at least.';
  if (bout.kind === 'free') return null;
  const [own, ...others] = entrantsFor(bout, '');
  const isField =
    list.length === others.length + 1 &&
    others.every((other, index) => {
      const met = list[index + 1];
      return met && 'house' in met && 'house' in other && met.house === other.house && met.team === other.team;
    });
  return isField && list[0] && 'code' in list[0] && list[0].team === own?.team
    ? null
    : 'Your script meets the robots of this bout.';
}

function entrantRefusal(entrant: unknown): string | null {
  if (typeof entrant !== 'object' || entrant === null) return 'That is not a move in this game.';
  const { team, house, code, name } = entrant as Partial<Record<string, unknown>>;
  if (!Number.isInteger(team) || (team as number) < 0 || (team as number) >= MAX_ENTRANTS_ARENA)
    return 'There is no such team.';
  if (house !== undefined) return isArenaRobot(house) && code === undefined ? null : 'Nobody knows this robot.';
  if (typeof code !== 'string') return 'A script is a text.';
  if (name !== undefined && (typeof name !== 'string' || name.length > MAX_NAME_LENGTH))
    return 'That name is too long.';
  return code.length > MAX_INPUT_LENGTH ? 'That is no script: 64 KB are allowed.' : null;
}

export function fighterOf(entrant: Entrant, index: number): ArenaFighter {
  const { team } = entrant;
  if ('house' in entrant) return { name: cardOf(entrant.house).name, house: entrant.house, team, lines: 0 };
  return { name: entrant.name ?? `Robot ${index + 1}`, house: null, team, lines: linesOf(entrant.code) };
}

/** Session ticks for one tick of the match. */
const tickLength = (pace: Pace, { tickMs }: Pick<T, 'tickMs'>): number =>
  Math.max(1, Math.round((tickMs * 60) / 1000 / pace));

function resolving(bout: Bout, entrants: readonly Entrant[], round: number): Bout {
  const { kind, week, base } = bout;
  const map = kind === 'week' ? weekOf(week ?? '')?.maps[round] : round > 0 ? drawnMap(base, round) : undefined;
  const next: Bout = {
    ...bout,
    phase: 'resolving',
    entrants,
    round,
    map: map ?? bout.map,
    seed: seedOf(base, round),
    did: [],
    out: [],
    ticks: 0,
    tallies: [],
  };
  return { ...next, now: newField(boutSetting(next)) };
}

/** The same bout, not begun. */
function stopped(bout: Bout): Bout {
  const { kind, rival, week, senses, friendlyFire, map, base, pace } = bout;
  const setup: Setup = {
    bout: kind,
    senses,
    friendlyFire,
    map,
    ...(rival && { rival }),
    ...(week && { date: week }),
  };
  return { ...createBout(base, setup), pace };
}

export function respondToBout(bout: Bout, response: Json): Applied {
  const read = bout.phase === 'resolving' ? readArenaResponse(response, bout.entrants.length) : null;
  const snapshots = read && playOut(read, boutSetting(bout));
  if (!read || !snapshots) return { bout, events: [] };
  const { did, out } = read;
  const { fighters, round, rounds } = bout;
  return {
    bout: { ...bout, phase: 'running', did, out, ticks: snapshots.length - 1, nextAt: 0, held: false },
    events: [{ type: 'arenaBegan', names: fighters.map(({ name }) => name), round, rounds }],
  };
}

function playTick(bout: Bout, t: Pick<T, 'tickMs'>, at: number): Applied {
  const now = stepField(
    bout.now,
    bout.did.map(text => deedAt(text, bout.now.tick)),
    boutSetting(bout),
  );
  const played = { ...bout, now, nextAt: at + tickLength(bout.pace, t) };
  if (!isFought(now, boutSetting(bout))) return { bout: played, events: now.events };
  const ended = endMatch(played, at);
  return { bout: ended.bout, events: [...now.events, ...ended.events] };
}

function playToEnd(bout: Bout, at: number): Applied {
  const setting = boutSetting(bout);
  let { now } = bout;
  while (!isFought(now, setting))
    now = stepField(
      now,
      bout.did.map(text => deedAt(text, now.tick)),
      setting,
    );
  return endMatch({ ...bout, now }, at);
}

function endMatch(bout: Bout, at: number): Applied {
  const { fighters, rounds, round, kind, did, out, now } = bout;
  const setting = boutSetting(bout);
  const snapshots = playOut({ did, out }, setting) ?? [now];
  const names = fighters.map(({ name }) => name);
  const verdict = verdictOf(snapshots, names, setting);
  const wins = Array.from(
    { length: MAX_ENTRANTS_ARENA },
    (_, team) => (bout.wins[team] ?? 0) + (verdict.team === team ? 1 : 0),
  );
  const isDecided = kind === 'ladder' && Math.max(...wins) * 2 > rounds;
  const isLast = isDecided || round + 1 >= rounds;
  const ended: Bout = {
    ...bout,
    phase: isLast ? 'over' : 'between',
    held: false,
    wins,
    verdicts: [...bout.verdicts, verdict],
    points: [...bout.points, pointsOf(verdict, 0, (now.robots[0] as ArenaRobot).health)],
    tallies: talliesOf(snapshots, setting),
    nextAt: at + PAUSE_TICKS,
  };
  const winners = fighters.filter(({ team }) => team === verdict.team).map(({ name }) => name);
  const matchEnded = { type: 'matchEnded', winners, ticks: verdict.ticks, why: verdict.why, isLast } as const;
  return { bout: ended, events: isLast ? [matchEnded, boutEnded(ended)] : [matchEnded] };
}

function boutEnded(bout: Bout): ArenaBoutEvent {
  const { kind, rival, week, fighters } = bout;
  return {
    type: 'boutEnded',
    kind,
    rival,
    week,
    outcome: outcomeOf(bout),
    lines: fighters[0]?.lines ?? 0,
    ticks: ticksWon(bout),
    points: totalOf(bout),
  };
}

/** Ticks of the matches that the first team won. */
export const ticksWon = ({ verdicts, fighters }: Bout): number =>
  verdicts.reduce((sum, { team, ticks }) => (team === fighters[0]?.team ? sum + ticks : sum), 0);

/** How a bout ended for the first entrant: more matches won than anybody else. */
export function outcomeOf({ wins, fighters }: Bout): 'won' | 'lost' | 'draw' {
  const own = fighters[0]?.team ?? 0;
  const mine = wins[own] ?? 0;
  const best = Math.max(...wins.filter((_, team) => team !== own), 0);
  return mine > best ? 'won' : mine < best ? 'lost' : 'draw';
}
