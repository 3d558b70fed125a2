// Compare Worker: parses the other text and lists all differences as rows of a table.
import { serveTask } from '../../../../scenes/kit/task/serve.ts';
import { compareDocuments, type Difference } from '../engine/compare/compare.ts';
import { type JsonDocument, newDocument } from '../engine/document/document.ts';
import { buffersOf, NONE, type Nodes } from '../engine/document/nodes.ts';
import { NormalizedPaths } from '../engine/jsonpath/normalizedPath.ts';
import { scan } from '../engine/parse/scan.ts';
import { print } from '../engine/print/print.ts';
import { runReported, runSteps } from '../engine/steps.ts';
import { ByteWriter, joinWithSentinel } from '../engine/text/bytes.ts';
import { isLinesFile } from '../engine/text/jsonLines.ts';
import { readText } from '../open/readText.ts';
import type { CompareTask, Totals } from './compareMessages.ts';

/** Most bytes of listed differences. */
const MAX_LISTED_BYTES = 32 << 20;

serveTask<CompareTask>(
  self,
  async ({ mine, other }, report) => {
    const isLines = other instanceof File && isLinesFile(other);
    const { base, nodes, error } = await readText(other, { isLines }, part => report(part * 0.3));
    if (error) return { kind: 'error', ...error, ...error.position };
    const first = newDocument(mine.base, mine.nodes, mine.added);
    const second = newDocument(base, nodes as Nodes);
    const differences = runReported(compareDocuments(first, second), report, 0.3, 0.8);
    return { kind: 'compared', totals: totalsOf(differences), ...listOf(first, second, differences) };
  },
  {
    buffersOf: output =>
      output.kind === 'compared' ? [output.at.buffer, output.list.bytes.buffer, ...buffersOf(output.list.nodes)] : [],
  },
);

function totalsOf(differences: readonly Difference[]): Totals {
  const totals = { changed: 0, added: 0, removed: 0, written: 0 };
  for (const { kind } of differences) totals[kind]++;
  return totals;
}

function listOf(a: JsonDocument, b: JsonDocument, differences: readonly Difference[]) {
  const out = new ByteWriter();
  const [inA, inB] = [new NormalizedPaths(a), new NormalizedPaths(b)];
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
    if (length > MAX_LISTED_BYTES) continue;
    const path = x >= 0 ? inA.of(x) : inB.of(y);
    out.text(`${i > 0 ? ',' : ''}{"what":"${CHANGE_LABELS[kind]}","path":${JSON.stringify(path)}`);
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
  const bytes = joinWithSentinel(out.finish());
  return { at, list: { bytes, nodes: runSteps(scan(bytes)) as Nodes } };
}

const CHANGE_LABELS = {
  changed: 'changed',
  added: 'only there',
  removed: 'only here',
  written: 'written otherwise',
} as const;
