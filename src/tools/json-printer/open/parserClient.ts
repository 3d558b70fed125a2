// Parser client: one request at a time, with progress. Cancelling terminates the Worker, and the next request starts a new one.
import { openTask } from '../../../../scenes/kit/task/task.ts';
import { PREVIEW_BYTES } from '../engine/parse/preview.ts';
import { nextFrame, runSliced } from '../engine/steps.ts';
import {
  type Bytes,
  encodeInSteps,
  encodeWithSentinel,
  hasLoneSurrogate,
  joinWithSentinel,
  LARGE_TEXT,
  stripBom,
} from '../engine/text/bytes.ts';
import type { ParseResult, ParserTask, ReadOptions } from './parserMessages.ts';

export interface Watch {
  readonly signal: AbortSignal;
  onProgress?(part: number): void;
  /** Called with the first bytes of a large text and a sentinel, as soon as they are read. */
  onPreview?(bytes: Bytes): void;
}

export interface ParserClient {
  parse(source: string | Blob, watch: Watch, options?: ReadOptions): Promise<ParseResult>;
  /** Starts the Worker ahead of the first request. */
  start(): void;
  close(): void;
}

export function newParserClient(): ParserClient {
  const task = openTask<ParserTask>(
    () => new Worker(new URL('./parser.worker.ts', import.meta.url), { type: 'module' }),
  );

  return {
    async parse(given, watch, options = {}) {
      const beginning = watch.onPreview && previewBytes(given);
      if (beginning instanceof Uint8Array) {
        watch.onPreview?.(beginning);
        await nextFrame();
      } else void beginning?.then(watch.onPreview, () => undefined); // An unreadable file is reported by the Worker.
      const source = await encodeOnPage(given, watch.signal);
      const transfer = source instanceof Uint8Array ? [source.buffer] : [];
      const { signal, onProgress } = watch;
      return task.run({ source, options }, { signal, ...(onProgress && { onProgress }) }, transfer);
    },
    start: () => task.warm(),
    close: () => task.close(),
  };
}

/**
 * Encodes text on the page in time slices, because bytes are transferred without copying. A text with lone surrogates takes longer
 * and is encoded by the Worker.
 */
const encodeOnPage = (source: string | Blob, signal: AbortSignal): Promise<Bytes> | string | Blob =>
  typeof source === 'string' && !hasLoneSurrogate(source) ? runSliced(encodeInSteps(source), { signal }) : source;

/** First bytes of a large text with a sentinel; a promise for a file. */
function previewBytes(source: string | Blob): Bytes | Promise<Bytes> | undefined {
  if (typeof source === 'string')
    return source.length < LARGE_TEXT ? undefined : encodeWithSentinel(source.slice(0, PREVIEW_BYTES));
  if (source.size < LARGE_TEXT) return undefined;
  const read = source.slice(0, PREVIEW_BYTES).arrayBuffer();
  return read.then(bytes => joinWithSentinel([stripBom(new Uint8Array(bytes))]));
}
