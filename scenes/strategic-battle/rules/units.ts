// Unit types: stats (from constants.ts), counters and traits.
import type { T } from '../constants.ts';

export const UNITS = ['Infantry', 'Archer', 'Cavalry', 'Mage', 'Catapult'] as const;
export type UnitName = (typeof UNITS)[number];

export const isUnit = (name: unknown): name is UnitName => UNITS.includes(name as UnitName);

/** Stats of a unit type. Specification part 2, §3. */
export interface UnitType {
  readonly name: UnitName;
  /** Resources. */
  readonly cost: number;
  readonly health: number;
  /** Of one strike, before counters and luck. */
  readonly damage: number;
  /** Cells. */
  readonly attackRange: number;
  /** Cells a second. */
  readonly moveSpeed: number;
  /** Strikes a second. */
  readonly attackSpeed: number;
  readonly areaEffect: boolean;
  /** Splash radius around the target, in cells; 0 without splash. */
  readonly areaRange: number;
}
export type UnitTypes = Readonly<Record<UnitName, UnitType>>;

/** Makes a type; without `areaRange` it strikes one target. */
const type = (stats: Omit<UnitType, 'areaEffect' | 'areaRange'>, areaRange = 0): UnitType => ({
  ...stats,
  areaEffect: areaRange > 0,
  areaRange,
});

/** Cache by constants object: changed constants are another object. */
const known = new WeakMap<T, UnitTypes>();

export function typesOf(t: T): UnitTypes {
  const types = known.get(t) ?? typesFrom(t);
  known.set(t, types);
  return types;
}

function typesFrom(t: T): UnitTypes {
  return {
    Infantry: type({
      name: 'Infantry',
      cost: t.infantryCost,
      health: t.infantryHealth,
      damage: t.infantryDamage,
      attackRange: t.infantryRange,
      moveSpeed: t.infantrySpeed,
      attackSpeed: t.infantryStrikes,
    }),
    Archer: type({
      name: 'Archer',
      cost: t.archerCost,
      health: t.archerHealth,
      damage: t.archerDamage,
      attackRange: t.archerRange,
      moveSpeed: t.archerSpeed,
      attackSpeed: t.archerStrikes,
    }),
    Cavalry: type({
      name: 'Cavalry',
      cost: t.cavalryCost,
      health: t.cavalryHealth,
      damage: t.cavalryDamage,
      attackRange: t.cavalryRange,
      moveSpeed: t.cavalrySpeed,
      attackSpeed: t.cavalryStrikes,
    }),
    Mage: type(
      {
        name: 'Mage',
        cost: t.mageCost,
        health: t.mageHealth,
        damage: t.mageDamage,
        attackRange: t.mageRange,
        moveSpeed: t.mageSpeed,
        attackSpeed: t.mageStrikes,
      },
      t.mageArea,
    ),
    Catapult: type(
      {
        name: 'Catapult',
        cost: t.catapultCost,
        health: t.catapultHealth,
        damage: t.catapultDamage,
        attackRange: t.catapultRange,
        moveSpeed: t.catapultSpeed,
        attackSpeed: t.catapultStrikes,
      },
      t.catapultArea,
    ),
  };
}

/** Types that each type counters: damage × `counterFactor`. */
export const COUNTERS: Readonly<Record<UnitName, readonly UnitName[]>> = {
  Infantry: ['Cavalry'],
  Archer: ['Infantry'],
  Cavalry: ['Archer', 'Catapult'],
  Mage: [],
  Catapult: ['Mage'],
};
/** Types that Mages counter by the smaller `mageFactor`. */
export const MAGE_COUNTERS: readonly UnitName[] = ['Infantry', 'Archer'];

/** Special trait of each type, in a sentence for the player. */
export const TRAITS: Readonly<Record<UnitName, string>> = {
  Infantry: 'Holds up Cavalry, which rides past everybody else.',
  Archer: 'Never misses who walks.',
  Cavalry: 'Rides out at Archers and Catapults and comes home; hard to hit from afar until it is held up.',
  Mage: 'Mends those beside it.',
  Catapult: 'Its stone flies a second: who walks on is not under it.',
};

/** Factor on the damage of a strike by one type at another. */
export function counterFactor(striker: UnitName, struck: UnitName, t: T): number {
  if (COUNTERS[striker].includes(struck)) return t.counterFactor;
  return striker === 'Mage' && MAGE_COUNTERS.includes(struck) ? t.mageFactor : 1;
}

/** Types that it counters. */
export const bestAgainst = (unit: UnitName): readonly UnitName[] => [
  ...COUNTERS[unit],
  ...(unit === 'Mage' ? MAGE_COUNTERS : []),
];

/** Types that counter it. */
export const weakAgainst = (unit: UnitName): readonly UnitName[] =>
  UNITS.filter(other => bestAgainst(other).includes(unit));
