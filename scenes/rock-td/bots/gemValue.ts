// Value of a defence, for the bot: how often its damage would kill each of the waves to come, weighted towards the one that it stops worst.
import { lastAnswer } from '../../kit/core/lastAnswer.ts';
import { ln } from '../../kit/core/math.ts';
import { CELL, type T, TICKS } from '../constants.ts';
import { CELLS, OPEN } from '../levels/map.ts';
import { cachedProfile, poisonTakes } from '../rules/fire.ts';
import { type AttackProfile, FUSED, type FusedType, type Kind, RECIPES } from '../rules/gems.ts';
import { findPath, stepsInRange } from '../rules/path.ts';
import { createGem } from '../rules/round.ts';
import { centreX, centreY, type Gem, keptGems, type State } from '../rules/state.ts';
import { type Wave, waveOf } from '../rules/wave.ts';

/** A gem in its cell, as it stands or might stand. */
export interface Placed {
  readonly cell: number;
  readonly gem: Gem;
}

/** Waves that the bot looks ahead, so that it sees every formation: fewer at first, or it falls to the very next one. */
const AHEAD = 6;
/** Part of an effect on all mobs that one gem brings about in its range alone. */
const LOCAL = 0.5;

/** Gems that were kept. */
export const standing = (state: Readonly<State>): readonly Placed[] =>
  keptGems(state).flatMap(({ cell, gem }) => (gem ? [{ cell, gem }] : []));

/** A gem as it would be cut. */
export const cutAgain = (cell: number, kind: Kind, quality: number, level: number, t: T): Placed => ({
  cell,
  gem: createGem(kind, quality, level, t),
});

/** Formations of the next levels, each as it comes last. */
const wavesAhead = lastAnswer<readonly Wave[]>();
function wavesOf({ level, difficulty }: Readonly<State>, air: boolean, t: T): readonly Wave[] {
  return wavesAhead([level, difficulty, air, t], () => {
    const waves = new Map<string, Wave>();
    for (let ahead = 0; ahead <= Math.min(AHEAD, level); ahead++) {
      const wave = waveOf(level + ahead, difficulty, t);
      if (air || !wave.flying) waves.set(wave.name, wave);
    }
    return [...waves.values()];
  });
}

interface Reach {
  readonly ground: number;
  readonly air: number;
}

const paths = lastAnswer<{
  readonly way: readonly number[];
  readonly straight: readonly number[];
  readonly known: Map<number, Reach>;
}>();
/** Steps in range of a cell, on foot and in the air; remembered while the way stays the same. */
function reachOf({ map, walls }: Readonly<State>, cell: number, range: number): Reach {
  const { way, straight, known } = paths([map, walls], () => ({
    way: findPath(map, walls)?.path ?? [],
    straight: findPath(map, OPEN.repeat(CELLS))?.path ?? [],
    known: new Map(),
  }));
  const key = cell + CELLS * range;
  let reach = known.get(key);
  if (!reach)
    known.set(key, (reach = { ground: stepsInRange(way, cell, range), air: stepsInRange(straight, cell, range) }));
  return reach;
}

/** Everything about a gem in its place that does not depend on the wave. */
interface Gun extends Reach {
  readonly profile: AttackProfile;
  readonly damage: number;
  /** Hits per second. */
  readonly pace: number;
  readonly slow: number;
}

function gunsOf(state: Readonly<State>, gems: readonly Placed[], t: T): readonly Gun[] {
  return gems.map(({ cell, gem }) => {
    const profile = cachedProfile(gem.kind, t);
    let haste = 0;
    for (const other of gems) {
      const { aura } = cachedProfile(other.gem.kind, t);
      if (!aura || other.cell === cell) continue;
      const [dx, dy] = [centreX(cell) - centreX(other.cell), centreY(cell) - centreY(other.cell)];
      if (dx * dx + dy * dy <= aura.px * aura.px) haste += aura.part + aura.step * other.gem.quality;
    }
    const { crit, slow } = profile;
    return {
      ...reachOf(state, cell, gem.range),
      profile,
      damage: gem.damage * (crit ? 1 + crit.chance * (crit.times - 1) : 1),
      pace: (TICKS / gem.attackSpeed) * (1 + Math.min(t.mostHaste, haste)),
      slow: slow ? slow.part + slow.step * gem.quality : 0,
    };
  });
}

