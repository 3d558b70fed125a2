// Reading of a text or file: its encoding, then JSON or JSON Lines; and what else it could be read as where it is neither.

import type { Nodes } from '../engine/document/nodes.ts';
import { AFTER_DOCUMENT, isParseError, type ParseError, scan } from '../engine/parse/scan.ts';
import { runReported } from '../engine/steps.ts';
import { type Bytes, encodeWithSentinel, isMarkedOrWide, LARGE_TEXT, stripBom } from '../engine/text/bytes.ts';
import type { ChosenEncoding, Decoded } from '../engine/text/encoding.ts';
import { positionOf } from '../engine/text/textPosition.ts';
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
    ? await decoded(await bytesOfFile(source, report), encoding)
    : { bytes: stripBom(typeof source === 'string' ? encodeWithSentinel(source) : source), readAs: null };
  const part = (value: number) => report(isFile ? FILE_PART + value * (1 - FILE_PART) : value);
  const lines = isLines
    ? runReported((await import('../engine/text/jsonLines.ts')).scanLines(bytes), part, 0, 0.9)
    : null;
  if (lines && 'nodes' in lines) return opened(bytes, lines.base, lines.nodes, true, readAs);
  // What is named JSON Lines may be JSON all the same.
  const scanned = runReported(scan(bytes), part, lines ? 0.9 : 0);
  if (!isParseError(scanned)) return opened(bytes, bytes, scanned, false, readAs);
  return { bytes, base: bytes, isLines, readAs, ...(await failed(bytes, lines ?? scanned, isLines)) };
}

async function opened(
  bytes: Bytes,
  base: Bytes,
  nodes: Nodes,
  isLines: boolean,
  readAs: string | null,
): Promise<ParseResult> {
  // The page builds the rows of a small document.
  const rows = bytes.length > LARGE_TEXT ? (await import('../engine/rows/levels.ts')).initialRows(nodes) : undefined;
  return { bytes, base, nodes, isLines, readAs, ...(rows && { rows }) };
}

async function failed(
  bytes: Bytes,
  error: ParseError,
  isLines: boolean,
): Promise<Pick<ParseResult, 'error' | 'offer'>> {
  const offer = await offerFor(bytes, error, isLines);
  return { error: { ...error, position: positionOf(bytes, error.at) }, ...(offer && { offer }) };
}

/** What a text that is no JSON could be read as. */
const offerFor = async (bytes: Bytes, { message }: ParseError, isLines: boolean): Promise<Offer | undefined> => {
  try {
    const { offerOf } = await import('./offer.ts');
    return offerOf(bytes, isLines || message !== AFTER_DOCUMENT);
  } catch {
    // Without a connection there is the error alone.
    return undefined;
  }
};

/** UTF-8 of a file. What reads other encodings is loaded where a mark, a zero or somebody's choice asks for it. */
const decoded = async (file: Bytes, encoding: ChosenEncoding | undefined): Promise<Decoded> =>
  encoding || isMarkedOrWide(file)
    ? (await import('../engine/text/encoding.ts')).decodeFile(file, encoding)
    : { bytes: file, readAs: null };

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
