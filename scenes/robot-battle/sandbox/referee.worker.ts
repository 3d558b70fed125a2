// Worker entry of the referee, in which scripts run. Its own response alone may compile WebAssembly (src/build/headers.ts); no page may.
import wasmUrl from 'quickjs-wasi/quickjs.wasm?url';
import { serveTask } from '../../kit/task/serve.ts';
import type { RefereeTask } from './client.ts';
import { createReferee, type Referee } from './referee.ts';

/** Milliseconds between progress messages. */
const HEARTBEAT_MS = 100;

let referee: Promise<Referee> | null = null;
const loadReferee = async (): Promise<Referee> => createReferee(await WebAssembly.compileStreaming(fetch(wasmUrl)));

serveTask<RefereeTask>(self, async ({ request, careful }) => {
  referee ??= loadReferee();
  const resolve = await referee;
  let last = Number.NEGATIVE_INFINITY;
  return resolve(request, (side, tick) => {
    const now = performance.now();
    if (!careful && now - last < HEARTBEAT_MS) return;
    last = now;
    self.postMessage({ kind: 'progress', progress: { side, tick } }, {});
  });
});
