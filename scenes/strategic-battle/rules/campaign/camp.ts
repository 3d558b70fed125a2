// The campaign's map before a battle: what is selected, begun, taken along.

import { type T, ticksIn } from '../../constants.ts';
import type { Emit, State } from '../state.ts';
import { terrainFrom } from '../terrain.ts';
import { BATTLES, battleOf } from './battles.ts';
import { tuningOf } from './campaign.ts';
import { bannersOf, isOpen } from './progress.ts';
import { isUpgrade, priceOf, UPGRADES } from './upgrades.ts';

const refuse = (emit: Emit, message: string) => emit({ type: 'refused', message });

export function selectBattle(state: State, battle: number, emit: Emit): void {
  const { progress } = state;
  if (state.phase !== 'camp') return refuse(emit, 'There is no map here.');
  if (!isBattle(battle)) return refuse(emit, 'There is no such battle.');
  if (!isOpen(progress, battle))
    return refuse(emit, `${battleOf(battle).name} opens when ${battleOf(battle - 1).name} is won.`);
  if (battle === state.battle) return;
  state.battle = battle;
  state.terrain = terrainFrom(battleOf(battle).terrain);
  emit({ type: 'battleSelected', battle, name: battleOf(battle).name });
}

/** The selection moves by so many battles, within the open ones. */
export function moveSelection(state: State, by: number, emit: Emit): void {
  const battle = state.battle + by;
  if (by !== 0 && battle >= 1 && battle <= BATTLES.length) selectBattle(state, battle, emit);
}

export function beginBattle(state: State, battle: number, emit: Emit, t: T): void {
  const { progress } = state;
  if (state.phase !== 'camp') return refuse(emit, 'There is no map here.');
  if (!isBattle(battle) || !isOpen(progress, battle)) return selectBattle(state, battle, emit);
  enterBattle(state, battle, t);
  emit({ type: 'battleBegun', battle, name: battleOf(battle).name });
}

/** Sets up the field of a battle. */
export function enterBattle(state: State, battle: number, t: T): void {
  const { resources, firstSeconds, terrain } = battleOf(battle);
  const own = tuningOf(state, t);
  state.battle = battle;
  state.phase = 'playing';
  state.terrain = terrainFrom(terrain);
  state.resources = Math.round((resources * own.startResources) / t.startResources);
  state.nextIn = ticksIn(firstSeconds);
}

/** Takes an upgrade along, or leaves it behind. */
export function equip(state: State, upgrade: unknown, emit: Emit): void {
  const { progress, upgrades } = state;
  if (state.phase !== 'camp') return refuse(emit, 'There is no map here.');
  if (!isUpgrade(upgrade)) return refuse(emit, 'There is no such upgrade.');
  const isTaken = upgrades.includes(upgrade);
  const chosen = UPGRADES.map(({ id }) => id).filter(id => (id === upgrade ? !isTaken : upgrades.includes(id)));
  const { name, price } = UPGRADES.find(({ id }) => id === upgrade) as (typeof UPGRADES)[number];
  const missing = priceOf(chosen) - bannersOf(progress);
  if (missing > 0)
    return refuse(emit, `${name} costs ${price} banners: ${missing} more ${missing === 1 ? 'is' : 'are'} needed.`);
  state.upgrades = chosen;
  state.progress = { ...progress, upgrades: chosen };
  emit({ type: 'upgradesChosen', upgrades: chosen, tells: `${name} ${isTaken ? 'stays behind' : 'comes along'}` });
}

const isBattle = (battle: number): boolean => Number.isInteger(battle) && battle >= 1 && battle <= BATTLES.length;
