// Creates and copies fighters. All have one hidden class (the same properties in the same order), which JavaScript engines need to be fast.
import type { Position } from './grid.ts';
import type { Fighter } from './state.ts';
import { UNITS, type UnitName } from './units.ts';

/** `wave` is the one that an enemy comes with. */
export const newFighter = (id: number, kind: UnitName, { row, col }: Position, health: number, wave = 0): Fighter => ({
  id,
  kind,
  wave,
  row,
  col,
  health,
  cooldown: 0,
  target: null,
  home: null,
});

export function copyFighter(one: Readonly<Fighter>): Fighter {
  const fighter = newFighter(one.id, UNITS[UNITS.indexOf(one.kind)] ?? one.kind, one, one.health, one.wave);
  fighter.cooldown = one.cooldown;
  fighter.target = one.target;
  fighter.home = one.home;
  if (one.held !== undefined) fighter.held = one.held;
  if (one.charges) fighter.charges = true;
  return fighter;
}

export const isEnemy = ({ wave }: Pick<Fighter, 'wave'>): boolean => wave > 0;
