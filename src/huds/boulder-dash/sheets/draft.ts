// Draft store: the cave in the editor, saved in this browser as it changes.
import * as v from 'valibot';
import { type Drawing, MOST_NEEDED, MOST_SECONDS, SIDES } from '../../../../scenes/boulder-dash/levels/drawing.ts';
import { validatedBy } from '../../../data/StoredValue.ts';
import { storedStore } from '../../../data/storedStore.ts';

const sideOf = v.pipe(v.number(), v.integer(), v.minValue(3), v.maxValue(200));
const upTo = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const DraftSchema = v.pipe(
  v.object({
    columns: sideOf,
    rows: sideOf,
    cells: v.pipe(v.string(), v.regex(/^[ .wWMxveasrRdDPXQoOqCbBc]*$/)),
    name: v.pipe(v.string(), v.maxLength(80)),
    needed: upTo(MOST_NEEDED),
    seconds: upTo(MOST_SECONDS),
  }),
  v.check(({ columns, rows, cells }) => cells.length === columns * rows),
);

const [COLUMNS, ROWS] = [20, 12];

/** Earth to begin with. */
export const EARTH: Drawing = {
  columns: COLUMNS,
  rows: ROWS,
  cells: Array.from({ length: ROWS }, (_, row) => {
    if (row === 0 || row === ROWS - 1) return 'W'.repeat(COLUMNS);
    if (row === 1) return `WP${'.'.repeat(COLUMNS - 3)}W`;
    if (row === ROWS - 2) return `W${'.'.repeat(COLUMNS - 3)}XW`;
    return `W${'.'.repeat(COLUMNS - 2)}W`;
  }).join(''),
  name: 'My cave',
  needed: 1,
  seconds: 0,
};

export const draft = storedStore<Drawing>(
  { kind: 'draft', key: 'foldedFox.boulder-dash.draft', version: 1, validate: validatedBy(DraftSchema) },
  EARTH,
);

export const withinSides = ({ columns, rows }: Pick<Drawing, 'columns' | 'rows'>): boolean =>
  [columns, rows].every(side => side >= SIDES[0] && side <= SIDES[1]);
