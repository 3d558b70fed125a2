// Result of a mission and of the run: texts, causes. Specification part 3, §2, §8 and §9.
import { medalsEarned } from '../kit/core/medals.ts';
import { plural } from '../kit/core/plural.ts';
import type { Result } from '../kit/core/rules.ts';
import { MEDALS } from './medals.ts';
import type { Weapon } from './mission.ts';
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

/** For each enemy: when its signs became proof, and when it was marked. */
export function hindsight({ enemies }: Readonly<State>): readonly string[] {
  return enemies.map(({ weapon, look, knownAt, markedAt }) => {
    const known = knownAt === null ? 'never showed both its signs' : `you could have known at ${clock(knownAt)}`;
    return `${ARMED[weapon]} (${look}): ${known}, ${markedAt === null ? 'never marked' : `marked at ${clock(markedAt)}`}.`;
  });
}

export function resultOf(state: Readonly<State>): Result | null {
  if (state.phase !== 'gameOver') return null;
  const { stats, score, firstScore, done } = state;
  const retries = done.reduce((sum, { tries }) => sum + tries - 1, 0);
  return {
    outcome: 'won',
    // The best counts first tries only.
    score: firstScore,
    scoreLabel: retries === 0 ? 'Final Score' : `On first tries; Final Score ${score}`,
    title: 'Mission Complete',
    // As short as four figures can be: the card must fit a small phone.
    lines: [
      `${stats.peopleProtected} protected, ${stats.enemiesApprehended} apprehended, ${stats.enemiesEscaped} escaped, ${plural(stats.missionsCompleted, 'mission')} completed.`,
    ],
    again: 'Play Again',
    medals: medalsEarned(MEDALS, state),
  };
}

export const threatIn = (state: Readonly<State>): number =>
  Math.max(0, Math.ceil(missionAt(state).assassinationTime - secondsOf(state.time)));
