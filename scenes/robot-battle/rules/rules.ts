// The rules: two scripts are requested to be resolved elsewhere, and the response is played tick by tick. Specification part 2, §3, §4, §5, §8 and §9.

import type { Json } from '../../kit/core/json.ts';
import { seeded } from '../../kit/core/rng.ts';
import type { CreateOptions, TurnRules } from '../../kit/core/rules.ts';
import { alarmOfBout, applyToBout, createBout, legalInBout, requestOfBout, respondToBout } from '../arena/play.ts';
import { resultOfBout } from '../arena/result.ts';
import type { ArenaCommand } from '../arena/types.ts';
import type { T } from '../constants.ts';
import { type Arena, newArena, SIDES, type Side, stepArena, type Winner, winnerOf } from './arena.ts';
import { houseRobotsFor } from './houses.ts';
import { actionOf, hasThrown, MAX_INPUT_LENGTH, readResponse, snapshotsOf } from './match.ts';
import type { Senses } from './radar.ts';
import { resultOf } from './result.ts';
import { linesOf, NAMES, robotOf, SCRIPTS } from './scripts.ts';
import { type Fighter, PACES, type Pace, type RobotCommand, type RobotEvent, type RobotState } from './state.ts';

type Applied = { readonly state: RobotState; readonly events: readonly RobotEvent[] };

export const RULES: TurnRules<RobotState, RobotCommand, RobotEvent, T> = {
  kind: 'turns',
  create: ({ seed, setup }: CreateOptions, t) => {
    const idle = createIdle(seed, setup['senses'] === 'radar' ? 'radar' : 'all', 1, t);
    return setup['mode'] === 'arena' ? { ...idle, bout: createBout(seed, setup) } : idle;
  },
  legal: state => (state.bout ? legalInBout(state.bout) : legal(state)),
  apply: (state, command, t, now) =>
    state.bout
      ? inArena(state, applyToBout(state.bout, command as ArenaCommand, t, now))
      : apply(state, command, t, now),
  alarm: ({ bout, phase, held, nextAt }) => {
    if (bout) return alarmOfBout(bout);
    return phase === 'running' && !held ? { command: { type: 'tick' }, at: nextAt } : null;
  },
  request: ({ bout, phase, scripts, seed, senses }, t) => {
    if (bout) return requestOfBout(bout) as unknown as Json;
    return phase === 'resolving' && scripts
      ? { a: scripts[0], b: scripts[1], seed, starts: 'facing', senses, t }
      : null;
  },
  onResponse: (state, response, t) =>
    state.bout ? inArena(state, respondToBout(state.bout, response)) : applyResponse(state, response, t),
  result: (state, t) => (state.bout ? resultOfBout(state.bout) : resultOf(state, t)),
};

const inArena = (state: Readonly<RobotState>, { bout, events }: ReturnType<typeof applyToBout>): Applied => ({
  state: bout === state.bout ? state : { ...state, bout },
  events,
});

const createIdle = (seed: number, senses: Senses, pace: Pace, t: T): RobotState => ({
  rng: seeded(seed),
  seed,
  senses,
  phase: 'idle',
  scripts: null,
  fighters: null,
  moves: ['', ''],
  out: [null, null],
  arena: newArena('facing', seed, t),
  nextAt: 0,
  pace,
  held: false,
  winner: null,
});

export const fightCommand = (a: string, b: string): RobotCommand => ({ type: 'fight', a, b });

function legal({ phase, pace, held, senses }: Readonly<RobotState>): readonly RobotCommand[] {
  if (phase === 'idle')
    return [
      fightCommand(SCRIPTS.target.code, SCRIPTS.hunter.code),
      ...houseRobotsFor(senses).map(house => fightCommand(SCRIPTS.steps.code, SCRIPTS[house].code)),
    ];
  if (phase === 'resolving') return [{ type: 'stop' }];
  if (phase === 'over') return [];
  return [
    { type: 'finish' },
    { type: 'hold', on: !held },
    ...PACES.filter(other => other !== pace).map(other => ({ type: 'pace', pace: other }) as const),
    { type: 'stop' },
  ];
}

function apply(state: Readonly<RobotState>, command: RobotCommand, t: T, now: number): Applied {
  const reason = validate(state, command, now);
  if (reason !== null) return { state, events: [{ type: 'refused', message: reason }] };
  switch (command.type) {
    case 'fight':
      return beginMatch(state, command.a, command.b, t);
    case 'stop':
      return { state: createIdle(state.seed, state.senses, state.pace, t), events: [{ type: 'stopped' }] };
    case 'pace':
      return { state: { ...state, pace: command.pace as Pace }, events: [] };
    case 'hold':
      return { state: { ...state, held: command.on, nextAt: now + ticksOf(state.pace, t) }, events: [] };
    case 'finish':
      return playToEnd(state, t);
    case 'tick':
      return playTick(state, t, now);
    default:
      return { state, events: [] };
  }
}

/** The sentence that refuses a command, or null. Commands are untrusted: every field is checked. */
function validate({ phase, nextAt }: Readonly<RobotState>, command: RobotCommand, now: number): string | null {
  const { type, a, b, pace, on } = command as Partial<Record<string, unknown>>;
  const isOn = phase === 'running';
  switch (type) {
    case 'fight':
      if (phase !== 'idle') return 'A battle is under way.';
      if (typeof a !== 'string' || typeof b !== 'string') return 'A script is a text.';
      return a.length > MAX_INPUT_LENGTH || b.length > MAX_INPUT_LENGTH
        ? 'That is no script: 64 KB are allowed.'
        : null;
    case 'stop':
      return isOn || phase === 'resolving' ? null : 'No battle is under way.';
    case 'pace':
      if (!PACES.includes(pace as Pace)) return 'There is no such speed.';
      return isOn ? null : 'No battle is under way.';
    case 'hold':
      if (typeof on !== 'boolean') return 'That is not a move in this game.';
      return isOn ? null : 'No battle is under way.';
    case 'finish':
      return isOn ? null : 'No battle is under way.';
    case 'tick':
      return isOn && now >= nextAt ? null : 'The battle goes on by itself.';
    default:
      return 'That is not a move in this game.';
  }
}

