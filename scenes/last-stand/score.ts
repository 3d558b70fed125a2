// Score, chain of kills and result.
import { TICKS_PER_SECOND } from '../kit/core/clock.ts';
import { grouped } from '../kit/core/digits.ts';
import { medalsEarned } from '../kit/core/medals.ts';
import type { Result } from '../kit/core/rules.ts';
import type { T } from './constants.ts';
import { MEDALS } from './medals.ts';
import { foesLine, TAKERS } from './siege/words.ts';
import type { Chain, Emit, State, Totals } from './state.ts';

/** Least length of a chain that is shown. */
export const CHAIN_FROM = 3;

export function earn(state: State, points: number): void {
  state.score += points;
  state.totals.earned += points;
}

/** Subtracts the cost of a shot; the score stays at 0 or above. */
export function payShot(state: State, t: T): void {
  state.totals.shots++;
  state.score = Math.max(0, state.score - t.shotCost);
}

/** Adds a kill to score and chain; returns its place in the chain. */
export function earnKill(state: State, points: number, t: T): number {
  const { chain } = state;
  earn(state, points);
  chain.kills++;
  chain.score += points * chain.kills;
  chain.left = Math.round(t.chainSeconds * TICKS_PER_SECOND);
  chain.bestKills = Math.max(chain.bestKills, chain.kills);
  chain.bestScore = Math.max(chain.bestScore, chain.score);
  return chain.kills;
}

/** Counts the chain's timer down and ends the chain. */
export function updateChain({ chain, gun }: State, emit: Emit): void {
  if (chain.kills === 0 || --chain.left > 0) return;
  const { kills, score } = chain;
  chain.kills = chain.score = chain.left = 0;
  if (kills >= CHAIN_FROM) emit({ type: 'chainBroken', kills, score, x: gun.x, y: gun.y });
}

export const newChain = (): Chain => ({ kills: 0, score: 0, left: 0, bestKills: 0, bestScore: 0 });

/** Points per shot, to one decimal: '14.2'. */
export const pointsPerShot = ({ earned, shots }: Totals): string => (shots === 0 ? '0.0' : (earned / shots).toFixed(1));

const plural = (count: number, one: string): string => `${grouped(count)} ${one}${count === 1 ? '' : 's'}`;

/** Cause of the defeat: side and origin of the nearest walker. */
function causeOf({ gun, walkers }: Readonly<State>): string {
  const taker = walkers.toSorted((a, b) => Math.abs(a.x - gun.x) - Math.abs(b.x - gun.x))[0];
  const side = taker && (taker.x < gun.x || (taker.x === gun.x && taker.direction === 1)) ? 'left' : 'right';
  const taken = [`Taken from the ${side}`, ...(taker?.from ? [TAKERS[taker.from]] : [])].join(' ');
  return gun.isLocked ? `${taken}, locked` : taken;
}

export function resultOf(state: Readonly<State>): Result | null {
  const { phase, score, chain, totals, waves, siege } = state;
  if (phase !== 'over') return null;
  const medals = medalsEarned(MEDALS, state);
  return {
    outcome: 'ended',
    score,
    scoreLabel: 'Final Score',
    title: 'GAME OVER',
    lines: [
      `${causeOf(state)}, in wave ${waves.wave}`,
      ...(siege ? [foesLine(siege.totals)] : []),
      plural(totals.helicopters, 'helicopter'),
      plural(totals.troopers + totals.walkers, 'trooper'),
      `${pointsPerShot(totals)} points a shot`,
      `Best chain ${chain.bestKills}: ${grouped(chain.bestScore)}`,
    ],
    again: 'Play Again',
    ...(siege && { mode: 'Siege' }),
    ...(medals.length > 0 && { medals }),
  };
}
