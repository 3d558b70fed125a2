// Somebody on the field as data: made, and copied, always in the same shape, so that engines are quick with them.
import type { Place } from './grid.ts';
import type { Fighter } from './state.ts';
import type { UnitName } from './units.ts';

/** `wave` is the one that an enemy comes with. */
export const newFighter = (id: number, kind: UnitName, { row, col }: Place, health: number, wave = 0): Fighter => ({
  id,
  kind,
  wave,
  row,
  col,
  health,
  cooldown: 0,
  target: null,
  charges: false,
  home: null,
  held: false,
});

export function copied(one: Readonly<Fighter>): Fighter {
  const fighter = newFighter(one.id, one.kind, one, one.health, one.wave);
  fighter.cooldown = one.cooldown;
  fighter.target = one.target;
  fighter.charges = one.charges;
  fighter.home = one.home;
  fighter.held = one.held;
  return fighter;
}

export const isEnemy = ({ wave }: Pick<Fighter, 'wave'>): boolean => wave > 0;
