// The rules: the player acts, then all dalexes step at once; two in a cell or one on a pile become a pile. Specification part 2, §4 to §9.
import { plural } from '../../kit/core/plural.ts';
import { pick, type Rng, seeded } from '../../kit/core/rng.ts';
import type { CreateOptions, Due, TurnRules } from '../../kit/core/rules.ts';
import type { DalexTuning } from '../constants.ts';
import { DIRECTIONS, type Direction, dalexesWithin, distance, emptyCells, neighbour } from './board.ts';
import { countKind, crowdKept, LEAP } from './crowd.ts';
import { countSafeMoves, dangerMap, openDirections, percentOf, survivesLastStand, teleportOdds } from './danger.ts';
import { type DalexEvent, pointOf } from './events.ts';
import { lessonOf } from './lesson.ts';
import { result } from './result.ts';
import { boardSizeOf, spawnLevel } from './spawn.ts';
import { type DalexCommand, type DalexState, positionOf } from './state.ts';
import { type Applied, finishTurn, makeNoise } from './turn.ts';

const msToTicks = (milliseconds: number): number => Math.round((milliseconds * 60) / 1000);

export const RULES: TurnRules<DalexState, DalexCommand, DalexEvent, DalexTuning> = {
  kind: 'turns',
  create,
  legal,
  apply,
  due,
  /** Teleports and new levels are random and cannot be undone. */
  undoable: (_before, { type }) =>
    type === 'guard' || type === 'standOn' ? 'aside' : type !== 'teleport' && type !== 'nextLevel',
  survives: (restored, { guard }) => ({ ...restored, guard }),
  result,
};

function create({ seed, setup }: CreateOptions, t: DalexTuning): DalexState {
  const rng = seeded(seed);
  const size = boardSizeOf(t);
  const level = 1;
  return {
    rng,
    size,
    level,
    ...spawnLevel(rng, size, level, t, setup['kinds'] === 'three'),
    score: 0,
    teleports: t.teleportsAtStart,
    sonics: Math.min(t.sonicsAtStart, t.mostSonics),
    piles: [],
    turns: 0,
    gameOver: false,
    gameWon: false,
    stand: null,
    guard: setup['guard'] === true,
    deeds: { teleports: 0, goals: 0, highestPile: 0, longestStand: 0, grounded: 0 },
    cause: null,
  };
}

function legal(state: Readonly<DalexState>, t: DalexTuning): readonly DalexCommand[] {
  if (state.gameOver) return [];
  if (state.gameWon) return [{ type: 'nextLevel' }];
  if (state.stand !== null) return [{ type: 'standOn' }];
  const position = positionOf(state);
  const isRefused = (type: 'move' | 'wait', direction?: Direction) => guardRefusal(state, { type, direction }) !== null;
  const moves = openDirections(position).filter(direction => !isRefused('move', direction));
  return [
    ...moves.map(direction => ({ type: 'move', direction }) as const),
    ...(isRefused('wait') ? [] : [{ type: 'wait' } as const]),
    ...(state.teleports > 0 ? [{ type: 'teleport' } as const] : []),
    ...(state.sonics > 0 && dalexesWithin(position, state.player, t.sonicReach).length > 0
      ? [{ type: 'sonic' } as const]
      : []),
    ...(standRefusal(state) === null ? [{ type: 'lastStand' } as const] : []),
  ];
}

function due({ gameWon, stand }: Readonly<DalexState>, t: DalexTuning): Due<DalexCommand> {
  if (gameWon) return { command: { type: 'nextLevel' }, afterTicks: msToTicks(t.nextLevelMs) };
  return stand === null ? null : { command: { type: 'standOn' }, afterTicks: msToTicks(t.standStepMs) };
}

const refuse = (state: DalexState, message: string): Applied => ({ state, events: [{ type: 'refused', message }] });

/** Carries out a command. Commands are untrusted: every field is checked. */
function apply(state: DalexState, command: DalexCommand, t: DalexTuning): Applied {
  const type = command?.type;
  if (type === 'guard') return setGuard(state, command.on);
  if (type === 'nextLevel') return state.gameWon ? nextLevel(state, t) : refuse(state, 'Win this level first.');
  if (type === 'standOn')
    return state.stand === null
      ? refuse(state, 'No Last Stand is under way.')
      : finishTurn(state, [], 'in the Last Stand', t);
  if (!['move', 'wait', 'teleport', 'sonic', 'lastStand'].includes(type))
    return refuse(state, 'That is not a move in this game.');
  if (state.gameOver) return refuse(state, 'The game is over.');
  if (state.gameWon || state.stand !== null) return { state, events: [{ type: 'awaited' }] };
  switch (command.type) {
    case 'move':
      return move(state, command.direction, t);
    case 'wait':
      return wait(state, t);
    case 'teleport':
      return teleport(state, t);
    case 'sonic':
      return sonic(state, t);
    default:
      return lastStand(state, t);
  }
}

function move(state: DalexState, direction: Direction, t: DalexTuning): Applied {
  const { size, player: from, dalexes, piles } = state;
  if (!DIRECTIONS.includes(direction)) return refuse(state, 'That is no direction.');
  const to = neighbour(size, from, direction);
  if (to === null) return refuse(state, 'The board ends there.');
  if (dalexes.includes(to)) return refuse(state, 'A dalex stands there.');
  if (piles.some(({ cell }) => cell === to)) return refuse(state, 'A junk pile is in the way.');
  const refusal = guardRefusal(state, { type: 'move', direction });
  if (refusal) return refuse(state, refusal);
  const moved: DalexEvent = { type: 'moved', direction, from, to, ...pointOf(size, to) };
  return finishTurn({ ...state, player: to }, [moved], 'after a step', t);
}

