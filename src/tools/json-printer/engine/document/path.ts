// Path of a value in the notation of JavaScript and JSONPath: $.store.books[0]["a title"].
import { type JsonDocument, keyText, siblingIndex } from './document.ts';
import { NONE } from './nodes.ts';

const PLAIN = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

export const pathSegment = (key: string): string => (PLAIN.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`);

/** Path of a node; beyond `most` levels those in the middle are replaced by their number. */
export function pathOf(document: JsonDocument, node: number, most = Number.POSITIVE_INFINITY): string {
  const { nodes } = document;
  const depth = nodes.depth[node] as number;
  const steps: string[] = [];
  let at = node;
  for (let level = depth; level > 0 && at !== NONE; level--) {
    const isLeftOut = depth > most && level > most / 2 && level <= depth - most / 2;
    if (!isLeftOut) {
      const key = keyText(document, at);
      steps.push(key === null ? `[${siblingIndex(nodes, at)}]` : pathSegment(key));
    } else if (level === depth - Math.floor(most / 2))
      steps.push(` … ${(depth - most).toLocaleString('en')} levels … `);
    at = nodes.parent[at] as number;
  }
  return `$${steps.reverse().join('')}`;
}
