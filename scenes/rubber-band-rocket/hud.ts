// HUD items as data: what tests and assistive technology read without the picture.
import type { HudItem } from '../kit/core/hud.ts';
import type { T } from './constants.ts';
import { PART_NAMES, partPrice, validatePart } from './rules/parts.ts';
import { priceOf, UPGRADES, validatePurchase } from './rules/shop.ts';
import type { Part, State } from './rules/state.ts';

export const NAME = { power: 'Power', booster: 'Booster' } as const;

export const PART_NAME: Readonly<Record<Part, string>> = {
  balloon: 'Balloon',
  magnet: 'Magnet',
  glider: 'Glider',
  parachute: 'Parachute',
  kite: 'Kite',
  stage: 'Second stage',
};

export const hud = (state: Readonly<State>, t: T): readonly HudItem[] => [
  { kind: 'counter', id: 'height', label: 'Height', value: Math.round(state.height) },
  { kind: 'counter', id: 'coins', label: 'Coins', value: state.coins },
  ...UPGRADES.map(
    upgrade =>
      ({
        kind: 'button',
        id: upgrade,
        label: `${NAME[upgrade]} ${state.upgrades[upgrade] + 1}: ${priceOf(upgrade, t)} coins`,
        command: { type: 'fit', upgrade },
        disabled: validatePurchase(state, upgrade, t) !== null,
      }) as const,
  ),
  ...PART_NAMES.map(
    part =>
      ({
        kind: 'button',
        id: part,
        label: `${PART_NAME[part]}: ${partPrice(part, state.maxHeight, t)} coins`,
        command: { type: 'part', part },
        disabled: validatePart(state, part, t) !== null,
      }) as const,
  ),
];