/** Session ticks for one tick of the match. */
export const ticksOf = (pace: Pace, { tickMs }: Pick<T, 'tickMs'>): number =>
  Math.max(1, Math.round((tickMs * 60) / 1000 / pace));

function beginMatch(state: Readonly<RobotState>, a: string, b: string, t: T): Applied {
  const fighters = [fighterOf(a, 'Robot A'), fighterOf(b, 'Robot B')] as const;
  return {
    state: { ...createIdle(state.seed, state.senses, state.pace, t), phase: 'resolving', scripts: [a, b], fighters },
    events: [],
  };
}

function fighterOf(code: string, otherwise: string): Fighter {
  const robot = robotOf(code);
  const name = robot ? NAMES[robot] : otherwise;
  return { name, robot, lines: linesOf(code), hits: 0, blocked: 0, missed: 0, threw: 0 };
}

const namesOf = ({ fighters }: Readonly<RobotState>): readonly [string, string] => [
  fighters?.[0].name ?? 'Robot A',
  fighters?.[1].name ?? 'Robot B',
];

function applyResponse(state: Readonly<RobotState>, response: Parameters<typeof readResponse>[0], t: T): Applied {
  const read = state.phase === 'resolving' ? readResponse(response) : null;
  if (!read) return { state, events: [] };
  const { moves, out, threwAt } = read;
  const snapshots = snapshotsOf(moves, 'facing', state.seed, t);
  const last = snapshots.at(-1) as Arena;
  const isOver = out[0] !== null || out[1] !== null || winnerOf(last, t) !== null;
  // Refuse a match that goes on after a win or never ends.
  if (!isOver || snapshots.slice(0, -1).some(arena => winnerOf(arena, t) !== null)) return { state, events: [] };
  return {
    state: { ...state, phase: 'running', scripts: null, moves, out, ...(threwAt && { threwAt }), nextAt: 0 },
    events: [{ type: 'began', names: namesOf(state) }],
  };
}

function playTick(state: Readonly<RobotState>, t: T, now: number): Applied {
  const { arena, moves } = state;
  if (arena.tick >= moves[0].length) return endMatch(state, t);
  const events: RobotEvent[] = [];
  const moved = advanceArena(state, t, event => events.push(event));
  const next = { ...moved, nextAt: now + ticksOf(state.pace, t) };
  if (next.arena.tick < moves[0].length) return { state: next, events };
  const over = endMatch(next, t);
  return { state: over.state, events: [...events, ...over.events] };
}

function playToEnd(state: Readonly<RobotState>, t: T): Applied {
  let at = state;
  while (at.arena.tick < at.moves[0].length) at = advanceArena(at, t, () => {});
  const over = endMatch(at, t);
  return { state: over.state, events: [{ type: 'skipped' }, ...over.events] };
}

/** Advances the arena by one tick and counts each fighter's shots. */
function advanceArena(state: Readonly<RobotState>, t: T, emit: (event: RobotEvent) => void): RobotState {
  const { moves, fighters } = state;
  const letters = SIDES.map(side => moves[side][state.arena.tick]);
  const arena = stepArena(state.arena, [actionOf(letters[0]), actionOf(letters[1])], t);
  for (const side of SIDES) emitTickEvents(arena, side, hasThrown(letters[side]), emit);
  if (!fighters) return { ...state, arena };
  const counted = SIDES.map(side => {
    const fighter = fighters[side];
    const shot = arena.shots[side];
    return {
      ...fighter,
      hits: fighter.hits + (shot === 'hit' ? 1 : 0),
      blocked: fighter.blocked + (shot === 'blocked' ? 1 : 0),
      missed: fighter.missed + (shot === 'missed' ? 1 : 0),
      threw: fighter.threw + (hasThrown(letters[side]) ? 1 : 0),
    };
  }) as unknown as [Fighter, Fighter];
  return { ...state, arena, fighters: counted };
}

function emitTickEvents(arena: Arena, side: Side, threw: boolean, emit: (event: RobotEvent) => void): void {
  const { x, y } = arena.robots[side];
  const other = arena.robots[1 - side];
  const became = arena.shots[side];
  if (threw) emit({ type: 'threw', side, x, y });
  if (became && other) emit({ type: 'shot', side, became, health: other.health, x: other.x, y: other.y });
  if (arena.did[side] === 'shield') emit({ type: 'shielded', side, x, y });
  if (arena.did[side] === 'move' || arena.did[side] === 'back') emit({ type: 'moved', side, x, y });
}

function endMatch(state: Readonly<RobotState>, t: T): Applied {
  const { out, arena, fighters } = state;
  const winner = decideWinner(out[0] !== null, out[1] !== null, winnerOf(arena, t));
  return {
    state: { ...state, phase: 'over', winner, held: false },
    events: [
      {
        type: 'ended',
        winner,
        names: namesOf(state),
        forfeit: out[0] !== null || out[1] !== null,
        ticks: arena.tick,
        lines: fighters?.[0].lines ?? 0,
        robot: fighters?.[1].robot ?? null,
        senses: state.senses,
      },
    ],
  };
}

export function decideWinner(isAOut: boolean, isBOut: boolean, fought: Winner | null): Winner {
  if (isAOut && isBOut) return 'draw';
  if (isAOut) return 'B';
  return isBOut ? 'A' : (fought ?? 'draw');
}
