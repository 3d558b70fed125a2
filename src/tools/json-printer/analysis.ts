// What the view wants to know of a container and is dear to find out: can it be a table, which keys repeat. SearchMatches in slices, kept until an edit.
import { type JsonDocument, keyText } from './engine/document.ts';
import { childCount, type Nodes, subtreeEnd } from './engine/nodes.ts';
import { nextTask, runSliced, runSteps, type Steps } from './engine/steps.ts';
import { type TableShape, tableShape } from './engine/table.ts';

/** Containers up to this many descendants, or of a single child, are looked through at once; larger ones beside everything else. */
const SYNC_LIMIT = 2000;

export interface Analysis {
  /** The table an array can be, null for none, undefined while it is being found out; then `onFound` is called. */
  tableShape(document: JsonDocument, array: number, onFound: () => void): TableShape | null | undefined;
  /** The children of an object whose key another child has too. */
  duplicateKeys(document: JsonDocument, object: number, onFound: () => void): ReadonlySet<number> | undefined;
  clear(): void;
}

export function newAnalysis(): Analysis {
  const tables = new Map<number, TableShape | null | undefined>();
  const repeats = new Map<number, ReadonlySet<number> | undefined>();
  let stop = new AbortController();

  function find<T>(
    known: Map<number, T | undefined>,
    nodes: Nodes,
    node: number,
    steps: () => Steps<T>,
    onFound: () => void,
  ) {
    if (known.has(node)) return known.get(node);
    if ((nodes.size[node] as number) <= SYNC_LIMIT || childCount(nodes, node) < 2) {
      const value = runSteps(steps());
      known.set(node, value);
      return value;
    }
    known.set(node, undefined);
    void findSliced(known, node, steps(), onFound);
    return undefined;
  }

  async function findSliced<T>(known: Map<number, T | undefined>, node: number, steps: Steps<T>, onFound: () => void) {
    const { signal } = stop;
    try {
      // Not within the drawing that asks.
      await nextTask();
      known.set(node, await runSliced(steps, { signal }));
      onFound();
    } catch (error) {
      // Where an edit came between, the next look asks again.
      if (!signal.aborted) throw error;
    }
  }

  return {
    tableShape: (document, array, onFound) =>
      find(tables, document.nodes, array, () => tableShape(document, array), onFound),
    duplicateKeys: (document, object, onFound) =>
      find(repeats, document.nodes, object, () => repeatedKeys(document, object), onFound),
    clear() {
      stop.abort();
      stop = new AbortController();
      tables.clear();
      repeats.clear();
    },
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
