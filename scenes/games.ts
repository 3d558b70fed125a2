// The shelf: one line per game.
export { default as boulderDash } from './boulder-dash/index.ts';
export { default as catCrazy } from './cat-crazy/index.ts';
export { default as dalex } from './dalex/index.ts';
export { default as diceConquest } from './dice-conquest/index.ts';
export { default as escapeRoom } from './escape-room/index.ts';
export { default as lastStand } from './last-stand/index.ts';
export { default as mathRpg } from './math-rpg/index.ts';
export { default as minigolf } from './minigolf/index.ts';
export { default as mysteryHouse } from './mystery-house/index.ts';
export { default as rubberBandRocket } from './rubber-band-rocket/index.ts';
export { default as sokoban } from './sokoban/index.ts';
export { default as stealthEscape } from './stealth-escape/index.ts';
export { default as strategicBattle } from './strategic-battle/index.ts';
export { default as towerClimber } from './tower-climber/index.ts';
export { default as yayZee } from './yay-zee/index.ts';
