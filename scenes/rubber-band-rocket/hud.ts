// HUD items as data: what tests and assistive technology read without the picture.
import type { HudItem } from '../kit/core/hud.ts';
import type { T } from './constants.ts';
import { KITS, kitPrice, validateKit } from './rules/kits.ts';
import { priceOf, UPGRADES, validatePurchase } from './rules/shop.ts';
import type { State } from './rules/state.ts';

export const NAME = { power: 'Power', booster: 'Booster' } as const;

export const KIT_NAME = { net: 'Net', kite: 'Kite', wax: 'Wax' } as const;

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
  ...KITS.map(
    kit =>
      ({
        kind: 'button',
        id: kit,
        label: `${KIT_NAME[kit]}: ${kitPrice(kit, state.maxHeight, t)} coins`,
        command: { type: 'kit', kit },
        disabled: validateKit(state, kit, t) !== null,
      }) as const,
  ),
];
