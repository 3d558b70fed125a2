// Draft store: the map in the editor, saved in this browser as it changes.
import * as v from 'valibot';
import FIRST from '../../../../assets/levels/rock-td/crossing.txt?raw';
import { CELLS, MOST_TITLE } from '../../../../scenes/rock-td/levels/map.ts';
import { drawingOfMap, type MapDrawing } from '../../../../scenes/rock-td/levels/mapDrawing.ts';
import { validatedBy } from '../../../data/StoredValue.ts';
import { storedStore } from '../../../data/storedStore.ts';

const DraftSchema = v.object({
  title: v.pipe(v.string(), v.maxLength(MOST_TITLE)),
  cells: v.pipe(v.string(), v.length(CELLS), v.regex(/^[.#1-9]*$/)),
});

export const draft = storedStore<MapDrawing>(
  { kind: 'draft', key: 'foldedFox.rock-td.draft', version: 1, validate: validatedBy(DraftSchema) },
  { ...drawingOfMap(FIRST), title: 'My map' },
);
