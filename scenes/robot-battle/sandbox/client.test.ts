// The referee client: responses, the watchdog, which decides no match, and a sandbox that cannot start.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { serveTask } from '../../kit/task/serve.ts';
import { InProcessWorker } from '../../kit/task/testing.ts';
import { START_MS } from '../../kit/task/watch.ts';
import { type MatchRequest, type ResolvedMatch, VoidMatch } from '../rules/match.ts';
import { matchRequest } from '../rules/testing.ts';
import { createRefereeWorker, RefereeClient, type RefereeTask, WATCHDOG_MS } from './client.ts';

type Work = (request: MatchRequest, alive: (tick: number) => void) => Promise<ResolvedMatch | null>;

const DONE: ResolvedMatch = { response: { a: 'w3', b: 'm3', out: [null, null] }, log: [] };
const request: MatchRequest = matchRequest('a', 'b');
const later = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms));
const never = () => new Promise<never>(() => {});

function startClient(work: Work) {
  const workers: InProcessWorker[] = [];
  const start = () => {
    const worker: InProcessWorker = new InProcessWorker(port =>
      serveTask<RefereeTask>(port, input =>
        work(input as MatchRequest, tick => port.postMessage({ kind: 'progress', progress: tick })),
      ),
    );
    workers.push(worker);
    return worker;
  };
  return { client: new RefereeClient(start), workers };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a referee client', () => {
  test('hands on what the referee resolved, and uses one Worker for many matches', async () => {
    const { client, workers } = startClient(async () => DONE);
    expect(await client.resolve(request)).toEqual(DONE);
    expect(await client.resolve(request)).toEqual(DONE);
    expect(workers).toHaveLength(1);
  });

  test('waits as long as there are signs of life', async () => {
    const { client, workers } = startClient(async (_, alive) => {
      for (let tick = 0; tick < 20; tick++) {
        alive(tick);
        await later(WATCHDOG_MS - 100);
      }
      return DONE;
    });
    const response = client.resolve(request);
    await vi.advanceTimersByTimeAsync(20 * WATCHDOG_MS);
    expect(await response).toEqual(DONE);
    expect(workers).toHaveLength(1);
  });

  test('ends a silent Worker, and the match is void: whoever’s turn it was loses nothing', async () => {
    const { client, workers } = startClient((_, alive) => {
      alive(4);
      return workers.length > 1 ? Promise.resolve(DONE) : never();
    });
    const verdict = client.resolve(request).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(WATCHDOG_MS + 50);
    expect(await verdict).toBeInstanceOf(VoidMatch);
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true]);
    expect(await client.resolve(request)).toEqual(DONE);
  });

  test('a Worker that never begins is no void match: the sandbox did not start, and the next try starts another', async () => {
    const workers: InProcessWorker[] = [];
    const client = new RefereeClient(() => {
      const worker = new InProcessWorker(() => {});
      workers.push(worker);
      return worker;
    });
    const said = client.resolve(request).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(START_MS);
    expect(await said).not.toBeInstanceOf(VoidMatch);
    expect(String(await said)).toMatch(/could not start or was stopped\. The work did not answer\. Try again\./);
    expect(workers[0]?.isEnded).toBe(true);
  });

  test('a match that the referee cannot judge is void, and its Worker goes on', async () => {
    let times = 0;
    const { client, workers } = startClient(async () => (times++ === 0 ? null : DONE));
    await expect(client.resolve(request)).rejects.toThrow('This match could not be judged here. It does not count.');
    expect(await client.resolve(request)).toEqual(DONE);
    expect(workers).toHaveLength(1);
  });

  test('says so where the sandbox cannot start, and tries another the next time', async () => {
    let times = 0;
    const { client } = startClient(async () => {
      if (times++ === 0) throw new Error('WebAssembly is forbidden here.');
      return DONE;
    });
    await expect(client.resolve(request)).rejects.toThrow(
      /could not start or was stopped\. WebAssembly is forbidden here\./,
    );
    expect(await client.resolve(request)).toEqual(DONE);
  });
});

test('as the rules’ work it answers without what was logged, and tells that elsewhere', async () => {
  const calls: unknown[] = [];
  const { client } = startClient(async () => ({
    ...DONE,
    log: [{ tick: 1, side: 0, kind: 'log', text: 'x', line: null }],
  }));
  const worker = createRefereeWorker((...words) => calls.push(words), client);
  const replies: unknown[] = [];
  worker.onmessage = ({ data }: MessageEvent) => data.kind === 'begun' || replies.push(data);
  worker.postMessage(request, {});
  await vi.advanceTimersByTimeAsync(50);
  expect(replies).toEqual([{ kind: 'done', output: DONE.response }]);
  expect(calls).toEqual([[request, expect.objectContaining({ log: [expect.objectContaining({ text: 'x' })] })]]);
});

test('a void match reaches the rules as no response at all', async () => {
  const { client } = startClient(async () => null);
  const worker = createRefereeWorker(() => {}, client);
  const replies: unknown[] = [];
  worker.onmessage = ({ data }: MessageEvent) => data.kind === 'begun' || replies.push(data);
  worker.postMessage(request, {});
  await vi.advanceTimersByTimeAsync(50);
  expect(replies).toEqual([{ kind: 'failed', message: 'This match could not be judged here. It does not count.' }]);
});
