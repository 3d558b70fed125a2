// Detection of arrays that can be shown as tables: two or more objects with common keys, or arrays of equal length.
import { type JsonDocument, keyBytes, keyEquals, unquote } from '../document/document.ts';
import { childCount, Kind, type Nodes, subtreeEnd } from '../document/nodes.ts';
import type { Steps } from '../steps.ts';

export interface TableShape {
  readonly columns: readonly string[];
  /** True: columns are keys of objects. False: columns are indices of arrays. */
  readonly isKeyed: boolean;
}

/** Least fraction of cells with a value, for an array to be offered as a table, and of rows that have its fullest column. */
const COVERAGE = 0.5;
const CORE = 0.8;
/** Most columns; also limits the cost of a hostile array. */
const MAX_COLUMNS = 500;
const STRIDE = 512;

/** Shape of an array as a table, or null. */
export function* tableShape(document: JsonDocument, array: number): Steps<TableShape | null> {
  const { nodes } = document;
  const count = childCount(nodes, array);
  if (nodes.kind[array] !== Kind.array || count < 2) return null;
  const kind = nodes.kind[array + 1] as number;
  if (kind > Kind.array) return null;
  const lookup = new ColumnLookup(document);
  const width = nodes.end[array + 1] as number;
  let filled = 0;
  let element = array + 1;
  for (let i = 0; i < count; i++, element = subtreeEnd(nodes, element)) {
    if (nodes.kind[element] !== kind) return null;
    if (kind === Kind.array) {
      if (nodes.end[element] !== width) return null;
    } else {
      filled += lookup.addKeys(element);
      if (lookup.columns.length > MAX_COLUMNS) return null;
    }
    if (i % STRIDE === 0) yield i / count;
  }
  if (kind === Kind.array)
    return width > 0 && width <= MAX_COLUMNS
      ? { columns: Array.from({ length: width }, (_, i) => String(i)), isKeyed: false }
      : null;
  const { columns } = lookup;
  const isTable = columns.length > 0 && filled >= COVERAGE * count * columns.length && lookup.most >= CORE * count;
  return isTable ? { columns, isKeyed: true } : null;
}

/**
 * Column of a key. Similar objects have their keys in the same order, so the key that had the same place before is compared
 * first, as bytes; only other keys are looked up.
 */
export class ColumnLookup {
  readonly columns: string[];
  readonly #document: JsonDocument;
  readonly #byName: Map<string, number>;
  readonly #lastSeenIn: number[] = [];
  /** Rows that have each column. */
  readonly #rows: number[] = [];
  readonly #atIndex: { bytes: Uint8Array; column: number }[] = [];

  constructor(document: JsonDocument, columns: readonly string[] = []) {
    this.#document = document;
    this.columns = [...columns];
    this.#byName = new Map(columns.map((name, i) => [name, i]));
  }

  /** Rows that have the fullest column. */
  get most(): number {
    return Math.max(0, ...this.#rows);
  }

  /** Column of a child's key, or -1. `place` is its index in the object. */
  columnOf(child: number, place: number): number {
    const known = this.#atIndex[place];
    if (known && keyEquals(this.#document, child, known.bytes)) return known.column;
    const key = keyBytes(this.#document, child) as Uint8Array;
    const column = this.#byName.get(unquote(key)) ?? -1;
    if (column >= 0 && place <= this.#atIndex.length) this.#atIndex[place] = { bytes: key, column };
    return column;
  }

  /** Adds the keys of an object as columns, and counts the distinct ones. */
  addKeys(object: number): number {
    const { nodes } = this.#document;
    const end = subtreeEnd(nodes, object);
    let seen = 0;
    let place = 0;
    for (let child = object + 1; child < end; child = subtreeEnd(nodes, child), place++) {
      let column = this.columnOf(child, place);
      if (column < 0) column = this.#addColumn(child);
      if (column >= MAX_COLUMNS) return seen;
      if (this.#lastSeenIn[column] !== object) {
        seen++;
        this.#rows[column] = (this.#rows[column] ?? 0) + 1;
      }
      this.#lastSeenIn[column] = object;
    }
    return seen;
  }

  #addColumn(child: number): number {
    const name = unquote(keyBytes(this.#document, child) as Uint8Array);
    this.#byName.set(name, this.columns.length);
    return this.columns.push(name) - 1;
  }
}

/** Nodes of a table row's cells; -1 for an absent one. Of repeated keys the last counts, as for JSON.parse. */
export function cellsOf(
  nodes: Nodes,
  element: number,
  { columns, isKeyed }: TableShape,
  lookup: ColumnLookup,
): Int32Array {
  const cells = new Int32Array(columns.length).fill(-1);
  const end = subtreeEnd(nodes, element);
  let place = 0;
  for (let child = element + 1; child < end; child = subtreeEnd(nodes, child), place++) {
    const column = isKeyed ? lookup.columnOf(child, place) : place;
    if (column >= 0) cells[column] = child;
  }
  return cells;
}

/** Node of one cell of a row, or -1. */
export function cellOf(nodes: Nodes, element: number, column: number, isKeyed: boolean, lookup: ColumnLookup): number {
  const end = subtreeEnd(nodes, element);
  let place = 0;
  let cell = -1;
  for (let child = element + 1; child < end; child = subtreeEnd(nodes, child), place++)
    if ((isKeyed ? lookup.columnOf(child, place) : place) === column) cell = child;
  return cell;
}
