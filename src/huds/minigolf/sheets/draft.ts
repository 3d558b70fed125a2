// The player's drawing and its par, kept in this browser as they change.
import * as v from 'valibot';
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { MOST_PAR } from '../../../../scenes/minigolf/course.ts';
import { COLUMNS, EMPTY, ROWS } from '../../../../scenes/minigolf/drawing.ts';
import { keptStorage } from '../../../data/keptStorage.ts';

export interface Draft {
  /** Row by row. */
  readonly cells: string;
  readonly par: number;
}
const DraftSchema = v.object({
  cells: v.pipe(v.string(), v.regex(/^[ #swi@O]*$/), v.length(COLUMNS * ROWS)),
  par: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PAR)),
});

export const draft = createStore<Draft>()(
  persist(() => ({ cells: EMPTY, par: 3 }), {
    name: 'foldedFox.minigolf.draft',
    version: 1,
    storage: keptStorage<Draft>(DraftSchema, 1),
  }),
);
