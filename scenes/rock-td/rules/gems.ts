// Gem data: eight kinds, eight fused of two of them and four fused of these, their attack profiles, recipes and odds of quality.
import type { T } from '../constants.ts';

export const TYPES = ['ruby', 'sapphire', 'emerald', 'topaz', 'diamond', 'amethyst', 'opal', 'aquamarine'] as const;
export type GemType = (typeof TYPES)[number];
export const FUSED = [
  ...(['wildfire', 'frostfan', 'starlance', 'beehive', 'landslide', 'stormnet', 'hex', 'tide'] as const),
  ...(['phoenix', 'glacier', 'comet', 'maelstrom'] as const),
] as const;
export type FusedType = (typeof FUSED)[number];
export type Kind = GemType | FusedType;

export const QUALITIES = ['Chipped', 'Flawed', 'Normal', 'Flawless', 'Perfect'] as const;

export type Targets = 'ground' | 'air' | 'both';

/** How a kind of gem attacks; a missing effect is not applied. */
export interface AttackProfile {
  readonly targets: Targets;
  /** Factor of the damage that quality and level give. */
  readonly factor: number;
  readonly seconds: number;
  /** Pixels, at quality Chipped. */
  readonly range: number;
  /** Most targets of one hit; default 1. */
  readonly many?: number;
  readonly splash?: { readonly px: number; readonly part: number };
  readonly slow?: { readonly part: number; readonly step: number; readonly seconds: number };
  /** Part of the damage per second. */
  readonly poison?: { readonly part: number; readonly seconds: number };
  readonly crit?: { readonly chance: number; readonly times: number };
  readonly aura?: { readonly px: number; readonly part: number; readonly step: number };
  /** Every n-th hit holds the mob in place, and those within so many pixels; `inAir` holds fliers alone. */
  readonly hold?: { readonly every: number; readonly seconds: number; readonly px?: number; readonly inAir?: boolean };
  /** Extra damage that the mob takes from every hit, as a part. */
  readonly mark?: { readonly part: number; readonly seconds: number };
}

export const NAMES: Readonly<Record<Kind, string>> = {
  ruby: 'Ruby',
  sapphire: 'Sapphire',
  emerald: 'Emerald',
  topaz: 'Topaz',
  diamond: 'Diamond',
  amethyst: 'Amethyst',
  opal: 'Opal',
  aquamarine: 'Aquamarine',
  wildfire: 'Wildfire',
  frostfan: 'Frost Fan',
  starlance: 'Star Lance',
  beehive: 'Beehive',
  landslide: 'Landslide',
  stormnet: 'Storm Net',
  hex: 'Hex',
  tide: 'Tide',
  phoenix: 'Phoenix',
  glacier: 'Glacier',
  comet: 'Comet',
  maelstrom: 'Maelstrom',
};

/** Short description of the effect. */
export const EFFECTS: Readonly<Record<Kind, string>> = {
  ruby: 'bursts',
  sapphire: 'slows',
  emerald: 'poison creeps under shells',
  topaz: 'hits three',
  diamond: 'ground only, lucky hits pierce elders',
  amethyst: 'air only, far',
  opal: 'hastens gems nearby',
  aquamarine: 'fast',
  wildfire: 'a wide burst that poisons',
  frostfan: 'hits and slows five',
  starlance: 'very far, lucky hits',
  beehive: 'very fast, hastens far and much',
  landslide: 'ground only, a heavy burst',
  stormnet: 'hits six, holds those in the air',
  hex: 'all others hit its marks twice as hard',
  tide: 'holds mobs, and those beside them',
  phoenix: 'a burst as wide as a field, and strong poison',
  glacier: 'hits eight, and slows them by more than half',
  comet: 'very far, lucky hits that burst',
  maelstrom: 'holds three, and those beside them',
};

