// The die in hand is seen whole: on either board, at either edge, at every column and at none.
import { expect, it } from 'vitest';
import { ROWS } from '../constants.ts';
import { DIE } from '../scene/dieCut.ts';
import { COLUMNS, startingRow } from './board.ts';
import { HELD, heldDiePosition, WORLD } from './geometry.ts';

it.each(Object.values(ROWS))('on a board of %i rows', rows => {
  const half = (DIE * HELD.scale) / 2;
  for (const player of [1, 2] as const)
    for (const column of [null, ...COLUMNS]) {
      const cell = column === null ? null : { row: startingRow(player, rows), column };
      const { y } = heldDiePosition(player, cell, rows);
      expect(y - HELD.lift - HELD.sway - half).toBeGreaterThanOrEqual(0);
      expect(y - HELD.lift + HELD.sway + half).toBeLessThanOrEqual(WORLD);
    }
});
