// The referee: resolves matches of the duel and of the arena with sandboxes. Runs in a Worker of the page, and in Node for tests and benches.
import type { ResolvedArena } from '../arena/match.ts';
import type { ArenaRequest } from '../arena/types.ts';
import type { MatchRequest, ResolvedMatch } from '../rules/match.ts';
import { resolve } from '../rules/match.ts';
import { resolveInSandbox } from './arenaSandbox.ts';
import { compileEngine } from './engine.ts';
import { createDrivers } from './sandbox.ts';

/** A sign of life: the script that is called next, and the tick. */
type OnTurn = (script: number, tick: number) => void;
export interface Referee {
  (request: MatchRequest, onTurn?: OnTurn): Promise<ResolvedMatch>;
  (request: ArenaRequest, onTurn?: OnTurn): Promise<ResolvedArena>;
  (request: MatchRequest | ArenaRequest, onTurn?: OnTurn): Promise<ResolvedMatch | ResolvedArena>;
}

/** A referee from the engine's program (quickjs.wasm). */
export async function createReferee(program: Uint8Array): Promise<Referee> {
  const wasm = await compileEngine(program);
  return (async (request: MatchRequest | ArenaRequest, onTurn?: OnTurn) =>
    'mode' in request
      ? resolveInSandbox(wasm, request, onTurn)
      : resolve(request, await createDrivers(wasm), onTurn)) as Referee;
}
