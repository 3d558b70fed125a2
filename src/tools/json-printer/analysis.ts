// Analysis of containers: the shape of an array as a table, the repeated keys of an object. Computed in time slices, cached until an edit.
import { type JsonDocument, keyText } from './engine/document.ts';
import { childCount, type Nodes, subtreeEnd } from './engine/nodes.ts';
import { nextTask, runSliced, runSteps, type Steps } from './engine/steps.ts';
import { type TableShape, tableShape } from './engine/table.ts';

/** Containers up to this many descendants, or of a single child, are analysed synchronously; larger ones in time slices. */
const SYNC_LIMIT = 2000;

export interface Analysis {
  /** Shape of an array as a table, or null. Undefined while it is computed; then `onReady` is called. */
  tableShape(document: JsonDocument, array: number, onReady: () => void): TableShape | null | undefined;
  /** Members of an object whose key is repeated. Undefined while they are computed; then `onReady` is called. */
  duplicateKeys(document: JsonDocument, object: number, onReady: () => void): ReadonlySet<number> | undefined;
  /** Aborts what is being computed: after an edit a new analysis is used. */
  abort(): void;
}

export function newAnalysis(): Analysis {
  const tables = new Map<number, TableShape | null | undefined>();
  const repeats = new Map<number, ReadonlySet<number> | undefined>();
  const stop = new AbortController();

  function find<T>(
    known: Map<number, T | undefined>,
    nodes: Nodes,
    node: number,
    steps: () => Steps<T>,
    onReady: () => void,
  ) {
    if (known.has(node)) return known.get(node);
    if ((nodes.size[node] as number) <= SYNC_LIMIT || childCount(nodes, node) < 2) {
      const value = runSteps(steps());
      known.set(node, value);
      return value;
    }
    known.set(node, undefined);
    void findSliced(known, node, steps(), onReady);
    return undefined;
  }

  async function findSliced<T>(known: Map<number, T | undefined>, node: number, steps: Steps<T>, onReady: () => void) {
    const { signal } = stop;
    try {
      // Not during the rendering that requested it.
      await nextTask();
      known.set(node, await runSliced(steps, { signal }));
      onReady();
    } catch (error) {
      // After an edit the next rendering asks a new analysis.
      if (!signal.aborted) throw error;
    }
  }

  return {
    tableShape: (document, array, onReady) =>
      find(tables, document.nodes, array, () => tableShape(document, array), onReady),
    duplicateKeys: (document, object, onReady) =>
      find(repeats, document.nodes, object, () => repeatedKeys(document, object), onReady),
    abort: () => stop.abort(),
  };
}

function* repeatedKeys(document: JsonDocument, object: number): Steps<ReadonlySet<number>> {
  const { nodes } = document;
  const first = new Map<string | null, number>();
  const repeated = new Set<number>();
  const end = subtreeEnd(nodes, object);
  for (let child = object + 1, i = 0; child < end; child = subtreeEnd(nodes, child), i++) {
    const key = keyText(document, child);
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, child);
    else repeated.add(earlier).add(child);
    if (i % 1024 === 0) yield (child - object) / (end - object);
  }
  return repeated;
}
