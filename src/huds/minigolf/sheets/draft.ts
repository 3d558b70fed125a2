// Drawing store of the course editor (drawing and par), persisted in this browser.
import * as v from 'valibot';
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { MOST_CHARACTERS, MOST_PAR } from '../../../../scenes/minigolf/course.ts';
import { EMPTY, writeDrawing } from '../../../../scenes/minigolf/drawing.ts';
import { validatedStorage } from '../../../data/validatedStorage.ts';

export interface Draft {
  /** Text in the format of `writeDrawing`. */
  readonly drawing: string;
  readonly par: number;
}
const DraftSchema = v.object({
  drawing: v.pipe(v.string(), v.maxLength(MOST_CHARACTERS)),
  par: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PAR)),
});

export const draft = createStore<Draft>()(
  persist(() => ({ drawing: writeDrawing(EMPTY), par: 3 }), {
    name: 'foldedFox.minigolf.course',
    version: 1,
    storage: validatedStorage<Draft>(DraftSchema, 1),
  }),
);
