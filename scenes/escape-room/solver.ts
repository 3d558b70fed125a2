// Leads out of the building from any state, one command at a time: by the graph, and by codes that the notes alone give away.
import { tune } from '../kit/core/constants.ts';
import { CONSTANTS, type EscapeTuning } from './constants.ts';
import { deduced } from './deduce.ts';
import { fixtureOfNode } from './fixtures.ts';
import { firstUnmet } from './graph.ts';
import type { Fixture } from './item.ts';
import { RULES } from './rules.ts';
import type { EscapeCommand, EscapeState } from './state.ts';
import { recipeFor } from './things.ts';

/** What solves the first node that can be solved, or leads towards it; null where nothing is known to. */
export function nextCommand(state: Readonly<EscapeState>): EscapeCommand | null {
  if (state.phase !== 'playing') return null;
  const node = firstUnmet(state.done);
  const fixture = node && fixtureOfNode(state.draws, node.id);
  if (!fixture) return null;
  if (state.room !== fixture.room) return { type: 'go', to: fixture.room };
  const missing = missingTool(state, fixture);
  if (missing !== null && !state.inventory.includes(missing)) {
    const recipe = recipeFor(missing);
    return recipe && { type: 'combine', a: recipe.parts[0], b: recipe.parts[1] };
  }
  if (state.focus !== fixture.id) return { type: 'look', at: fixture.id };
  if (missing !== null && state.selected !== missing) return { type: 'pick', item: missing };
  if (!state.asking) return { type: 'act' };
  const text = deduced(state.notes, fixture);
  return text === null ? null : { type: 'submit', text };
}

function missingTool({ fitted }: Readonly<EscapeState>, { id, toolRequired, keyRequired }: Fixture): string | null {
  return fitted.includes(id) ? null : (toolRequired ?? keyRequired);
}

/** No escape takes so many commands. */
const MOST = 400;

/** The commands that lead out from here. A lock that is stuck is waited for: that is not theirs to say. */
export function walkthrough(from: Readonly<EscapeState>, t: EscapeTuning = tune(CONSTANTS)): readonly EscapeCommand[] {
  const commands: EscapeCommand[] = [];
  let state: EscapeState = { ...from, stuckUntil: null };
  while (state.phase === 'playing' && commands.length < MOST) {
    const command = nextCommand(state);
    if (!command) break;
    commands.push(command);
    const next = RULES.apply(state, command, t, 0).state;
    if (next === state) break;
    state = next;
  }
  return commands;
}