/** The two ingredients of each fused kind. */
export const RECIPES: Readonly<Record<FusedType, readonly [Kind, Kind]>> = {
  wildfire: ['ruby', 'emerald'],
  frostfan: ['sapphire', 'topaz'],
  starlance: ['diamond', 'amethyst'],
  beehive: ['opal', 'aquamarine'],
  landslide: ['ruby', 'diamond'],
  stormnet: ['topaz', 'amethyst'],
  hex: ['emerald', 'opal'],
  tide: ['sapphire', 'aquamarine'],
  phoenix: ['wildfire', 'opal'],
  glacier: ['frostfan', 'emerald'],
  comet: ['starlance', 'ruby'],
  maelstrom: ['tide', 'topaz'],
};

export const isFused = (kind: Kind): kind is FusedType => kind in RECIPES;

const FUSES: ReadonlyMap<Kind, ReadonlyMap<Kind, FusedType>> = new Map(
  [...TYPES, ...FUSED].map(type => [
    type,
    new Map(
      FUSED.filter(kind => RECIPES[kind].includes(type)).map(kind => {
        const [one, other] = RECIPES[kind];
        return [one === type ? other : one, kind];
      }),
    ),
  ]),
);

/** Result of fusing two kinds, in either order; null none. */
export const fusedOf = (one: Kind, other: Kind): FusedType | null => FUSES.get(one)?.get(other) ?? null;

