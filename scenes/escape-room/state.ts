// What an escape is at any moment, and the commands that move it on.
import type { HasRng, Rng } from '../kit/core/rng.ts';
import type { Draws } from './draws.ts';
import { fixtureOf, fixturesIn, fixturesOf } from './fixtures.ts';
import type { Fixture, Item, NodeId, RoomId } from './item.ts';
import { THINGS } from './things.ts';

export interface Note {
  /** The fixture it was read on. */
  readonly from: string;
  readonly text: string;
}

export interface EscapeState extends HasRng {
  readonly rng: Rng;
  readonly draws: Draws;
  readonly isUntimed: boolean;
  readonly phase: 'playing' | 'escaped' | 'timeUp';
  readonly room: RoomId;
  /** The fixture that is looked at closely. */
  readonly focus: string | null;
  /** Its dialog is open: digits are asked for. */
  readonly asking: boolean;
  /** Nodes in the order in which they were solved. */
  readonly done: readonly NodeId[];
  /** Fixtures that were looked at. */
  readonly seen: readonly string[];
  /** Fixtures that hold their tool and want something more. */
  readonly fitted: readonly string[];
  /** Ids of the things carried, in the order in which they came. */
  readonly inventory: readonly string[];
  readonly selected: string | null;
  readonly notes: readonly Note[];
  readonly hintsLeft: number;
  readonly hintsUsed: number;
  /** The last hint: for which node, how plain, and in what words. */
  readonly hint: { readonly node: NodeId; readonly strength: number; readonly text: string } | null;
  readonly wrongCodes: number;
  /** Locks answer again at this tick. */
  readonly stuckUntil: number | null;
  /** How often the clock has warned. */
  readonly warned: number;
  /** What just happened, in words. */
  readonly message: string;
  /** The tick at which it was over. */
  readonly endedAt: number | null;
}

export type EscapeCommand =
  | { readonly type: 'look'; readonly at: string }
  /** Leaves what is looked at closely. */
  | { readonly type: 'back' }
  /** Opens, searches, unlocks or uses what is looked at; what wants digits asks for them. */
  | { readonly type: 'act' }
  | { readonly type: 'submit'; readonly text: string }
  | { readonly type: 'cancel' }
  | { readonly type: 'go'; readonly to: RoomId }
  /** Takes a thing in hand, or puts it away again. */
  | { readonly type: 'pick'; readonly item: string }
  | { readonly type: 'inspect'; readonly item: string }
  | { readonly type: 'combine'; readonly a: string; readonly b: string }
  | { readonly type: 'hint' }
  /** Comes by itself: a lock answers again, the clock warns, the time is up. */
  | { readonly type: 'ring' };

export const isDone = ({ done }: Readonly<EscapeState>, { node }: Fixture): boolean =>
  node !== null && done.includes(node);
/** It lacks power, or is bolted from the other side. */
export const isDead = ({ done }: Readonly<EscapeState>, { after }: Fixture): boolean =>
  after.some(node => !done.includes(node));
/** A passage that can be walked through. */
export const isOpen = (state: Readonly<EscapeState>, fixture: Fixture): boolean =>
  fixture.goes !== null && (fixture.node === null ? !isDead(state, fixture) : isDone(state, fixture));

/** Rooms that can be walked to. */
export const openRooms = (state: Readonly<EscapeState>): readonly RoomId[] => [
  'lab',
  ...fixturesOf(state.draws).flatMap(fixture => (fixture.goes && isOpen(state, fixture) ? [fixture.goes] : [])),
];

export const focused = ({ draws, focus }: Readonly<EscapeState>): Fixture | null => fixtureOf(draws, focus);
/** The fixtures of the room one is in, from left to right. */
export const around = ({ draws, room }: Readonly<EscapeState>): readonly Fixture[] =>
  fixturesIn(draws, room).toSorted((a, b) => a.at.x - b.at.x);

/** An item as it stands now: what was unlocked is not locked, and what was revealed not hidden. */
export function itemNow(state: Readonly<EscapeState>, id: string): Item | null {
  const fixture = fixtureOf(state.draws, id);
  if (fixture) {
    const gaveWay = fixture.node === null || fixture.deed === 'read' ? !isDead(state, fixture) : isDone(state, fixture);
    return { ...fixture, locked: fixture.locked && !gaveWay };
  }
  const thing = THINGS.get(id);
  return thing ? { ...thing, hidden: thing.hidden && !state.inventory.includes(id) } : null;
}

/** What a fixture says to whoever looks at it now. */
export function saidOf(state: Readonly<EscapeState>, fixture: Fixture): string {
  if (isDead(state, fixture)) return fixture.dead;
  if (isDone(state, fixture) || (fixture.node === null && fixture.after.length > 0))
    return fixture.solved || fixture.description;
  if (state.fitted.includes(fixture.id)) return 'The gear fits. Now the hands can be set.';
  return fixture.description;
}
