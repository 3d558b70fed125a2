// A query from its text to its answer.
import { decode } from '../bytes.ts';
import { type JsonDocument, leafBytes } from '../document.ts';
import { isContainer } from '../nodes.ts';
import { printText } from '../print.ts';
import { find } from './evaluate.ts';
import { Evaluation } from './filter.ts';
import type { NodeList } from './nodeList.ts';
import { PathTeller } from './normalized.ts';
import { parsePath } from './parse.ts';

/** The nodes that a path finds. Throws a PathFault where it is none, or takes too long. */
export function query(document: JsonDocument, path: string, longest?: number): NodeList {
  const parsed = parsePath(path);
  return new Evaluation(document, find, longest).find(parsed, 0);
}

/** Every value as it is written, on one line, and where it lies. */
export function told(document: JsonDocument, found: NodeList): { values: string[]; paths: string[] } {
  const teller = new PathTeller(document);
  const values: string[] = [];
  const paths: string[] = [];
  for (let i = 0; i < found.length; i++) {
    const node = found.at(i);
    values.push(
      isContainer(document.nodes, node) ? printText(document, 'compact', node) : decode(leafBytes(document, node)),
    );
    paths.push(teller.of(node));
  }
  return { values, paths };
}
