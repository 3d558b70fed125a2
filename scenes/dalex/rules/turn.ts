// The end of a turn, after any player action: the gold cell is taken, all dalexes step, collisions become piles, and the level or the game may end.

import type { DalexTuning } from '../constants.ts';
import { type Collision, countCollisions, nearestDalex, stepDalexes } from './board.ts';
import { awake, countKind } from './crowd.ts';
import { safeMoves } from './danger.ts';
import { type DalexEvent, pointOf } from './events.ts';
import { type DalexState, type Pile, positionOf } from './state.ts';

/** The result of a command. */
export interface Applied {
  readonly state: DalexState;
  readonly events: readonly DalexEvent[];
}

/** `how` names the action in the cause of a defeat: 'after a step'. */
export function finishTurn(before: DalexState, events: readonly DalexEvent[], how: string, t: DalexTuning): Applied {
  const emitted = [...events];
  let state = takeGoal({ ...before, turns: before.turns + 1 }, emitted, t);
  if (state.dalexes.length > 0) state = moveDalexes(state, emitted, how, t);
  if (!state.gameOver && state.dalexes.length === 0) state = winLevel(state, emitted, t);
  return { state, events: emitted };
}

function takeGoal(state: DalexState, emitted: DalexEvent[], t: DalexTuning): DalexState {
  const { goal, player, size, deeds } = state;
  if (goal === null || goal !== player) return state;
  const points = t.goalPoints * state.level;
  emitted.push({ type: 'goalReached', cell: goal, points, ...pointOf(size, goal) });
  return { ...state, goal: null, score: state.score + points, deeds: { ...deeds, goals: deeds.goals + 1 } };
}

function moveDalexes(state: DalexState, emitted: DalexEvent[], how: string, t: DalexTuning): DalexState {
  const { size, player, dalexes, goal } = state;
  const { to, collisions, caughtFrom, dalexes: left, crowd, woken } = stepDalexes(positionOf(state));
  const index = emitted.length;
  let next: DalexState = { ...state, dalexes: left, ...(crowd && { crowd }) };
  for (const collision of collisions) next = addToPile(next, collision, emitted, t);
  const after = positionOf(next);
  const safe = caughtFrom.length > 0 ? [] : safeMoves(after);
  const leaps = crowd?.leaps === true && countKind(crowd, 'leaper') > 0;
  emitted.splice(index, 0, { type: 'dalexesStepped', from: dalexes, to, nearest: nearestDalex(after), leaps, safe });
  if (woken.length > 0) emitted.push(wokeAt(size, woken));
  if (goal !== null && collisions.some(({ cell }) => cell === goal)) {
    emitted.push({ type: 'goalBuried', cell: goal, ...pointOf(size, goal) });
    next = { ...next, goal: null };
  }
  if (caughtFrom.length === 0) return next;
  const cause = `Caught${catcherWords(state, caughtFrom)} ${how}.`;
  emitted.push({ type: 'caught', cell: player, by: caughtFrom, cause, ...pointOf(size, player) });
  emitted.push({ type: 'gameEnded', score: next.score });
  return { ...next, gameOver: true, stand: null, cause };
}

/** Who caught the player, where it is more than one plain dalex. */
function catcherWords({ dalexes, crowd }: DalexState, from: readonly number[]): string {
  if (from.length > 1) return ` by ${from.length}`;
  return crowd?.kinds[dalexes.indexOf(from[0] as number)] === 'leaper' ? ' by a leaper' : '';
}

const wokeAt = (size: number, cells: readonly number[]): DalexEvent => ({
  type: 'woke',
  cells,
  ...pointOf(size, cells[0] as number),
});

/** Noise wakes every sleeper. */
export function makeNoise(state: DalexState, emitted: DalexEvent[]): DalexState {
  const { crowd, dalexes, size } = state;
  const cells = dalexes.filter((_, index) => crowd?.kinds[index] === 'sleeper');
  if (!crowd || cells.length === 0) return state;
  emitted.push(wokeAt(size, cells));
  return { ...state, crowd: awake(crowd, () => true) };
}

/** Dalexes of a collision become a pile, or make one higher. */
function addToPile(state: DalexState, collision: Collision, emitted: DalexEvent[], t: DalexTuning): DalexState {
  const { cell, dalexes } = collision;
  const existing = state.piles.find(pile => pile.cell === cell);
  const height = (existing?.dalexes ?? 0) + dalexes;
  const extra = state.stand === null ? 0 : t.standPoints * dalexes;
  const points = t.collisionPoints * countCollisions(collision) + extra;
  emitted.push({ type: 'collided', cell, dalexes, height, points, ...pointOf(state.size, cell) });
  const pile: Pile = { cell, dalexes: height };
  return {
    ...state,
    score: state.score + points,
    piles: existing ? state.piles.map(one => (one === existing ? pile : one)) : [...state.piles, pile],
    stand: state.stand === null ? null : state.stand + dalexes,
    deeds: { ...state.deeds, highestPile: Math.max(state.deeds.highestPile, height) },
  };
}

function winLevel(state: DalexState, emitted: DalexEvent[], t: DalexTuning): DalexState {
  const { level, size, player, deeds, stand } = state;
  const points = t.levelBonus * level;
  emitted.push({ type: 'levelWon', level, points, cell: player, ...pointOf(size, player) });
  return {
    ...state,
    score: state.score + points,
    gameWon: true,
    stand: null,
    deeds: {
      ...deeds,
      longestStand: Math.max(deeds.longestStand, stand ?? 0),
      grounded: deeds.teleports === 0 ? level : deeds.grounded,
    },
  };
}
