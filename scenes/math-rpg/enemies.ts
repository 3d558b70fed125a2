// Enemies: one per level, repeated after the last.

export const ENEMIES = [
  'Snail',
  'Hedgehog',
  'Frog',
  'Crab',
  'Owl',
  'Bat',
  'Stag Beetle',
  'Snake',
  'Boar',
  'Moth',
  'Octopus',
  'Wolf',
  'Dragon',
] as const;

/** The first enemy stands at the start; every other one on a path that the player took. */
export type Path = 'start' | 'meadow' | 'ridge';

export const enemyAt = (level: number): number => (level - 1) % ENEMIES.length;
export const enemyName = (level: number): string => ENEMIES[enemyAt(level)] as string;
