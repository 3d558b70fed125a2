// Trial of a drawn cave: the fox stands where it stood if that cell is free, else at its start.
import { expect, test } from 'vitest';
import { tune } from '../../kit/core/constants.ts';
import { CONSTANTS } from '../constants.ts';
import { rules } from '../rules/rules.ts';
import type { Drawing } from './drawing.ts';
import { trialSetup } from './trial.ts';

const t = tune(CONSTANTS);
const drawn = (...rows: readonly string[]): Drawing => ({
  ...{ columns: rows[0]?.length ?? 0, rows: rows.length, cells: rows.join('') },
  ...{ name: 'Trial', needed: 0, seconds: 0 },
});
const ROOM = drawn('WWWWWW', 'WP. XW', 'W....W', 'W....W', 'WWWWWW');
const opened = (drawing: Drawing, before: Parameters<typeof trialSetup>[1]) =>
  rules.create({ seed: 1, setup: trialSetup(drawing, before), levels: [] }, t);
const standing = (player: number) => {
  const state = opened(ROOM, null);
  state.cave.player = player;
  return state;
};

test.each([
  ['on a free cell it stays', ROOM, 15, 15],
  ['in a wall it goes back', drawn('WWWWWW', 'WP. XW', 'W..w.W', 'W....W', 'WWWWWW'), 15, 7],
  ['under a boulder it goes back', drawn('WWWWWW', 'WP. XW', 'W..r.W', 'W....W', 'WWWWWW'), 15, 7],
  ['off the cave it goes back', drawn('WWWWW', 'WP.XW', 'W...W', 'W...W', 'WWWWW'), 22, 6],
  [
    'in a wider cave it has the same column and row',
    drawn('WWWWWWW', 'WP. X.W', 'W.....W', 'W.....W', 'WWWWWWW'),
    15,
    17,
  ],
])('%s', (_, drawing, cell, place) => expect(opened(drawing, standing(cell)).cave.player).toBe(place));

test('after a run that is over it begins at its start', () =>
  expect(opened(ROOM, { ...standing(15), phase: 'lost' }).cave.player).toBe(7));
