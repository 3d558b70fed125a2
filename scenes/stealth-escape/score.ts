// The score, the medals and the words at the end of a run.
import { TICKS_PER_SECOND } from '../kit/core/clock.ts';
import type { Result } from '../kit/core/rules.ts';
import type { T } from './constants.ts';
import { LEVELS } from './levels.ts';
import type { State } from './state.ts';

/** Points for each level finished, less a price for every second and every shot of the run; never below 0. */
export function keepScore(state: State, t: T): void {
  const { levels, ticks, shots } = state.totals;
  const cost = Math.floor(ticks / TICKS_PER_SECOND) * t.secondCost + shots * t.shotCost;
  state.score = Math.max(0, Math.round(levels * t.levelPoints - cost));
}

/** '1:07'. */
export function clockTime(ticks: number): string {
  const seconds = Math.floor(ticks / TICKS_PER_SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export function resultOf({ phase, score, totals }: Readonly<State>): Result | null {
  if (phase !== 'won' && phase !== 'lost') return null;
  const isWon = phase === 'won';
  return {
    outcome: phase,
    score,
    title: isWon ? 'Game Complete' : 'Game Over',
    lines: [
      `Levels ${totals.levels} of ${LEVELS}`,
      `Time ${clockTime(totals.ticks)}`,
      `Shots ${totals.shots}`,
      totals.timesSeen === 1 ? 'Seen once' : `Seen ${totals.timesSeen} times`,
    ],
    again: 'Restart',
    ...(isWon && { medals: medalsOf(totals) }),
  };
}

function medalsOf({ timesSeen, shots }: State['totals']): string[] {
  const medals: string[] = [];
  if (timesSeen === 0) medals.push('Ghost: never seen');
  if (shots === 0) medals.push('Pacifist: no shot');
  return medals;
}
