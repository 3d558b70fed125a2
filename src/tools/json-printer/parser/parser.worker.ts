// Parser Worker: parses and repairs texts, and transfers typed arrays without copying.
import { type Bytes, encodeWithSentinel, LARGE_TEXT, stripBom } from '../engine/bytes.ts';
import { buffersOf, type Nodes } from '../engine/nodes.ts';
import type { Rows } from '../engine/rows.ts';
import { isParseError, scan } from '../engine/scan.ts';
import { runSteps, type Steps } from '../engine/steps.ts';
import { positionOf } from '../engine/textPosition.ts';
import type { ParseResult, Reply, Request } from './parserMessages.ts';

const reply = (message: Reply, transfer: ArrayBuffer[] = []) => self.postMessage(message, { transfer });

/** Interval of progress messages, in milliseconds. */
const PROGRESS_INTERVAL_MS = 50;

function reported<T>(steps: Steps<T>, from: number): T {
  let last = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - last < PROGRESS_INTERVAL_MS) continue;
    last = performance.now();
    reply({ kind: 'progress', part: from + step.value * (1 - from) });
  }
}

/** Text of a file as UTF-8; a byte order mark selects the encoding and is removed. */
async function bytesOfFile(file: Blob): Promise<Bytes> {
  const bytes = new Uint8Array(file.size + 1);
  let at = 0;
  for (const reader = file.stream().getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes.set(value, at);
    at += value.length;
    reply({ kind: 'progress', part: (at / file.size) * 0.4 });
  }
  const mark = ((bytes[0] as number) << 8) | (bytes[1] as number);
  if (mark === 0xfffe || mark === 0xfeff) {
    const text = new TextDecoder(mark === 0xfffe ? 'utf-16le' : 'utf-16be').decode(bytes.subarray(0, at));
    return encodeWithSentinel(text);
  }
  return stripBom(bytes);
}

async function read(source: Bytes | string | Blob): Promise<void> {
  const isFile = source instanceof Blob;
  const bytes = isFile ? await bytesOfFile(source) : typeof source === 'string' ? encodeWithSentinel(source) : source;
  const scanned = reported(scan(bytes), isFile ? 0.4 : 0);
  const result: ParseResult = isParseError(scanned)
    ? { bytes, error: { ...scanned, position: positionOf(bytes, scanned.at) } }
    : { bytes, nodes: scanned, ...(bytes.length > LARGE_TEXT && { rows: await initialRowsOf(scanned) }) };
  const { nodes, rows } = result;
  reply({ kind: 'read', result }, [
    bytes.buffer,
    ...(nodes ? buffersOf(nodes) : []),
    ...(rows ? [rows.node.buffer, rows.kind.buffer] : []),
  ]);
}

/** Initial rows of a large document; the page builds those of a small one. */
const initialRowsOf = async (nodes: Nodes): Promise<Rows> => (await import('../engine/levels.ts')).initialRows(nodes);

async function propose(bytes: Bytes): Promise<void> {
  const { repair } = await import('../engine/repair.ts');
  const proposal = reported(repair(bytes), 0);
  reply({ kind: 'repair', repair: proposal }, proposal ? [proposal.bytes.buffer] : []);
}

self.addEventListener('message', async ({ data }: MessageEvent<Request>) => {
  try {
    if (data.kind === 'read') await read(data.source);
    else await propose(data.bytes);
  } catch (error) {
    reply({ kind: 'failed', message: error instanceof Error ? error.message : '' });
  }
});

/** Warm-up: the scanner is compiled before the first text. */
const PRACTICE = `[${'{"id":-12.5e3,"text":"a\\n","list":[true,false,null]},'.repeat(6000)}{}]`;
runSteps(scan(encodeWithSentinel(PRACTICE)));
