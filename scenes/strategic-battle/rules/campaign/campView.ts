// View model of the campaign's map: battles with their marks, what the selected one brings, and the upgrades.

import type { State } from '../state.ts';
import { UNITS, type UnitName } from '../units.ts';
import { BATTLES, battleOf } from './battles.ts';
import { bannersOf, isOpen, MARK } from './progress.ts';
import { priceOf, UPGRADES, type UpgradeId } from './upgrades.ts';

export interface CampView {
  readonly battles: readonly BattleEntry[];
  /** The selected battle. */
  readonly selected: BattleDetails;
  readonly banners: number;
  /** Banners that no upgrade takes. */
  readonly free: number;
  readonly upgrades: readonly UpgradeEntry[];
}

export interface BattleEntry {
  readonly number: number;
  readonly name: string;
  readonly open: boolean;
  /** Marks that were earned: won, with few losses, by Charge. */
  readonly marks: readonly [won: boolean, sturdy: boolean, charge: boolean];
}

interface BattleDetails {
  readonly number: number;
  readonly name: string;
  readonly tells: string;
  readonly resources: number;
  readonly mostLost: number;
  /** Who comes with each wave. */
  readonly waves: readonly (readonly { readonly kind: UnitName; readonly count: number }[])[];
}

export interface UpgradeEntry {
  readonly id: UpgradeId;
  readonly name: string;
  readonly tells: string;
  readonly price: number;
  readonly taken: boolean;
  readonly affordable: boolean;
}

/** Null unless the map is shown. */
export function campView({ phase, progress, battle, upgrades }: Readonly<State>): CampView | null {
  if (phase !== 'camp') return null;
  const banners = bannersOf(progress);
  const free = banners - priceOf(upgrades);
  const { name, tells, resources, mostLost, waves } = battleOf(battle);
  return {
    battles: BATTLES.map((one, i) => {
      const mark = progress.marks[i] ?? 0;
      const has = (bit: number) => (mark & bit) !== 0;
      return {
        number: i + 1,
        name: one.name,
        open: isOpen(progress, i + 1),
        marks: [has(MARK.won), has(MARK.sturdy), has(MARK.charge)],
      };
    }),
    selected: {
      number: battle,
      name,
      tells,
      resources,
      mostLost,
      waves: waves.map(({ units }) =>
        UNITS.flatMap(kind => (units[kind] === undefined ? [] : [{ kind, count: units[kind] }])),
      ),
    },
    banners,
    free,
    upgrades: UPGRADES.map(({ id, name: called, tells: does, price }) => {
      const taken = upgrades.includes(id);
      return { id, name: called, tells: does, price, taken, affordable: taken || price <= free };
    }),
  };
}
