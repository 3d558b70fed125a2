// Goes the ways of a large document with a small one: when "Expand all" is pressed, an engine has compiled them.
import { setAll } from './engine/levels.ts';
import { layRows, noRows, openAndLay } from './engine/rows.ts';
import { runSliced, type Steps } from './engine/steps.ts';
import { scanned } from './engine/typed.ts';

const TEXT = `[${'{"a":1,"b":["c",{"d":2}]},'.repeat(1500)}{}]`;
const ROUNDS = 12;

function* rounds(): Steps<void> {
  const nodes = scanned(TEXT)?.nodes;
  if (!nodes) return;
  const rows = noRows();
  for (let round = 0; round < ROUNDS; round++) {
    yield round / ROUNDS;
    setAll(nodes, false);
    if (round % 2 === 0) openAndLay(nodes, rows);
    layRows(nodes, rows, { tables: new Map(), only: null });
  }
}

let isDone = false;

/** Once, between everything else. */
export async function practise(): Promise<void> {
  if (isDone) return;
  isDone = true;
  await runSliced(rounds());
}
