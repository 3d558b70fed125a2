// View model of the HUD and of the hot spots over the picture.
import type { EscapeTuning } from './constants.ts';
import { puzzlesOf, puzzlesSolved } from './levels/graph.ts';
import { EPILOGUE } from './levels/pages/facts.ts';
import { fixtureOf } from './rules/fixtures.ts';
import { partLabel, partsOf } from './rules/gadgets.ts';
import { type Fixture, ROOMS, type RoomId, roomName } from './rules/item.ts';
import {
  currentDescription,
  type EscapeState,
  fixturesHere,
  focusedFixture,
  isBlocked,
  isDone,
  isMovable,
  isOpen,
  type Note,
  openRooms,
  settingOf,
  wantsTool,
} from './rules/state.ts';
import { thingName } from './rules/things.ts';
import { partId, partPlaces } from './scene/partPlaces.ts';

export interface SpotView {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Solved, nothing left to do. */
  readonly isDone: boolean;
  /** Not looked at yet. */
  readonly isNew: boolean;
}

export interface EscapeView {
  readonly phase: EscapeState['phase'];
  readonly message: string;
  readonly rooms: readonly { readonly id: RoomId; readonly name: string; readonly isHere: boolean }[];
  readonly spots: readonly SpotView[];
  /** The focused fixture, the label of its action, and whether that wants a thing in hand. */
  readonly focus: {
    readonly id: string;
    readonly name: string;
    readonly actionLabel: string | null;
    readonly wantsItem: boolean;
  } | null;
  /** The page that is looked at, or stands behind the last door; null where none is. */
  readonly page: number | null;
  /** In the last house the pages are the notes. */
  readonly isLast: boolean;
  /** The pages that were found. */
  readonly pages: readonly number[];
  /** Parts of the focused gadget that can be moved. */
  readonly parts: readonly (Omit<SpotView, 'isDone' | 'isNew'> & { readonly part: number })[];
  readonly codePrompt: {
    readonly name: string;
    readonly label: string;
    readonly digits: number;
    /** What was noted, what speaks of this lock first. */
    readonly notes: EscapeView['notes'];
    /** What is said since the dialog is open; empty where that is still the description. */
    readonly said: string;
  } | null;
  readonly isStuck: boolean;
  readonly items: readonly { readonly id: string; readonly name: string }[];
  readonly selected: string | null;
  readonly notes: readonly { readonly from: string; readonly text: string }[];
  readonly hintsLeft: number;
  readonly done: number;
  readonly nodes: number;
  /** Null in a game without a clock. */
  readonly limitSeconds: number | null;
  readonly tenseSeconds: number;
}

export function view(state: Readonly<EscapeState>, t: EscapeTuning): EscapeView {
  const { phase, message, room, inventory, selected, notes, hintsLeft, done, isUntimed, draws } = state;
  const fixture = focusedFixture(state);
  return {
    phase,
    message,
    rooms: ROOMS.filter(({ id }) => openRooms(state).includes(id)).map(({ id, name }) => ({
      id,
      name,
      isHere: id === room,
    })),
    spots: fixturesHere(state).map(one => ({
      id: one.id,
      name: one.name,
      x: one.at.x,
      y: one.at.y,
      width: one.at.w,
      height: one.at.h,
      isDone: (isDone(state, one) && !one.leadsTo) || state.found[one.id] !== undefined,
      isNew: !state.seen.includes(one.id),
    })),
    focus: fixture && {
      id: fixture.id,
      name: fixture.name,
      actionLabel: phase === 'playing' ? actionLabelOf(state, fixture) : null,
      wantsItem: wantsItem(state, fixture),
    },
    page: phase === 'escaped' && draws.asked ? EPILOGUE : ((fixture && state.found[fixture.id]) ?? null),
    isLast: draws.asked !== null,
    pages: state.pages,
    parts: fixture && phase === 'playing' ? partsOfView(state, fixture) : [],
    codePrompt:
      fixture?.codePrompt && state.asking
        ? {
            name: fixture.name,
            label: fixture.codePrompt.label,
            digits: fixture.codePrompt.digits,
            notes: notesFor(state, fixture).map(note => noteView(state, note)),
            said: message === currentDescription(state, fixture) ? '' : message,
          }
        : null,
    isStuck: state.stuckUntil !== null,
    items: inventory.map(id => ({ id, name: thingName(id) })),
    selected,
    notes: notes.map(note => noteView(state, note)),
    hintsLeft,
    done: puzzlesSolved(draws, done),
    nodes: puzzlesOf(draws).length,
    limitSeconds: isUntimed ? null : t.limitSeconds,
    tenseSeconds: t.tenseSeconds,
  };
}

const noteView = ({ draws }: Readonly<EscapeState>, { from, text }: Note) => ({
  from: fixtureOf(draws, from)?.name ?? '',
  text,
});

/** The notes, the newest first; before all others those that tell of a lock, or seem to. */
function notesFor({ draws, notes }: Readonly<EscapeState>, { id, clues }: Fixture): readonly Note[] {
  const speaks = ({ from }: Note) => clues.includes(from) || from === id || fixtureOf(draws, from)?.decoy?.lock === id;
  const newest = notes.toReversed();
  return [...newest.filter(speaks), ...newest.filter(note => !speaks(note))];
}

/** Each part of a gadget that can be moved, with its name and its place on the sheet. */
function partsOfView(state: Readonly<EscapeState>, fixture: Fixture): EscapeView['parts'] {
  const { gadget } = fixture;
  if (!gadget || !isMovable(state, fixture)) return [];
  const places = partPlaces(fixture);
  return Array.from({ length: partsOf(gadget) }, (_, part) => {
    const { x = 0, y = 0, w = 0, h = 0 } = places[part] ?? {};
    return {
      id: partId(part),
      part,
      name: partLabel(gadget, settingOf(state, fixture), part),
      x,
      y,
      width: w,
      height: h,
    };
  });
}

/** Button label of the fixture's action; null if there is none left. */
function actionLabelOf(state: Readonly<EscapeState>, fixture: Fixture): string | null {
  const { leadsTo, action, codePrompt } = fixture;
  if (leadsTo && isOpen(state, fixture)) return `To the ${roomName(leadsTo)}`;
  if (isDone(state, fixture) || (action === 'read' && !isBlocked(state, fixture))) return null;
  if (isBlocked(state, fixture)) return 'Try it';
  if (wantsItem(state, fixture)) return state.selected === null ? 'Try it' : `Use ${thingName(state.selected)}`;
  if (fixture.gadget) return null;
  if (codePrompt) return fixture.id === 'clock' ? 'Set the time' : 'Enter code';
  return action === 'search' ? 'Search' : 'Open';
}

/** It wants a key or a tool that it does not have yet. */
const wantsItem = (state: Readonly<EscapeState>, fixture: Fixture): boolean =>
  wantsTool(state, fixture) && !isDone(state, fixture) && !isBlocked(state, fixture);
