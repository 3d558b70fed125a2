// How a run goes on by itself, without orders: waves come by the clock, are beaten, or somebody is through. Play and forecast by the same steps.
import type { T } from './constants.ts';
import { LAST_COLUMN } from './grid.ts';
import type { Campaign, Fighter } from './state.ts';
import { enteringOf, gapAfter, planOf, type WavePlan } from './waves.ts';

/** A tick nearer to the next wave: its plan, where it comes in this one. */
export function callWave(campaign: Campaign, t: T): WavePlan | null {
  campaign.nextIn--;
  if (campaign.nextIn > 0) return null;
  campaign.wave++;
  const plan = planOf(campaign.seed, campaign.wave, t);
  if (plan.kinds.length > 0) campaign.entering.push(enteringOf(plan, t));
  campaign.nextIn = gapAfter(campaign.seed, campaign.wave, t);
  return plan;
}

/** The oldest wave of which somebody is left: all before it are beaten. The one that comes next where nobody is. */
export function oldestLeft({ enemies, entering, wave: last }: Readonly<Campaign>): number {
  let oldest = last + 1;
  for (const { wave } of enemies) if (wave < oldest) oldest = wave;
  for (const { wave } of entering) if (wave < oldest) oldest = wave;
  return oldest;
}

/** The same of one wave and all before it, without a look at everybody: the first who came are the last to be looked for. */
export function isBeaten({ enemies, entering, wave: last }: Readonly<Campaign>, wave: number): boolean {
  for (const enemy of enemies) if (enemy.wave <= wave) return false;
  for (const group of entering) if (group.wave <= wave) return false;
  return last >= wave;
}

/** Who has reached column 0. */
export function throughOf({ enemies }: Readonly<Campaign>): Fighter | null {
  for (const enemy of enemies) if (enemy.col <= 0) return enemy;
  return null;
}

/** Who has charged as far as the last column. */
export function winnerOf({ own }: Readonly<Campaign>): Fighter | null {
  for (const one of own) if (one.charges && one.col >= LAST_COLUMN) return one;
  return null;
}
