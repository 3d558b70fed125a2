// Players who do not know the building: they look at everything, try, go astray for a while, and see what fits what sooner or later.
import { pick, type Rng, random, randomInt, seeded } from '../kit/core/rng.ts';
import type { EscapeTuning } from './constants.ts';
import { fixtureOfNode } from './fixtures.ts';
import { firstUnmet } from './graph.ts';
import type { NodeId } from './item.ts';
import { nextCommand } from './solver.ts';
import { around, type EscapeCommand, type EscapeState, openRooms } from './state.ts';
import { recipeOf } from './things.ts';

export interface Mind {
  /** How many commands go astray, at most, before it sees what leads on to a node. */
  readonly strays: number;
  /** It asks for a hint after so many of them; never where null. */
  readonly asksAfter: number | null;
  /** The part of its codes that it gets wrong the first time. */
  readonly slips: number;
  /** It cannot put two things together. */
  readonly isClumsy?: true;
  /** It writes nothing down: before a code it walks back to where that was read. */
  readonly isForgetful?: true;
}

type Player = (state: Readonly<EscapeState>, t: EscapeTuning) => EscapeCommand | null;

export function player(mind: Mind) {
  return (seed: number): Player => {
    const rng = seeded(seed, 5);
    let node: NodeId | null = null;
    let strays = 0;
    let strayed = 0;
    let slipped = false;
    let walks: EscapeCommand[] = [];
    let hasWalked = false;
    return state => {
      const unmet = firstUnmet(state.done)?.id ?? null;
      if (unmet !== node) {
        node = unmet;
        // As dull at a node whatever else it can do: players with one seed compare.
        const luck = seeded(seed, 100 + state.done.length);
        strays = randomInt(luck, mind.strays + 1);
        strayed = 0;
        slipped = random(luck) >= mind.slips;
        walks = [];
        hasWalked = false;
      }
      const unseen = around(state).find(({ id }) => !state.seen.includes(id));
      if (unseen && !state.asking) return { type: 'look', at: unseen.id };
      if (strayed < strays) {
        strayed++;
        if (strayed === mind.asksAfter && state.hintsLeft > 0) {
          strays = strayed + 2;
          return { type: 'hint' };
        }
        return astray(state, rng);
      }
      const wise = nextCommand(state);
      if (wise?.type === 'combine' && mind.isClumsy) return astray(state, rng);
      if (wise?.type === 'submit' && !slipped) {
        slipped = true;
        return { type: 'submit', text: String(1000 + randomInt(rng, 9000)) };
      }
      if (wise?.type === 'submit' && mind.isForgetful && !hasWalked) {
        hasWalked = true;
        walks = wayBack(state);
      }
      return walks.shift() ?? wise;
    };
  };
}

/** Anything one may do who does not know what to do. */
function astray(state: Readonly<EscapeState>, rng: Rng): EscapeCommand {
  const { focus, asking, inventory, room } = state;
  if (asking) return { type: 'cancel' };
  const rooms = openRooms(state).filter(id => id !== room);
  const [a, b] = [
    inventory.length > 0 ? pick(rng, inventory) : null,
    inventory.length > 0 ? pick(rng, inventory) : null,
  ];
  const wishes: EscapeCommand[] = [
    ...around(state).map(({ id }) => ({ type: 'look', at: id }) as const),
    ...(focus === null ? [] : [{ type: 'act' } as const, { type: 'back' } as const]),
    ...(a === null ? [] : [{ type: 'pick', item: a } as const, { type: 'inspect', item: a } as const]),
    // Two that do not fit are tried; that two do is what it has yet to see.
    ...(a !== null && b !== null && a !== b && !recipeOf(a, b) ? [{ type: 'combine', a, b } as const] : []),
    ...rooms.map(to => ({ type: 'go', to }) as const),
  ];
  return pick(rng, wishes);
}

/** To every fixture that told something of this code, to read it again. */
function wayBack(state: Readonly<EscapeState>): EscapeCommand[] {
  const sources = (firstUnmet(state.done)?.needs ?? [])
    .map(node => fixtureOfNode(state.draws, node))
    .filter(fixture => fixture?.reads);
  return sources.flatMap(fixture =>
    fixture ? [{ type: 'go', to: fixture.room } as const, { type: 'look', at: fixture.id } as const] : [],
  );
}

/** Who sees almost at once what fits what. */
export const PRACTISED: Mind = { strays: 2, asksAfter: null, slips: 0.1 };
/** Who goes astray for a while, and asks when that lasts. */
export const NEWCOMER: Mind = { strays: 24, asksAfter: 10, slips: 0.5 };
