// Analysis of containers: the shape of an array as a table, what tells its elements apart, their indices, the repeated keys of an object.
// Computed in time slices, cached until an edit.
import { elementIndex, markElements } from '../engine/document/childIndex.ts';
import { type JsonDocument, keyText } from '../engine/document/document.ts';
import { childCount, type Nodes, subtreeEnd } from '../engine/document/nodes.ts';
import { type TableShape, tableShape } from '../engine/rows/table.ts';
import { type TellingPath, tellingPath } from '../engine/rows/telling.ts';
import { nextTask, runSliced, runSteps, type Steps } from '../engine/steps.ts';

/** Containers up to this many descendants, or of a single child, are analysed synchronously; larger ones in time slices. */
const SYNC_LIMIT = 2000;
/** Arrays up to this many elements are counted synchronously: a step each. */
const SYNC_ELEMENTS = 32_000;

export interface Analysis {
  /** Shape of an array as a table, or null. Undefined while it is computed; then `onReady` is called. */
  tableShape(document: JsonDocument, array: number, onReady: () => void): TableShape | null | undefined;
  /** Members of an object whose key is repeated. Undefined while they are computed; then `onReady` is called. */
  duplicateKeys(document: JsonDocument, object: number, onReady: () => void): ReadonlySet<number> | undefined;
  /** Index of an element. Undefined while the elements of a large array are counted; then `onReady` is called. */
  elementIndex(document: JsonDocument, element: number, onReady: () => void): number | undefined;
  /** Path to what tells the elements of an array apart, or null. */
  tellingPath(document: JsonDocument, array: number): TellingPath | null;
  /** Members of collapsed rows as text, by node; without their index. */
  readonly excerpts: Map<number, string>;
  /** Aborts what is being computed: after an edit a new analysis is used. */
  abort(): void;
}

export function newAnalysis(): Analysis {
  const tables = new Map<number, TableShape | null | undefined>();
  const repeats = new Map<number, ReadonlySet<number> | undefined>();
  const marks = new Map<number, Uint32Array | undefined>();
  const tellings = new Map<number, TellingPath | null>();
  const stop = new AbortController();

  function find<T>(
    known: Map<number, T | undefined>,
    isShort: boolean,
    node: number,
    steps: () => Steps<T>,
    onReady: () => void,
  ) {
    if (known.has(node)) return known.get(node);
    if (isShort) {
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
      find(tables, isSmall(document.nodes, array), array, () => tableShape(document, array), onReady),
    duplicateKeys: (document, object, onReady) =>
      find(repeats, isSmall(document.nodes, object), object, () => repeatedKeys(document, object), onReady),
    elementIndex({ nodes }, element, onReady) {
      const array = nodes.parent[element] as number;
      const isShort = childCount(nodes, array) <= SYNC_ELEMENTS;
      const found = find(marks, isShort, array, () => markElements(nodes, array), onReady);
      return found && elementIndex(nodes, found, element);
    },
    tellingPath(document, array) {
      const known = tellings.get(array);
      if (known !== undefined) return known;
      const found = tellingPath(document, array);
      tellings.set(array, found);
      return found;
    },
    excerpts: new Map(),
    abort: () => stop.abort(),
  };
}

const isSmall = (nodes: Nodes, node: number): boolean =>
  (nodes.size[node] as number) <= SYNC_LIMIT || childCount(nodes, node) < 2;

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
