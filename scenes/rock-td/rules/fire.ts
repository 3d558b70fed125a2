// Firing: choosing targets in range, hits, splash, slow, poison, mark.
import { random } from '../../kit/core/rng.ts';
import type { T } from '../constants.ts';
import { type AttackProfile, attackProfileOf, isFused, type Kind } from './gems.ts';
import { damageMob, ticksIn } from './mobs.ts';
import {
  type Aim,
  centreX,
  centreY,
  type Emit,
  type Gem,
  isOfRound,
  type Mob,
  type Rock,
  type State,
} from './state.ts';

/** Attack profiles by kind, cached for one set of constants: every hit reads them. */
let profileCache: { t: T; readonly known: Map<Kind, AttackProfile> } | null = null;
export function cachedProfile(kind: Kind, t: T): AttackProfile {
  if (profileCache?.t !== t) profileCache = { t, known: new Map() };
  let cut = profileCache.known.get(kind);
  if (!cut) profileCache.known.set(kind, (cut = attackProfileOf(kind, t)));
  return cut;
}

/** Ticks until a gem without a target searches again. */
const RETARGET_TICKS = 3;

export function fireGems(state: State, emit: Emit, t: T): void {
  const { rocks, mobs, fresh } = state;
  for (const rock of rocks) {
    const { gem } = rock;
    if (gem === null || (fresh.length > 0 && isOfRound(state, rock.id))) continue;
    if (gem.cool > 0) {
      const cool = gem.cool - 1 - gem.haste;
      gem.cool = cool > 0 ? cool : 0;
      if (cool > 0) continue;
    }
    if (mobs.length === 0) continue;
    const cut = cachedProfile(gem.kind, t);
    const targets = findTargets(mobs, rock, gem, cut);
    if (targets.length === 0) {
      gem.cool = RETARGET_TICKS;
      continue;
    }
    gem.cool = gem.attackSpeed;
    gem.hits++;
    for (const mob of targets) hitMob(state, rock, gem, cut, mob, emit, t);
  }
}

/** Target priority: the largest is hit first. */
function targetPriority(mob: Mob, aim: Aim): number {
  if (aim === 'first') return -mob.left;
  return aim === 'last' ? mob.left : mob.health;
}

/** Reused result of the target search: it is the most frequent call, so it allocates nothing. */
const found: Mob[] = [];

function findTargets(
  mobs: readonly Mob[],
  { cell }: Rock,
  { range, aim }: Gem,
  { targets, many = 1 }: AttackProfile,
): readonly Mob[] {
  const [x, y, reach] = [centreX(cell), centreY(cell), range * range];
  found.length = 0;
  for (const mob of mobs) {
    if (mob.health <= 0 || (targets !== 'both' && mob.flying !== (targets === 'air'))) continue;
    const [dx, dy] = [mob.x - x, mob.y - y];
    if (dx * dx + dy * dy > reach) continue;
    if (found.length < many) found.push(mob);
    else {
      let least = 0;
      for (let i = 1; i < found.length; i++)
        if (targetPriority(found[i] as Mob, aim) < targetPriority(found[least] as Mob, aim)) least = i;
      if (targetPriority(mob, aim) > targetPriority(found[least] as Mob, aim)) found[least] = mob;
    }
  }
  return found;
}

/** What a fused gem has grown by what it stopped, as a part of its damage; 0 for the eight kinds. */
export const growthOf = ({ kind, kills }: Readonly<Pick<Gem, 'kind' | 'kills'>>, t: T): number =>
  isFused(kind) ? Math.min(t.growMost, kills * t.growPerKill) : 0;

function hitMob(state: State, { id, cell }: Rock, gem: Gem, cut: AttackProfile, mob: Mob, emit: Emit, t: T): void {
  const { kind, quality } = gem;
  const crit = cut.crit !== undefined && random(state.rng) < cut.crit.chance;
  const damage = gem.damage * (1 + growthOf(gem, t)) * (crit ? (cut.crit?.times ?? 1) : 1);
  emit({ type: 'hit', kind, x: centreX(cell), y: centreY(cell), toX: Math.round(mob.x), toY: Math.round(mob.y), crit });
  if (mob.ward > 0) {
    mob.ward--;
    return;
  }
  // A lucky hit finds the gap in an elder's shell.
  const takes = crit && mob.elder ? mob.takes * t.elderShell : mob.takes;
  applyHit(mob, damage, takes, gem, id, cut, quality, t);
  if (cut.hold && gem.hits % cut.hold.every === 0 && (mob.flying || !cut.hold.inAir)) {
    const ticks = ticksIn(cut.hold.seconds);
    mob.heldFor = ticks;
    const { px } = cut.hold;
    if (px !== undefined)
      forBeside(state.mobs, mob, px, cut.targets, other => {
        other.heldFor = ticks;
      });
  }
  if (!cut.splash) return;
  const { px, part } = cut.splash;
  forBeside(state.mobs, mob, px, cut.targets, other => {
    applyHit(other, damage * part, other.takes, gem, id, cut, quality, t);
  });
}

/** Those beside a mob that was hit that a gem of these targets reaches: nobody behind a ward. */
function forBeside(
  mobs: readonly Mob[],
  hit: Mob,
  px: number,
  targets: AttackProfile['targets'],
  then: (mob: Mob) => void,
): void {
  for (const mob of mobs) {
    const [dx, dy] = [mob.x - hit.x, mob.y - hit.y];
    if (mob === hit || mob.ward > 0 || (targets === 'ground' && mob.flying) || dx * dx + dy * dy > px * px) continue;
    then(mob);
  }
}

/** Part of a poison that passes a shell: it stops poison less than hits. */
export const poisonTakes = (takes: number, t: T): number => 1 / (1 + (1 / takes - 1) / t.poisonCreeps);

/** Applies damage and effects of a hit or its splash to one mob. */
function applyHit(
  mob: Mob,
  damage: number,
  takes: number,
  gem: Gem,
  by: number,
  { slow, poison, mark }: AttackProfile,
  quality: number,
  t: T,
): void {
  damageMob(mob, damage * takes, gem, by);
  if (slow) {
    mob.slow = Math.max(mob.slow, slow.part + slow.step * quality);
    mob.slowFor = ticksIn(slow.seconds);
  }
  if (poison) {
    const strength = (damage * poisonTakes(mob.takes, t) * poison.part) / 60;
    if (strength >= mob.poison) {
      mob.poison = strength;
      mob.poisonBy = by;
    }
    mob.poisonFor = ticksIn(poison.seconds);
  }
  if (mark) {
    mob.mark = mark.part;
    mob.markFor = ticksIn(mark.seconds);
  }
}
