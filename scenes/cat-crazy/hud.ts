// The same in words, as plain data: for what reads the game without its picture.
import type { HudItem } from '../kit/core/hud.ts';
import type { T } from './constants.ts';
import { nextEgg, whyNotWarm } from './eggs.ts';
import { nameOf, priceOf, WARES, whyNotBuy } from './shop.ts';
import { DEEDS, type State } from './state.ts';

export const DEED_NAMES = {
  feed: 'Feed',
  water: 'Water',
  pet: 'Pet',
  play: 'Play',
  work: 'Work',
  rest: 'Rest',
} as const;

export const hud = (state: Readonly<State>, t: T): readonly HudItem[] => [
  { kind: 'counter', id: 'coins', label: 'Coins', value: state.coins },
  { kind: 'counter', id: 'level', label: 'Level', value: state.level },
  { kind: 'counter', id: 'cats', label: 'Cats', value: `${state.cats.length}/${state.maxCats}` },
  ...DEEDS.map(deed => ({ kind: 'button', id: deed, label: DEED_NAMES[deed], command: { type: deed } }) as const),
  {
    kind: 'button',
    id: 'warm',
    label: 'Warm',
    command: { type: 'warm' },
    disabled: whyNotWarm(state, nextEgg(state), t) !== null,
  },
  ...WARES.map(
    ware =>
      ({
        kind: 'button',
        id: `buy-${ware}`,
        label: `${nameOf(ware)}: ${priceOf(ware, t)} coins`,
        command: { type: 'buy', ware },
        disabled: whyNotBuy(state, ware, t) !== null,
      }) as const,
  ),
];
