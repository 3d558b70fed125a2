// Result of a mission and of the run: texts, causes. Specification part 3, §2, §8 and §9.
import { medalsEarned } from '../../kit/core/medals.ts';
import { plural } from '../../kit/core/plural.ts';
import type { Result } from '../../kit/core/rules.ts';
import type { Weapon } from '../levels/mission.ts';
import { isOpen, PER_TOUR, TOURS } from '../levels/tours.ts';
import { MEDALS } from '../medals.ts';
import { distance } from './pathGeometry.ts';
import { partsInWords, sumOf } from './points.ts';
import { positionsAt } from './reviewTrack.ts';
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

/** What could have been known of an enemy: the sentence, and whether the review can show the moment. */
export interface Hindsight {
  /** Index of the enemy. */
  readonly enemy: number;
  readonly text: string;
  readonly isShown: boolean;
}

/** For each enemy: when its signs became proof, who could have seen it, and when it was marked. */
export function hindsight(state: Readonly<State>): readonly Hindsight[] {
  return state.enemies.map(({ weapon, look, knownAt, markedAt }, enemy) => {
    const known =
      knownAt === null
        ? 'never showed both its signs'
        : `you could have known at ${clock(knownAt)}, ${whoWasNear(state, enemy, knownAt)}`;
    const marked = markedAt === null ? 'never marked' : `marked at ${clock(markedAt)}`;
    return { enemy, text: `${ARMED[weapon]} (${look}): ${known}; ${marked}.`, isShown: knownAt !== null };
  });
}

/** Which agent was nearest to an enemy at a tick, and whether that was near enough to see. */
function whoWasNear(state: Readonly<State>, enemy: number, tick: number): string {
  const places = positionsAt(state, tick);
  const at = places[1 + state.agents.length + enemy];
  if (!at) return 'with nobody near';
  const away = state.agents.map(({ id }) => distance(places[id] ?? at, at));
  const nearest = away.indexOf(Math.min(...away));
  const agent = state.agents[nearest];
  if (!agent) return 'with nobody near';
  const seen = (away[nearest] ?? 0) <= agent.viewDistance;
  return seen ? `beside agent ${agent.id}` : `far from everybody (agent ${agent.id} was nearest)`;
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
