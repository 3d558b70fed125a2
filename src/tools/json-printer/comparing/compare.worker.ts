// The Worker of comparisons: reads the other text and lists every difference as rows of a table.
import { serveTask } from '../../../../scenes/kit/task/serve.ts';
import { type Bytes, ByteWriter, encodeWithStop, joinWithStop, withoutMark } from '../engine/bytes.ts';
import { compareDocuments, type Difference } from '../engine/comparing/compare.ts';
import { type JsonDocument, newDocument } from '../engine/document.ts';
import { PathTeller } from '../engine/jsonpath/normalized.ts';
import { buffersOf, NONE, type Nodes } from '../engine/nodes.ts';
import { placeOf } from '../engine/place.ts';
import { print } from '../engine/print.ts';
import { isFault, scan } from '../engine/scan.ts';
import { runSteps } from '../engine/steps.ts';
import type { CompareTask, Totals } from './messages.ts';

/** Bytes of differences that are listed. */
const MOST_LISTED = 32 << 20;

serveTask<CompareTask>(
  self,
  async ({ mine, other }, report) => {
    const bytes = typeof other === 'string' ? encodeWithStop(other) : await bytesOf(other);
    const nodes = runSteps(scan(bytes));
    if (isFault(nodes)) return { kind: 'fault', ...nodes, ...placeOf(bytes, nodes.at) };
    report(0.3);
    const first = { ...mine, addedLength: mine.added.length };
    const second = newDocument(bytes, nodes);
    const differences = runSteps(compareDocuments(first, second));
    return { kind: 'compared', totals: totalsOf(differences), ...listOf(first, second, differences) };
  },
  {
    buffersOf: output =>
      output.kind === 'compared' ? [output.at.buffer, output.list.bytes.buffer, ...buffersOf(output.list.nodes)] : [],
  },
);

const bytesOf = async (file: Blob): Promise<Bytes> =>
  joinWithStop([withoutMark(new Uint8Array(await file.arrayBuffer()))]);

function totalsOf(differences: readonly Difference[]): Totals {
  const totals = { changed: 0, added: 0, removed: 0, written: 0 };
  for (const { kind } of differences) totals[kind]++;
  return totals;
}

function listOf(a: JsonDocument, b: JsonDocument, differences: readonly Difference[]) {
  const out = new ByteWriter();
  const [inA, inB] = [new PathTeller(a), new PathTeller(b)];
  const at = new Uint32Array(differences.length).fill(NONE);
  let length = 0;
  const value = (document: JsonDocument, node: number) => {
    for (const chunk of runSteps(print(document, 'compact', node))) {
      out.bytes(chunk, 0, chunk.length);
      length += chunk.length;
    }
  };
  out.byte(91);
  for (const [i, { kind, a: x, b: y }] of differences.entries()) {
    if (x >= 0) at[i] = x;
    if (length > MOST_LISTED) continue;
    const path = x >= 0 ? inA.of(x) : inB.of(y);
    out.text(`${i > 0 ? ',' : ''}{"what":"${SAID[kind]}","path":${JSON.stringify(path)}`);
    if (x >= 0) {
      out.text(',"here":');
      value(a, x);
    }
    if (y >= 0) {
      out.text(',"there":');
      value(b, y);
    }
    out.byte(125);
    length += path.length;
  }
  out.byte(93);
  const bytes = joinWithStop(out.finish());
  return { at, list: { bytes, nodes: runSteps(scan(bytes)) as Nodes } };
}

const SAID = {
  changed: 'changed',
  added: 'only there',
  removed: 'only here',
  written: 'written otherwise',
} as const;
