// JSONPath query: parse, evaluate, and list the results.

import { type JsonDocument, offsetOf, sourceOf } from '../document/document.ts';
import { isContainer } from '../document/nodes.ts';
import { print } from '../print/print.ts';
import { runSteps } from '../steps.ts';
import { ByteWriter, chunksToText } from '../text/bytes.ts';
import { evaluateQuery } from './evaluate.ts';
import { Evaluation } from './filter.ts';
import type { NodeList } from './nodeList.ts';
import { NormalizedPaths } from './normalizedPath.ts';
import { parsePath } from './parse.ts';
import type { ResultLines } from './resultLines.ts';

/** Nodes that a path selects. Throws a JsonPathError for an invalid path or if the time limit is exceeded. */
export function query(document: JsonDocument, path: string, limitMs?: number): NodeList {
  const parsed = parsePath(path);
  return new Evaluation(document, evaluateQuery, limitMs).find(parsed, 0);
}

/** Values as written and their Normalized Paths, one per line: neither contains a line break. */
export function resultLines(document: JsonDocument, found: NodeList): ResultLines {
  const normalizedPaths = new NormalizedPaths(document);
  const values = new ByteWriter();
  const paths: string[] = [];
  const { nodes } = document;
  for (let i = 0; i < found.length; i++) {
    const node = found.at(i);
    if (i > 0) values.byte(10);
    if (isContainer(nodes, node))
      for (const chunk of runSteps(print(document, 'compact', node))) values.bytes(chunk, 0, chunk.length);
    else {
      const start = nodes.start[node] as number;
      const offset = offsetOf(document, start);
      values.bytes(sourceOf(document, start), start - offset, (nodes.end[node] as number) - offset);
    }
    paths.push(normalizedPaths.of(node));
  }
  return { values: chunksToText(values.finish()), paths: paths.join('\n') };
}
