// Layout: places of fox, enemy and ground, in world pixels.
export const WORLD = { width: 720, height: 480 } as const;
export const GROUND_Y = 396;
export const HERO_AT = { x: 196, y: 330 } as const;
export const ENEMY_AT = { x: 520, y: 318 } as const;
