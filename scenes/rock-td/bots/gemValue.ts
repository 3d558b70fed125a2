// Value of a gem in its place, for the bot: damage per second × path steps in range × what the defence lacks (air, auras, slow, recipes).

import type { T } from '../constants.ts';
import { cachedProfile } from '../rules/fire.ts';
import { FUSED, type FusedType, type Kind, RECIPES } from '../rules/gems.ts';
import { findPath, stepsInRange } from '../rules/path.ts';
import { cellCentre, keptGems, type Rock, type State } from '../rules/state.ts';

/** What the bot takes into account. */
export interface ValueOptions {
  readonly air: boolean;
  readonly recipes: readonly FusedType[];
}

/** Estimated damage per second against a small crowd in range. */
function damagePerSecond(rock: Rock, better: number, t: T): number {
  const { gem } = rock;
  if (!gem) return 0;
  const cut = cachedProfile(gem.kind, t);
  const quality = gem.quality + better;
  const damage = (gem.damage / (1 + t.qualityStep * gem.quality)) * (1 + t.qualityStep * quality);
  const each = damage * (1 + (cut.crit ? cut.crit.chance * (cut.crit.times - 1) : 0));
  const poison = cut.poison ? damage * cut.poison.part * cut.poison.seconds * 0.35 : 0;
  const crowd = (cut.many ? 1 + (cut.many - 1) * 0.75 : 1) * (cut.splash ? 1 + cut.splash.part * 1.4 : 1);
  return ((each + poison) * crowd) / cut.seconds;
}

export function gemValue(
  state: Readonly<State>,
  rock: Rock,
  better: number,
  { air, recipes }: ValueOptions,
  t: T,
): number {
  const { gem } = rock;
  const way = findPath(state.map, state.walls);
  if (!gem || !way) return 0;
  const cut = cachedProfile(gem.kind, t);
  const range = gem.range + t.rangeStep * better;
  const straight = airPath(state);
  const onGround = cut.targets === 'air' ? 0 : stepsInRange(way.path, rock.cell, range);
  const inAir = cut.targets === 'ground' ? 0 : stepsInRange(straight, rock.cell, range);
  const gems = keptGems(state);
  const airShare = air ? airWeight(state, t) : 0;
  let worth =
    damagePerSecond(rock, better, t) *
    ((1 - airShare) * onGround + airShare * AIR_FACTOR * inAir * (way.length / Math.max(1, straight.length - 1)));
  const neighbours = gems.filter(one => isNear(one, rock, 130)).length;
  const alike = gems.filter(one => one.gem?.kind === gem.kind).length;
  if (cut.aura)
    worth += neighbours * (cut.aura.part + cut.aura.step * (gem.quality + better)) * 350 * damageNow(state, t);
  if (cut.slow) worth *= 1 + (alike < 3 ? 2.2 : 0.3) * (cut.slow.part + cut.slow.step * (gem.quality + better)) * 2;
  return worth * (1 + recipeBonus(state, gem.kind, recipes));
}

/** Discount for hits in the air: only every fourth wave flies. */
const AIR_FACTOR = 0.55;

const damageNow = (state: Readonly<State>, t: T): number =>
  (t.gemDamage * (1 + t.gemDamagePerLevel * state.level)) / 20;

/** Path of fliers: the path of an empty field. */
function airPath({ map }: Readonly<State>): readonly number[] {
  return findPath(map, '.'.repeat(48))?.path ?? [];
}

/** Weight of flying waves, 0 to 1: small for the first gems, larger while few gems hit fliers. */
function airWeight(state: Readonly<State>, t: T): number {
  const gems = keptGems(state);
  if (gems.length < FIRST_GEMS) return 0.05;
  const hitsAir = gems.filter(({ gem }) => gem && cachedProfile(gem.kind, t).targets !== 'ground').length;
  return hitsAir * 2 < gems.length ? 0.45 : 0.33;
}
const FIRST_GEMS = 2;

function isNear(one: Rock, other: Rock, px: number): boolean {
  const [a, b] = [cellCentre(one.cell), cellCentre(other.cell)];
  return one !== other && (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y) <= px * px;
}

/** Bonus where this gem completes a recipe with a kept one. */
function recipeBonus(state: Readonly<State>, kind: Kind, recipes: readonly FusedType[]): number {
  const has = (type: Kind) => keptGems(state).some(({ gem }) => gem?.kind === type);
  const waits = FUSED.some(fused => {
    const [a, b] = RECIPES[fused];
    return recipes.includes(fused) && ((a === kind && has(b) && !has(a)) || (b === kind && has(a) && !has(b)));
  });
  return waits ? 0.5 : 0;
}
