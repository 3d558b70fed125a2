// Duel simulation: two armies of one type each at equal cost. The published balance matrix comes from here.
import { TICKS_PER_SECOND } from '../../kit/core/clock.ts';
import { random, seeded } from '../../kit/core/rng.ts';
import { type T, ticksIn } from '../constants.ts';
import { SCAN_TICKS, stepBattle } from '../rules/battle.ts';
import type { CombatContext } from '../rules/damage.ts';
import { newFighter } from '../rules/fighter.ts';
import type { Field, Fighter } from '../rules/state.ts';
import { typesOf, type UnitName, type UnitType } from '../rules/units.ts';

/** What each army may spend. */
export const DUEL_RESOURCES = 480;

/** Formation: units per rank, and distances in cells between neighbours, ranks and armies. */
const FORMATION = { abreast: 8, beside: 0.945, depth: 0.45, between: 5 } as const;
/** The least part of the first cooldown that every unit waits; the rest is random. */
const FIRST_WAIT = 0.197;
/** Notice range in cells: both armies see each other from the start. */
const NOTICE = 20;
const MOST_SECONDS = 120;

/** Remaining part of the first army less that of the second, 1 to −1; measured by health, weighted by cost. */
export function duel(first: UnitName, second: UnitName, seed: number, t: T, step = SCAN_TICKS): number {
  const types = typesOf(t);
  const field: Field = {
    rng: seeded(seed, 77),
    tick: 0,
    own: [],
    enemies: [],
    entering: [],
    stones: [],
    nextId: 1,
    terrain: [],
  };
  field.own = lineUp(field, types[first], 0, -1, 0);
  field.enemies = lineUp(field, types[second], FORMATION.between, 1, 1);
  const context: CombatContext = { types, t: { ...t, noticeRange: NOTICE }, bothMarch: true };
  const most = ticksIn(MOST_SECONDS);
  while (field.own.length > 0 && field.enemies.length > 0 && field.tick < most) stepBattle(field, step, context);
  return remainingPart(field.own, types[first]) - remainingPart(field.enemies, types[second]);
}

/** An army of as many units as the resources pay, in ranks away from the enemy. */
function lineUp(
  field: Field,
  { name, cost, health, attackSpeed }: UnitType,
  front: number,
  back: number,
  wave: number,
): Fighter[] {
  const { abreast, beside, depth } = FORMATION;
  const count = Math.floor(DUEL_RESOURCES / cost);
  return Array.from({ length: count }, (_, i) => {
    const rank = Math.floor(i / abreast);
    const inRank = Math.min(abreast, count - rank * abreast);
    const row = Math.floor((((i % abreast) + 0.5) * abreast) / inRank + 1) * beside;
    const fighter = newFighter(field.nextId++, name, { row, col: front + back * rank * depth }, health, wave);
    const wait = FIRST_WAIT + random(field.rng) * (1 - FIRST_WAIT);
    fighter.cooldown = Math.floor((wait * TICKS_PER_SECOND) / attackSpeed);
    return fighter;
  });
}

const remainingPart = (fighters: readonly Fighter[], { cost, health }: UnitType): number =>
  fighters.reduce((sum, fighter) => sum + (fighter.health / health) * cost, 0) / DUEL_RESOURCES;
