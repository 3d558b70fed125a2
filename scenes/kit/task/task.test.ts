// Task client and server on one thread: results, progress, order, cancellation and errors.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { REPORT_MS, type Report, serveTask } from './serve.ts';
import { openTask } from './task.ts';
import { InProcessWorker } from './testing.ts';
import { SILENT_MS, START_MS } from './watch.ts';

interface Doubling {
  readonly input: number;
  readonly output: number;
  readonly progress: number;
}
type Work = (input: number, report: Report<number>) => number | Promise<number>;

function opened(work: Work) {
  const workers: InProcessWorker[] = [];
  const task = openTask<Doubling>(() => {
    const worker = new InProcessWorker(port => serveTask<Doubling>(port, work, { now: () => Date.now() }));
    workers.push(worker);
    return worker;
  });
  return { task, workers };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const later = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));
const slow: Work = async (input, report) => {
  for (let ms = 0; ms < 1000; ms += 10) {
    report(ms);
    await later(10);
  }
  return input * 2;
};

describe('a task', () => {
  test('starts one Worker when first asked, and answers', async () => {
    const { task, workers } = opened(input => input * 2);
    expect(workers).toHaveLength(0);
    expect(await task.run(4)).toBe(8);
    expect(await task.run(5)).toBe(10);
    expect(workers).toHaveLength(1);
  });

  test('tells its progress every 100 ms and not more often', async () => {
    const { task } = opened(slow);
    const heard: number[] = [];
    const answer = task.run(1, { onProgress: ms => heard.push(ms) });
    await vi.advanceTimersByTimeAsync(1000);
    await answer;
    expect(heard).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map(count => count * REPORT_MS));
  });

  test('tells a stage that begins at once', async () => {
    const { task } = opened((input, report) => {
      report(1, true);
      report(2);
      report(3, true);
      return input;
    });
    const heard: number[] = [];
    await task.run(1, { onProgress: stage => heard.push(stage) });
    expect(heard).toEqual([1, 3]);
  });

  test('does one request at a time, in order', async () => {
    const log: string[] = [];
    const { task } = opened(async input => {
      log.push(`begins ${input}`);
      await later(100 - input);
      log.push(`ends ${input}`);
      return input;
    });
    const answers = Promise.all([task.run(1), task.run(50), task.run(2)]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await answers).toEqual([1, 50, 2]);
    expect(log).toEqual(['begins 1', 'ends 1', 'begins 50', 'ends 50', 'begins 2', 'ends 2']);
  });

  test('hands on what the work throws, and goes on', async () => {
    const { task, workers } = opened(input => {
      if (input === 13) throw new Error('No thirteen. Take another number.');
      return input;
    });
    await expect(task.run(13)).rejects.toThrow('No thirteen. Take another number.');
    expect(await task.run(14)).toBe(14);
    expect(workers).toHaveLength(1);
  });

  test('rejects when the Worker breaks, and starts another for the next request', async () => {
    const { task, workers } = opened(slow);
    const broken = task.run(1);
    await vi.advanceTimersByTimeAsync(50);
    workers[0]?.onerror?.({ message: '', preventDefault: () => undefined } as ErrorEvent);
    await expect(broken).rejects.toThrow(/stopped.*Try again with less/);
    expect(workers[0]?.isEnded).toBe(true);
    const next = task.run(2);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await next).toBe(4);
    expect(workers).toHaveLength(2);
  });
});

describe('given up', () => {
  test('a request under way is rejected at once, its Worker ended, the next one answered by another', async () => {
    const { task, workers } = opened(slow);
    const control = new AbortController();
    const heard: number[] = [];
    const first = task.run(1, { signal: control.signal, onProgress: ms => heard.push(ms) });
    const second = task.run(2);
    await vi.advanceTimersByTimeAsync(250);
    control.abort(new Error('enough'));
    await expect(first).rejects.toThrow('enough');
    expect(workers.map(worker => worker.isEnded)).toEqual([true, false].slice(0, workers.length));
    await vi.advanceTimersByTimeAsync(1000);
    expect(await second).toBe(4);
    expect(heard).toEqual([100, 200]);
    expect(workers).toHaveLength(2);
  });

  test('a request that waits is rejected at once and never begun; the one under way goes on', async () => {
    const begun: number[] = [];
    const { task, workers } = opened((input, report) => {
      begun.push(input);
      return slow(input, report);
    });
    const control = new AbortController();
    const first = task.run(1);
    const second = task.run(2, { signal: control.signal });
    await vi.advanceTimersByTimeAsync(100);
    control.abort();
    await expect(second).rejects.toThrow(/abort/);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await first).toBe(2);
    expect(begun).toEqual([1]);
    expect(workers).toHaveLength(1);
  });

  test('before it began it never begins', async () => {
    const { task, workers } = opened(slow);
    await expect(task.run(1, { signal: AbortSignal.abort(new Error('never mind')) })).rejects.toThrow('never mind');
    expect(workers).toHaveLength(0);
  });

  test('closing gives up everything', async () => {
    const { task, workers } = opened(slow);
    const both = Promise.allSettled([task.run(1), task.run(2)]);
    await vi.advanceTimersByTimeAsync(50);
    task.close();
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(workers[0]?.isEnded).toBe(true);
  });
});

