// Test helpers: boards from drawings, and games on them.
import { readFileSync } from 'node:fs';
import { tune } from '../../kit/core/constants.ts';
import type { Setup } from '../../kit/core/rules.ts';
import { CONSTANTS } from '../constants.ts';
import { writeXsb } from '../levels/xsb.ts';
import { RULES } from './rules.ts';
import { levelOf, type SokobanCommand, type SokobanState } from './state.ts';

export const TUNING = tune(CONSTANTS);

export const FILES: readonly string[] = [1, 2, 3, 4, 5].map(number =>
  readFileSync(`assets/levels/sokoban/${number}.xsb`, 'utf8'),
);

export const newGame = (setup: Setup = {}): SokobanState => RULES.create({ seed: 1, setup, levels: FILES }, TUNING);

export const send = (state: SokobanState, command: unknown) => RULES.apply(state, command as SokobanCommand, TUNING, 0);

export const drive = (state: SokobanState, ...commands: readonly SokobanCommand[]): SokobanState =>
  commands.reduce((now, command) => send(now, command).state, state);

/** Steps by letters, however they are written. */
export const walk = (state: SokobanState, letters: string): SokobanState =>
  [...letters.toLowerCase()].reduce((now, direction) => send(now, { type: 'move', direction }).state, state);

/** The board as it stands, one row a line. */
export const draw = (state: SokobanState): string => writeXsb({ ...levelOf(state), title: '' }, state).trimEnd();

/** A game on a drawn board. */
export const on = (drawing: string): SokobanState => drive(newGame(), { type: 'open', xsb: drawing });
