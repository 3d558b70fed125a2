// Generators and helpers for tests: random JSON in every notation, invalid JSON, and the value of a node.
import fc from 'fast-check';
import { type JsonDocument, keyText, leafBytes, newDocument } from './document/document.ts';
import { Kind, subtreeEnd } from './document/nodes.ts';
import { isParseError, type ParseError, scan } from './parse/scan.ts';
import { runSteps } from './steps.ts';
import { decode, encodeWithSentinel } from './text/bytes.ts';

export const bytesOf = encodeWithSentinel;

export function read(text: string): JsonDocument | ParseError {
  const bytes = bytesOf(text);
  const nodes = runSteps(scan(bytes));
  return isParseError(nodes) ? nodes : newDocument(bytes, nodes);
}

/** Parses a document that must be valid. */
export function document(text: string): JsonDocument {
  const result = read(text);
  if ('message' in result) throw new Error(`${result.message} at ${result.at}: ${text.slice(0, 200)}`);
  return result;
}

const blank = fc.stringMatching(/^[ \t\r\n]{0,3}$/);
const number = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }).map(value => JSON.stringify(value)),
  fc.stringMatching(/^-?(0|[1-9][0-9]{0,30})(\.[0-9]{1,9})?([eE][+-]?[0-9]{1,4})?$/),
);
const string = fc.oneof(
  fc.string({ unit: 'binary' }).map(text => JSON.stringify(text)),
  fc.stringMatching(/^"([ !#-[\]-~äß→𝄞]|\\["\\/bfnrt]|\\u[0-9a-fA-F]{4}){0,8}"$/u),
);
const key = fc.oneof(string, fc.constantFrom('"a"', '"b"', '"\\u0061"', '"__proto__"', '""'));

/** Random JSON with white space, long numbers, escapes and repeated keys. */
export const anyJson: fc.Arbitrary<string> = fc.letrec<{ value: string }>(tie => ({
  value: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc.oneof(number, string, fc.constantFrom('true', 'false', 'null')),
    fc
      .tuple(
        blank,
        fc.array(
          fc.tuple(blank, tie('value'), blank).map(parts => parts.join('')),
          { maxLength: 5 },
        ),
      )
      .map(([space, items]) => (items.length ? `[${items.join(',')}]` : `[${space}]`)),
    fc
      .tuple(
        blank,
        fc.array(
          fc.tuple(blank, key, blank, fc.constant(':'), blank, tie('value'), blank).map(parts => parts.join('')),
          { maxLength: 5 },
        ),
      )
      .map(([space, items]) => (items.length ? `{${items.join(',')}}` : `{${space}}`)),
  ),
})).value;

/** Random JSON with a part removed, inserted or cut off. */
export const almostJson = fc
  .tuple(
    anyJson,
    fc.nat(),
    fc.nat(3),
    fc.oneof(
      fc.constantFrom(...',:{}[]"\\-+.eE0\ud800\0\ufeff\u00a0\n/\''),
      fc.string({ unit: 'binary', maxLength: 2 }),
    ),
  )
  .map(([text, where, gone, put]) => {
    const at = where % (text.length + 1);
    return text.slice(0, at) + put + text.slice(at + gone);
  });

/** Value of a node, as JSON.parse would give it. */
export function valueAt(sample: JsonDocument, node = 0): unknown {
  const { nodes } = sample;
  const kind = nodes.kind[node] as number;
  if (kind > Kind.array) return JSON.parse(decode(leafBytes(sample, node)));
  const result: unknown = kind === Kind.object ? {} : [];
  const end = subtreeEnd(nodes, node);
  for (let child = node + 1; child < end; child = subtreeEnd(nodes, child)) {
    const value = valueAt(sample, child);
    if (Array.isArray(result)) result.push(value);
    else
      Object.defineProperty(result, keyText(sample, child) as string, {
        value,
        enumerable: true,
        configurable: true,
        writable: true,
      });
  }
  return result;
}

/** Throws if a node table is inconsistent. */
export function checkNodes({ nodes }: JsonDocument): void {
  const ends: number[] = [];
  const counts = new Uint32Array(nodes.length);
  for (let node = 0; node < nodes.length; node++) {
    while (ends.length && subtreeEnd(nodes, ends.at(-1) as number) === node) ends.pop();
    const parent = ends.at(-1);
    if ((nodes.parent[node] as number) !== (parent ?? 0xffff_ffff)) throw new Error(`parent of ${node}`);
    if (nodes.depth[node] !== ends.length) throw new Error(`depth of ${node}`);
    if (parent !== undefined) counts[parent] = (counts[parent] as number) + 1;
    if ((nodes.kind[node] as number) <= Kind.array) {
      if (nodes.size[node]) ends.push(node);
    } else if (nodes.size[node]) throw new Error(`size of leaf ${node}`);
  }
  for (let node = 0; node < nodes.length; node++)
    if ((nodes.kind[node] as number) <= Kind.array && nodes.end[node] !== counts[node])
      throw new Error(`children of ${node}`);
}
