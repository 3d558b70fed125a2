// How a run ends: on the Moon, after so many launches.
import { TICKS_PER_SECOND } from '../kit/core/clock.ts';
import type { Result } from '../kit/core/rules.ts';
import type { State } from './state.ts';

/** A run of this many launches scores 1,000. */
const PAR = 50;
const FULL_SCORE = 1000;
const FEW = 48;

export function resultOf({ isHome, launches, snaps, tick, upgrades, log, rocket }: Readonly<State>): Result | null {
  if (!isHome) return null;
  const windy = log.filter(({ wind }) => wind).length;
  const medals = medalsOf(launches, snaps, upgrades.booster);
  return {
    outcome: 'won',
    score: Math.round((FULL_SCORE * PAR) / launches),
    title: 'You reached the Moon',
    lines: [
      `${launches} ${launches === 1 ? 'launch' : 'launches'} in ${clock(tick)}`,
      `Power ${upgrades.power}, Booster ${upgrades.booster}`,
      ...(rocket === 'ball' ? ['Next: the Swallow, a second rocket with another law'] : ['Flown by the Swallow']),
      ...(windy > 0 ? [`${windy} of the last ${log.length} flights took the wind`] : []),
      snaps === 0 ? 'The band never snapped' : `The band snapped ${snaps === 1 ? 'once' : `${snaps} times`}`,
    ],
    again: 'Play Again',
    ...(medals.length > 0 && { medals }),
  };
}

const clock = (ticks: number): string => {
  const seconds = Math.floor(ticks / TICKS_PER_SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

function medalsOf(launches: number, snaps: number, booster: number): string[] {
  const medals: string[] = [];
  if (launches <= FEW) medals.push(`Straight up: ${FEW} launches or fewer`);
  if (snaps === 0) medals.push('Steady hand: the band never snapped');
  if (booster === 0) medals.push('Band alone: no booster');
  return medals;
}
