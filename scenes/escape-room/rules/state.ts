// State and commands of Escape Room, as plain data, and what follows from the state.
import type { HasRng, Rng } from '../../kit/core/rng.ts';
import type { Draws } from '../levels/draws.ts';
import { PAGES } from '../levels/pages/facts.ts';
import { fixtureOf, fixturesIn, fixturesOf } from './fixtures.ts';
import { type Setting, settingText } from './gadgets.ts';
import type { Fixture, Item, NodeId, RoomId } from './item.ts';
import { THINGS } from './things.ts';

export interface Note {
  /** Id of the fixture it was read on. */
  readonly from: string;
  readonly text: string;
}

export interface EscapeState extends HasRng {
  /** State of the random generator; only the draws at the start use it. */
  readonly rng: Rng;
  /** Plots, places and codes of this game, drawn from the seed. */
  readonly draws: Draws;
  /** Played without a clock; counts as assisted. */
  readonly isUntimed: boolean;
  readonly phase: 'playing' | 'escaped' | 'timeUp';
  /** The room of the player. */
  readonly room: RoomId;
  /** Id of the fixture shown in the close-up, or null. */
  readonly focus: string | null;
  /** The code dialog of the focused fixture is open. */
  readonly asking: boolean;
  /** Solved nodes in the order of solving. */
  readonly done: readonly NodeId[];
  /** Ids of fixtures that were looked at. */
  readonly seen: readonly string[];
  /** Ids of fixtures that have their tool but still need a code or are still to be played. */
  readonly fitted: readonly string[];
  /** How the parts of gadgets are set that were moved, by fixture. */
  readonly settings: Readonly<Record<string, Setting>>;
  /** Ids of the carried items, in the order of finding. */
  readonly inventory: readonly string[];
  /** Id of the item in hand. */
  readonly selected: string | null;
  /** Texts that were read, the oldest first. */
  readonly notes: readonly Note[];
  /** Numbers of all pages that were found, in this escape and before, in ascending order. */
  readonly pages: readonly number[];
  /** The page that was found, by the fixture that it was. */
  readonly found: Readonly<Record<string, number>>;
  readonly hintsLeft: number;
  readonly hintsUsed: number;
  /** The last hint: its node, strength (1 vague to 3 exact) and text. */
  readonly hint: { readonly node: NodeId; readonly strength: number; readonly text: string } | null;
  readonly wrongCodes: number;
  /** All locks are blocked until this tick, after a wrong code. */
  readonly stuckUntil: number | null;
  /** Number of time warnings given: 0 to 2. */
  readonly warned: number;
  /** The last message to the player. */
  readonly message: string;
  /** Tick of the escape or of the end of the time. */
  readonly endedAt: number | null;
}

export type EscapeCommand =
  /** Opens the close-up of a fixture. */
  | { readonly type: 'look'; readonly at: string }
  /** Closes the close-up. */
  | { readonly type: 'back' }
  /** Opens, searches, unlocks or uses the focused fixture; opens its code dialog if it needs a code. */
  | { readonly type: 'act' }
  /** Moves a part of the focused gadget once. */
  | { readonly type: 'turn'; readonly part: number }
  /** Enters a code. */
  | { readonly type: 'submit'; readonly text: string }
  /** Closes the code dialog. */
  | { readonly type: 'cancel' }
  /** Goes to another open room. */
  | { readonly type: 'go'; readonly to: RoomId }
  /** Selects an item, or deselects it. */
  | { readonly type: 'pick'; readonly item: string }
  /** Shows an item's description. */
  | { readonly type: 'inspect'; readonly item: string }
  | { readonly type: 'combine'; readonly a: string; readonly b: string }
  | { readonly type: 'hint' }
  /** Sent by the alarm, not by the player: locks are free again, a time warning, the end of the time. */
  | { readonly type: 'ring' };

export const isDone = ({ done }: Readonly<EscapeState>, { node }: Fixture): boolean =>
  node !== null && done.includes(node);
/** It does not react: no power, or bolted from the other side. */
export const isBlocked = ({ done }: Readonly<EscapeState>, { requiredNodes }: Fixture): boolean =>
  requiredNodes.some(node => !done.includes(node));
/** A door that leads on and is open. */
export const isOpen = (state: Readonly<EscapeState>, fixture: Fixture): boolean =>
  fixture.leadsTo !== null && (fixture.node === null ? !isBlocked(state, fixture) : isDone(state, fixture));

/** Rooms that the player can go to. */
export const openRooms = (state: Readonly<EscapeState>): readonly RoomId[] => [
  'lab',
  ...fixturesOf(state.draws).flatMap(fixture => (fixture.leadsTo && isOpen(state, fixture) ? [fixture.leadsTo] : [])),
];

export const focusedFixture = ({ draws, focus }: Readonly<EscapeState>): Fixture | null => fixtureOf(draws, focus);
/** The fixtures of the present room, from left to right. */
export const fixturesHere = ({ draws, room }: Readonly<EscapeState>): readonly Fixture[] =>
  fixturesIn(draws, room).toSorted((a, b) => a.at.x - b.at.x);

/** An item with its present `locked` and `hidden`. */
export function currentItem(state: Readonly<EscapeState>, id: string): Item | null {
  const fixture = fixtureOf(state.draws, id);
  if (fixture) {
    const gaveWay =
      fixture.node === null || fixture.action === 'read' ? !isBlocked(state, fixture) : isDone(state, fixture);
    return { ...fixture, locked: fixture.locked && !gaveWay };
  }
  const thing = THINGS.get(id);
  return thing ? { ...thing, hidden: thing.hidden && !state.inventory.includes(id) } : null;
}

/** Description of a fixture in its present condition. */
export function currentDescription(state: Readonly<EscapeState>, fixture: Fixture): string {
  if (isBlocked(state, fixture)) return fixture.blockedText;
  const page = state.found[fixture.id];
  if (page !== undefined) return `Page ${page} of ${PAGES}.`;
  if (lacksPages(state, fixture)) return `${fixture.description} ${lackText(state, fixture)}`;
  if (isDone(state, fixture) || (fixture.node === null && fixture.requiredNodes.length > 0))
    return fixture.solvedText || fixture.description;
  const said = state.fitted.includes(fixture.id) ? fixture.fittedText : fixture.description;
  return isMovable(state, fixture) && fixture.gadget
    ? `${said} ${settingText(fixture.gadget, settingOf(state, fixture))}`
    : said;
}

/** Its lock asks about pages that were not found. */
export const lacksPages = ({ pages }: Readonly<EscapeState>, fixture: Fixture): boolean =>
  fixture.pages.some(page => !pages.includes(page));
/** Which. */
export function lackText({ pages }: Readonly<EscapeState>, fixture: Fixture): string {
  const missing = fixture.pages.filter(page => !pages.includes(page)).toSorted((a, b) => a - b);
  return `You have not found page ${missing.join(' and page ')}.`;
}

/** The parts of a gadget as they are set. */
export const settingOf = ({ settings }: Readonly<EscapeState>, { id, gadget }: Fixture): Setting =>
  settings[id] ?? gadget?.start ?? [];
/** Its parts can be moved. */
export const isMovable = (state: Readonly<EscapeState>, fixture: Fixture): boolean =>
  fixture.gadget !== null && !isDone(state, fixture) && !isBlocked(state, fixture) && !wantsTool(state, fixture);
/** It wants a key or a tool that it does not have yet. */
export const wantsTool = ({ fitted }: Readonly<EscapeState>, { id, toolRequired, keyRequired }: Fixture): boolean =>
  (toolRequired ?? keyRequired) !== null && !fitted.includes(id);
