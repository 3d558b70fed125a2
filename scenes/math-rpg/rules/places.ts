// Layout: places of fox, enemy and ground, in world pixels; and the time of day, which follows the level.
export const WORLD = { width: 720, height: 480 } as const;
export const GROUND_Y = 396;
export const HERO_AT = { x: 196, y: 330 } as const;
export const ENEMY_AT = { x: 520, y: 318 } as const;

export const TIMES = ['morning', 'afternoon', 'night'] as const;
export type TimeOfDay = (typeof TIMES)[number];
export const timeAt = (level: number): TimeOfDay => (level <= 4 ? 'morning' : level <= 9 ? 'afternoon' : 'night');
