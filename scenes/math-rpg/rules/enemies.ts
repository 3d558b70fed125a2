// Enemies: one per level, repeated after the last; where they and the fox stand, in world pixels, and the time of day, which follows the level.

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

export const WORLD = { width: 720, height: 480 } as const;
export const GROUND_Y = 396;
export const HERO_AT = { x: 196, y: 330 } as const;
export const ENEMY_AT = { x: 520, y: 318 } as const;

export const TIMES = ['morning', 'afternoon', 'night'] as const;
export type TimeOfDay = (typeof TIMES)[number];
export const timeAt = (level: number): TimeOfDay => (level <= 4 ? 'morning' : level <= 9 ? 'afternoon' : 'night');
