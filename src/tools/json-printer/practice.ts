// Goes the ways of a large document with a small one: when "Expand all" is pressed, an engine has compiled them.
import { setExpandedAll } from './engine/levels.ts';
import { buildRows, emptyRows, expandAllRows } from './engine/rows.ts';
import { runSliced, type Steps } from './engine/steps.ts';
import { parseText } from './engine/userValue.ts';

const TEXT = `[${'{"a":1,"b":["c",{"d":2}]},'.repeat(1500)}{}]`;
const ROUNDS = 12;

function* rounds(): Steps<void> {
  const nodes = parseText(TEXT)?.nodes;
  if (!nodes) return;
  const rows = emptyRows();
  for (let round = 0; round < ROUNDS; round++) {
    yield round / ROUNDS;
    setExpandedAll(nodes, false);
    if (round % 2 === 0) expandAllRows(nodes, rows);
    buildRows(nodes, rows, { tables: new Map(), visibleNodes: null });
  }
}

let isDone = false;

/** Once, between everything else. */
export async function practise(): Promise<void> {
  if (isDone) return;
  isDone = true;
  await runSliced(rounds());
}
