// Effects of the commands of a turn: roll, hold, score, computer's steps.

import type { YayZeeTuning } from '../constants.ts';
import { CATEGORIES, type Category, countsOf, scoreOf, UPPER } from './categories.ts';
import { currentQuestion } from './coachQuestion.ts';
import { bestExpected, greedy, type Move } from './computer.ts';
import type { YayZeeEvent } from './events.ts';
import { finalScore } from './messages.ts';
import { bestOf, rateChoice, ratingOf } from './rating.ts';
import {
  bonusOf,
  type Choice,
  isAlone,
  isComputersTurn,
  isOver,
  isPlayed,
  paysExtra,
  playerAt,
  scoringOf,
  totalOf,
  turnsOf,
  upperOf,
  type YayZeeState,
} from './state.ts';
import { rolledDice } from './stream.ts';

type State = Readonly<YayZeeState>;
export type Applied = { readonly state: YayZeeState; readonly events: readonly YayZeeEvent[] };
type T = YayZeeTuning;

export const ticks = (milliseconds: number): number => Math.round((milliseconds * 60) / 1000);

/** State fields at the start of a turn. */
export const newTurn = (t: T) => ({
  dice: Array.from({ length: t.dice }, (_, i) => 1 + (i % 6)),
  held: Array.from({ length: t.dice }, () => false),
  rollsLeft: t.rollsPerTurn,
  rolled: false,
  chosen: false,
  hurried: false,
  advice: null,
});

export function roll(state: State, t: T): Applied {
  const player = playerAt(state);
  const stream = state.sameDice ? 0 : state.at;
  const thrown = rolledDice(state.seed, stream, turnsOf(player), t.rollsPerTurn - state.rollsLeft, state.dice.length);
  const held = state.rolled ? state.held : state.held.map(() => false);
  const dice = state.dice.map((die, i) => (held[i] ? die : (thrown[i] as number)));
  const left = state.rollsLeft - 1;
  const before = recordChoice(state, { held: bitsOf(held), slot: null });
  const next: YayZeeState = {
    ...before.state,
    dice,
    held: left > 0 ? held : held.map(() => false),
    rollsLeft: left,
    rolled: true,
    chosen: false,
    taken: null,
    advice: null,
  };
  return { state: next, events: [...before.events, { type: 'rolled', player: player.name, dice, held, left }] };
}

const bitsOf = (held: readonly boolean[]): number => held.reduce((bits, on, i) => (on ? bits | (1 << i) : bits), 0);

export function toggle(state: State, die: number): Applied {
  const on = !state.held[die];
  return {
    state: { ...state, held: state.held.with(die, on) },
    events: [{ type: 'held', die, value: state.dice[die] as number, on }],
  };
}

/** Records a choice of the person, rated at once if advice is at hand. */
function recordChoice(state: State, { held, slot }: Pick<Choice, 'held' | 'slot'>): Applied {
  if (!state.rolled || !isAlone(state) || isComputersTurn(state)) return { state, events: [] };
  const { used, upper, dice, left } = currentQuestion(state);
  const open: Choice = { used, upper, dice, left, held, slot, cost: null, better: null };
  const choice = state.advice ? rateChoice(open, state.advice) : open;
  const { cost, better } = choice;
  return {
    state: { ...state, choices: [...state.choices, choice] },
    events: cost === null || state.coach === 'off' ? [] : [{ type: 'rated', cost, better }],
  };
}

export function score(state: State, slot: number, t: T, now: number): Applied {
  const player = playerAt(state);
  const category = CATEGORIES[slot] as Category;
  const points = scoreOf(category, countsOf(state.dice), scoringOf(t, state, player));
  const isExtra = paysExtra(state, player);
  const after = {
    ...player,
    scores: player.scores.with(slot, points),
    extras: player.extras + (isExtra ? 1 : 0),
  };
  const isPerson = player.computer === null;
  const before = recordChoice(state, { held: null, slot });
  const isHigh = slot >= UPPER + 2 && category !== 'chance' && points > 0;
  const at = (state.at + 1) % state.players.length;
  const next: YayZeeState = {
    ...before.state,
    players: state.players.with(state.at, after),
    at,
    ...newTurn(t),
    taken: isPerson ? { slot, points, until: now + ticks(t.undoSeconds * 1000) } : null,
    lightning: state.lightning || (isPerson && isHigh && state.rollsLeft === t.rollsPerTurn - 1),
    nerves:
      state.nerves ||
      (isPerson && isHigh && category !== 'fullHouse' && category !== 'smallStraight' && state.rollsLeft === 0),
  };
  const events: YayZeeEvent[] = [
    ...before.events,
    {
      type: 'scored',
      player: player.name,
      category,
      points,
      total: totalOf(after, t),
      next: isPlayed(next, t) || next.players.length === 1 ? null : playerAt(next).name,
    },
  ];
  if (isExtra) events.push({ type: 'extraPaid', player: player.name, points: t.extraYayZee });
  const bonus = bonusOf(after, t);
  if (bonus > 0 && bonusOf(player, t) === 0) events.push({ type: 'bonusReached', player: player.name, points: bonus });
  if (!isPlayed(next, t)) return { state: next, events };
  const end = endIfOver({ ...next, taken: null }, t);
  return { state: end.state, events: [...events, ...end.events] };
}

/** Emits `ended` if nothing is left to play or to rate. */
export function endIfOver(state: YayZeeState, t: T): Applied {
  if (!isOver(state, t)) return { state, events: [] };
  const [own] = state.players;
  const counts = isAlone(state) && !state.helped && own;
  const rating = ratingOf(state);
  const won =
    state.players.length > 1 &&
    isAlone(state) &&
    state.players.slice(1).every(other => totalOf(other, t) < finalScore(state, t));
  const event: YayZeeEvent = {
    type: 'ended',
    score: finalScore(state, t),
    scores: counts && state.rulebook === 'standard' ? own.scores.map(one => one ?? 0) : null,
    upper: own ? upperOf(own) : 0,
    rating: rating?.whole ? rating.points : null,
    won,
  };
  return { state, events: [event] };
}

export function computerActs(state: State, t: T, now: number): Applied {
  if (!state.rolled || state.chosen) return roll(state, t);
  const move = moveOf(state, t);
  if ('slot' in move) return score(state, move.slot, t, now);
  const held = move.hold.flatMap((on, i) => (on ? [state.dice[i] as number] : []));
  return {
    state: { ...state, held: move.hold, chosen: true },
    events: [{ type: 'choseHolds', player: playerAt(state).name, held }],
  };
}

function moveOf(state: State, t: T): Move {
  const player = playerAt(state);
  if (player.computer === 'easy') return greedy(state, player, t);
  if (!state.advice) return bestExpected(state, player, t);
  const best = bestOf(state.advice);
  return 'slot' in best ? { slot: best.slot } : { hold: state.dice.map((_, i) => (best.held & (1 << i)) !== 0) };
}
