// JSON Lines (jsonlines.org, ndjson): one value a line, read as the array of them and printed as lines again.

import type { JsonDocument } from '../document/document.ts';
import { childrenOf, Kind, type Nodes, subtreeEnd } from '../document/nodes.ts';
import { isParseError, type ParseError, scan } from '../parse/scan.ts';
import { type Layout, print, printInto } from '../print/print.ts';
import { runSteps, type Steps } from '../steps.ts';
import { type Bytes, ByteWriter } from './bytes.ts';

const NEWLINE = 10;
const COMMA = 44;
const isBlank = (byte: number) => byte === 32 || byte === 9 || byte === 13;

/** Lines with something on them: where the first sign stands, and the end. `bytes` has a sentinel. */
function* linesOf(bytes: Uint8Array): Generator<readonly [start: number, end: number], void, void> {
  const length = bytes.length - 1;
  for (let from = 0; from < length; ) {
    const found = bytes.indexOf(NEWLINE, from);
    const end = found < 0 ? length : found;
    let start = from;
    while (start < end && isBlank(bytes[start] as number)) start++;
    if (start < end) yield [start, end];
    from = end + 1;
  }
}

/**
 * Text as an array: a bracket before it, and the line break before each further value is a comma. So a place in it lies one byte behind
 * the place in the text. The end of a text that is cut has no bracket.
 */
export function linesToArray(bytes: Bytes, isWhole = true): Bytes {
  const array = new Uint8Array(bytes.length + 2);
  array[0] = 91;
  array.set(bytes, 1);
  let isFirst = true;
  for (const [start] of linesOf(bytes)) {
    if (!isFirst) array[bytes.lastIndexOf(NEWLINE, start) + 1] = COMMA;
    isFirst = false;
  }
  array[bytes.length] = isWhole ? 93 : 32;
  return array;
}

export interface LinesDocument {
  /** The array to which the nodes point. */
  readonly base: Bytes;
  readonly nodes: Nodes;
}

/** Node table of the array of all lines, or the first line that is not JSON, with how many there are. */
export function* scanLines(bytes: Bytes): Steps<LinesDocument | ParseError> {
  const base = linesToArray(bytes);
  const nodes = yield* scan(base);
  if (!isParseError(nodes) && isOneEachLine(bytes, nodes)) return { base, nodes };
  return yield* firstBrokenLine(bytes);
}

/** True if each line holds one whole value: values may not go over several lines, nor stand side by side on one. */
function isOneEachLine(bytes: Bytes, nodes: Nodes): boolean {
  let child = 1;
  for (const [start] of linesOf(bytes)) {
    if (child >= nodes.length || nodes.start[child] !== start + 1) return false;
    child = subtreeEnd(nodes, child);
  }
  return child === nodes.length;
}

function* firstBrokenLine(bytes: Bytes): Steps<ParseError> {
  let [lines, broken] = [0, 0];
  let first: ParseError = { message: 'There is no JSON here yet', at: 0 };
  for (const [start, end] of linesOf(bytes)) {
    lines++;
    const line = new Uint8Array(end - start + 1);
    line.set(bytes.subarray(start, end));
    const result = runSteps(scan(line));
    if (isParseError(result) && ++broken === 1) first = { message: result.message, at: start + result.at };
    if (lines % 64 === 0) yield start / bytes.length;
  }
  const count = `${broken.toLocaleString('en')} of ${lines.toLocaleString('en')} lines`;
  return { message: `${count} ${broken === 1 ? 'is' : 'are'} not JSON: ${first.message}`, at: first.at };
}

/** True if a document can be written as JSON Lines. */
export const canBeLines = ({ nodes }: JsonDocument): boolean => nodes.kind[0] === Kind.array;

/** Prints the elements of the root, one a line. */
export function* printLines(document: JsonDocument): Steps<Bytes[]> {
  const { nodes } = document;
  const out = new ByteWriter();
  let printed = 0;
  for (const child of childrenOf(nodes, 0)) {
    yield* printInto(out, document, 'compact', child);
    out.byte(NEWLINE);
    if (++printed % 1024 === 0) yield child / nodes.length;
  }
  return out.finish();
}

/** Prints a document as it was read: as JSON Lines, or as JSON in a layout. */
export const printAsRead = (document: JsonDocument, layout: Layout, isLines: boolean): Steps<Bytes[]> =>
  isLines && canBeLines(document) ? printLines(document) : print(document, layout);

/** True for a file of JSON Lines, by its name or type. */
export const isLinesFile = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  /\.(?:jsonl|ndjson|jsonlines)$/i.test(name) || /^application\/(?:x-)?(?:ndjson|jsonl|jsonlines)\b/.test(type);
