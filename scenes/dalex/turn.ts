// What follows whatever the player did: the gold cell is taken, all dalexes step, what meets breaks, and the level or the game may end.
import { approach, collisionsIn, nearestTo, type Wreck } from './board.ts';
import type { DalexTuning } from './constants.ts';
import { safeCount } from './danger.ts';
import { at, type DalexEvent } from './events.ts';
import { type DalexState, type Pile, positionOf } from './state.ts';

export interface Applied {
  readonly state: DalexState;
  readonly events: readonly DalexEvent[];
}

/** `how` says what the player did, for the case that it was the last thing: 'after a step'. */
export function finishTurn(before: DalexState, events: readonly DalexEvent[], how: string, t: DalexTuning): Applied {
  const told = [...events];
  let state = takeGoal({ ...before, turns: before.turns + 1 }, told, t);
  if (state.dalexes.length > 0) state = step(state, told, how, t);
  if (!state.gameOver && state.dalexes.length === 0) state = winLevel(state, told, t);
  return { state, events: told };
}

function takeGoal(state: DalexState, told: DalexEvent[], t: DalexTuning): DalexState {
  const { goal, player, size, deeds } = state;
  if (goal === null || goal !== player) return state;
  const points = t.goalPoints * state.level;
  told.push({ type: 'goalReached', cell: goal, points, ...at(size, goal) });
  return { ...state, goal: null, score: state.score + points, deeds: { ...deeds, goals: deeds.goals + 1 } };
}

function step(state: DalexState, told: DalexEvent[], how: string, t: DalexTuning): DalexState {
  const { size, player, dalexes, goal } = state;
  const { to, wrecks, caughtFrom, dalexes: left } = approach(positionOf(state));
  const place = told.length;
  let next: DalexState = { ...state, dalexes: left };
  for (const wreck of wrecks) next = heap(next, wreck, told, t);
  const after = positionOf(next);
  const safe = caughtFrom.length > 0 ? 0 : safeCount(after);
  told.splice(place, 0, { type: 'dalexesStepped', from: dalexes, to, nearest: nearestTo(after), safe });
  if (goal !== null && wrecks.some(({ cell }) => cell === goal)) {
    told.push({ type: 'goalBuried', cell: goal, ...at(size, goal) });
    next = { ...next, goal: null };
  }
  if (caughtFrom.length === 0) return next;
  const cause = `Caught${caughtFrom.length > 1 ? ` by ${caughtFrom.length}` : ''} ${how}.`;
  told.push({ type: 'caught', cell: player, by: caughtFrom, cause, ...at(size, player) });
  told.push({ type: 'gameEnded', score: next.score });
  return { ...next, gameOver: true, stand: null, cause };
}

/** Dalexes in one cell become a pile, or make one higher. */
function heap(state: DalexState, wreck: Wreck, told: DalexEvent[], t: DalexTuning): DalexState {
  const { cell, dalexes } = wreck;
  const there = state.piles.find(pile => pile.cell === cell);
  const height = (there?.dalexes ?? 0) + dalexes;
  const extra = state.stand === null ? 0 : t.standPoints * dalexes;
  const points = t.collisionPoints * collisionsIn(wreck) + extra;
  told.push({ type: 'collided', cell, dalexes, height, points, ...at(state.size, cell) });
  const pile: Pile = { cell, dalexes: height };
  return {
    ...state,
    score: state.score + points,
    piles: there ? state.piles.map(one => (one === there ? pile : one)) : [...state.piles, pile],
    stand: state.stand === null ? null : state.stand + dalexes,
    deeds: { ...state.deeds, highestPile: Math.max(state.deeds.highestPile, height) },
  };
}

function winLevel(state: DalexState, told: DalexEvent[], t: DalexTuning): DalexState {
  const { level, size, player, deeds, stand } = state;
  const points = t.levelBonus * level;
  told.push({ type: 'levelWon', level, points, cell: player, ...at(size, player) });
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
