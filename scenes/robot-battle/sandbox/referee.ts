// The referee: resolves matches with two sandboxes. Runs in a Worker of the page, and in Node for tests and benches.
import type { MatchRequest, ResolvedMatch } from '../rules/match.ts';
import { resolve } from '../rules/match.ts';
import { compileEngine } from './engine.ts';
import { createDrivers } from './sandbox.ts';

export type Referee = (request: MatchRequest, onTurn?: Parameters<typeof resolve>[2]) => Promise<ResolvedMatch>;

/** A referee from the engine's program (quickjs.wasm). */
export async function createReferee(program: Uint8Array): Promise<Referee> {
  const wasm = await compileEngine(program);
  return async (request, onTurn) => resolve(request, await createDrivers(wasm), onTurn);
}
