// Parser Worker: parses texts, and transfers typed arrays without copying.
import { type Report, serveTask } from '../../../../scenes/kit/task/serve.ts';
import { type Bytes, encodeWithSentinel, LARGE_TEXT, stripBom } from '../engine/bytes.ts';
import { buffersOf, type Nodes } from '../engine/nodes.ts';
import type { Rows } from '../engine/rows.ts';
import { isParseError, scan } from '../engine/scan.ts';
import { runReported, runSteps } from '../engine/steps.ts';
import { positionOf } from '../engine/textPosition.ts';
import type { ParseResult, ParserTask } from './parserMessages.ts';

/** Text of a file as UTF-8; a byte order mark selects the encoding and is removed. */
async function bytesOfFile(file: Blob, report: Report<number>): Promise<Bytes> {
  const bytes = new Uint8Array(file.size + 1);
  let at = 0;
  for (const reader = file.stream().getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes.set(value, at);
    at += value.length;
    report((at / file.size) * 0.4);
  }
  const mark = ((bytes[0] as number) << 8) | (bytes[1] as number);
  if (mark === 0xfffe || mark === 0xfeff) {
    const text = new TextDecoder(mark === 0xfffe ? 'utf-16le' : 'utf-16be').decode(bytes.subarray(0, at));
    return encodeWithSentinel(text);
  }
  return stripBom(bytes);
}

async function read(source: Bytes | string | Blob, report: Report<number>): Promise<ParseResult> {
  const isFile = source instanceof Blob;
  const bytes = isFile
    ? await bytesOfFile(source, report)
    : typeof source === 'string'
      ? encodeWithSentinel(source)
      : source;
  const scanned = runReported(scan(bytes), report, isFile ? 0.4 : 0);
  return isParseError(scanned)
    ? { bytes, error: { ...scanned, position: positionOf(bytes, scanned.at) } }
    : { bytes, nodes: scanned, ...(bytes.length > LARGE_TEXT && { rows: await initialRowsOf(scanned) }) };
}

/** Initial rows of a large document; the page builds those of a small one. */
const initialRowsOf = async (nodes: Nodes): Promise<Rows> => (await import('../engine/levels.ts')).initialRows(nodes);

function transferredOf(output: ParserTask['output']): Transferable[] {
  const { bytes, nodes, rows } = output;
  return [bytes.buffer, ...(nodes ? buffersOf(nodes) : []), ...(rows ? [rows.node.buffer, rows.kind.buffer] : [])];
}

serveTask<ParserTask>(self, read, { buffersOf: transferredOf });

/** Warm-up: the scanner is compiled before the first text. */
const PRACTICE = `[${'{"id":-12.5e3,"text":"a\\n","list":[true,false,null]},'.repeat(6000)}{}]`;
runSteps(scan(encodeWithSentinel(PRACTICE)));
