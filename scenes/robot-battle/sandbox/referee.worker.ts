// Worker entry of the referee, in which scripts run. Its own response alone may compile WebAssembly (src/build/headers.ts); no page may.
import programUrl from 'quickjs-wasi/quickjs.wasm?url';
import { serveTask } from '../../kit/task/serve.ts';
import type { RefereeTask } from './client.ts';
import { createReferee, type Referee } from './referee.ts';

/** Milliseconds between signs of life. */
const HEARTBEAT_MS = 100;

let referee: Promise<Referee> | null = null;
async function loadReferee(): Promise<Referee> {
  const response = await fetch(programUrl);
  if (!response.ok) throw new Error('Its program did not arrive.');
  return createReferee(new Uint8Array(await response.arrayBuffer()));
}

serveTask<RefereeTask>(self, async request => {
  // What did not arrive is fetched again for the next match.
  referee ??= loadReferee().catch((error: unknown) => {
    referee = null;
    throw error;
  });
  const resolve = await referee;
  let last = Number.NEGATIVE_INFINITY;
  try {
    return await resolve(request, (_, tick) => {
      const now = performance.now();
      if (now - last < HEARTBEAT_MS) return;
      last = now;
      self.postMessage({ kind: 'progress', progress: tick }, {});
    });
  } catch {
    return null;
  }
});
