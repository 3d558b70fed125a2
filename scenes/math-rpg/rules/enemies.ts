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

/** Path on which an enemy is met; the first one is met at the start. */
export type Path = 'start' | 'meadow' | 'ridge';

export const enemyAt = (level: number): number => (level - 1) % ENEMIES.length;
/** The first level beyond the last creature: all of them are beaten. */
export const HOME_LEVEL = ENEMIES.length + 1;

export const enemyName = (level: number): string => ENEMIES[enemyAt(level)] as string;
