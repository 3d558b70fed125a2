// Result of a mission and of the run: texts, causes. Specification part 3, §2, §8 and §9.
import { medalsEarned } from '../../kit/core/medals.ts';
import { plural } from '../../kit/core/plural.ts';
import type { Result } from '../../kit/core/rules.ts';
import type { Weapon } from '../levels/mission.ts';
import { isOpen, PER_TOUR, TOURS } from '../levels/tours.ts';
import { MEDALS } from '../medals.ts';
import { partsInWords, sumOf } from './points.ts';
import { missionAt, type State, secondsOf } from './state.ts';

export const ARMED: Readonly<Record<Weapon, string>> = { sniper: 'Sniper', gun: 'Gun', knife: 'Knife', bomb: 'Bomb' };

/** Ticks as minutes and seconds: 0:21. */
export function clock(ticks: number): string {
  const seconds = Math.floor(secondsOf(ticks));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Why a mission failed. */
export function reasonOf({ vips, isTimeUp }: Readonly<State>): string {
  const isStruck = vips[0]?.assassinated === true;
  if (isStruck && !isTimeUp) return 'VIP was assassinated and the enemy escaped.';
  if (!isStruck && isTimeUp) return 'Time expired before mission could be completed.';
  return 'Enemy successfully escaped the scene.';
}

/** How near to success a failed mission was. */
export function nearness(state: Readonly<State>): string {
  const { enemies } = state;
  const taken = enemies.filter(({ isApprehended }) => isApprehended).length;
  return `${taken} of ${plural(enemies.length, 'enemy', 'enemies')} taken.`;
}

export function resultOf(state: Readonly<State>): Result | null {
  if (state.phase !== 'gameOver') return null;
  const { stats, score, firstEarned, done, tour, texts, progress } = state;
  const retries = done.reduce((sum, { tries }) => sum + tries - 1, 0);
  return {
    outcome: 'won',
    // The best counts first tries only.
    score: sumOf(firstEarned),
    scoreLabel: retries === 0 ? 'Final Score' : `On first tries; Final Score ${score}`,
    title: 'Mission Complete',
    // As short as figures can be: the card must fit a small phone.
    lines: [
      ...(tour > 0 && TOURS[tour] !== undefined && !isOpen(progress, tour + 1)
        ? [`Open now: tour ${tour + 1}, ${TOURS[tour]}. Back to start, then “Four tours of three”.`]
        : []),
      `${stats.peopleProtected} protected, ${stats.enemiesApprehended} apprehended, ${stats.enemiesEscaped} escaped, ${plural(stats.missionsCompleted, 'mission')} completed.`,
      `${partsInWords(firstEarned)}.`,
    ],
    again: texts.length > PER_TOUR ? 'To the tours' : 'Play Again',
    medals: medalsEarned(MEDALS, state),
  };
}

export const threatIn = (state: Readonly<State>): number =>
  Math.max(0, Math.ceil(missionAt(state).assassinationTime - secondsOf(state.time)));
