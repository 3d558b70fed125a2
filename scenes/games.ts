// The shelf: one line per game.
export { default as diceConquest } from './dice-conquest/index.ts';
export { default as sokoban } from './sokoban/index.ts';
export { default as stealthEscape } from './stealth-escape/index.ts';
