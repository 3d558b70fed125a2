// Drawing store of the level editor, persisted in this browser.
import * as v from 'valibot';
import { MAX_SIDE } from '../../../../scenes/sokoban/levels/xsb.ts';
import { validatedBy } from '../../../data/StoredValue.ts';
import { storedStore } from '../../../data/storedStore.ts';
import type { TileGrid } from '../../../play/editor/tileGrid.ts';

const side = v.pipe(v.number(), v.integer(), v.minValue(3), v.maxValue(MAX_SIDE));
const DraftSchema = v.pipe(
  v.object({ columns: side, rows: side, cells: v.pipe(v.string(), v.regex(/^[# .$*@+]*$/)) }),
  v.check(({ columns, rows, cells }) => cells.length === columns * rows),
);

/** A room to begin with. */
export const ROOM: TileGrid = {
  columns: 9,
  rows: 7,
  cells: [...['#########', '#       #', '#  .    #', '#   $   #'], ...['#  @    #', '#       #', '#########']].join(''),
};

export const draft = storedStore<TileGrid>(
  { kind: 'draft', key: 'foldedFox.sokoban.draft', version: 1, validate: validatedBy(DraftSchema) },
  ROOM,
);
