// Solver: the next command that leads out, from any state, by the puzzle graph and the codes deduced from the notes.
import { tune } from '../../kit/core/constants.ts';
import { CONSTANTS, type EscapeTuning } from '../constants.ts';
import { nextNode } from '../levels/graph.ts';
import { answerOf, deduceCode, deduceRow } from './codeDeduction.ts';
import { fixtureOf } from './fixtures.ts';
import { partsToMove } from './gadgets.ts';
import type { Fixture } from './item.ts';
import { RULES } from './rules.ts';
import { type EscapeCommand, type EscapeState, lacksPages, settingOf } from './state.ts';
import { recipeFor } from './things.ts';

/** The next command towards solving the next node; null if there is none. */
export function nextCommand(state: Readonly<EscapeState>): EscapeCommand | null {
  if (state.phase !== 'playing') return null;
  const node = nextNode(state.draws, state.done);
  const fixture = node && fixtureOf(state.draws, node.id);
  if (!fixture) return null;
  if (state.room !== fixture.room) return { type: 'go', to: fixture.room };
  const missing = missingTool(state, fixture);
  if (missing !== null && !state.inventory.includes(missing)) {
    const recipe = recipeFor(missing);
    return recipe && { type: 'combine', a: recipe.parts[0], b: recipe.parts[1] };
  }
  if (state.focus !== fixture.id) return { type: 'look', at: fixture.id };
  if (missing !== null && state.selected !== missing) return { type: 'pick', item: missing };
  if (fixture.gadget && missing === null) {
    const [part] = partsToMove(fixture.gadget, settingOf(state, fixture), deduceRow(state.notes, fixture)) ?? [];
    return part === undefined ? null : { type: 'turn', part };
  }
  if (lacksPages(state, fixture)) return null;
  if (!state.asking) return { type: 'act' };
  const text = answerOf(state.pages, fixture) ?? deduceCode(state.notes, fixture);
  return text === null ? null : { type: 'submit', text };
}

function missingTool({ fitted }: Readonly<EscapeState>, { id, toolRequired, keyRequired }: Fixture): string | null {
  return fitted.includes(id) ? null : (toolRequired ?? keyRequired);
}

/** Upper bound on the commands of an escape. */
const MAX_COMMANDS = 400;

/** All commands that lead out from a state. They assume that no lock is blocked. */
export function walkthrough(from: Readonly<EscapeState>, t: EscapeTuning = tune(CONSTANTS)): readonly EscapeCommand[] {
  const commands: EscapeCommand[] = [];
  let state: EscapeState = { ...from, stuckUntil: null };
  while (state.phase === 'playing' && commands.length < MAX_COMMANDS) {
    const command = nextCommand(state);
    if (!command) break;
    commands.push(command);
    const next = RULES.apply(state, command, t, 0).state;
    if (next === state) break;
    state = next;
  }
  return commands;
}
