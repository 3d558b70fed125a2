// CSV export of a table (RFC 4180): numbers as written, containers as compact JSON, null and absent cells empty. Text that a spreadsheet
// would take for a formula gets an apostrophe before it.

import { type JsonDocument, leafBytes, unquote } from '../document/document.ts';
import { Kind } from '../document/nodes.ts';
import { ColumnLookup, cellsOf, type TableShape } from '../rows/table.ts';
import type { Steps } from '../steps.ts';
import { type Bytes, ByteWriter, decode } from '../text/bytes.ts';
import { printText } from './print.ts';

export function* csv(document: JsonDocument, shape: TableShape, elements: ArrayLike<number>): Steps<Bytes[]> {
  const out = new ByteWriter();
  const lookup = new ColumnLookup(document, shape.columns);
  out.text(`${shape.columns.map(column => field(harmless(column))).join(',')}\r\n`);
  for (let i = 0; i < elements.length; i++) {
    const cells = cellsOf(document.nodes, elements[i] as number, shape, lookup);
    out.text(`${Array.from(cells, cell => field(cellText(document, cell))).join(',')}\r\n`);
    if (i % 256 === 0) yield i / elements.length;
  }
  return out.finish();
}

/** A number with its sign is none of a formula's beginnings. */
export const harmless = (text: string) =>
  /^[=+\-@\t\r]/.test(text) && !/^[+-]?\d+(?:\.\d+)?$/.test(text) ? `'${text}` : text;

const field = (text: string) => (/[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function cellText(document: JsonDocument, cell: number): string {
  if (cell < 0) return '';
  const kind = document.nodes.kind[cell] as number;
  if (kind === Kind.null) return '';
  if (kind <= Kind.array) return printText(document, 'compact', cell);
  const token = leafBytes(document, cell);
  return kind === Kind.string ? harmless(unquote(token)) : decode(token);
}
