// Result of a run: score by the number of launches, and medals.
import { TICKS_PER_SECOND } from '../kit/core/clock.ts';
import type { Result } from '../kit/core/rules.ts';
import type { State } from './state.ts';

/** Launches of a run that scores 1,000. */
const PAR = 50;
const FULL_SCORE = 1000;
/** Most launches for the medal Straight up. */
const FEW = 48;

export function resultOf({ isHome, launches, snaps, tick, upgrades, rocket }: Readonly<State>): Result | null {
  if (!isHome) return null;
  const medals = medalsOf(launches, snaps, upgrades.booster);
  return {
    outcome: 'won',
    score: Math.round((FULL_SCORE * PAR) / launches),
    title: 'On the Moon!',
    lines: [
      `${launches} ${launches === 1 ? 'launch' : 'launches'} in ${clock(tick)}`,
      ...(snaps === 0 ? [] : [`The band snapped ${snaps === 1 ? 'once' : `${snaps} times`}`]),
      rocket === 'ball' ? 'Next: the Swallow' : 'Flown by the Swallow',
    ],
    again: 'Play Again',
    ...(medals.length > 0 && { medals }),
  };
}

const clock = (ticks: number): string => {
  const seconds = Math.floor(ticks / TICKS_PER_SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** Medal names are short enough for the result card of a small phone; the help explains them. */
function medalsOf(launches: number, snaps: number, booster: number): string[] {
  const medals: string[] = [];
  if (launches <= FEW) medals.push('Straight up');
  if (snaps === 0) medals.push('Steady hand');
  if (booster === 0) medals.push('Band alone');
  return medals;
}
