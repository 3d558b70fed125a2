// Reading of a text or file: its encoding, then JSON or JSON Lines; and what else it could be read as where it is neither.
import { type Bytes, encodeWithSentinel, LARGE_TEXT, stripBom } from '../engine/bytes.ts';
import { decodeFile, isUtf8 } from '../engine/encoding.ts';
import { scanLines } from '../engine/jsonLines.ts';
import type { Nodes } from '../engine/nodes.ts';
import { isParseError, type ParseError, scan } from '../engine/scan.ts';
import { runReported, runSteps } from '../engine/steps.ts';
import { positionOf } from '../engine/textPosition.ts';
import type { Offer, ParseResult, ReadOptions } from './parserMessages.ts';

type Report = (part: number) => void;

/** Fraction of the work after which a file is read. */
const FILE_PART = 0.4;

export async function readText(
  source: Bytes | string | Blob,
  { isLines = false, encoding }: ReadOptions,
  report: Report = () => undefined,
): Promise<ParseResult> {
  const isFile = source instanceof Blob;
  const { bytes, readAs } = isFile
    ? decodeFile(await bytesOfFile(source, report), encoding)
    : { bytes: stripBom(typeof source === 'string' ? encodeWithSentinel(source) : source), readAs: null };
  const part = (value: number) => report(isFile ? FILE_PART + value * (1 - FILE_PART) : value);
  const lines = isLines ? runReported(scanLines(bytes), part, 0, 0.9) : null;
  if (lines && 'nodes' in lines) return opened(bytes, lines.base, lines.nodes, true, readAs);
  // What is named JSON Lines may be JSON all the same.
  const scanned = runReported(scan(bytes), part, lines ? 0.9 : 0);
  if (!isParseError(scanned)) return opened(bytes, bytes, scanned, false, readAs);
  return { bytes, base: bytes, isLines, readAs, ...failed(bytes, lines ?? scanned, isLines) };
}

async function opened(
  bytes: Bytes,
  base: Bytes,
  nodes: Nodes,
  isLines: boolean,
  readAs: string | null,
): Promise<ParseResult> {
  // The page builds the rows of a small document.
  const rows = bytes.length > LARGE_TEXT ? (await import('../engine/levels.ts')).initialRows(nodes) : undefined;
  return { bytes, base, nodes, isLines, readAs, ...(rows && { rows }) };
}

function failed(bytes: Bytes, error: ParseError, isLines: boolean): Pick<ParseResult, 'error' | 'offer'> {
  const offer = offerFor(bytes, error, isLines);
  return { error: { ...error, position: positionOf(bytes, error.at) }, ...(offer && { offer }) };
}

/** What a text that is no JSON could be read as. */
function offerFor(bytes: Bytes, { message }: ParseError, isLines: boolean): Offer | undefined {
  if (!isUtf8(bytes.subarray(0, -1))) return 'Windows-1252';
  if (isLines || message !== 'Expected nothing more after the document') return undefined;
  return 'nodes' in runSteps(scanLines(bytes)) ? 'JSON Lines' : undefined;
}

/** Bytes of a file with a sentinel. */
async function bytesOfFile(file: Blob, report: Report): Promise<Bytes> {
  const bytes = new Uint8Array(file.size + 1);
  let at = 0;
  for (const reader = file.stream().getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return bytes;
    bytes.set(value, at);
    at += value.length;
    report((at / file.size) * FILE_PART);
  }
}
