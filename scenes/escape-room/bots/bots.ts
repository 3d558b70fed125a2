// Bots of limited skill: they look at everything, make random commands for a while at each node, then follow the solver.
import { pick, type Rng, random, randomInt, seeded } from '../../kit/core/rng.ts';
import type { EscapeTuning } from '../constants.ts';
import { nextNode } from '../levels/graph.ts';
import { riddleOf } from '../levels/riddleDraws.ts';
import { fixtureOf } from '../rules/fixtures.ts';
import type { Fixture, NodeId } from '../rules/item.ts';
import { nextCommand } from '../rules/solver.ts';
import { type EscapeCommand, type EscapeState, fixturesHere, openRooms } from '../rules/state.ts';
import { recipeOf } from '../rules/things.ts';

export interface BotSkill {
  /** Most random commands at a node before it follows the solver. */
  readonly maxRandomCommands: number;
  /** Asks for a hint after this many random commands; null: never. */
  readonly hintAfter: number | null;
  /** Probability of a wrong first try at a code, 0 to 1. */
  readonly wrongCodeRate: number;
  /** How long it thinks about a riddle, as a multiple of what a quick reader takes. */
  readonly thinking: number;
  /** It cannot combine items. */
  readonly isClumsy?: true;
  /** It has no notes: before a code it walks back to where the code was read. */
  readonly isForgetful?: true;
}

type Player = (state: Readonly<EscapeState>, t: EscapeTuning) => EscapeCommand | null;

export function player(skill: BotSkill) {
  return (seed: number): Player => {
    const rng = seeded(seed, 5);
    let node: NodeId | null = null;
    let randomLimit = 0;
    let randomMade = 0;
    let slipped = false;
    let walks: EscapeCommand[] = [];
    let hasWalked = false;
    let thinks = 0;
    return state => {
      const unmet = nextNode(state.draws, state.done)?.id ?? null;
      if (unmet !== node) {
        node = unmet;
        // Seeded by node, so that bots of one seed err equally at a node and can be compared.
        const nodeRng = seeded(seed, 100 + state.done.length);
        randomLimit = randomInt(nodeRng, skill.maxRandomCommands + 1);
        randomMade = 0;
        slipped = random(nodeRng) >= skill.wrongCodeRate;
        walks = [];
        hasWalked = false;
        thinks = Math.round((skill.thinking * thoughtFor(state, fixtureOf(state.draws, node))) / SECONDS_PER_COMMAND);
      }
      const unseen = fixturesHere(state).find(({ id }) => !state.seen.includes(id));
      if (unseen && !state.asking) return { type: 'look', at: unseen.id };
      if (randomMade < randomLimit) {
        randomMade++;
        if (randomMade === skill.hintAfter && state.hintsLeft > 0) {
          randomLimit = randomMade + 2;
          return { type: 'hint' };
        }
        return randomCommand(state, rng);
      }
      const wise = nextCommand(state);
      if (thinks > 0 && (wise?.type === 'submit' || wise?.type === 'turn')) {
        thinks--;
        return null;
      }
      if (wise?.type === 'combine' && skill.isClumsy) return randomCommand(state, rng);
      if (wise?.type === 'submit' && !slipped) {
        slipped = true;
        return { type: 'submit', text: String(1000 + randomInt(rng, 9000)) };
      }
      if (wise?.type === 'submit' && skill.isForgetful && !hasWalked) {
        hasWalked = true;
        walks = commandsToSources(state);
      }
      return walks.shift() ?? wise;
    };
  };
}

/** Time of a command, in seconds. */
export const SECONDS_PER_COMMAND = 4;
/** Seconds in which a quick reader works out a riddle, or sees through a gadget. */
const THOUGHT = {
  statements: 40,
  scales: 30,
  cipher: 40,
  timetable: 30,
  display: 12,
  dice: 15,
  lamps: 35,
  valves: 20,
  pipes: 20,
  weights: 20,
  pour: 45,
  order: 35,
  keys: 8,
} as const;
/** Codes that are read off and sorted. */
const OTHER_CODE = 12;

function thoughtFor({ draws }: Readonly<EscapeState>, fixture: Fixture | null): number {
  if (!fixture) return 0;
  if (fixture.gadget) return THOUGHT[fixture.gadget.kind];
  const riddle = riddleOf(draws, fixture.id);
  return riddle ? THOUGHT[riddle.kind] : fixture.codePrompt ? OTHER_CODE : 0;
}

/** A random command that does not lead on by intention. */
function randomCommand(state: Readonly<EscapeState>, rng: Rng): EscapeCommand {
  const { focus, asking, inventory, room } = state;
  if (asking) return { type: 'cancel' };
  const rooms = openRooms(state).filter(id => id !== room);
  const [a, b] = [
    inventory.length > 0 ? pick(rng, inventory) : null,
    inventory.length > 0 ? pick(rng, inventory) : null,
  ];
  const wishes: EscapeCommand[] = [
    ...fixturesHere(state).map(({ id }) => ({ type: 'look', at: id }) as const),
    ...(focus === null ? [] : [{ type: 'act' } as const, { type: 'back' } as const]),
    ...(a === null ? [] : [{ type: 'pick', item: a } as const, { type: 'inspect', item: a } as const]),
    // Only pairs that do not fit: the right pair is the solver's step.
    ...(a !== null && b !== null && a !== b && !recipeOf(a, b) ? [{ type: 'combine', a, b } as const] : []),
    ...rooms.map(to => ({ type: 'go', to }) as const),
  ];
  return pick(rng, wishes);
}

/** Commands that visit again every fixture with a clue to the next code. */
function commandsToSources(state: Readonly<EscapeState>): EscapeCommand[] {
  const sources = (nextNode(state.draws, state.done)?.needs ?? [])
    .map(node => fixtureOf(state.draws, node))
    .filter(fixture => fixture?.noteText);
  return sources.flatMap(fixture =>
    fixture ? [{ type: 'go', to: fixture.room } as const, { type: 'look', at: fixture.id } as const] : [],
  );
}

/** Finds the next step almost at once. */
export const PRACTISED: BotSkill = { maxRandomCommands: 1, hintAfter: null, wrongCodeRate: 0.1, thinking: 1 };
/** Errs for a while and then asks for a hint. */
export const NEWCOMER: BotSkill = { maxRandomCommands: 13, hintAfter: 7, wrongCodeRate: 0.5, thinking: 2.2 };
