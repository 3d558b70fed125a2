// View model of the HUD, as plain data; cached until something visible changes.

import { lastAnswer } from '../kit/core/lastAnswer.ts';
import type { T } from './constants.ts';
import { callTerms, validateCall } from './levels/level.ts';
import { cachedProfile, growthOf } from './rules/fire.ts';
import { fuseOffers, fusePrice } from './rules/fuse.ts';
import { EFFECTS, type FusedType, type Kind, MOST_UPGRADES, oddsOf, type Targets } from './rules/gems.ts';
import { upgradePrice } from './rules/inputController.ts';
import { type Lesson, lessonsIn } from './rules/lessons.ts';
import { type PathPreview, pathPreview } from './rules/pathPreview.ts';
import { recutPrice } from './rules/recut.ts';
import { canKeep, combinableWith, nameOf, validateKeep } from './rules/round.ts';
import { type Aim, DIFFICULTIES, isOfRound, type Phase, type Rock, rockOf, type State } from './rules/state.ts';
import { victoryLevel } from './rules/victory.ts';
import { waveOf } from './rules/wave.ts';
import { cellName } from './words.ts';

export interface GemView {
  readonly id: number;
  readonly kind: Kind;
  readonly quality: number;
  readonly name: string;
  readonly cell: string;
  readonly isChosen: boolean;
  /** Another gem of the round is like it: the two can be combined. */
  readonly isPair: boolean;
}

export interface ChosenView extends GemView {
  readonly effect: string;
  readonly targets: Targets;
  readonly damage: number;
  readonly range: number;
  /** Hits per second with haste. */
  readonly pace: number;
  readonly haste: number;
  /** Percent of damage that a fused gem has gained by its kills. */
  readonly growth: number;
  readonly aim: Aim;
  readonly kills: number;
  readonly dealt: number;
  readonly leaked: number;
  readonly isFresh: boolean;
  readonly offers: readonly { readonly kind: FusedType; readonly with: string }[];
  /** Price of recutting; 0 where it would gain nothing. */
  readonly recut: number;
}

export interface LedgerRow extends GemView {
  readonly wave: number;
  readonly dealt: number;
  readonly kills: number;
  readonly leaked: number;
}

export interface RockTdView {
  readonly difficulty: string;
  readonly map: string;
  readonly phase: Phase;
  readonly level: number;
  /** Level behind which the run is won, and whether it is. */
  readonly victory: number;
  readonly won: boolean;
  readonly lives: number;
  readonly gold: number;
  readonly score: number;
  readonly pace: number;
  readonly upgrades: number;
  /** Null where quality cannot be better, or the button is not shown yet. */
  readonly upgrade: { readonly price: number; readonly canPay: boolean } | null;
  readonly odds: readonly number[];
  readonly nextOdds: readonly number[] | null;
  readonly round: readonly GemView[];
  readonly rocks: number;
  readonly chosen: ChosenView | null;
  readonly mayKeep: boolean;
  readonly keepRefusal: string | null;
  readonly canCombine: boolean;
  /** Gold that the mobs still walking will pay more if the next level is called now, and its speed bonus in percent; null where it cannot be called. */
  readonly call: { readonly gold: number; readonly hurry: number } | null;
  readonly fusePrice: number;
  /** The present wave, or the next one. */
  readonly wave: {
    readonly name: string;
    readonly count: number;
    readonly health: number;
    readonly flying: boolean;
    /** Percent of the damage that passes the shell. */
    readonly takes: number;
    readonly hasElders: boolean;
    /** Hits that the ward of each bears; 0 without. */
    readonly wards: number;
    /** Speed bonus in percent, because it was called early. */
    readonly hurry: number;
    readonly left: number;
  };
  /** The next levels. */
  readonly ahead: readonly {
    readonly level: number;
    readonly name: string;
    readonly count: number;
    readonly health: number;
    /** Percent of the damage that passes the shell. */
    readonly takes: number;
    readonly flying: boolean;
    readonly wards: number;
  }[];
  readonly plan: PathPreview;
  readonly cursor: string;
  readonly canTakeBack: boolean;
  readonly ledger: readonly LedgerRow[];
  readonly hint: string;
  /** What would help now, whether this player knows it or not. */
  readonly lessons: readonly Lesson[];
  readonly complaint: string | null;
}

/** Number of previewed levels: enough that one of them flies. */
const AHEAD = 4;

const last = lastAnswer<RockTdView>();

/** Building a view takes longer than a tick. */
export const view = (state: Readonly<State>, t: T): RockTdView => last(factsOf(state, t), () => buildView(state, t));

/** Everything that a view depends on. */
function factsOf(state: Readonly<State>, t: T): unknown[] {
  const { map, phase, level, lives, gold, score, pace, upgrades, fresh, rocks, chosen, asked, cursor, isFull, won } =
    state;
  // During a wave the statistics of gems are updated twice a second.
  const clock = phase === 'wave' || state.mobs.length > 0 ? Math.floor(state.tick / 30) : -1;
  return [
    t,
    map,
    phase,
    level,
    lives,
    gold,
    score,
    pace,
    upgrades,
    fresh.length,
    rocks,
    rocks.length,
    chosen,
    asked,
    cursor,
    isFull,
    won,
    clock,
    state.fused.length,
    state.mobs.length,
    state.arrived,
    rockOf(state, chosen)?.gem?.aim,
    state.difficulty,
  ];
}

