// Query Worker: holds a copy of the document, evaluates queries on it, and lists the results as a document of their own.
import { serveTask } from '../../../../scenes/kit/task/serve.ts';
import { type JsonDocument, newDocument } from '../engine/document/document.ts';
import { buffersOf, type Nodes } from '../engine/document/nodes.ts';
import { JsonPathError } from '../engine/jsonpath/ast.ts';
import type { NodeList } from '../engine/jsonpath/nodeList.ts';
import { NormalizedPaths } from '../engine/jsonpath/normalizedPath.ts';
import { query, resultLines } from '../engine/jsonpath/query.ts';
import { isParseError, scan } from '../engine/parse/scan.ts';
import { print } from '../engine/print/print.ts';
import { runSteps } from '../engine/steps.ts';
import { type Bytes, ByteWriter, encodeWithSentinel, joinWithSentinel } from '../engine/text/bytes.ts';
import type { QueryRequest, QueryResponse, QueryTask, ResultList } from './queryMessages.ts';

/** Most bytes of listed results: with nested results each level repeats those below it. */
const MAX_LISTED_BYTES = 32 << 20;

let held: JsonDocument | null = null;
let last: NodeList | null = null;

serveTask<QueryTask>(
  self,
  input => {
    try {
      return answer(input);
    } catch (error) {
      if (error instanceof JsonPathError) return { kind: 'error', of: 'path', message: error.message, at: error.at };
      throw error;
    }
  },
  {
    buffersOf: output => {
      if (output.kind === 'found') return [output.found.buffer, ...buffersOfList(output.list)];
      return output.kind === 'paths' ? buffersOfList(output.list) : [];
    },
  },
);

function buffersOfList({ bytes, nodes }: ResultList): ArrayBuffer[] {
  return [bytes.buffer, ...buffersOf(nodes)];
}

function answer(input: QueryRequest): QueryResponse {
  if (input.kind === 'hold') {
    const { base, added, nodes } = input.document;
    held = newDocument(base, nodes, added);
    return { kind: 'held' };
  }
  if (input.kind === 'text') return queryText(input.text, input.path);
  if (!held) throw new Error('There is no document to ask');
  if (input.kind === 'find') {
    last = query(held, input.path);
    return { kind: 'found', found: last.items.slice(0, last.length), ...resultList(held, last) };
  }
  return { kind: 'paths', list: pathList(held, last) };
}

function queryText(text: string, path: string): QueryResponse {
  const bytes = encodeWithSentinel(text);
  const nodes = runSteps(scan(bytes));
  if (isParseError(nodes)) return { kind: 'error', of: 'text', message: nodes.message, at: nodes.at };
  const document = newDocument(bytes, nodes);
  return { kind: 'lines', ...resultLines(document, query(document, path)) };
}

function parseText(bytes: Bytes): ResultList {
  const nodes = runSteps(scan(bytes)) as Nodes;
  return { bytes, nodes };
}

function resultList(document: JsonDocument, found: NodeList): { list: ResultList; shown: number } {
  const out = new ByteWriter();
  let length = 0;
  let shown = 0;
  out.byte(91);
  for (; shown < found.length && length < MAX_LISTED_BYTES; shown++) {
    if (shown > 0) out.byte(44);
    for (const chunk of runSteps(print(document, 'compact', found.at(shown)))) {
      out.bytes(chunk, 0, chunk.length);
      length += chunk.length;
    }
  }
  out.byte(93);
  return { list: parseText(joinWithSentinel(out.finish())), shown };
}

function pathList(document: JsonDocument, found: NodeList | null): ResultList {
  const out = new ByteWriter();
  const paths = new NormalizedPaths(document);
  let length = 0;
  out.byte(91);
  const count = found?.length ?? 0;
  for (let i = 0; i < count && length < MAX_LISTED_BYTES; i++) {
    const path = JSON.stringify(paths.of(found?.at(i) ?? 0));
    out.text(i > 0 ? `,${path}` : path);
    length += path.length;
  }
  out.byte(93);
  return parseText(joinWithSentinel(out.finish()));
}

/** Warm-up: scanner and evaluation are compiled before the first large document. */
const WARM_UP = `[${'{"id":-12.5e3,"text":"a\\n","list":[true,false,null]},'.repeat(6000)}{}]`;
answer({ kind: 'text', text: WARM_UP, path: '$..id' });