/** Attack profile of a kind. Basic kinds come from constants; fused kinds are defined here by factors of their ingredients. */
export function attackProfileOf(kind: Kind, t: T): AttackProfile {
  const poison = { part: t.emeraldPoison, seconds: t.emeraldSeconds };
  const slow = { part: t.sapphireSlow, step: t.sapphireSlowStep, seconds: t.sapphireSeconds };
  const seconds = t.gemSeconds;
  switch (kind) {
    case 'ruby':
      return {
        targets: 'both',
        factor: t.rubyFactor,
        seconds,
        range: t.rubyRange,
        splash: { px: t.rubySplash, part: t.rubySplashPart },
      };
    case 'sapphire':
      return { targets: 'both', factor: t.sapphireFactor, seconds, range: t.sapphireRange, slow };
    case 'emerald':
      return { targets: 'both', factor: t.emeraldFactor, seconds, range: t.emeraldRange, poison };
    case 'topaz':
      return {
        targets: 'both',
        factor: t.topazFactor,
        seconds: t.topazSeconds,
        range: t.topazRange,
        many: t.topazTargets,
      };
    case 'diamond':
      return {
        targets: 'ground',
        factor: t.diamondFactor,
        seconds: t.diamondSeconds,
        range: t.diamondRange,
        crit: { chance: t.diamondChance, times: t.diamondCrit },
      };
    case 'amethyst':
      return { targets: 'air', factor: t.amethystFactor, seconds: t.amethystSeconds, range: t.amethystRange };
    case 'opal':
      return {
        targets: 'both',
        factor: t.opalFactor,
        seconds,
        range: t.opalRange,
        aura: { px: t.opalAura, part: t.opalHaste, step: t.opalHasteStep },
      };
    case 'aquamarine':
      return { targets: 'both', factor: t.aquamarineFactor, seconds: t.aquamarineSeconds, range: t.aquamarineRange };
    case 'wildfire':
      return {
        targets: 'both',
        factor: 1.6 * t.rubyFactor,
        seconds,
        range: t.rubyRange + 10,
        splash: { px: 1.4 * t.rubySplash, part: 0.7 },
        poison: { ...poison, part: 1.5 * poison.part },
      };
    case 'frostfan':
      return {
        targets: 'both',
        factor: 5 * t.topazFactor,
        seconds: t.topazSeconds,
        range: t.sapphireRange,
        many: t.topazTargets + 2,
        slow: { ...slow, part: slow.part + 0.1 },
      };
    case 'starlance':
      return {
        targets: 'both',
        factor: 2.6 * t.diamondFactor,
        seconds: t.diamondSeconds,
        range: t.amethystRange + 20,
        crit: { chance: t.diamondChance + 0.1, times: t.diamondCrit + 1 },
      };
    case 'beehive':
      return {
        targets: 'both',
        factor: 1.7 * t.aquamarineFactor,
        seconds: t.aquamarineSeconds * 0.6,
        range: t.opalRange,
        aura: { px: 1.3 * t.opalAura, part: t.opalHaste + 0.3, step: t.opalHasteStep },
      };
    case 'landslide':
      return {
        targets: 'ground',
        factor: 9 * t.diamondFactor,
        seconds: 2 * t.diamondSeconds,
        range: t.rubyRange + 10,
        splash: { px: 1.6 * t.rubySplash, part: 0.8 },
      };
    case 'stormnet':
      return {
        targets: 'both',
        factor: 3 * t.amethystFactor,
        seconds: t.amethystSeconds,
        range: t.amethystRange,
        many: 6,
        hold: { every: 1, seconds: 0.8, inAir: true },
      };
    case 'hex':
      return {
        targets: 'both',
        factor: 2 * t.emeraldFactor,
        seconds: t.aquamarineSeconds,
        range: t.emeraldRange + 60,
        poison,
        many: 3,
        mark: { part: 1, seconds: 3 },
      };
    case 'tide':
      return {
        targets: 'both',
        factor: 2.6 * t.aquamarineFactor,
        seconds: t.aquamarineSeconds,
        range: t.sapphireRange,
        slow,
        hold: { every: 4, seconds: 0.4, px: 40 },
      };
    case 'phoenix':
      return {
        targets: 'both',
        factor: 1.4 * t.rubyFactor,
        seconds,
        range: t.rubyRange + 30,
        splash: { px: 2 * t.rubySplash, part: 0.8 },
        poison: { ...poison, part: 3 * poison.part },
      };
    case 'glacier':
      return {
        targets: 'both',
        factor: 6 * t.topazFactor,
        seconds: t.topazSeconds,
        range: t.sapphireRange + 20,
        many: t.topazTargets + 5,
        slow: { ...slow, part: slow.part + 0.25 },
      };
    case 'comet':
      return {
        targets: 'both',
        factor: 2 * t.diamondFactor,
        seconds: t.diamondSeconds,
        range: t.amethystRange + 40,
        crit: { chance: t.diamondChance + 0.1, times: t.diamondCrit + 1 },
        splash: { px: t.rubySplash, part: 0.6 },
      };
    case 'maelstrom':
      return {
        targets: 'both',
        factor: 2.2 * t.aquamarineFactor,
        seconds: t.aquamarineSeconds,
        range: t.sapphireRange + 10,
        many: 3,
        slow,
        hold: { every: 4, seconds: 0.4, px: 40 },
      };
  }
}

/** Chances in percent of the five qualities, by upgrades bought. */
const ODDS: readonly (readonly number[])[] = [
  [70, 30, 0, 0, 0],
  [60, 30, 10, 0, 0],
  [50, 30, 20, 0, 0],
  [40, 30, 20, 10, 0],
  [30, 30, 30, 10, 0],
  [20, 30, 30, 20, 0],
  [10, 30, 30, 30, 0],
  [0, 30, 30, 30, 10],
  [0, 20, 30, 30, 20],
];
export const MOST_UPGRADES = ODDS.length - 1;
export const oddsOf = (upgrades: number): readonly number[] =>
  ODDS[Math.min(upgrades, MOST_UPGRADES)] as readonly number[];

/** Quality by odds; `luck` is a random number from 0 to 1. */
export function qualityOf(luck: number, upgrades: number): number {
  let left = luck * 100;
  for (const [quality, chance] of oddsOf(upgrades).entries()) {
    if (left < chance) return quality;
    left -= chance;
  }
  return QUALITIES.length - 1;
}
