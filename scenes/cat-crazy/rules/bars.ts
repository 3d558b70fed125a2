// Bars, experience and coins: the elementary changes that all rules share.
import { clamp } from '../../kit/core/math.ts';
import type { T } from '../constants.ts';
import { HOME_LEVEL, settle } from './home.ts';
import { type Bar, type Cat, catRef, type Emit, type State } from './state.ts';

export const changeBar = (cat: Cat, bar: Bar, by: number): void => {
  cat[bar] = clamp(Math.round((cat[bar] + by) * 100) / 100, 0, 100);
};

export const levelOf = ({ experience }: Readonly<Pick<Cat, 'experience'>>, t: T): number =>
  1 + Math.floor(experience / t.levelXp);

const MOST_XP = 1e6;

export function addExperience(state: State, cat: Cat, xp: number, emit: Emit, t: T): void {
  const before = levelOf(cat, t);
  cat.experience = Math.min(MOST_XP, cat.experience + xp);
  const level = levelOf(cat, t);
  state.level = Math.max(state.level, level);
  if (level === before) return;
  emit({ type: 'levelReached', level, ...catRef(cat) });
  if (before < HOME_LEVEL) settle(state, cat, emit);
}

export const MOST_COINS = 1e9;
export function addCoins(state: State, coins: number): void {
  state.coins = Math.min(MOST_COINS, state.coins + coins);
}
