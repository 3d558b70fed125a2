// Trial of a drawn level: the fox stands where it stood if it can, else at its start.
import { expect, test } from 'vitest';
import type { Level } from '../rules/level.ts';
import { levelOf } from '../rules/state.ts';
import { newGame } from '../rules/testing.ts';
import { trialSetup } from './trial.ts';
import { readXsb } from './xsb.ts';

const level = (...rows: readonly string[]) => readXsb(rows.join('\n'))[0] as Level;
const ROOM = level('######', '#@ $.#', '#    #', '######');
const standing = (cell: number) => ({ ...newGame(trialSetup(ROOM, null)), player: cell });
const foxOf = (drawn: Level, cell: number) => {
  const state = newGame(trialSetup(drawn, standing(cell)));
  expect(state.complaint).toBeNull();
  const { width } = levelOf(state);
  return [state.player % width, Math.floor(state.player / width)];
};

test('without a run before it begins at its start', () => {
  const state = newGame(trialSetup(ROOM, null));
  expect([state.player, state.own === null]).toEqual([7, false]);
});

test.each([
  ['on a free cell it stays', ROOM, 15, [3, 2]],
  ['in a wider level it has the same column and row', level('#######', '#@ $. #', '#     #', '#######'), 15, [3, 2]],
  ['in a wall it goes back', level('######', '#@ $.#', '#  # #', '######'), 15, [1, 1]],
  ['under a parcel it goes back', level('######', '#@  .#', '#  $ #', '######'), 15, [1, 1]],
  ['off the board it goes back', level('#####', '#@$.#', '#####'), 15, [1, 1]],
])('%s', (_, drawn, cell, place) => expect(foxOf(drawn, cell)).toEqual(place));
