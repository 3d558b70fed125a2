// Resolves matches in sandboxes: in a Worker of the page, and in Node for tests and benches.
import type { OpenDriver, Question, Resolved } from '../match.ts';
import { resolve } from '../match.ts';
import { machines } from './sandbox.ts';

export type Referee = (question: Question, began?: Parameters<typeof resolve>[2]) => Promise<Resolved>;

export function refereeOf(wasm: WebAssembly.Module): Referee {
  return async (question, began) => {
    const open: OpenDriver = await machines(wasm);
    return resolve(question, open, began);
  };
}
