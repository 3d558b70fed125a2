// Matches between robots of the ladder, resolved where there is no sandbox: tests, bots, the lab's clock. Any other script waits for the Worker and never runs here.
import type { Json } from '../../kit/core/json.ts';
import { ARENA_SCRIPTS } from './houses.ts';
import { openScript, resolveArena } from './match.ts';
import type { ArenaScript } from './scriptState.ts';
import { ARENA_TEXTS } from './texts.ts';
import type { ArenaRequest, Entrant } from './types.ts';

const byText = new Map(
  Object.entries(ARENA_TEXTS).map(([id, text]) => [text, ARENA_SCRIPTS[id as keyof typeof ARENA_TEXTS]]),
);

const scriptOf = (entrant: Entrant): ArenaScript | undefined =>
  'house' in entrant ? ARENA_SCRIPTS[entrant.house] : byText.get(entrant.code.trim());

export function inlineResponse(request: ArenaRequest): Json {
  if (!request.entrants.every(scriptOf)) return null;
  const { response } = resolveArena(request, (entrant, index, seed) => {
    const script = scriptOf(entrant);
    return script
      ? openScript(script, index, seed)
      : { forfeit: { reason: 'broken', says: 'Nobody knows this robot.' } };
  });
  return response as unknown as Json;
}
