// Copy of a document for a Worker, made in time slices.

import type { JsonDocument } from '../engine/document/document.ts';
import { type Nodes, newNodes } from '../engine/document/nodes.ts';
import { runSliced, type Steps } from '../engine/steps.ts';
import type { Bytes } from '../engine/text/bytes.ts';
import type { DocumentCopy } from './queryMessages.ts';

/** Bytes copied at a time: fresh memory may cost several milliseconds per megabyte. */
const PIECE = 1 << 20;

function* copyBytes(from: Uint8Array): Steps<Bytes> {
  const to = new Uint8Array(from.length);
  for (let at = 0; at < from.length; at += PIECE) {
    to.set(from.subarray(at, at + PIECE), at);
    yield 0;
  }
  return to;
}

function* copyDocumentInSteps({ base, added, nodes }: JsonDocument): Steps<DocumentCopy> {
  const copy: Nodes = { ...newNodes(0), length: nodes.length };
  for (const name of ['kind', 'view'] as const) copy[name] = yield* copyBytes(nodes[name].subarray(0, nodes.length));
  for (const name of ['start', 'end', 'key', 'size', 'parent', 'depth'] as const) {
    const { buffer, byteOffset } = nodes[name];
    copy[name] = new Uint32Array((yield* copyBytes(new Uint8Array(buffer, byteOffset, nodes.length * 4))).buffer);
  }
  return { base: yield* copyBytes(base), added: yield* copyBytes(added.bytes.subarray(0, added.length)), nodes: copy };
}

/** Copies a document; an edit aborts it by the signal. */
export const copyDocument = (document: JsonDocument, signal: AbortSignal): Promise<DocumentCopy> =>
  runSliced(copyDocumentInSteps(document), { signal });
