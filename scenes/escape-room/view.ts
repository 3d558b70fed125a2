// What the HUD and the places over the picture are drawn from.
import type { EscapeTuning } from './constants.ts';
import { fixtureOf } from './fixtures.ts';
import { NODES } from './graph.ts';
import { type Fixture, ROOMS, type RoomId, roomName } from './item.ts';
import { around, type EscapeState, focused, isDead, isDone, isOpen, openRooms } from './state.ts';
import { thingName } from './things.ts';

export interface SpotView {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Nothing more is to be done there. */
  readonly isDone: boolean;
  /** It was never looked at. */
  readonly isNew: boolean;
}

export interface EscapeView {
  readonly phase: EscapeState['phase'];
  readonly message: string;
  readonly rooms: readonly { readonly id: RoomId; readonly name: string; readonly isHere: boolean }[];
  readonly spots: readonly SpotView[];
  /** What is looked at closely, and what can be done with it. */
  readonly focus: { readonly id: string; readonly name: string; readonly deed: string | null } | null;
  readonly asks: { readonly name: string; readonly label: string; readonly digits: number } | null;
  readonly isStuck: boolean;
  readonly items: readonly { readonly id: string; readonly name: string }[];
  readonly selected: string | null;
  readonly notes: readonly { readonly from: string; readonly text: string }[];
  readonly hintsLeft: number;
  readonly done: number;
  readonly nodes: number;
  /** Null where no time is counted. */
  readonly limitSeconds: number | null;
  readonly tenseSeconds: number;
}

export function view(state: Readonly<EscapeState>, t: EscapeTuning): EscapeView {
  const { phase, message, room, inventory, selected, notes, hintsLeft, done, isUntimed, draws } = state;
  const fixture = focused(state);
  return {
    phase,
    message,
    rooms: ROOMS.filter(({ id }) => openRooms(state).includes(id)).map(({ id, name }) => ({
      id,
      name,
      isHere: id === room,
    })),
    spots: around(state).map(one => ({
      id: one.id,
      name: one.name,
      x: one.at.x,
      y: one.at.y,
      width: one.at.w,
      height: one.at.h,
      isDone: isDone(state, one) && !one.goes,
      isNew: !state.seen.includes(one.id),
    })),
    focus: fixture && { id: fixture.id, name: fixture.name, deed: phase === 'playing' ? deedOf(state, fixture) : null },
    asks:
      fixture?.asks && state.asking
        ? { name: fixture.name, label: fixture.asks.label, digits: fixture.asks.digits }
        : null,
    isStuck: state.stuckUntil !== null,
    items: inventory.map(id => ({ id, name: thingName(id) })),
    selected,
    notes: notes.map(({ from, text }) => ({ from: fixtureOf(draws, from)?.name ?? '', text })),
    hintsLeft,
    done: done.length,
    nodes: NODES.length,
    limitSeconds: isUntimed ? null : t.limitSeconds,
    tenseSeconds: t.tenseSeconds,
  };
}

/** What a press would do, in two words; null where there is nothing left to do. */
function deedOf(state: Readonly<EscapeState>, fixture: Fixture): string | null {
  const { goes, deed, asks, id } = fixture;
  if (goes && isOpen(state, fixture)) return `To the ${roomName(goes)}`;
  if (isDone(state, fixture) || (deed === 'read' && !isDead(state, fixture))) return null;
  if (isDead(state, fixture)) return 'Try it';
  const tool = fixture.toolRequired ?? fixture.keyRequired;
  if (tool !== null && !state.fitted.includes(id))
    return state.selected === null ? 'Try it' : `Use ${thingName(state.selected)}`;
  if (asks) return fixture.id === 'clock' ? 'Set the time' : 'Enter code';
  return deed === 'search' ? 'Search' : 'Open';
}
