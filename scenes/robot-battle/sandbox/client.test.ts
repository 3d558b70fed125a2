// The referee client: responses, the watchdog with its second careful run, and a sandbox that cannot start.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { serveTask } from '../../kit/task/serve.ts';
import { InProcessWorker } from '../../kit/task/testing.ts';
import { type MatchRequest, type ResolvedMatch, stoppedByWatchdog } from '../match.ts';
import { matchRequest } from '../testing.ts';
import { createRefereeWorker, RefereeClient, type RefereeTask, WATCHDOG_MS } from './client.ts';

type Work = (input: RefereeTask['input'], began: (side: 0 | 1, tick: number) => void) => Promise<ResolvedMatch>;

const DONE: ResolvedMatch = { response: { a: 'w3', b: 'm3', out: [null, null] }, log: [] };
const request: MatchRequest = matchRequest('a', 'b');
const later = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms));
const never = () => new Promise<never>(() => {});

function startClient(work: Work) {
  const workers: InProcessWorker[] = [];
  const start = () => {
    const worker: InProcessWorker = new InProcessWorker(port =>
      serveTask<RefereeTask>(port, input =>
        work(input, (side, tick) => port.postMessage({ kind: 'progress', progress: { side, tick } })),
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
    const { client, workers } = startClient(async (_, began) => {
      for (let tick = 0; tick < 20; tick++) {
        began(0, tick);
        await later(WATCHDOG_MS.first - 100);
      }
      return DONE;
    });
    const response = client.resolve(request);
    await vi.advanceTimersByTimeAsync(20 * WATCHDOG_MS.first);
    expect(await response).toEqual(DONE);
    expect(workers).toHaveLength(1);
  });

  test('ends a silent Worker, asks again carefully, and blames whose turn it was', async () => {
    const calls: boolean[] = [];
    const { client, workers } = startClient((input, began) => {
      calls.push(input.careful);
      began(0, 4);
      if (input.careful) began(1, 5);
      return never();
    });
    const response = client.resolve(request);
    await vi.advanceTimersByTimeAsync(WATCHDOG_MS.first + 50);
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(WATCHDOG_MS.careful + 50);
    expect(await response).toEqual(stoppedByWatchdog(1));
    expect((await response).response.out).toEqual([
      null,
      { reason: 'watchdog', says: expect.stringMatching(/stopped\.$/) },
    ]);
    expect(calls).toEqual([false, true]);
  });

  test('a machine that was only busy is nobody’s fault', async () => {
    const { client } = startClient(({ careful }, began) => {
      began(0, 0);
      return careful ? later(WATCHDOG_MS.first + 500).then(() => DONE) : never();
    });
    const response = client.resolve(request);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await response).toEqual(DONE);
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
  worker.onmessage = ({ data }: MessageEvent) => replies.push(data);
  worker.postMessage(request, {});
  await vi.advanceTimersByTimeAsync(50);
  expect(replies).toEqual([{ kind: 'done', output: DONE.response }]);
  expect(calls).toEqual([[request, expect.objectContaining({ log: [expect.objectContaining({ text: 'x' })] })]]);
});
