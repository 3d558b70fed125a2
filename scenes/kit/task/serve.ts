// Task server, the Worker's side: runs the work for each request and reports its progress, throttled.
import type { TaskPort, TaskReply, TaskTypes } from './messages.ts';

/** Minimum milliseconds between two progress reports. */
export const REPORT_MS = 100;

/** Reports progress; what comes sooner than REPORT_MS after the last report is dropped, except a stage that begins. */
export type Report<Progress> = (progress: Progress, isNewStage?: boolean) => void;

/** Responds to every request with the result of `work`. An error that it throws rejects the page's promise. */
export function serveTask<T extends TaskTypes>(
  port: TaskPort,
  work: (input: T['input'], report: Report<T['progress']>) => T['output'] | Promise<T['output']>,
  { now = () => performance.now(), buffersOf = () => [] }: ServeOptions<T['output']> = {},
): void {
  const reply = (message: TaskReply<T>, transfer: Transferable[] = []) => port.postMessage(message, { transfer });
  port.addEventListener('message', async ({ data }) => {
    reply({ kind: 'begun' });
    let lastReport = now();
    const report = (progress: T['progress'], isNewStage = false) => {
      if (!isNewStage && now() - lastReport < REPORT_MS) return;
      lastReport = now();
      reply({ kind: 'progress', progress });
    };
    try {
      const output = await work(data, report);
      reply({ kind: 'done', output }, buffersOf(output));
    } catch (error) {
      reply({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
  });
}

interface ServeOptions<Output> {
  /** Milliseconds of a monotonic clock. */
  now?(): number;
  /** Buffers of the output that are transferred instead of copied. */
  buffersOf?(output: Output): Transferable[];
}
