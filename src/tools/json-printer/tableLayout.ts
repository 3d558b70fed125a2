// How wide a table's columns are, from what its first rows hold, and which of them show.
import { cellText } from './describe.ts';
import type { JsonDocument } from './engine/document.ts';
import { after } from './engine/nodes.ts';
import { ColumnFinder, cellsOf, type TableShape } from './engine/table.ts';

const SAMPLED = 40;
const NARROWEST = 6;
const WIDEST = 36;
/** Characters for the number of a row. */
const NUMBER = 7;

export interface TableLayout {
  readonly finder: ColumnFinder;
  /** Where each column begins, in characters, and where the last ends. */
  readonly edges: readonly number[];
}

const layouts = new WeakMap<TableShape, TableLayout>();

export function layoutOf(document: JsonDocument, array: number, shape: TableShape): TableLayout {
  const known = layouts.get(shape);
  if (known) return known;
  const finder = new ColumnFinder(document, shape.columns);
  const widths = shape.columns.map(name => name.length + 4);
  const { nodes } = document;
  const end = after(nodes, array);
  for (let element = array + 1, i = 0; element < end && i < SAMPLED; element = after(nodes, element), i++)
    cellsOf(nodes, element, shape, finder).forEach((cell, column) => {
      if (cell >= 0) widths[column] = Math.max(widths[column] as number, cellText(document, cell, WIDEST).length + 3);
    });
  const edges = [NUMBER];
  for (const width of widths) edges.push((edges.at(-1) as number) + Math.max(NARROWEST, Math.min(WIDEST, width)));
  const layout = { finder, edges };
  layouts.set(shape, layout);
  return layout;
}

/** The columns between two places, in characters: first and behind the last. */
export function columnsBetween({ edges }: TableLayout, from: number, to: number): [first: number, behind: number] {
  let first = 0;
  while (first < edges.length - 2 && (edges[first + 1] as number) <= from) first++;
  let behind = first + 1;
  while (behind < edges.length - 1 && (edges[behind] as number) < to) behind++;
  return [first, Math.min(behind, edges.length - 1)];
}
