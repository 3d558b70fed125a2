// Queries of the document and of texts, answered by a Worker that keeps a copy of the document until it changes. Fetched with the first query.
import { openTask, type Task } from '../../../../scenes/kit/task/task.ts';
import { outOfLines } from '../engine/jsonpath/inLines.ts';
import { columnsOf } from '../engine/nodes.ts';
import type { Printer } from '../printer.ts';
import { copied } from './copied.ts';
import type { AskOutput, AskTask } from './messages.ts';

type Answer<K extends AskOutput['kind']> = Extract<AskOutput, { kind: K }>;

/** What is wrong with a query or with the text it is asked of, and at which place. */
export class QueryFault extends Error {
  /** Characters into the path, or bytes into the text. */
  readonly position: number;
  readonly of: 'path' | 'text';
  constructor({ message, at, of }: Answer<'fault'>) {
    super(message);
    this.name = 'QueryFault';
    this.position = at;
    this.of = of;
  }
}

const newTask = () =>
  openTask<AskTask>(() => new Worker(new URL('./query.worker.ts', import.meta.url), { type: 'module' }));

function sound<K extends AskOutput['kind']>(output: AskOutput, kind: K): Answer<K> {
  if (output.kind === 'fault') throw new QueryFault(output);
  if (output.kind !== kind) throw new Error('The Worker answered something else');
  return output as Answer<K>;
}

export interface Asking {
  find(path: string, signal: AbortSignal): Promise<Answer<'found'>>;
  paths(signal: AbortSignal): Promise<Answer<'listed'>>;
  close(): void;
}

/** What asks the printer's document; it is handed over again after an edit. */
export function newAsking(printer: Printer): Asking {
  const task = newTask();
  let held: readonly unknown[] = [];

  async function hold(signal: AbortSignal): Promise<void> {
    const { document } = printer.store.getState();
    const now = [document, printer.history.done.at(-1), printer.history.undone.length];
    if (!document || now.every((part, i) => part === held[i])) return;
    held = [];
    const copy = await copied(document, signal);
    await task.run({ kind: 'hold', document: copy }, { signal }, [
      copy.base.buffer,
      copy.added.buffer,
      ...columnsOf(copy.nodes).map(({ buffer }) => buffer),
    ]);
    held = now;
  }
  /** Giving up ends the Worker, and its copy with it. */
  const asked = async <T>(signal: AbortSignal, ask: () => Promise<T>): Promise<T> => {
    try {
      return await ask();
    } finally {
      if (signal.aborted) held = [];
    }
  };

  return {
    find: (path, signal) =>
      asked(signal, async () => {
        await hold(signal);
        return sound(await task.run({ kind: 'find', path }, { signal }), 'found');
      }),
    paths: signal => asked(signal, async () => sound(await task.run({ kind: 'paths' }, { signal }), 'listed')),
    close: () => task.close(),
  };
}

let ofTexts: Task<AskTask> | undefined;

/** Every value that a path finds in a text, to the last digit, and where it lies. Rejects with a QueryFault. */
export async function askText(text: string, path: string): Promise<{ values: string[]; paths: string[] }> {
  ofTexts ??= newTask();
  return outOfLines(sound(await ofTexts.run({ kind: 'text', text, path }), 'told'));
}
