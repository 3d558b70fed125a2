// A copy of a document for a Worker, made a stretch at a time so that the page stays awake.
import type { Bytes } from '../engine/bytes.ts';
import type { JsonDocument } from '../engine/document.ts';
import { type Nodes, newNodes } from '../engine/nodes.ts';
import { nextTask } from '../engine/steps.ts';
import type { Copied } from './messages.ts';

/** Bytes copied at a time. */
const STRETCH = 8 << 20;

async function copiedBytes(from: Uint8Array, signal: AbortSignal): Promise<Bytes> {
  const to = new Uint8Array(from.length);
  for (let at = 0; at < from.length; at += STRETCH) {
    to.set(from.subarray(at, at + STRETCH), at);
    if (from.length > STRETCH) await nextTask();
    signal.throwIfAborted();
  }
  return to;
}

/** Edits end what copies: they give up its signal. */
export async function copied({ base, added, addedLength, nodes }: JsonDocument, signal: AbortSignal): Promise<Copied> {
  const copy: Nodes = { ...newNodes(0), length: nodes.length };
  for (const name of ['kind', 'view'] as const)
    copy[name] = await copiedBytes(nodes[name].subarray(0, nodes.length), signal);
  for (const name of ['start', 'end', 'key', 'size', 'parent', 'depth'] as const) {
    const { buffer, byteOffset } = nodes[name];
    copy[name] = new Uint32Array(
      (await copiedBytes(new Uint8Array(buffer, byteOffset, nodes.length * 4), signal)).buffer,
    );
  }
  return {
    base: await copiedBytes(base, signal),
    added: await copiedBytes(added.subarray(0, addedLength), signal),
    nodes: copy,
  };
}
