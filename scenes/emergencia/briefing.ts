// What headquarters knows of a mission: its description names disguises, and they are drawn anew for each try.
import type { Look, Weapon } from './mission.ts';
import { missionAt, type State } from './state.ts';

/** How a description calls those among whom an enemy hides: '{E1}' is the first of its enemies. */
const NAMED = /\{E([1-6])\}/g;

export interface Rumour {
  /** Which enemy, from 0. */
  readonly index: number;
  readonly weapon: Weapon;
  readonly look: Look;
}

const many = (look: Look): string => `${look}s`;

/** The description of the mission, as it is this time. */
export const briefingOf = (state: Readonly<State>): string =>
  missionAt(state).description.replace(NAMED, (_, number) => {
    const enemy = state.enemies[Number(number) - 1];
    return enemy ? many(enemy.look) : 'people';
  });

/** Whose disguise the briefing gives away. */
export function rumoursOf(state: Readonly<State>): readonly Rumour[] {
  const indices = [...missionAt(state).description.matchAll(NAMED)].map(([, number]) => Number(number) - 1);
  return [...new Set(indices)].flatMap(index => {
    const enemy = state.enemies[index];
    return enemy ? [{ index, weapon: enemy.weapon, look: enemy.look }] : [];
  });
}

/** 'among the waiters' */
export const among = (look: Look): string => `among the ${many(look)}`;
