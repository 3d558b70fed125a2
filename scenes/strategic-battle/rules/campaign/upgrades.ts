// Upgrades of the campaign: each has a price in banners and changes some numbers of the own army. Enemies keep theirs.
import type { T } from '../../constants.ts';

export const UPGRADES = [
  {
    id: 'spears',
    name: 'Long spears',
    tells: 'Infantry strikes 40 % harder.',
    price: 2,
    factors: { infantryDamage: 1.4 },
  },
  {
    id: 'bodkins',
    name: 'Bodkin arrows',
    tells: 'Archers strike 25 % harder.',
    price: 3,
    factors: { archerDamage: 1.25 },
  },
  {
    id: 'barding',
    name: 'Barding',
    tells: 'Cavalry bears 40 % more.',
    price: 2,
    factors: { cavalryHealth: 1.4 },
  },
  {
    id: 'balm',
    name: 'Balm',
    tells: 'Mages cost a sixth less and mend twice as much.',
    price: 3,
    factors: { mageCost: 5 / 6, mendHealth: 2 },
  },
  {
    id: 'winches',
    name: 'Winches',
    tells: 'Catapults throw 40 % more often.',
    price: 2,
    factors: { catapultStrikes: 1.4 },
  },
  {
    id: 'chest',
    name: 'War chest',
    tells: 'A fifth more resources to begin with.',
    price: 3,
    factors: { startResources: 1.2 },
  },
] as const satisfies readonly Upgrade[];

interface Upgrade {
  readonly id: string;
  readonly name: string;
  /** What it does, in a sentence. */
  readonly tells: string;
  /** Banners. */
  readonly price: number;
  /** Factors on the constants of the own side. */
  readonly factors: Readonly<Partial<Record<keyof T, number>>>;
}

export type UpgradeId = (typeof UPGRADES)[number]['id'];

export const isUpgrade = (id: unknown): id is UpgradeId => UPGRADES.some(one => one.id === id);

export const priceOf = (chosen: readonly UpgradeId[]): number =>
  UPGRADES.reduce((sum, { id, price }) => sum + (chosen.includes(id) ? price : 0), 0);

/** Cache by constants object and upgrades. */
const known = new WeakMap<T, Map<string, T>>();

/** Constants of the own side. */
export function ownTuning(t: T, chosen: readonly UpgradeId[]): T {
  if (chosen.length === 0) return t;
  const name = chosen.join();
  const tunings = known.get(t) ?? new Map<string, T>();
  known.set(t, tunings);
  const found = tunings.get(name) ?? upgraded(t, chosen);
  tunings.set(name, found);
  return found;
}

function upgraded(t: T, chosen: readonly UpgradeId[]): T {
  const own: Record<string, number> = { ...t };
  for (const { id, factors } of UPGRADES)
    if (chosen.includes(id))
      for (const [name, factor] of Object.entries(factors))
        own[name] = Math.round((own[name] ?? 0) * factor * 100) / 100;
  return own as T;
}
