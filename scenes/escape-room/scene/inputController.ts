// Input controller: turns key presses and clicks beside the close-up into commands, and keeps the UI store (cursor, digits, marked item).
import type { Frame } from '../../kit/core/input/input.ts';
import { nearestInDirection } from '../../kit/core/input/spatialNavigation.ts';
import type { UiStore } from '../../kit/core/session/ui.ts';
import { ARROWS, DIGIT_KEYS, KEY, NOTE_KEYS } from '../controls.ts';
import { CLOSE_UP_SHEET } from '../rules/closeUpSheet.ts';
import { type Fixture, ROOMS } from '../rules/item.ts';
import { type EscapeState, fixturesHere, focusedFixture, isMovable, openRooms } from '../rules/state.ts';
import {
  type EscapeUi,
  eraseDigit,
  markOrCombine,
  type SendCommand,
  setCursor,
  setNotesOpen,
  setReveals,
  stepLastDigit,
  typeDigit,
} from '../ui.ts';
import { applyHand } from './handController.ts';
import { partId, partPlaces } from './partPlaces.ts';

type Store = UiStore<EscapeUi>;

/** The present state: it changes with every command sent. */
type ReadState = () => Readonly<EscapeState>;

export function applyInput(frame: Frame, readState: ReadState, ui: Store, send: SendCommand): void {
  const { pressed, released, pointer } = frame;
  const { phase, asking, focus } = readState();
  if (phase !== 'playing') return;
  if (pressed & KEY.reveal) setReveals(ui, true);
  if (released & KEY.reveal) setReveals(ui, false);
  if (asking) applyDialogKeys(pressed, ui, send);
  else if (focus !== null) applyCloseUpKeys(pressed, readState(), ui, send);
  else applyRoomKeys(pressed, readState, ui, send);
  if (pressed & KEY.hint) send({ type: 'hint' });
  if (pressed & KEY.notes) setNotesOpen(ui, !ui.getState().notesOpen);
  if (!applyNoteKeys(pressed, readState(), send)) applyItemKeys(pressed, readState(), ui, send);
  applyHand(frame, readState(), ui, send);
  // A press beside the sheet closes the close-up.
  const { x, y, width, height } = CLOSE_UP_SHEET;
  const isBeside = pointer && (Math.abs(pointer.x - x) > width / 2 || Math.abs(pointer.y - y) > height / 2);
  if (focus !== null && pointer?.pressed && isBeside) send({ type: 'back' });
}

/** In the code dialog: digits; Back erases a digit, or cancels if there is none. */
function applyDialogKeys(pressed: number, ui: Store, send: SendCommand): void {
  for (const { digit, bit } of DIGIT_KEYS) if (pressed & bit) typeDigit(ui, digit);
  if (pressed & KEY.up) stepLastDigit(ui, 1);
  if (pressed & KEY.down) stepLastDigit(ui, -1);
  if (pressed & KEY.right) typeDigit(ui, '1');
  if (pressed & KEY.left) eraseDigit(ui);
  if (pressed & KEY.back) {
    if (ui.getState().typed === '') send({ type: 'cancel' });
    else eraseDigit(ui);
  }
  if (pressed & KEY.look) send({ type: 'submit', text: ui.getState().typed });
}

function applyCloseUpKeys(pressed: number, state: Readonly<EscapeState>, ui: Store, send: SendCommand): void {
  const fixture = focusedFixture(state);
  if (fixture && isMovable(state, fixture)) applyPartKeys(pressed, fixture, ui, send);
  else if (pressed & KEY.look) send({ type: 'act' });
  if (pressed & KEY.back) {
    setCursor(ui, state.focus);
    send({ type: 'back' });
  }
}

/** At an instrument with named keys letters play; true where one was played. */
function applyNoteKeys(pressed: number, state: Readonly<EscapeState>, send: SendCommand): boolean {
  const fixture = focusedFixture(state);
  const gadget = fixture && isMovable(state, fixture) ? fixture.gadget : null;
  if (gadget?.kind !== 'keys') return false;
  const played = NOTE_KEYS.filter(({ note, bit }) => pressed & bit && gadget.names.includes(note));
  for (const { note } of played) send({ type: 'turn', part: gadget.names.indexOf(note) });
  return played.length > 0;
}

/** On a gadget: a digit moves the part of that number; arrows go from part to part, and Look moves the one pointed at. */
function applyPartKeys(pressed: number, fixture: Fixture, ui: Store, send: SendCommand): void {
  const places = partPlaces(fixture).map(({ x, y }, part) => ({ id: partId(part), x, y }));
  for (const { digit, bit } of DIGIT_KEYS)
    if (pressed & bit && places[Number(digit) - 1]) send({ type: 'turn', part: Number(digit) - 1 });
  const { cursor } = ui.getState();
  for (const { bit, way } of ARROWS)
    if (pressed & bit) setCursor(ui, nearestInDirection(places, cursor, way)?.id ?? null);
  if (!(pressed & KEY.look)) return;
  const part = Math.max(
    0,
    places.findIndex(({ id }) => id === ui.getState().cursor),
  );
  setCursor(ui, partId(part));
  send({ type: 'turn', part });
}

/** In the room: arrows move the cursor, digits go to a room, Back goes to the room before. */
function applyRoomKeys(pressed: number, readState: ReadState, ui: Store, send: SendCommand): void {
  const spots = fixturesHere(readState()).map(({ id, at }) => ({ id, x: at.x, y: at.y }));
  const { cursor } = ui.getState();
  for (const { bit, way } of ARROWS)
    if (pressed & bit) setCursor(ui, nearestInDirection(spots, cursor, way)?.id ?? null);
  if (pressed & KEY.look) {
    const at = spots.find(({ id }) => id === ui.getState().cursor) ?? spots[0];
    if (at) {
      setCursor(ui, at.id);
      send({ type: 'look', at: at.id });
    }
  }
  for (const { digit, bit } of DIGIT_KEYS) {
    const room = ROOMS[Number(digit) - 1];
    if (pressed & bit && room) send({ type: 'go', to: room.id });
  }
  if (pressed & KEY.back) {
    const rooms = openRooms(readState());
    const before = rooms[rooms.indexOf(readState().room) - 1];
    if (before) send({ type: 'go', to: before });
  }
}

/** Selects the previous or next item, inspects it, combines two. */
function applyItemKeys(pressed: number, state: Readonly<EscapeState>, ui: Store, send: SendCommand): void {
  const { inventory, selected } = state;
  const by = (pressed & KEY.next ? 1 : 0) - (pressed & KEY.previous ? 1 : 0);
  const others = inventory.filter(id => id !== ui.getState().marked);
  if (by !== 0 && others.length > 0) {
    const at = selected === null ? (by > 0 ? -1 : 0) : others.indexOf(selected);
    const item = others[(at + by + others.length) % others.length];
    if (item && item !== selected) send({ type: 'pick', item });
  }
  if (pressed & KEY.inspect && selected !== null) send({ type: 'inspect', item: selected });
  if (pressed & KEY.combine) markOrCombine(ui, state, send);
}
