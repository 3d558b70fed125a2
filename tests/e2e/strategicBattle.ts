// Page object of Unit Battle: the units on the field, and the purchases of an experienced player.
import type { Page } from '@playwright/test';
import { tune } from '../../scenes/kit/core/constants.ts';
import { CONSTANTS } from '../../scenes/strategic-battle/constants.ts';
import { KEY } from '../../scenes/strategic-battle/controls.ts';
import { cellAt, type Place } from '../../scenes/strategic-battle/grid.ts';
import { GOOD, player } from '../../scenes/strategic-battle/pilot.ts';
import type { State } from '../../scenes/strategic-battle/state.ts';
import { UNITS, type UnitName } from '../../scenes/strategic-battle/units.ts';

const t = tune(CONSTANTS);
const CHOICES = [KEY.infantry, KEY.archer, KEY.cavalry, KEY.mage, KEY.catapult];
export const state = (page: Page) => page.evaluate(() => window.lab?.state() as State);

/** Next purchase of an experienced player and its place, or nothing. */
export function buyer(seed: number): (now: State) => { readonly unit: UnitName; readonly at: Place } | null {
  return now => {
    const hands = player(seed, { ...GOOD, beat: 1, charges: false });
    const first = hands(now, t);
    const unit = first.pressed ? UNITS[CHOICES.indexOf(first.pressed)] : now.chosen;
    const { pointer } = first.pressed ? hands({ ...now, chosen: unit ?? null }, t) : first;
    return unit && pointer ? { unit, at: cellAt(pointer.x, pointer.y) } : null;
  };
}
