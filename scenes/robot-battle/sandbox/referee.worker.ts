// The Worker in which scripts run. Its own response alone may compile WebAssembly (src/build/headers.ts); no page may.
import wasmUrl from 'quickjs-wasi/quickjs.wasm?url';
import { serveTask } from '../../kit/task/serve.ts';
import type { RefereeTask } from './desk.ts';
import { type Referee, refereeOf } from './referee.ts';

/** A sign of life so often, while nothing holds the machine. */
const BEAT_MS = 100;

let referee: Promise<Referee> | null = null;
const ready = async (): Promise<Referee> => refereeOf(await WebAssembly.compileStreaming(fetch(wasmUrl)));

serveTask<RefereeTask>(self, async ({ question, careful }) => {
  referee ??= ready();
  const resolve = await referee;
  let last = Number.NEGATIVE_INFINITY;
  return resolve(question, (side, tick) => {
    const now = performance.now();
    if (!careful && now - last < BEAT_MS) return;
    last = now;
    self.postMessage({ kind: 'progress', progress: { side, tick } }, {});
  });
});
