// Parser Worker: parses texts, and transfers typed arrays without copying.
import { serveTask } from '../../../../scenes/kit/task/serve.ts';
import { buffersOf } from '../engine/document/nodes.ts';
import { scan } from '../engine/parse/scan.ts';
import { runSteps } from '../engine/steps.ts';
import { encodeWithSentinel } from '../engine/text/bytes.ts';
import type { ParserTask } from './parserMessages.ts';
import { readText } from './readText.ts';

function transferredOf({ bytes, base, nodes, rows }: ParserTask['output']): Transferable[] {
  return [
    ...new Set([bytes.buffer, base.buffer]),
    ...(nodes ? buffersOf(nodes) : []),
    ...(rows ? [rows.node.buffer, rows.kind.buffer] : []),
  ];
}

serveTask<ParserTask>(self, ({ source, options }, report) => readText(source, options, report), {
  buffersOf: transferredOf,
});

/** Warm-up: the scanner is compiled before the first text. */
const PRACTICE = `[${'{"id":-12.5e3,"text":"a\\n","list":[true,false,null]},'.repeat(6000)}{}]`;
runSteps(scan(encodeWithSentinel(PRACTICE)));
