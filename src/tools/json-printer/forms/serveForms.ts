// Work of the Worker of other forms: holds a copy of the document, writes it, and reads texts of other forms as JSON.
import type { TaskPort } from '../../../../scenes/kit/task/messages.ts';
import { serveTask } from '../../../../scenes/kit/task/serve.ts';
import { type JsonDocument, newDocument } from '../engine/document/document.ts';
import { childCount } from '../engine/document/nodes.ts';
import { FormError, type FormKind } from '../engine/forms/form.ts';
import { readYaml } from '../engine/forms/readYaml.ts';
import { writeTypes } from '../engine/forms/types.ts';
import { tablesOf, writeCsv } from '../engine/forms/writeCsv.ts';
import { writeYaml } from '../engine/forms/writeYaml.ts';
import { NormalizedPaths } from '../engine/jsonpath/normalizedPath.ts';
import type { FormRequest, FormResponse, FormTask } from './formsMessages.ts';

const WRITERS = { YAML: writeYaml, CSV: writeCsv, TypeScript: writeTypes } as const satisfies Record<FormKind, unknown>;

export function serveForms(port: TaskPort): void {
  let held: JsonDocument | undefined;

  function answer(input: FormRequest): FormResponse {
    if (input.kind === 'hold') {
      const { base, added, nodes } = input.document;
      held = newDocument(base, nodes, added);
      return { kind: 'held' };
    }
    if (input.kind === 'read') return { kind: 'written', ...readYaml(input.text) };
    if (!held) throw new Error('There is no document to write');
    if (input.kind === 'write') return { kind: 'written', ...WRITERS[input.form](held, input.node) };
    const { nodes } = held;
    const paths = new NormalizedPaths(held);
    const tables = tablesOf(held).map(node => ({ node, path: paths.of(node), rows: childCount(nodes, node) }));
    return { kind: 'tables', tables };
  }

  serveTask<FormTask>(port, input => {
    try {
      return answer(input);
    } catch (error) {
      if (!(error instanceof FormError)) throw error;
      return { kind: 'refused', message: error.message, ...(error.at !== undefined && { at: error.at }) };
    }
  });
}
