// Column layout of a table: widths from the widest cells and the width of the viewport, and which columns are visible. A column that the
// user resized keeps its width.
import type { JsonDocument } from '../engine/document/document.ts';
import { childCount, isContainer, Kind, subtreeEnd } from '../engine/document/nodes.ts';
import { ColumnLookup, cellsOf, type TableShape } from '../engine/rows/table.ts';
import { runSteps, type Steps } from '../engine/steps.ts';

const NARROWEST = 6;
const MAX_COLUMN_WIDTH = 36;
/** Largest width of a resized column, in characters. */
const MAX_RESIZED_WIDTH = 400;
/** Width of the row number in characters: its digits, and a margin on both sides. */
const numberWidth = (rows: number) => Math.max(5, String(rows).length + 2);
/** Width of a container's summary in characters: `[ 1,234 items ]`. */
const CONTAINER_WIDTH = 18;
/** Most rows that are measured synchronously; larger tables are measured in slices before they are shown. */
const SYNC_LIMIT = 2000;
const STRIDE = 512;

export interface TableLayout {
  readonly lookup: ColumnLookup;
  /** Left edge of each column and right edge of the last, in characters. */
  readonly edges: readonly number[];
  /** Width of each column's widest cell, in characters. */
  readonly widest: readonly number[];
  /** Width of the viewport in characters: it limits the columns that the user did not resize. */
  readonly availableWidth: number;
}

const layouts = new WeakMap<TableShape, TableLayout>();
/** Widths set by the user, by the names of all columns: they survive an edit. */
const userWidths = new Map<string, Map<number, number>>();
const nameOf = ({ columns }: TableShape) => JSON.stringify(columns);

/** Width of the widest cell of each column in characters, within the first `most` rows. */
function* measureColumns(document: JsonDocument, array: number, shape: TableShape, most: number): Steps<number[]> {
  const lookup = new ColumnLookup(document, shape.columns);
  const widths = shape.columns.map(name => name.length + 4);
  const { nodes } = document;
  const end = subtreeEnd(nodes, array);
  for (let element = array + 1, i = 0; element < end && i < most; element = subtreeEnd(nodes, element), i++) {
    const cells = cellsOf(nodes, element, shape, lookup);
    for (let column = 0; column < cells.length; column++) {
      const cell = cells[column] as number;
      if (cell < 0) continue;
      const width = isContainer(nodes, cell) ? CONTAINER_WIDTH : lengthOf(document, cell);
      if (width + 3 > (widths[column] as number)) widths[column] = width + 3;
    }
    if (i % STRIDE === 0) yield (element - array) / (end - array);
  }
  return widths;
}

/** Length of the text in bytes, which is about its number of characters. */
const lengthOf = ({ nodes }: JsonDocument, cell: number) =>
  nodes.kind[cell] === Kind.null ? 4 : (nodes.end[cell] as number) - (nodes.start[cell] as number);

function layOut(
  document: JsonDocument,
  array: number,
  shape: TableShape,
  { widest, availableWidth }: Pick<TableLayout, 'widest' | 'availableWidth'>,
): TableLayout {
  const number = numberWidth(childCount(document.nodes, array));
  const edges = [number];
  const own = userWidths.get(nameOf(shape));
  const most = Math.max(NARROWEST, Math.min(MAX_COLUMN_WIDTH, availableWidth - number));
  widest.forEach((width, column) => {
    const fitting = Math.max(NARROWEST, Math.min(most, width));
    edges.push((edges.at(-1) as number) + (own?.get(column) ?? fitting));
  });
  const layout = { lookup: new ColumnLookup(document, shape.columns), edges, widest, availableWidth };
  layouts.set(shape, layout);
  return layout;
}

/** Cached layout, unless the available width has changed. */
export function layoutOf(
  document: JsonDocument,
  array: number,
  shape: TableShape,
  availableWidth?: number,
): TableLayout {
  const known = layouts.get(shape);
  if (known && (availableWidth === undefined || availableWidth === known.availableWidth)) return known;
  const widest = known?.widest ?? runSteps(measureColumns(document, array, shape, SYNC_LIMIT));
  return layOut(document, array, shape, { widest, availableWidth: availableWidth ?? Number.POSITIVE_INFINITY });
}

/** Measures all rows of a table in steps, before it is shown. */
export function* measureTable(document: JsonDocument, array: number, shape: TableShape): Steps<void> {
  const widest = yield* measureColumns(document, array, shape, Number.POSITIVE_INFINITY);
  layOut(document, array, shape, { widest, availableWidth: Number.POSITIVE_INFINITY });
}

/** Sets the width of a resized column. */
export function setColumnWidth(
  document: JsonDocument,
  array: number,
  shape: TableShape,
  column: number,
  characters: number,
): void {
  const own = userWidths.get(nameOf(shape)) ?? new Map<number, number>();
  own.set(column, Math.max(NARROWEST / 2, Math.min(MAX_RESIZED_WIDTH, characters)));
  userWidths.set(nameOf(shape), own);
  layOut(document, array, shape, layoutOf(document, array, shape));
}

/** Columns between two offsets in characters: first, and index after the last. */
export function columnsBetween({ edges }: TableLayout, from: number, to: number): [first: number, behind: number] {
  let first = 0;
  while (first < edges.length - 2 && (edges[first + 1] as number) <= from) first++;
  let behind = first + 1;
  while (behind < edges.length - 1 && (edges[behind] as number) < to) behind++;
  return [first, Math.min(behind, edges.length - 1)];
}

/** Width of a table in characters, for a viewport of this width. */
export const widthOf = (document: JsonDocument, array: number, shape: TableShape, availableWidth: number): number =>
  layoutOf(document, array, shape, availableWidth).edges.at(-1) as number;
