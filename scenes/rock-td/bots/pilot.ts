// Bot of Gem Tower Defense: greedy decisions (place, keep, fuse, recut, upgrade, call) by pointer and keys alone.
import type { Frame } from '../../kit/core/input/input.ts';
import { pick, random, randomBetween, seeded } from '../../kit/core/rng.ts';
import type { T } from '../constants.ts';
import { KEY } from '../controls.ts';
import { validateCall } from '../levels/level.ts';
import { fuseOffers, fusePrice } from '../rules/fuse.ts';
import { FUSED, type FusedType, type GemType, isFused, MOST_UPGRADES, QUALITIES } from '../rules/gems.ts';
import { upgradePrice } from '../rules/inputController.ts';
import { recutPrice } from '../rules/recut.ts';
import { canKeep, combinableWith, createGem } from '../rules/round.ts';
import { cellCentre, isOfRound, keptGems, type Rock, rockOf, type State } from '../rules/state.ts';
import { gemValue, type ValueOptions } from './gemValue.ts';
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
  const lacks: ValueOptions = { air: skill.air, recipes: skill.recipes };
  const value = (rock: Rock) => {
    if (skill.keeps === 'first') return 0;
    const twin = skill.combines && combinableWith(state, rock) !== undefined;
    if (skill.keeps === 'quality') return (rock.gem?.quality ?? 0) + (twin ? 1 : 0);
    return gemValue(state, rock, twin ? 1 : 0, lacks, t);
  };
  let best: Rock | null = null;
  let most = -Infinity;
  for (const rock of open.length > 0 ? open : fresh) {
    const here = value(rock);
    if (here > most) [best, most] = [rock, here];
  }
  if (!best) return { key: KEY.keep };
  if (state.chosen !== best.id) return { at: cellCentre(best.cell) };
  return { key: skill.combines && combinableWith(state, best) ? KEY.combine : KEY.keep };
}

function fuseAction(state: Readonly<State>, skill: Skill, t: T): BotAction | null {
  if (skill.recipes.length === 0 || state.gold < fusePrice(state, t)) return null;
  const chosen = rockOf(state, state.chosen);
  const wanted = (rock: Rock | undefined) => {
    const kind = fuseOffers(state, rock)[0]?.kind;
    return kind !== undefined && skill.recipes.includes(kind);
  };
  if (chosen && !isOfRound(state, chosen.id) && wanted(chosen)) return { key: KEY.fuse };
  // What is fused already goes on where it stands, with its kills.
  const kept = keptGems(state).toSorted((a, b) => Number(isOfTwo(b)) - Number(isOfTwo(a)));
  const rock = kept.find(wanted);
  return rock ? { at: cellCentre(rock.cell) } : null;
}

const isOfTwo = ({ gem }: Rock): boolean => gem !== null && isFused(gem.kind);

/** Least gain of strength for which it recuts, as a part. */
const GAIN = 0.15;

/** Recuts the gem with the largest gain of damage per gold in this wave. */
function recutAction(state: Readonly<State>, { recuts }: Skill, t: T): BotAction | null {
  if (!recuts || state.phase !== 'wave' || validateCall(state, t) !== null) return null;
  if (state.gold < t.recutPrice * state.level) return null;
  let best: Rock | null = null;
  let most = 0;
  for (const rock of keptGems(state)) {
    const { gem } = rock;
    const price = gem ? recutPrice(state, gem, t) : 0;
    if (!gem || price === 0 || price > state.gold) continue;
    const better =
      createGem(gem.kind, Math.min(QUALITIES.length - 1, gem.quality + 1), state.level, t).damage / gem.damage - 1;
    const gain = better < GAIN ? 0 : (gem.wave * better) / price;
    if (gain > most) [best, most] = [rock, gain];
  }
  if (!best) return null;
  return state.chosen === best.id ? { key: KEY.combine } : { at: cellCentre(best.cell) };
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