function buildView(state: Readonly<State>, t: T): RockTdView {
  const { phase, level, gold, upgrades, difficulty } = state;
  const price = upgradePrice(state, t);
  const chosen = rockOf(state, state.chosen);
  const wave = waveOf(level, difficulty, t);
  const fresh = state.fresh.flatMap(({ rock }) => rockOf(state, rock) ?? []);
  return {
    difficulty: DIFFICULTIES[difficulty] ?? 'EASY',
    map: state.map.title,
    phase,
    level,
    victory: victoryLevel(state.map.key, difficulty),
    won: state.won,
    lives: Math.max(0, state.lives),
    gold,
    score: state.score,
    pace: state.pace,
    upgrades,
    upgrade:
      upgrades < MOST_UPGRADES && gold >= Math.min(price, t.upgradePrice) ? { price, canPay: gold >= price } : null,
    odds: oddsOf(upgrades),
    nextOdds: upgrades < MOST_UPGRADES ? oddsOf(upgrades + 1) : null,
    round: fresh.map(rock => gemView(rock, state)),
    rocks: t.rocksPerLevel,
    chosen: chosen?.gem ? chosenView(chosen, state, t) : null,
    mayKeep: canKeep(state, t),
    keepRefusal: validateKeep(state, false, t),
    canCombine: combinableWith(state, chosen) !== undefined && canKeep(state, t),
    call: callView(state, t),
    fusePrice: fusePrice(state, t),
    wave: {
      name: wave.name,
      count: wave.count,
      health: wave.health,
      flying: wave.flying,
      takes: Math.round(wave.takes * 100),
      hasElders: wave.elderTakes < wave.takes,
      wards: wave.wards,
      hurry: Math.round(state.hurry * 100),
      left: wave.count - state.arrived + state.mobs.length,
    },
    ahead: Array.from({ length: AHEAD }, (_, index) => {
      const { name, count, health, takes, flying, wards } = waveOf(level + index + 1, difficulty, t);
      return { level: level + index + 1, name, count, health, takes: Math.round(takes * 100), flying, wards };
    }),
    plan: pathPreview(state, t),
    cursor: cellName(state.cursor),
    canTakeBack: phase === 'placing' && fresh.length > 0,
    ledger: state.rocks
      .filter(rock => rock.gem && !isOfRound(state, rock.id))
      .map(rock => ledgerRow(rock, state))
      .toSorted((a, b) => b.dealt - a.dealt || a.id - b.id),
    hint: hintOf(state, t),
    lessons: lessonsIn(state, t),
    complaint: state.complaint,
  };
}

function callView(state: Readonly<State>, t: T): RockTdView['call'] {
  if (validateCall(state, t) !== null) return null;
  const { gold, hurry } = callTerms(state, t);
  return { gold, hurry: Math.round(hurry * 100) };
}

const gemView = (rock: Rock, state: Readonly<State>): GemView => ({
  id: rock.id,
  kind: rock.gem?.kind ?? 'ruby',
  quality: rock.gem?.quality ?? 0,
  name: rock.gem ? nameOf(rock.gem) : '',
  cell: cellName(rock.cell),
  isChosen: rock.id === state.chosen,
  isPair: combinableWith(state, rock) !== undefined,
});

function ledgerRow(rock: Rock, state: Readonly<State>): LedgerRow {
  const { wave = 0, dealt = 0, kills = 0, leaked = 0 } = rock.gem ?? {};
  return { ...gemView(rock, state), wave: Math.round(wave), dealt: Math.round(dealt), kills, leaked };
}

function chosenView(rock: Rock, state: Readonly<State>, t: T): ChosenView | null {
  const { gem } = rock;
  if (!gem) return null;
  return {
    ...gemView(rock, state),
    effect: EFFECTS[gem.kind],
    targets: cachedProfile(gem.kind, t).targets,
    damage: Math.round(gem.damage * 10) / 10,
    range: gem.range,
    pace: Math.round((600 / gem.attackSpeed) * (1 + gem.haste)) / 10,
    haste: Math.round(gem.haste * 100),
    growth: Math.round(growthOf(gem, t) * 100),
    aim: gem.aim,
    kills: gem.kills,
    dealt: Math.round(gem.dealt),
    leaked: gem.leaked,
    isFresh: isOfRound(state, rock.id),
    recut: isOfRound(state, rock.id) ? 0 : recutPrice(state, gem, t),
    offers: fuseOffers(state, rock).map(({ kind, other }) => ({ kind, with: other.gem ? nameOf(other.gem) : '' })),
  };
}

/** What stops the wave to come, where it is not on foot in the usual way: before a gem is chosen. */
function warning({ level, difficulty }: Readonly<State>, t: T): string {
  const { advice, name } = waveOf(level, difficulty, t);
  return name === 'Walkers' ? '' : ` ${advice}`;
}

function hintOf(state: Readonly<State>, t: T): string {
  const { phase, fresh, chosen } = state;
  const left = t.rocksPerLevel - fresh.length;
  if (phase === 'wave') return waveOf(state.level, state.difficulty, t).advice;
  if (phase === 'pause') return `Level ${state.level} complete.`;
  if (phase === 'over') return 'Game over.';
  if (state.asked !== null) return 'This gem is chosen. Only a second press on it puts a rock in its place.';
  if (!canKeep(state, t))
    return `Place ${left} ${fresh.length === 0 ? 'rocks' : left === 1 ? 'more rock' : 'more rocks'}.${warning(state, t)}`;
  if (fresh.length === 0) return 'No room for rocks: start the wave.';
  if (chosen === null || !isOfRound(state, chosen)) return 'Choose one gem to keep.';
  if (combinableWith(state, rockOf(state, chosen))) return 'KEEP it, or Combine the two alike to a better one.';
  return 'Press KEEP: the wave comes.';
}