function wait(state: DalexState, t: DalexTuning): Applied {
  const refusal = guardRefusal(state, { type: 'wait' });
  if (refusal) return refuse(state, refusal);
  const { player: cell, size } = state;
  return finishTurn(state, [{ type: 'waited', cell, ...pointOf(size, cell) }], 'while waiting', t);
}

/** Moves the player to a random empty cell, each equally likely. */
function teleport(state: DalexState, t: DalexTuning): Applied {
  if (state.teleports < 1) return refuse(state, 'No teleports left!');
  const position = positionOf(state);
  const cells = emptyCells(position);
  if (cells.length === 0) return refuse(state, 'There is no empty cell to teleport to.');
  const odds = teleportOdds(position);
  const rng: Rng = [...state.rng];
  const to = pick(rng, cells);
  const { player: from, size, deeds } = state;
  const left = state.teleports - 1;
  return finishTurn(
    { ...state, rng, player: to, teleports: left, deeds: { ...deeds, teleports: deeds.teleports + 1 } },
    [{ type: 'teleported', from, to, odds, left, ...pointOf(size, to) }],
    `after a ${percentOf(odds)} % safe teleport`,
    t,
  );
}

/** Removes the dalexes in reach; they leave no pile. Its noise wakes every sleeper. */
function sonic(state: DalexState, t: DalexTuning): Applied {
  if (state.sonics < 1) return refuse(state, 'No sonic screwdriver left!');
  const cells = dalexesWithin(positionOf(state), state.player, t.sonicReach);
  if (cells.length === 0) return refuse(state, 'No dalex in range of sonic screwdriver!');
  const points = t.sonicKillPoints * cells.length;
  const left = state.sonics - 1;
  const dalexes = state.dalexes.filter(cell => !cells.includes(cell));
  const crowd = crowdKept(state.crowd, index => !cells.includes(state.dalexes[index] as number));
  const used: DalexEvent = { type: 'sonicUsed', cells, points, left, ...pointOf(state.size, state.player) };
  const events = [used];
  const after = { ...state, dalexes, ...crowd, sonics: left, score: state.score + points };
  return finishTurn(makeNoise(after, events), events, 'after the screwdriver', t);
}

/** Starts a Last Stand: only dalexes move until none is left or the player is caught. Its noise wakes every sleeper. */
function lastStand(state: DalexState, t: DalexTuning): Applied {
  const refusal = standRefusal(state);
  if (refusal) return refuse(state, refusal);
  const events: DalexEvent[] = [{ type: 'standBegan', dalexes: state.dalexes.length }];
  return finishTurn(makeNoise({ ...state, stand: 0 }, events), events, 'in the Last Stand', t);
}

function nextLevel(won: DalexState, t: DalexTuning): Applied {
  const rng: Rng = [...won.rng];
  const level = won.level + 1;
  const teleports = won.teleports + (won.level % t.levelsPerTeleport === 0 ? 1 : 0);
  const sonics = Math.max(won.sonics, Math.min(t.mostSonics, won.sonics + t.sonicsPerLevel));
  const spawned = spawnLevel(rng, won.size, level, t, won.crowd !== undefined);
  const state = { ...won, rng, level, teleports, sonics, ...spawned, piles: [], turns: 0, gameWon: false };
  const { dalexes, goal, crowd } = spawned;
  const began = {
    type: 'levelBegan',
    level,
    dalexes: dalexes.length,
    hasGoal: goal !== null,
    teleports,
    sonics,
  } as const;
  const [sleepers, leapers] = [countKind(crowd, 'sleeper'), countKind(crowd, 'leaper')];
  return { state, events: [{ ...began, sleepers, leapers, lesson: lessonOf(state, t) }] };
}

function setGuard(state: DalexState, on: boolean): Applied {
  if (typeof on !== 'boolean') return refuse(state, 'The guard is either on or off.');
  return { state: { ...state, guard: on }, events: [{ type: 'guardSet', on }] };
}

/** Whether a dalex is near enough to stop a held Wait: a leaper from twice as far, a sleeper never. */
export const isDalexNear = (state: DalexState, { alertCells }: Pick<DalexTuning, 'alertCells'>): boolean =>
  state.dalexes.some((cell, index) => {
    const kind = state.crowd?.kinds[index] ?? 'plain';
    return (
      kind !== 'sleeper' && distance(state.size, cell, state.player) <= alertCells * (kind === 'leaper' ? LEAP : 1)
    );
  });

/** Why the guard refuses a Last Stand, or null. Where no move is safe it refuses none. */
function standRefusal(state: DalexState): string | null {
  if (!state.guard) return null;
  const position = positionOf(state);
  const safe = countSafeMoves(position);
  if (safe === 0 || survivesLastStand(position)) return null;
  return `This Last Stand would end with you caught. ${plural(safe, 'way is', 'ways are')} safe; the guard (G) holds you back.`;
}

/** Why the guard refuses a step, or null. Where no move is safe it refuses none. */
function guardRefusal(
  state: DalexState,
  { type, direction }: { readonly type: 'move' | 'wait'; readonly direction?: Direction | undefined },
): string | null {
  if (!state.guard) return null;
  const position = positionOf(state);
  const to = type === 'wait' || !direction ? state.player : neighbour(state.size, state.player, direction);
  if (to === null || dangerMap(position)[to] === 0) return null;
  const safe = countSafeMoves(position);
  if (safe === 0) return null;
  return `A dalex would catch you there. ${plural(safe, 'other way is', 'other ways are')} safe; the guard (G) holds you back.`;
}
