// Client of the Worker of other forms: one copy of the document, of which several forms are written.
import type { TaskWorker } from '../../../../scenes/kit/task/messages.ts';
import { openTask } from '../../../../scenes/kit/task/task.ts';
import type { JsonDocument } from '../engine/document/document.ts';
import { columnsOf } from '../engine/document/nodes.ts';
import { FormError, type FormKind, type Written } from '../engine/forms/form.ts';
import { copyDocument } from '../find/copyDocument.ts';
import type { FormRequest, FormResponse, FormTask, Part } from './formsMessages.ts';

export interface FormsClient {
  /** Copies the document to the Worker. */
  hold(document: JsonDocument, signal: AbortSignal): Promise<void>;
  tables(signal: AbortSignal): Promise<readonly Part[]>;
  /** A value in another form. Rejects with a FormError. */
  write(form: FormKind, node: number, signal: AbortSignal): Promise<Written>;
  /** JSON of a YAML text. Rejects with a FormError. */
  read(text: string, signal: AbortSignal): Promise<Written>;
  close(): void;
}

const newWorker = (): TaskWorker => new Worker(new URL('./forms.worker.ts', import.meta.url), { type: 'module' });

export function newFormsClient(start: () => TaskWorker = newWorker): FormsClient {
  const task = openTask<FormTask>(start);
  async function ask<K extends FormResponse['kind']>(input: FormRequest, signal: AbortSignal) {
    const response = await task.run(input, { signal });
    if (response.kind === 'refused') throw new FormError(response.message, response.at);
    return response as Extract<FormResponse, { kind: K }>;
  }
  return {
    async hold(document, signal) {
      const copy = await copyDocument(document, signal);
      const buffers = [copy.base.buffer, copy.added.buffer, ...columnsOf(copy.nodes).map(({ buffer }) => buffer)];
      await task.run({ kind: 'hold', document: copy }, { signal }, buffers);
    },
    tables: async signal => (await ask<'tables'>({ kind: 'tables' }, signal)).tables,
    write: (form, node, signal) => ask<'written'>({ kind: 'write', form, node }, signal),
    read: (text, signal) => ask<'written'>({ kind: 'read', text }, signal),
    close: () => task.close(),
  };
}
