// The referee: resolves matches with two sandboxes. Runs in a Worker of the page, and in Node for tests and benches.
import type { MatchRequest, OpenDriver, ResolvedMatch } from '../match.ts';
import { resolve } from '../match.ts';
import { createDrivers } from './sandbox.ts';

export type Referee = (request: MatchRequest, began?: Parameters<typeof resolve>[2]) => Promise<ResolvedMatch>;

export function createReferee(wasm: WebAssembly.Module): Referee {
  return async (request, began) => {
    const open: OpenDriver = await createDrivers(wasm);
    return resolve(request, open, began);
  };
}
