// What a level brings besides pay, as numbers for the rules and as words for the player.
import type { T } from '../../constants.ts';

/** Levels at which something is new, and how much it is. */
const SLEEPER = { level: 3, rest: 1.25 } as const;
const GRATEFUL = { level: 4, coins: 10 } as const;
const STEADY = { level: 5, energy: 0.8 } as const;

/** Factor of what rest restores. */
export const restFactor = (level: number): number => (level >= SLEEPER.level ? SLEEPER.rest : 1);
/** Factor of how work tires. */
export const workFactor = (level: number): number => (level >= STEADY.level ? STEADY.energy : 1);
export const wishCoinsAt = (level: number, t: T): number =>
  t.wishCoins + (level >= GRATEFUL.level ? GRATEFUL.coins : 0);

/** What is new at a level, in one sentence. */
export function perkOf(level: number, t: T): string {
  const pay = `Work pays ${t.workPay * level} now`;
  if (level === 2) return `${pay}. It feels at home: its coat stands in the book.`;
  if (level === SLEEPER.level) return `${pay}, and sleep restores a quarter more.`;
  if (level === GRATEFUL.level) return `${pay}, and each wish brings ${wishCoinsAt(level, t)} coins.`;
  if (level === STEADY.level) return `${pay}, and work tires a fifth less.`;
  return `${pay}.`;
}
