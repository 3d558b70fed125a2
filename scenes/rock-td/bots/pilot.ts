// Bot of Gem Tower Defense: greedy decisions (place, keep, fuse, recut, upgrade, call) by pointer and keys alone.
import type { Frame } from '../../kit/core/input/input.ts';
import { pick, random, randomBetween, seeded } from '../../kit/core/rng.ts';
import type { T } from '../constants.ts';
import { KEY } from '../controls.ts';
import { validateCall } from '../levels/level.ts';
import { fuseOffers, fusePrice } from '../rules/fuse.ts';
import { FUSED, type FusedType, fusedOf, type GemType, type Kind, MOST_UPGRADES, QUALITIES } from '../rules/gems.ts';
import { upgradePrice } from '../rules/inputController.ts';
import { recutPrice } from '../rules/recut.ts';
import { canKeep, combinableWith } from '../rules/round.ts';
import { cellCentre, keptGems, type Rock, rockOf, type State } from '../rules/state.ts';
import { cutAgain, recipeBonus, standing, worthOf } from './gemValue.ts';
import { bestCell } from './rockPlacement.ts';

/** Skill and strategy of a bot. */
export interface Skill {
  /** Ticks between two actions. */
  readonly looks: number;
  /** Part of its actions that it forgets, 0 to 1. */
  readonly forgets: number;
  /** Largest error of its pointer, in pixels. */
  readonly aim: number;
  /** Weight of a longer path against path steps in range; 0 builds no maze. */
  readonly maze: number;
  /** Which gem it keeps: by `gemValue`, by quality, or the first. */
  readonly keeps: 'worth' | 'quality' | 'first';
  readonly combines: boolean;
  readonly recipes: readonly FusedType[];
  readonly quality: boolean;
  readonly recuts: boolean;
  /** Kinds that it never keeps. */
  readonly shuns: readonly GemType[];
  /** Takes flying waves into account. */
  readonly air: boolean;
  readonly calls: 'never' | 'safe' | 'always';
  readonly pace: number;
}

export const GOOD: Skill = {
  looks: 11,
  forgets: 0,
  aim: 10,
  maze: 2.2,
  keeps: 'worth',
  combines: true,
  recipes: FUSED,
  quality: true,
  recuts: true,
  shuns: [],
  air: true,
  calls: 'safe',
  pace: 3,
};

export const pilot = (seed: number) => player(seed, { ...GOOD, looks: 8, pace: 2 });

type BotAction = { readonly at: { readonly x: number; readonly y: number } } | { readonly key: number };

export function player(seed: number, skill: Skill) {
  const rng = seeded(seed, 9);
  let wait = 0;
  /** Remaining frames of the present action: point, press, release. */
  let frames: Partial<Frame>[] = [];
  return (state: Readonly<State>, t: T): Partial<Frame> => {
    const frame = frames.shift();
    if (frame) return frame;
    if (wait-- > 0) return {};
    wait = skill.looks;
    const action = nextAction(state, skill, t, rng);
    if (!action || random(rng) < skill.forgets) return {};
    if ('key' in action) return { held: action.key, pressed: action.key };
    const off = () => Math.round(randomBetween(rng, -skill.aim, skill.aim));
    const point = { x: Math.round(action.at.x) + off(), y: Math.round(action.at.y) + off(), cancelled: false };
    frames = [
      { pointer: { ...point, down: true, pressed: true, released: false } },
      { pointer: { ...point, down: false, pressed: false, released: true } },
    ];
    return { pointer: { ...point, down: false, pressed: false, released: false } };
  };
}

function nextAction(state: Readonly<State>, skill: Skill, t: T, rng: ReturnType<typeof seeded>): BotAction | null {
  if (state.pace !== skill.pace) return { key: KEY.pace };
  if (skill.quality && state.upgrades < MOST_UPGRADES && state.gold >= upgradePrice(state, t))
    return { key: KEY.upgrade };
  if (state.phase === 'placing')
    return canKeep(state, t) ? keepAction(state, skill, t) : placeAction(state, skill, t, rng);
  return fuseAction(state, skill, t) ?? recutAction(state, skill, t) ?? callAction(state, skill, t);
}

function placeAction(state: Readonly<State>, skill: Skill, t: T, rng: ReturnType<typeof seeded>): BotAction {
  const cell = bestCell(state, skill.maze, t, list => pick(rng, list));
  return { at: cellCentre(cell) };
}

