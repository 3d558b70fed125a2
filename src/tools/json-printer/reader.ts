// The page's side of the Worker: one request at a time, with progress; giving up ends the Worker, and the next request starts another.
import { type Bytes, encodeWithStop, hasLone } from './engine/bytes.ts';
import type { Reading, Repair, Reply, Request } from './messages.ts';

export interface Watch {
  readonly signal: AbortSignal;
  onProgress?(part: number): void;
}

export interface Reader {
  read(source: string | Blob, watch: Watch): Promise<Reading>;
  repair(bytes: Bytes, watch: Watch): Promise<Repair>;
  /** Starts the Worker before it is needed. */
  warm(): void;
  close(): void;
}

export function newReader(): Reader {
  let worker: Worker | null = null;
  const end = () => {
    worker?.terminate();
    worker = null;
  };

  const start = () => {
    worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    return worker;
  };

  function ask<R extends Reply>(
    request: Request,
    { signal, onProgress }: Watch,
    transfer: Transferable[] = [],
  ): Promise<R> {
    const asked = start();
    return new Promise<R>((resolve, reject) => {
      const giveUp = () => {
        end();
        reject(signal.reason);
      };
      signal.addEventListener('abort', giveUp, { once: true });
      const settle = (settled: () => void) => {
        signal.removeEventListener('abort', giveUp);
        settled();
      };
      asked.onmessage = ({ data }: MessageEvent<Reply>) => {
        if (data.kind === 'progress') onProgress?.(data.part);
        else if (data.kind === 'failed') settle(() => reject(new Error(data.message)));
        else settle(() => resolve(data as R));
      };
      asked.onerror = event => {
        // A Worker that could not start or ran out of memory is of no more use.
        event.preventDefault();
        end();
        settle(() => reject(new Error(event.message)));
      };
      asked.postMessage(request, transfer);
    });
  }

  return {
    async read(given, watch) {
      const source = encodedHere(given);
      const transfer = source instanceof Uint8Array ? [source.buffer] : [];
      return (await ask<Extract<Reply, { kind: 'read' }>>({ kind: 'read', source }, watch, transfer)).reading;
    },
    async repair(bytes, watch) {
      return (await ask<Extract<Reply, { kind: 'repair' }>>({ kind: 'repair', bytes }, watch)).repair;
    },
    warm: () => void start(),
    close: end,
  };
}

/** Bytes go over without being copied. A text with halves of characters takes longer to encode: that the Worker does. */
const encodedHere = (source: string | Blob) =>
  typeof source === 'string' && !hasLone(source) ? encodeWithStop(source) : source;
