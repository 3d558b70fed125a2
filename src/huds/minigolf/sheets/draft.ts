// Drawing store of the course editor (drawing and par), persisted in this browser.
import * as v from 'valibot';
import { EMPTY, writeDrawing } from '../../../../scenes/minigolf/levels/drawing.ts';
import { MOST_CHARACTERS, MOST_PAR } from '../../../../scenes/minigolf/rules/course.ts';
import { validatedBy } from '../../../data/StoredValue.ts';
import { storedStore } from '../../../data/storedStore.ts';

export interface Draft {
  /** Text in the format of `writeDrawing`. */
  readonly drawing: string;
  readonly par: number;
}
const DraftSchema = v.object({
  drawing: v.pipe(v.string(), v.maxLength(MOST_CHARACTERS)),
  par: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PAR)),
});

export const draft = storedStore<Draft>(
  { kind: 'draft', key: 'foldedFox.minigolf.course', version: 1, validate: validatedBy(DraftSchema) },
  { drawing: writeDrawing(EMPTY), par: 3 },
);
