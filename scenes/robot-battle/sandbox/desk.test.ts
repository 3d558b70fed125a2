// The page's side of the sandbox: answers, the watchdog's two strikes and whom it blames, and what happens when the sandbox cannot start.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { serveTask } from '../../kit/task/serve.ts';
import { InProcessWorker } from '../../kit/task/testing.ts';
import { type Question, type Resolved, stoppedByWatchdog } from '../match.ts';
import { asked } from '../testing.ts';
import { Desk, type RefereeTask, refereeAtWork, SILENCE_MS } from './desk.ts';

type Work = (input: RefereeTask['input'], began: (side: 0 | 1, tick: number) => void) => Promise<Resolved>;

const DONE: Resolved = { answer: { a: 'w3', b: 'm3', out: [null, null] }, said: [] };
const question: Question = asked('a', 'b');
const later = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms));
const never = () => new Promise<never>(() => {});

function desk(work: Work) {
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
  return { desk: new Desk(start), workers };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a desk', () => {
  test('hands on what the referee resolved, and uses one Worker for many matches', async () => {
    const { desk: mine, workers } = desk(async () => DONE);
    expect(await mine.judge(question)).toEqual(DONE);
    expect(await mine.judge(question)).toEqual(DONE);
    expect(workers).toHaveLength(1);
  });

  test('waits as long as there are signs of life', async () => {
    const { desk: mine, workers } = desk(async (_, began) => {
      for (let tick = 0; tick < 20; tick++) {
        began(0, tick);
        await later(SILENCE_MS.first - 100);
      }
      return DONE;
    });
    const answer = mine.judge(question);
    await vi.advanceTimersByTimeAsync(20 * SILENCE_MS.first);
    expect(await answer).toEqual(DONE);
    expect(workers).toHaveLength(1);
  });

  test('ends a silent Worker, asks again carefully, and blames whose turn it was', async () => {
    const heard: boolean[] = [];
    const { desk: mine, workers } = desk((input, began) => {
      heard.push(input.careful);
      began(0, 4);
      if (input.careful) began(1, 5);
      return never();
    });
    const answer = mine.judge(question);
    await vi.advanceTimersByTimeAsync(SILENCE_MS.first + 50);
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(SILENCE_MS.careful + 50);
    expect(await answer).toEqual(stoppedByWatchdog(1));
    expect((await answer).answer.out).toEqual([
      null,
      { reason: 'watchdog', says: expect.stringMatching(/stopped\.$/) },
    ]);
    expect(heard).toEqual([false, true]);
  });

  test('a machine that was only busy is nobody’s fault', async () => {
    const { desk: mine } = desk(({ careful }, began) => {
      began(0, 0);
      return careful ? later(SILENCE_MS.first + 500).then(() => DONE) : never();
    });
    const answer = mine.judge(question);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await answer).toEqual(DONE);
  });

  test('says so where the sandbox cannot start, and tries another the next time', async () => {
    let times = 0;
    const { desk: mine } = desk(async () => {
      if (times++ === 0) throw new Error('WebAssembly is forbidden here.');
      return DONE;
    });
    await expect(mine.judge(question)).rejects.toThrow(
      /could not start or was stopped\. WebAssembly is forbidden here\./,
    );
    expect(await mine.judge(question)).toEqual(DONE);
  });
});

test('as the rules’ work it answers without what was said, and tells that elsewhere', async () => {
  const heard: unknown[] = [];
  const { desk: mine } = desk(async () => ({
    ...DONE,
    said: [{ tick: 1, side: 0, kind: 'log', text: 'x', line: null }],
  }));
  const line = refereeAtWork((...words) => heard.push(words), mine);
  const replies: unknown[] = [];
  line.onmessage = ({ data }: MessageEvent) => replies.push(data);
  line.postMessage(question, {});
  await vi.advanceTimersByTimeAsync(50);
  expect(replies).toEqual([{ kind: 'done', output: DONE.answer }]);
  expect(heard).toEqual([[question, expect.objectContaining({ said: [expect.objectContaining({ text: 'x' })] })]]);
});
