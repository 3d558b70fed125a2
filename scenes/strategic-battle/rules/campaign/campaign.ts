// Wave timer and end conditions of a run, shared by play and forecast.

import type { T } from '../../constants.ts';
import type { CombatContext, CombatListener } from '../damage.ts';
import { LAST_COLUMN } from '../grid.ts';
import type { Campaign, Fighter } from '../state.ts';
import { typesOf } from '../units.ts';
import { createEntering, gapAfter, type WavePlan, wavePlan } from '../waves.ts';
import { battleOf } from './battles.ts';
import { ownTuning } from './upgrades.ts';

/** Counts the wave timer down by a tick; starts the next wave when it is due and returns its plan. */
export function tickWaveTimer(campaign: Campaign, t: T): WavePlan | null {
  if (isLastWave(campaign)) return null;
  campaign.nextIn--;
  if (campaign.nextIn > 0) return null;
  campaign.wave++;
  const plan = wavePlan(campaign.seed, campaign.wave, t, campaign.battle);
  if (plan.kinds.length > 0) campaign.entering.push(createEntering(plan, t));
  campaign.nextIn = gapAfter(campaign.seed, campaign.wave, t);
  return plan;
}

/** The last wave of a battle has come. */
export const isLastWave = ({ battle, wave }: Pick<Campaign, 'battle' | 'wave'>): boolean =>
  battle > 0 && wave >= battleOf(battle).waves.length;

/** In a battle rows may charge from the wave before the last one on. */
export const chargeWaveOf = (battle: number): number => Math.max(1, battleOf(battle).waves.length - 1);

/** Every enemy of the battle is beaten. */
export const isBattleBeaten = (campaign: Readonly<Campaign>): boolean =>
  isLastWave(campaign) && campaign.enemies.length === 0 && campaign.entering.length === 0;

/** Cache by constants object and battle. */
const weathers = new WeakMap<T, Map<number, T>>();

/** Constants of both sides in a battle's weather. */
export function weatherOf({ battle }: Pick<Campaign, 'battle'>, t: T): T {
  const weather = battle > 0 ? battleOf(battle).weather : undefined;
  if (!weather) return t;
  const made = weathers.get(t) ?? new Map<number, T>();
  weathers.set(t, made);
  const found = made.get(battle) ?? { ...t, ...weather };
  made.set(battle, found);
  return found;
}

/** Constants of the own side, with its upgrades. */
export const tuningOf = ({ upgrades, battle }: Pick<Campaign, 'upgrades' | 'battle'>, t: T): T =>
  ownTuning(weatherOf({ battle }, t), upgrades);

/** Context of a step in play and forecast. */
export function combatContext(
  campaign: Pick<Campaign, 'upgrades' | 'battle'>,
  t: T,
  listener?: CombatListener,
): CombatContext {
  const own = tuningOf(campaign, t);
  return { types: typesOf(weatherOf(campaign, t)), ownTypes: typesOf(own), t: own, ...(listener && { listener }) };
}

/** The oldest wave with an enemy left: all before it are beaten. The next wave's number if no enemy is left. */
export function oldestUnbeatenWave({ enemies, entering, wave: last }: Readonly<Campaign>): number {
  let oldest = last + 1;
  for (const { wave } of enemies) if (wave < oldest) oldest = wave;
  for (const { wave } of entering) if (wave < oldest) oldest = wave;
  return oldest;
}

/** Whether a wave and all before it are beaten; stops at the first enemy that is left of them. */
export function isWaveBeaten({ enemies, entering, wave: last }: Readonly<Campaign>, wave: number): boolean {
  for (const enemy of enemies) if (enemy.wave <= wave) return false;
  for (const group of entering) if (group.wave <= wave) return false;
  return last >= wave;
}

/** The enemy that has reached column 0: the run is lost. */
export function enemyAtLeftEdge({ enemies }: Readonly<Campaign>): Fighter | null {
  for (const enemy of enemies) if (enemy.col <= 0) return enemy;
  return null;
}

/** The own unit that has charged to the last column: the run is won. */
export function chargerAtRightEdge({ own }: Readonly<Campaign>): Fighter | null {
  for (const one of own) if (one.charges && one.col >= LAST_COLUMN) return one;
  return null;
}
