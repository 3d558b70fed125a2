// How wide a table's columns are, from what all its rows hold, and which of them show. A column that was dragged stays as it was left.
import type { JsonDocument } from './engine/document.ts';
import { after, isContainer, Kind } from './engine/nodes.ts';
import { runSteps, type Steps } from './engine/steps.ts';
import { ColumnFinder, cellsOf, type TableShape } from './engine/table.ts';

const NARROWEST = 6;
const WIDEST = 36;
/** Nobody drags a column wider. */
const DRAGGED_WIDEST = 400;
/** Characters for the number of a row. */
const NUMBER = 7;
/** What a container says in a cell: `[ 1,234 items ]`. */
const CONTAINER = 18;
/** Tables of more rows are measured in slices, before they are shown. */
const AT_ONCE = 2000;
const STRIDE = 512;

export interface TableLayout {
  readonly finder: ColumnFinder;
  /** Where each column begins, in characters, and where the last ends. */
  readonly edges: readonly number[];
}

const layouts = new WeakMap<TableShape, TableLayout>();
/** Widths that were chosen, by the names of all columns: they outlive an edit. */
const chosen = new Map<string, Map<number, number>>();
const nameOf = ({ columns }: TableShape) => JSON.stringify(columns);

/** The widest cell of each column in characters, of the first `most` rows. */
function* measured(document: JsonDocument, array: number, shape: TableShape, most: number): Steps<number[]> {
  const finder = new ColumnFinder(document, shape.columns);
  const widths = shape.columns.map(name => name.length + 4);
  const { nodes } = document;
  const end = after(nodes, array);
  for (let element = array + 1, i = 0; element < end && i < most; element = after(nodes, element), i++) {
    const cells = cellsOf(nodes, element, shape, finder);
    for (let column = 0; column < cells.length; column++) {
      const cell = cells[column] as number;
      if (cell < 0) continue;
      const width = isContainer(nodes, cell) ? CONTAINER : lengthOf(document, cell);
      if (width + 3 > (widths[column] as number)) widths[column] = width + 3;
    }
    if (i % STRIDE === 0) yield (element - array) / (end - array);
  }
  return widths;
}

/** Bytes of its text: of most letters there are as many. */
const lengthOf = ({ nodes }: JsonDocument, cell: number) =>
  nodes.kind[cell] === Kind.null ? 4 : (nodes.end[cell] as number) - (nodes.start[cell] as number);

function laid(document: JsonDocument, shape: TableShape, widths: readonly number[]): TableLayout {
  const edges = [NUMBER];
  const own = chosen.get(nameOf(shape));
  widths.forEach((width, column) => {
    const fitting = Math.max(NARROWEST, Math.min(WIDEST, width));
    edges.push((edges.at(-1) as number) + (own?.get(column) ?? fitting));
  });
  const layout = { finder: new ColumnFinder(document, shape.columns), edges };
  layouts.set(shape, layout);
  return layout;
}

export const layoutOf = (document: JsonDocument, array: number, shape: TableShape): TableLayout =>
  layouts.get(shape) ?? laid(document, shape, runSteps(measured(document, array, shape, AT_ONCE)));

/** Measures all rows of a table that is about to be shown. */
export function* measureTable(document: JsonDocument, array: number, shape: TableShape): Steps<void> {
  laid(document, shape, yield* measured(document, array, shape, Number.POSITIVE_INFINITY));
}

/** Makes a column as wide as it was dragged. */
export function widen(
  document: JsonDocument,
  array: number,
  shape: TableShape,
  column: number,
  characters: number,
): void {
  const { edges } = layoutOf(document, array, shape);
  const own = chosen.get(nameOf(shape)) ?? new Map<number, number>();
  own.set(column, Math.max(NARROWEST / 2, Math.min(DRAGGED_WIDEST, characters)));
  chosen.set(nameOf(shape), own);
  laid(
    document,
    shape,
    shape.columns.map((_, i) => (edges[i + 1] as number) - (edges[i] as number)),
  );
}

/** The columns between two places, in characters: first and behind the last. */
export function columnsBetween({ edges }: TableLayout, from: number, to: number): [first: number, behind: number] {
  let first = 0;
  while (first < edges.length - 2 && (edges[first + 1] as number) <= from) first++;
  let behind = first + 1;
  while (behind < edges.length - 1 && (edges[behind] as number) < to) behind++;
  return [first, Math.min(behind, edges.length - 1)];
}

/** Characters that a table is wide. */
export const widthOf = (document: JsonDocument, array: number, shape: TableShape): number =>
  layoutOf(document, array, shape).edges.at(-1) as number;
