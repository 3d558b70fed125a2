// Shared by the browser tests of Unit Battle: units on the field, and the next purchase of a practised bot.
import type { Page } from '@playwright/test';
import { tune } from '../../scenes/kit/core/constants.ts';
import { GOOD, player } from '../../scenes/strategic-battle/bots/pilot.ts';
import { CONSTANTS } from '../../scenes/strategic-battle/constants.ts';
import { KEY } from '../../scenes/strategic-battle/controls.ts';
import { cellAt, type Position } from '../../scenes/strategic-battle/rules/grid.ts';
import type { State } from '../../scenes/strategic-battle/rules/state.ts';
import { UNITS, type UnitName } from '../../scenes/strategic-battle/rules/units.ts';

const t = tune(CONSTANTS);
const CHOICES = [KEY.infantry, KEY.archer, KEY.cavalry, KEY.mage, KEY.catapult];
export const state = (page: Page) => page.evaluate(() => window.lab?.state() as State);

/** What a practised player buys next and where, if anything. */
export function buyer(seed: number): (now: State) => { readonly unit: UnitName; readonly at: Position } | null {
  return now => {
    const hands = player(seed, { ...GOOD, purchaseTicks: 1, charges: null });
    const first = hands(now, t);
    const unit = first.pressed ? UNITS[CHOICES.indexOf(first.pressed)] : now.chosen;
    const { pointer } = first.pressed ? hands({ ...now, chosen: unit ?? null }, t) : first;
    return unit && pointer ? { unit, at: cellAt(pointer.x, pointer.y) } : null;
  };
}