/** How often the guns would kill a wave as it passes them. */
function kills(guns: readonly Gun[], wave: Wave, t: T): number {
  const { count, gap, flying, takes, health, speed } = wave;
  const steps = (gun: Gun) => (gun.profile.targets === (flying ? 'ground' : 'air') ? 0 : flying ? gun.air : gun.ground);
  let [slow, held, marked] = [0, 0, 0];
  for (const gun of guns) {
    if (steps(gun) === 0) continue;
    const { hold, many = 1, mark } = gun.profile;
    slow = Math.max(slow, gun.slow);
    if (hold && (flying || !hold.inAir))
      held +=
        (gun.pace * many * hold.seconds * (1 + Math.min(12, (3 * (hold.px ?? 0)) / Math.max(1, speed * gap)))) /
        hold.every;
    if (mark) marked = Math.max(marked, mark.part);
  }
  const perStep = (CELL / (speed * TICKS)) * (1 / (1 - slow * LOCAL)) * (1 + ((LOCAL * held) / count) * 4);
  let [hits, damage, poison, elder] = [0, 0, 0, 0];
  for (const gun of guns) {
    const inRange = steps(gun) * perStep;
    if (inRange === 0) continue;
    const { many = 1, splash, crit, poison: venom } = gun.profile;
    const apart = gap / TICKS;
    const shots = (count * apart + inRange) * gun.pace;
    const targets = Math.max(1, Math.min(many, inRange / Math.max(apart, 0.01), count));
    const beside = splash ? splash.part * Math.min(count - 1, (3 * splash.px) / Math.max(1, speed * gap)) : 0;
    hits += shots * targets;
    damage += shots * targets * (1 + beside) * gun.damage;
    if (venom) poison = Math.max(poison, gun.damage * venom.part * (inRange + venom.seconds));
    elder +=
      inRange *
      gun.pace *
      gun.damage *
      (crit ? 1 + (crit.chance * crit.times * (t.elderShell - 1)) / (1 + crit.chance * (crit.times - 1)) : 1);
  }
  const all = (damage * takes + poison * poisonTakes(takes, t) * count) * (1 + marked * LOCAL);
  const once = all / (count * health);
  const warded = wave.wards > 0 ? 1 / (1 / once + (count * wave.wards) / hits) : once;
  if (wave.elderTakes >= takes) return warded;
  // An elder passes alone: half of the guns hit others.
  const byOne = (elder * wave.elderTakes + poison * poisonTakes(wave.elderTakes, t)) * LOCAL * (1 + marked * LOCAL);
  return Math.min(warded, byOne / health);
}

/** Worth of a defence: the logarithm of a mean over the waves, in which the one that is stopped worst weighs most. */
export function worthOf(state: Readonly<State>, gems: readonly Placed[], air: boolean, t: T): number {
  const guns = gunsOf(state, gems, t);
  let sum = 0;
  for (const wave of wavesOf(state, air, t)) {
    const times = Math.max(1e-4, kills(guns, wave, t));
    sum += 1 / (times * times);
  }
  return -ln(sum) / 2;
}

/** Worth of a gem that completes a recipe with one that stands, beside what it does itself. */
export function recipeBonus(state: Readonly<State>, kind: Kind, recipes: readonly FusedType[]): number {
  const stands = new Set<Kind | undefined>(keptGems(state).map(({ gem }) => gem?.kind));
  const waits = FUSED.some(fused => {
    if (!recipes.includes(fused) || stands.has(fused)) return false;
    const [a, b] = RECIPES[fused];
    return (a === kind && stands.has(b) && !stands.has(a)) || (b === kind && stands.has(a) && !stands.has(b));
  });
  return waits ? COMPLETES : 0;
}
const COMPLETES = 0.04;