function keepAction(state: Readonly<State>, skill: Skill, t: T): BotAction {
  const fresh = state.fresh.map(({ rock }) => rockOf(state, rock)).filter(rock => rock !== undefined);
  const open = fresh.filter(({ gem }) => gem && !skill.shuns.includes(gem.kind as GemType));
  const kept = standing(state);
  const value = ({ cell, gem }: Rock, twin: boolean): number => {
    if (!gem || skill.keeps === 'first') return 0;
    if (skill.keeps === 'quality') return gem.quality + (twin ? 1 : 0);
    const quality = gem.quality + (twin ? 1 : 0);
    const kind = fuseLater(state, gem.kind, skill.recipes, t);
    const here = cutAgain(cell, gem.kind, quality, gem.level, t);
    let worth = worthOf(state, [...kept, here], skill.air, t);
    for (const other of kept) {
      const fused = kind(other.gem.kind);
      if (!fused) continue;
      const there = cutAgain(other.cell, fused, Math.max(quality, other.gem.quality), gem.level, t);
      const then = worthOf(state, [...kept.filter(one => one !== other), there], skill.air, t) - FUSING_COSTS;
      worth = Math.max(worth, then);
    }
    return worth + recipeBonus(state, gem.kind, skill.recipes);
  };
  let best: Rock | null = null;
  let most = -Infinity;
  for (const rock of open.length > 0 ? open : fresh) {
    const here = value(rock, skill.combines && combinableWith(state, rock) !== undefined);
    if (here > most) [best, most] = [rock, here];
  }
  if (!best) return { key: KEY.keep };
  if (state.chosen !== best.id) return { at: cellCentre(best.cell) };
  return { key: skill.combines && combinableWith(state, best) ? KEY.combine : KEY.keep };
}

const OFFERS = [KEY.gem1, KEY.gem2, KEY.gem3, KEY.gem4, KEY.gem5];

/** What a gem would fuse to with another, if the recipe is known, does not stand and can soon be paid. */
function fuseLater(state: Readonly<State>, kind: Kind, recipes: readonly FusedType[], t: T) {
  const canPay = fusePrice(state, t) <= SOON * state.gold;
  const stands = new Set(keptGems(state).map(({ gem }) => gem?.kind));
  return (other: Kind): FusedType | null => {
    const fused = canPay ? fusedOf(kind, other) : null;
    return fused && recipes.includes(fused) && !stands.has(fused) ? fused : null;
  };
}
/** So much more than it has may be spent on what it keeps now. */
const SOON = 2;

/** Worth that fusing may cost at first, because it grows and fuses on. */
const FUSING_COSTS = 0.1;

function fuseAction(state: Readonly<State>, { recipes, air }: Skill, t: T): BotAction | null {
  if (recipes.length === 0 || state.gold < fusePrice(state, t)) return null;
  const kept = standing(state);
  let [best, most] = [
    null as { readonly rock: Rock; readonly key: number } | null,
    worthOf(state, kept, air, t) - FUSING_COSTS,
  ];
  for (const rock of keptGems(state))
    fuseOffers(state, rock).forEach(({ kind, other }, index) => {
      if (!recipes.includes(kind) || !rock.gem || !other.gem || index >= OFFERS.length) return;
      const quality = Math.max(rock.gem.quality, other.gem.quality);
      const fused = kept.flatMap(one =>
        one.cell === other.cell
          ? []
          : one.cell === rock.cell
            ? [cutAgain(one.cell, kind, quality, state.level, t)]
            : [one],
      );
      const worth = worthOf(state, fused, air, t);
      if (worth > most) [best, most] = [{ rock, key: OFFERS[index] as number }, worth];
    });
  return best && chooseThen(state, best.rock, best.key);
}

/** Chooses a gem, then presses a key for it. */
const chooseThen = ({ chosen }: Readonly<State>, { id, cell }: Rock, key: number): BotAction =>
  chosen === id ? { key } : { at: cellCentre(cell) };

/** Least gain of worth for all the gold it has, for which it recuts. */
const GAIN = 0.002;

/** Recuts the gem with the largest gain of worth per gold in this wave. */
function recutAction(state: Readonly<State>, { recuts, air }: Skill, t: T): BotAction | null {
  if (!recuts || state.phase !== 'wave' || validateCall(state, t) !== null) return null;
  if (state.gold < t.recutPrice * state.level) return null;
  const kept = standing(state);
  const before = worthOf(state, kept, air, t);
  let [best, most] = [null as Rock | null, 0];
  for (const rock of keptGems(state)) {
    const { gem } = rock;
    const price = gem ? recutPrice(state, gem, t) : 0;
    if (!gem || price === 0 || price > state.gold) continue;
    const quality = Math.min(QUALITIES.length - 1, gem.quality + 1);
    const recut = kept.map(one =>
      one.cell === rock.cell ? cutAgain(one.cell, gem.kind, quality, state.level, t) : one,
    );
    const gain = worthOf(state, recut, air, t) - before;
    if (gain >= GAIN && gain / price > most) [best, most] = [rock, gain / price];
  }
  return best && chooseThen(state, best, KEY.combine);
}

/** When calling early is safe: levels in a row without a leak, most walking mobs, their least distance to the end in pixels. */
const SAFE = { clean: 2, mobs: 40, px: 900 };

function callAction(state: Readonly<State>, { calls }: Skill, t: T): BotAction | null {
  const { mobs, clean, waveLeaks } = state;
  if (calls === 'never' || validateCall(state, t) !== null || mobs.length === 0) return null;
  const holds = clean >= SAFE.clean && waveLeaks === 0;
  const isSafe = holds && mobs.length <= SAFE.mobs && mobs.every(({ left }) => left > SAFE.px);
  return calls === 'always' || isSafe ? { key: KEY.call } : null;
}
