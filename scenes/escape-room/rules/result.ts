// Score and result of an escape.
import { TICKS_PER_SECOND } from '../../kit/core/clock.ts';
import { medalsEarned } from '../../kit/core/medals.ts';
import type { Result } from '../../kit/core/rules.ts';
import type { EscapeTuning } from '../constants.ts';
import { nextNode, puzzlesOf, puzzlesSolved } from '../levels/graph.ts';
import { medalsWith } from '../medals.ts';
import { fixtureOf } from './fixtures.ts';
import { roomName } from './item.ts';
import type { EscapeState } from './state.ts';
import { limitTicks } from './timers.ts';

export const minutesOf = (ticks: number): string => {
  const seconds = Math.floor(ticks / TICKS_PER_SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** Puzzles of the building of which a score is made: however many a building has, all together pay as much. */
export const STANDARD_NODES = 19;
/** Solved part of a building, in puzzles of the standard one: what is only read is none. */
export const solvedShare = ({ done, draws }: Readonly<EscapeState>): number =>
  (STANDARD_NODES * puzzlesSolved(draws, done)) / puzzlesOf(draws).length;

/** What a score is made of: puzzles; after an escape also the seconds and hints that are left. */
export function scoreParts(state: Readonly<EscapeState>, t: EscapeTuning): readonly (readonly [string, number])[] {
  const { phase, isUntimed, endedAt, hintsLeft, done, draws } = state;
  const puzzles = `${puzzlesSolved(draws, done)} of ${puzzlesOf(draws).length} puzzles`;
  const solved = [puzzles, Math.round(solvedShare(state) * t.nodePoints)] as const;
  if (phase !== 'escaped') return [solved];
  const seconds = isUntimed ? 0 : Math.max(0, Math.floor((limitTicks(t) - (endedAt ?? 0)) / TICKS_PER_SECOND));
  return [
    solved,
    [isUntimed ? 'No clock' : `${seconds} seconds left`, Math.round(seconds * t.secondPoints)],
    [`${hintsLeft} ${hintsLeft === 1 ? 'hint' : 'hints'} left`, Math.round(hintsLeft * t.hintPoints)],
  ];
}

export const scoreOf = (state: Readonly<EscapeState>, t: EscapeTuning): number =>
  scoreParts(state, t).reduce((sum, [, points]) => sum + points, 0);

export function resultOf(state: Readonly<EscapeState>, t: EscapeTuning): Result | null {
  const { phase, done, isUntimed, endedAt, hintsUsed, wrongCodes, draws } = state;
  if (phase === 'playing') return null;
  const isOut = phase === 'escaped';
  const next = nextNode(draws, done);
  const missing = next && fixtureOf(draws, next.id);
  const spent = `${hintsUsed} ${hintsUsed === 1 ? 'hint' : 'hints'}, ${wrongCodes} wrong ${wrongCodes === 1 ? 'code' : 'codes'}.`;
  return {
    outcome: isOut ? 'won' : 'lost',
    score: scoreOf(state, t),
    title: isOut ? 'Escape Successful!' : "Time's Up! You Failed to Escape",
    lines: isOut
      ? [`Out after ${minutesOf(endedAt ?? 0)}.`, spent]
      : [
          `${puzzlesSolved(draws, done)} of ${puzzlesOf(draws).length} puzzles solved.`,
          ...(missing ? [`Next was the ${missing.name.toLowerCase()}, ${roomName(missing.room)}.`] : []),
        ],
    table: { columns: ['What the score is made of', 'Points'], rows: scoreParts(state, t), total: [] },
    ...(draws.asked && { mode: 'The last house' }),
    again: 'Play Again',
    menu: 'Back to Menu',
    medals: isOut ? medalsEarned(medalsWith(t), state) : [],
    ...(isUntimed && { helped: true as const }),
  };
}
