// CSV of any table of a document: of an array of objects, whatever members they lack, or of arrays.
import { type JsonDocument, keyText, leafBytes, unquote } from '../document/document.ts';
import { childCount, childrenOf, isContainer, Kind, subtreeEnd } from '../document/nodes.ts';
import { csv, harmless } from '../print/csv.ts';
import { ColumnLookup, cellsOf, type TableShape } from '../rows/table.ts';
import { runSteps } from '../steps.ts';
import { chunksToText } from '../text/bytes.ts';
import { FormError, Losses, type Written } from './form.ts';

/** Most columns of a table. */
const MAX_COLUMNS = 5000;
/** Most tables that are listed. */
const MOST_TABLES = 100;

/** Arrays that are tables, in order: all of their elements are objects, or all are arrays. */
export function tablesOf({ nodes }: JsonDocument): number[] {
  const found: number[] = [];
  for (let node = 0; node < nodes.length && found.length < MOST_TABLES; node++)
    if (nodes.kind[node] === Kind.array && childCount(nodes, node) > 0 && isTable(nodes, node)) found.push(node);
  return found;
}

function isTable(nodes: JsonDocument['nodes'], array: number): boolean {
  const kind = nodes.kind[array + 1] as number;
  if (kind > Kind.array) return false;
  let isEmpty = true;
  for (const child of childrenOf(nodes, array)) {
    if (nodes.kind[child] !== kind) return false;
    if (nodes.size[child]) isEmpty = false;
  }
  return !isEmpty;
}

export function writeCsv(document: JsonDocument, array: number): Written {
  const { nodes } = document;
  if (nodes.kind[array] !== Kind.array || !isTable(nodes, array)) throw new FormError('This is no table');
  const shape = shapeOf(document, array);
  const elements = [...childrenOf(nodes, array)];
  const losses = new Losses();
  const lookup = new ColumnLookup(document, shape.columns);
  for (const element of elements) {
    const cells = cellsOf(nodes, element, shape, lookup);
    if (shape.isKeyed && cells.filter(cell => cell >= 0).length < childCount(nodes, element))
      losses.add('A key stands twice in a row: the last of them is kept');
    for (const cell of cells) tellCell(document, cell, losses);
  }
  return { text: chunksToText(runSteps(csv(document, shape, elements))), losses: losses.sentences() };
}

function tellCell(document: JsonDocument, cell: number, losses: Losses): void {
  const { nodes } = document;
  if (cell < 0) return;
  if (nodes.kind[cell] === Kind.null) losses.add('null is an empty cell, as a missing value is');
  else if (isContainer(nodes, cell)) losses.add('An object or array within a row is a cell with its JSON');
  else if (nodes.kind[cell] === Kind.string) {
    const text = unquote(leafBytes(document, cell));
    if (harmless(text) !== text) losses.add('A text that a spreadsheet would take for a formula gets an apostrophe');
  }
}

/** Every column that a row has. */
function shapeOf(document: JsonDocument, array: number): TableShape {
  const { nodes } = document;
  const isKeyed = nodes.kind[array + 1] === Kind.object;
  const columns = new Set<string>();
  let width = 0;
  for (const element of childrenOf(nodes, array)) {
    width = Math.max(width, childCount(nodes, element));
    if (isKeyed)
      for (let child = element + 1; child < subtreeEnd(nodes, element); child = subtreeEnd(nodes, child))
        columns.add(keyText(document, child) as string);
    if (Math.max(columns.size, width) > MAX_COLUMNS)
      throw new FormError(`It has more than ${MAX_COLUMNS.toLocaleString('en')} columns`);
  }
  return { columns: isKeyed ? [...columns] : Array.from({ length: width }, (_, i) => String(i)), isKeyed };
}
