// The page's side of the Worker: one request at a time, with progress; giving up ends the Worker, and the next request starts another.
import { type Bytes, encodeParts } from './engine/bytes.ts';
import { runSliced } from './engine/steps.ts';
import type { Reading, Repair, Reply, Request } from './messages.ts';

export interface Watch {
  readonly signal: AbortSignal;
  onProgress?(part: number): void;
}

export interface Reader {
  read(source: string | Blob, watch: Watch): Promise<Reading>;
  repair(bytes: Bytes, watch: Watch): Promise<Repair>;
  close(): void;
}

export function newReader(): Reader {
  let worker: Worker | null = null;
  const end = () => {
    worker?.terminate();
    worker = null;
  };

  function ask<R extends Reply>(request: Request, transfer: ArrayBuffer[], { signal, onProgress }: Watch): Promise<R> {
    worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    const asked = worker;
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
    async read(source, watch) {
      const parts = typeof source === 'string' ? await runSliced(encodeParts(source), watch) : source;
      watch.signal.throwIfAborted();
      const transfer = Array.isArray(parts) ? parts.map(part => part.buffer) : [];
      return (await ask<Extract<Reply, { kind: 'read' }>>({ kind: 'read', source: parts }, transfer, watch)).reading;
    },
    async repair(bytes, watch) {
      return (await ask<Extract<Reply, { kind: 'repair' }>>({ kind: 'repair', bytes }, [], watch)).repair;
    },
    close: end,
  };
}
