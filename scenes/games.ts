// The shelf: one line per game.
export { default as stealthEscape } from './stealth-escape/index.ts';
