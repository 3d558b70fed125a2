// Briefing text: what a mission is called, and its description with the disguises that were drawn for this try.
import type { Look, Weapon } from '../levels/mission.ts';
import { missionAt, type State } from './state.ts';

/** Placeholder in a description: '{E1}' stands for the disguise of the first enemy. */
const NAMED = /\{E([1-6])\}/g;

export interface Rumour {
  /** Which enemy, from 0. */
  readonly index: number;
  readonly weapon: Weapon;
  readonly look: Look;
}

const many = (look: Look): string => `${look}s`;

/** The description with its placeholders filled in. */
export const briefingOf = (state: Readonly<State>): string =>
  missionAt(state).description.replace(NAMED, (_, number) => {
    const enemy = state.enemies[Number(number) - 1];
    return enemy ? many(enemy.look) : 'people';
  });

/** Enemies whose disguise the briefing names. */
export function rumoursOf(state: Readonly<State>): readonly Rumour[] {
  const indices = [...missionAt(state).description.matchAll(NAMED)].map(([, number]) => Number(number) - 1);
  return [...new Set(indices)].flatMap(index => {
    const enemy = state.enemies[index];
    return enemy ? [{ index, weapon: enemy.weapon, look: enemy.look }] : [];
  });
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** Before the name of a mission: its number, or its day where the seed that it was drawn by is a date: 20261129. */
export function headingOf({ kind, seed, level }: Readonly<Pick<State, 'kind' | 'seed' | 'level'>>): string {
  const [, month, day] = /^20\d\d(\d\d)(\d\d)$/.exec(String(seed)) ?? [];
  const name = MONTHS[Number(month) - 1];
  return kind === 'generated' && name !== undefined && Number(day) > 0 && Number(day) <= 31
    ? `${Number(day)} ${name}`
    : `Level ${level}`;
}

/** 'among the waiters' */
export const among = (look: Look): string => `among the ${many(look)}`;
