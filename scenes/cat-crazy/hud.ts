// The same in words, as plain data: for what reads the game without its picture.
import type { HudItem } from '../kit/core/hud.ts';
import type { T } from './constants.ts';
import { nextEgg, whyNotWarm } from './eggs.ts';
import type { State } from './state.ts';

export const DEED_NAMES = {
  feed: 'Feed',
  water: 'Water',
  pet: 'Pet',
  play: 'Play',
  work: 'Work',
  rest: 'Rest',
} as const;

let known: { readonly says: string; readonly items: readonly HudItem[] } | null = null;

/** The same list for as long as it says the same. */
export function hud(state: Readonly<State>, t: T): readonly HudItem[] {
  const { coins, level } = state;
  const cats = `${state.cats.length}/${state.maxCats}`;
  const isCold = whyNotWarm(state, nextEgg(state), t) !== null;
  const says = `${coins} ${level} ${cats} ${isCold}`;
  if (known?.says === says) return known.items;
  const items: readonly HudItem[] = [
    { kind: 'counter', id: 'coins', label: 'Coins', value: coins },
    { kind: 'counter', id: 'level', label: 'Level', value: level },
    { kind: 'counter', id: 'cats', label: 'Cats', value: cats },
    { kind: 'button', id: 'warm', label: 'Warm', command: { type: 'warm' }, disabled: isCold },
  ];
  known = { says, items };
  return items;
}
