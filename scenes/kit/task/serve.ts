// The Worker's side of a task: does one request at a time and tells how far it is, not more often than a page can show.
import type { TaskPort, TaskReply, TaskTypes } from './messages.ts';

/** Milliseconds between two reports of progress. */
export const REPORT_MS = 100;

/** Reports progress; what comes sooner than REPORT_MS after the last report is dropped. */
export type Report<Progress> = (progress: Progress) => void;

/** Answers every request with what `work` makes of it. An error it throws becomes the error of the page's promise. */
export function serveTask<T extends TaskTypes>(
  port: TaskPort,
  work: (input: T['input'], report: Report<T['progress']>) => T['output'] | Promise<T['output']>,
  { now = () => performance.now(), buffersOf = () => [] }: ServeOptions<T['output']> = {},
): void {
  const reply = (message: TaskReply<T>, transfer: Transferable[] = []) => port.postMessage(message, { transfer });
  port.addEventListener('message', async ({ data }) => {
    let last = now();
    const report = (progress: T['progress']) => {
      if (now() - last < REPORT_MS) return;
      last = now();
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
  /** Milliseconds on any clock that never goes back. */
  now?(): number;
  /** What is handed over rather than copied. */
  buffersOf?(output: Output): Transferable[];
}