describe('a Worker that does not answer', () => {
  const SAYS = 'The work did not answer. Try again.';
  const messageOf = (answer: Promise<unknown>) => answer.catch((error: Error) => error.message);
  const settledAfter = async (answer: Promise<unknown>, ms: number) => {
    let said: unknown = null;
    void messageOf(answer).then(message => (said = message));
    await vi.advanceTimersByTimeAsync(ms);
    return said;
  };

  test('and never begins is ended, with a sentence; the next request starts another', async () => {
    const workers: InProcessWorker[] = [];
    const task = openTask<Doubling>(() => {
      const worker = new InProcessWorker(port => {
        if (workers.length > 0) serveTask<Doubling>(port, input => input * 2);
      });
      workers.push(worker);
      return worker;
    });
    const first = task.run(1);
    expect(await settledAfter(first, START_MS - 1)).toBeNull();
    expect(await settledAfter(first, 1)).toBe(SAYS);
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true]);
    expect(await task.run(4)).toBe(8);
  });

  test('and falls silent is ended; a longer work that reports is not', async () => {
    const { task } = opened(async (input, report) => {
      for (let part = 0; part < input; part++) {
        await later(SILENT_MS - 1);
        report(part);
      }
      return input === 3 ? input : new Promise<never>(() => {});
    });
    const whole = task.run(3);
    await vi.advanceTimersByTimeAsync(3 * SILENT_MS);
    expect(await whole).toBe(3);
    const stuck = task.run(1);
    expect(await settledAfter(stuck, 2 * SILENT_MS - 2)).toBeNull();
    expect(await settledAfter(stuck, 2)).toBe(SAYS);
  });

  test('nor report as often as its task asks', async () => {
    const { task } = opened(async (_, report) => {
      await later(REPORT_MS);
      report(0);
      return new Promise<never>(() => {});
    });
    const stuck = task.run(1, { silentMs: 5000 });
    expect(await settledAfter(stuck, REPORT_MS + 4999)).toBeNull();
    expect(await settledAfter(stuck, 1)).toBe(SAYS);
  });

  test('leaves those that wait behind it to another', async () => {
    let times = 0;
    const { task } = opened(input => (times++ === 0 ? new Promise<never>(() => {}) : input * 2));
    const [first, second] = [messageOf(task.run(1)), task.run(2)];
    await vi.advanceTimersByTimeAsync(SILENT_MS);
    expect([await first, await second]).toEqual([SAYS, 4]);
  });
});

test('a browser without AbortSignal.any runs and gives up like any other', async () => {
  const { any } = AbortSignal;
  Reflect.deleteProperty(AbortSignal, 'any');
  try {
    const { task } = opened(slow);
    const control = new AbortController();
    const first = task.run(1, { signal: control.signal });
    await vi.advanceTimersByTimeAsync(100);
    control.abort(new Error('enough'));
    await expect(first).rejects.toThrow('enough');
    const second = task.run(2, { signal: new AbortController().signal });
    await vi.advanceTimersByTimeAsync(1000);
    expect(await second).toBe(4);
  } finally {
    Object.assign(AbortSignal, { any });
  }
});

describe('a Worker that cannot start', () => {
  /** Workers whose script does not arrive: each says so once, without a message, as a browser does. */
  function failing() {
    const workers: InProcessWorker[] = [];
    const task = openTask<Doubling>(() => {
      const worker = new InProcessWorker(() => {});
      workers.push(worker);
      setTimeout(() => worker.onerror?.({ preventDefault() {} } as ErrorEvent));
      return worker;
    });
    return { task, workers };
  }
  const SAYS = /^The work stopped: it could not start/;
  const refusal = async (task: ReturnType<typeof failing>['task']): Promise<string> => {
    const [said] = await Promise.all([task.run(1).catch((error: Error) => error.message), vi.runAllTimersAsync()]);
    return String(said);
  };

  test('is said to whoever asks', async () => {
    const { task } = failing();
    expect(await refusal(task)).toMatch(SAYS);
  });

  test('is said to who asks later, too: it was started before it was needed', async () => {
    const { task, workers } = failing();
    task.warm();
    await vi.runAllTimersAsync();
    expect(await refusal(task)).toMatch(SAYS);
    expect(await refusal(task)).toMatch(SAYS);
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, true, true]);
  });
});
