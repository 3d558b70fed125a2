// Score, chain of kills and result.
import { TICKS_PER_SECOND } from '../../kit/core/clock.ts';
import { grouped } from '../../kit/core/digits.ts';
import { medalsEarned } from '../../kit/core/medals.ts';
import type { Result } from '../../kit/core/rules.ts';
import type { T } from '../constants.ts';
import { MEDALS } from '../medals.ts';
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
  chain.left = Math.round(t.chainSeconds * TICKS_PER_SECOND);
  chain.bestKills = Math.max(chain.bestKills, chain.kills);
  return chain.kills;
}

/** Counts the chain's timer down and ends the chain. */
export function updateChain({ chain, gun }: State, emit: Emit): void {
  if (chain.kills === 0 || --chain.left > 0) return;
  const { kills } = chain;
  chain.kills = chain.left = 0;
  if (kills >= CHAIN_FROM) emit({ type: 'chainBroken', kills, x: gun.x, y: gun.y });
}

export const newChain = (): Chain => ({ kills: 0, left: 0, bestKills: 0 });

/** Points that shots earned: a trooper who lands pays too, and nobody shot him. */
const pointsShot = ({ earned, landed }: Totals, t: T): number => earned - landed * t.landingPoints;

/** Points per shot, to one decimal: '14.2'; null where no shot earned any. */
export const pointsPerShot = (totals: Totals, t: T): string | null =>
  totals.shots > 0 && pointsShot(totals, t) > 0 ? (pointsShot(totals, t) / totals.shots).toFixed(1) : null;

const plural = (count: number, one: string): string => `${grouped(count)} ${one}${count === 1 ? '' : 's'}`;

/** Cause of the defeat: side and origin of the nearest walker. */
function causeOf({ gun, walkers }: Readonly<State>): string {
  const taker = walkers.toSorted((a, b) => Math.abs(a.x - gun.x) - Math.abs(b.x - gun.x))[0];
  const side = taker && (taker.x < gun.x || (taker.x === gun.x && taker.direction === 1)) ? 'left' : 'right';
  const taken = [`Taken from the ${side}`, ...(taker?.from ? [TAKERS[taker.from]] : [])].join(' ');
  return gun.isLocked ? `${taken}, locked` : taken;
}

/** What would have saved the gun: the way out that was open. */
function wayOut({ gun, walkers }: Readonly<State>, t: T): string {
  const near = walkers.filter(({ x }) => Math.abs(x - gun.x) <= t.nearWalker);
  if (near.some(({ x }) => x < gun.x) && near.some(({ x }) => x > gun.x))
    return 'They came from both sides: shoot one side free, then drive there.';
  if (gun.isLocked) return 'Unlocked, the gun could have driven away.';
  return `The gun could have driven away: it is ${Math.round(t.gunSpeed / t.walkSpeed)} times as fast as they walk.`;
}

/** What was shot down, how well, and in which chain: nothing that did not happen. */
function shotLines({ totals, chain, siege }: Readonly<State>, t: T): string[] {
  const { helicopters, troopers, walkers } = totals;
  const foes = siege && foesLine(siege.totals);
  const perShot = pointsPerShot(totals, t);
  return [
    ...(foes ? [foes] : []),
    ...(helicopters > 0 ? [plural(helicopters, 'helicopter')] : []),
    ...(troopers + walkers > 0 ? [plural(troopers + walkers, 'trooper')] : []),
    ...(perShot === null ? ['Nothing shot down'] : [`${perShot} points a shot`]),
    ...(chain.bestKills >= CHAIN_FROM ? [`Longest chain: ${chain.bestKills} in a row`] : []),
  ];
}

export function resultOf(state: Readonly<State>, t: T): Result | null {
  const { phase, score, waves, siege } = state;
  if (phase !== 'over') return null;
  const medals = medalsEarned(MEDALS, state);
  return {
    outcome: 'ended',
    score,
    scoreLabel: 'Final Score',
    title: 'GAME OVER',
    lines: [`${causeOf(state)}, in wave ${waves.wave}`, wayOut(state, t), ...shotLines(state, t)],
    again: 'Play Again',
    ...(siege && { mode: 'Siege' }),
    ...(medals.length > 0 && { medals }),
  };
}

/** What a shared result says: the last wave that was held, 'I held wave 8 of the siege'. */
export function claimOf({ waves, siege }: Readonly<Pick<State, 'waves' | 'siege'>>): string | null {
  const held = waves.wave - 1;
  return held > 0 ? `I held wave ${held}${siege ? ' of the siege' : ''}` : null;
}
