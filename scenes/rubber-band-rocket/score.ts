// How a run ends: on the Moon, after so many launches.
import { TICKS_PER_SECOND } from '../kit/core/clock.ts';
import type { Result } from '../kit/core/rules.ts';
import type { State } from './state.ts';

/** A run of this many launches scores 1,000. */
const PAR = 50;
const FULL_SCORE = 1000;
/** For the medal. */
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

/** Their words are short, as the card of a small phone is; the help says what each is for. */
function medalsOf(launches: number, snaps: number, booster: number): string[] {
  const medals: string[] = [];
  if (launches <= FEW) medals.push('Straight up');
  if (snaps === 0) medals.push('Steady hand');
  if (booster === 0) medals.push('Band alone');
  return medals;
}
