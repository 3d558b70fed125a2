// Scripts of the arena: a player's in an engine of its own, a robot of the ladder as the functions it is. Fuel is shared by the scripts of a match.
import { ARENA_SCRIPTS } from '../arena/houses.ts';
import {
  type ArenaDriver,
  type ArenaOpenResult,
  openScript,
  type ResolvedArena,
  resolveArena,
  scriptSeed,
} from '../arena/match.ts';
import type { ArenaState } from '../arena/scriptState.ts';
import type { ArenaRequest, Deed } from '../arena/types.ts';
import { deedOfThrow, deedOfWish, deedOfWord, isWord, STANDS_STILL } from '../arena/wishes.ts';
import { tooLong } from '../rules/match.ts';
import { Engine } from './engine.ts';
import { FIELD_SEPARATOR } from './prelude.ts';
import { FUEL_PER_MATCH, type LoadedScript, loadScript, NO_MEMORY_TEXT, splitOutput } from './sandbox.ts';

/** Scripts that may each burn a whole match's fuel: more share it, so that no match takes longer. */
const FULL_TANKS = 2;

/** Resolves a match: engines are made ahead of it, because making one is asynchronous. */
export async function resolveInSandbox(
  wasm: WebAssembly.Module,
  request: ArenaRequest,
  onTurn?: Parameters<typeof resolveArena>[2],
): Promise<ResolvedArena> {
  const engines = await Promise.all(
    request.entrants.map(async entrant => ('code' in entrant && !tooLong(entrant.code) ? Engine.create(wasm) : null)),
  );
  const scripts = engines.filter(engine => engine !== null).length;
  const fuel = Math.floor((FUEL_PER_MATCH * FULL_TANKS) / Math.max(FULL_TANKS, scripts));
  return resolveArena(
    request,
    (entrant, index, seed) => {
      if ('house' in entrant) return openScript(ARENA_SCRIPTS[entrant.house], index, seed);
      const forfeit = tooLong(entrant.code);
      const engine = engines[index];
      return forfeit || !engine
        ? { forfeit: forfeit ?? UNREAD }
        : openInEngine(engine, loadScript(engine, entrant.code, scriptSeed(seed, index), true, fuel));
    },
    onTurn,
  );
}
const UNREAD = { reason: 'broken', says: 'Nobody knows this robot.' } as const;

function openInEngine(engine: Engine, script: ReturnType<typeof loadScript>): ArenaOpenResult {
  if ('forfeit' in script) return script;
  return {
    act(state) {
      const output = script.step(JSON.stringify({ ...state, memory: undefined }));
      if (output === null) return { deed: deedOfThrow(), log: [{ kind: 'error', text: NO_MEMORY_TEXT, line: null }] };
      return typeof output === 'string' ? readOutput(output, script, state) : output;
    },
    close: () => engine.close(),
  };
}

/** Reads a tick's output: `o` and what was wished, `d` and a word, or `t` and what was thrown; then the log. */
function readOutput(
  output: string,
  { explain }: LoadedScript,
  { position, gun }: ArenaState,
): ReturnType<ArenaDriver['act']> {
  const { head, log } = splitOutput(output);
  const aiming = { angle: position.angle, gun };
  if (head.startsWith('o')) return { deed: wishedDeed(head.slice(1), aiming), log };
  if (head.startsWith('t')) return { deed: deedOfThrow(), log: [...log, { kind: 'error', ...explain(head) }] };
  const word = head.slice(1);
  if (isWord(word)) return { deed: deedOfWord(word, aiming), log };
  return { deed: STANDS_STILL, log: [...log, { kind: 'note', ...explain(head) }] };
}

function wishedDeed(text: string, aiming: Parameters<typeof deedOfWish>[1]): Deed {
  const [drive, turn, aim, fire, shield] = text.split(FIELD_SEPARATOR);
  const given = (part: string | undefined) => (part ? Number(part) : undefined);
  return deedOfWish(
    {
      ...present('drive', given(drive)),
      ...present('turn', given(turn)),
      ...present('aim', given(aim)),
      ...present('fire', given(fire)),
      shield: shield === '1',
    },
    aiming,
  );
}

const present = (name: string, value: number | undefined): Readonly<Record<string, number>> =>
  value === undefined ? {} : { [name]: value };
