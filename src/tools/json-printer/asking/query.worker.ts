// The Worker of queries: holds a copy of the document, finds in it, and lists what it found as a document of its own.
import { serveTask } from '../../../../scenes/kit/task/serve.ts';
import { type Bytes, ByteWriter, encodeWithStop, joinWithStop } from '../engine/bytes.ts';
import { type JsonDocument, newDocument } from '../engine/document.ts';
import { PathFault } from '../engine/jsonpath/ast.ts';
import type { NodeList } from '../engine/jsonpath/nodeList.ts';
import { PathTeller } from '../engine/jsonpath/normalized.ts';
import { query, told } from '../engine/jsonpath/query.ts';
import { buffersOf, type Nodes } from '../engine/nodes.ts';
import { print } from '../engine/print.ts';
import { isFault, scan } from '../engine/scan.ts';
import { runSteps } from '../engine/steps.ts';
import type { AskInput, AskOutput, AskTask, Listed } from './messages.ts';

/** Bytes of results that are listed: each level of what is nested tells what lies below it again. */
const MOST_LISTED = 32 << 20;

let held: JsonDocument | null = null;
let last: NodeList | null = null;

serveTask<AskTask>(
  self,
  input => {
    try {
      return answer(input);
    } catch (error) {
      if (error instanceof PathFault) return { kind: 'fault', of: 'path', message: error.message, at: error.at };
      throw error;
    }
  },
  {
    buffersOf: output => {
      if (output.kind === 'found') return [output.found.buffer, ...buffersOfList(output.list)];
      return output.kind === 'listed' ? buffersOfList(output.list) : [];
    },
  },
);

function buffersOfList({ bytes, nodes }: Listed): ArrayBuffer[] {
  return [bytes.buffer, ...buffersOf(nodes)];
}

function answer(input: AskInput): AskOutput {
  if (input.kind === 'hold') {
    const { base, added, nodes } = input.document;
    held = { base, added, addedLength: added.length, nodes };
    return { kind: 'held' };
  }
  if (input.kind === 'text') return ofText(input.text, input.path);
  if (!held) throw new Error('There is no document to ask');
  if (input.kind === 'find') {
    last = query(held, input.path);
    return { kind: 'found', found: last.items.slice(0, last.length), ...listOf(held, last) };
  }
  return { kind: 'listed', list: pathsOf(held, last) };
}

function ofText(text: string, path: string): AskOutput {
  const bytes = encodeWithStop(text);
  const nodes = runSteps(scan(bytes));
  if (isFault(nodes)) return { kind: 'fault', of: 'text', message: nodes.message, at: nodes.at };
  const document = newDocument(bytes, nodes);
  return { kind: 'told', ...told(document, query(document, path)) };
}

function scanned(bytes: Bytes): Listed {
  const nodes = runSteps(scan(bytes)) as Nodes;
  return { bytes, nodes };
}

function listOf(document: JsonDocument, found: NodeList): { list: Listed; shown: number } {
  const out = new ByteWriter();
  let length = 0;
  let shown = 0;
  out.byte(91);
  for (; shown < found.length && length < MOST_LISTED; shown++) {
    if (shown > 0) out.byte(44);
    for (const chunk of runSteps(print(document, 'compact', found.at(shown)))) {
      out.bytes(chunk, 0, chunk.length);
      length += chunk.length;
    }
  }
  out.byte(93);
  return { list: scanned(joinWithStop(out.finish())), shown };
}

function pathsOf(document: JsonDocument, found: NodeList | null): Listed {
  const out = new ByteWriter();
  const teller = new PathTeller(document);
  let length = 0;
  out.byte(91);
  const count = found?.length ?? 0;
  for (let i = 0; i < count && length < MOST_LISTED; i++) {
    const path = JSON.stringify(teller.of(found?.at(i) ?? 0));
    out.text(i > 0 ? `,${path}` : path);
    length += path.length;
  }
  out.byte(93);
  return scanned(joinWithStop(out.finish()));
}

/** The first large document is answered as fast as the second: by then the ways through it are compiled. */
const PRACTICE = `[${'{"id":-12.5e3,"text":"a\\n","list":[true,false,null]},'.repeat(6000)}{}]`;
answer({ kind: 'text', text: PRACTICE, path: '$..id' });
