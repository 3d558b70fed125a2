// Equal cost against equal cost: what one type is worth against another. The published matrix comes from here.
import { TICKS_PER_SECOND } from '../kit/core/clock.ts';
import { random, seeded } from '../kit/core/rng.ts';
import { fight, LOOK_TICKS } from './battle.ts';
import type { War } from './blows.ts';
import { type T, ticksIn } from './constants.ts';
import { newFighter } from './fighter.ts';
import type { Field, Fighter } from './state.ts';
import { typesOf, type UnitName, type UnitType } from './units.ts';

/** What each army may spend. */
export const DUEL_RESOURCES = 480;

/** How two armies line up: so many abreast, in cells from row to row, rank to rank and army to army. */
const FORMATION = { abreast: 8, beside: 0.945, depth: 0.45, between: 5 } as const;
/** Nobody strikes before so much of its first wait is over; the rest is luck. */
const FIRST_WAIT = 0.197;
/** All see each other from the beginning. */
const NOTICE = 20;
const MOST_SECONDS = 120;

/** What is left of the first army, less what is left of the second: 1 to −1, by health at cost. */
export function duel(first: UnitName, second: UnitName, seed: number, t: T, step = LOOK_TICKS): number {
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
  field.own = army(field, types[first], 0, -1, 0);
  field.enemies = army(field, types[second], FORMATION.between, 1, 1);
  const war: War = { types, t: { ...t, noticeRange: NOTICE }, bothMarch: true };
  const most = ticksIn(MOST_SECONDS);
  while (field.own.length > 0 && field.enemies.length > 0 && field.tick < most) fight(field, step, war);
  return leftOf(field.own, types[first]) - leftOf(field.enemies, types[second]);
}

/** As many as the resources pay, rank after rank away from the enemy. */
function army(
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

const leftOf = (fighters: readonly Fighter[], { cost, health }: UnitType): number =>
  fighters.reduce((sum, fighter) => sum + (fighter.health / health) * cost, 0) / DUEL_RESOURCES;
