// Input of the hand in the close-up: drags on parts and locks become commands; a tap is what the button says.
import { trackPull } from '../../kit/core/input/gesture.ts';
import type { Frame } from '../../kit/core/input/input.ts';
import type { UiStore } from '../../kit/core/session/ui.ts';
import { BOLT, CLOSE_UP_SHEET, DIAL, type Place, scaleOf, wheelPlaces } from '../rules/closeUpSheet.ts';
import type { Fixture } from '../rules/item.ts';
import { type EscapeState, focusedFixture, isMovable } from '../rules/state.ts';
import { type EscapeUi, type Hand, type SendCommand, setDialed, setHand, setMoved } from '../ui.ts';
import { FAR_ENOUGH, type Grip, gripAt, gripsOf, held, lockOf } from './hands.ts';
import { dialText, dialTime, handAt, hourTurnedTo, turnedTo, wheelDigits, withWheel } from './lockDial.ts';
import { partAt } from './partPlaces.ts';

type Store = UiStore<EscapeUi>;

/** World px that a press may wander and still be a tap. */
const TAP = 6;
/** World px round a part that still take it. */
const ROOM = 18;
/** World px for one digit of a wheel. */
const DIGIT = 36;

export function applyHand(frame: Frame, state: Readonly<EscapeState>, ui: Store, send: SendCommand): void {
  const fixture = focusedFixture(state);
  const { hand, moved } = ui.getState();
  if (!fixture) {
    if (hand || moved.length > 0) ui.setState({ hand: null, moved: [] });
    return;
  }
  const { pull, phase } = trackPull(hand?.pull ?? null, frame);
  if (!pull || phase === 'cancelled') return hand ? setHand(ui, null) : undefined;
  if (phase === 'began') {
    if (isOnSheet(pull.x, pull.y))
      setHand(ui, { grip: takenAt(state, ui, fixture, pull.x, pull.y), progress: 0, pull });
    return;
  }
  if (!hand) return;
  const next = { ...hand, pull };
  if (lockOf(state, fixture)) moveLock(ui, digitsOf(fixture), next, send);
  else moveGrip(ui, gripsOf(state, fixture), scaleOf(fixture), next, send);
  const isTap = Math.hypot(pull.x - pull.fromX, pull.y - pull.fromY) <= TAP;
  if (phase !== 'released') return;
  if (ui.getState().hand && isTap) tap(state, ui, fixture, next, send);
  setHand(ui, null);
}

const isOnSheet = (x: number, y: number): boolean =>
  Math.abs(x - CLOSE_UP_SHEET.x) <= CLOSE_UP_SHEET.width / 2 &&
  Math.abs(y - CLOSE_UP_SHEET.y) <= CLOSE_UP_SHEET.height / 2;

const isIn = ({ x, y, w, h }: Place, px: number, py: number, room = 0): boolean =>
  Math.abs(px - x) <= w / 2 + room && Math.abs(py - y) <= h / 2 + room;

/** Id of what a press takes: a wheel, a hand of the clock, the bolt, or a part of the fixture. */
function takenAt(state: Readonly<EscapeState>, ui: Store, fixture: Fixture, x: number, y: number): string | null {
  const [dx, dy] = [x - CLOSE_UP_SHEET.x, y - CLOSE_UP_SHEET.y];
  const lock = lockOf(state, fixture);
  if (lock === null) {
    const scale = scaleOf(fixture);
    const free = gripsOf(state, fixture).filter(({ id }) => !ui.getState().moved.includes(id));
    return gripAt(free, dx / scale, dy / scale, ROOM / scale)?.id ?? null;
  }
  const knob = { x: BOLT.x - (BOLT.w - BOLT.knob) / 2, y: BOLT.y, w: BOLT.knob, h: BOLT.h };
  if (isIn(knob, dx, dy, ROOM)) return 'bolt';
  if (lock === 'clock') {
    const far = Math.hypot(dx - DIAL.x, dy - DIAL.y);
    if (far > DIAL.radius + ROOM) return null;
    return handAt(dialTime(ui.getState().typed), far / DIAL.radius, turnOf(x, y));
  }
  const wheel = wheelPlaces(digitsOf(fixture)).findIndex(place => isIn(place, dx, dy, 6));
  return wheel < 0 ? null : `wheel ${wheel}`;
}

/** Angle of a point about the clock's middle: 0 up, clockwise, in turns. */
const turnOf = (x: number, y: number): number =>
  Math.atan2(x - CLOSE_UP_SHEET.x - DIAL.x, CLOSE_UP_SHEET.y + DIAL.y - y) / (2 * Math.PI);

const digitsOf = ({ codePrompt }: Fixture): number => codePrompt?.digits ?? 0;
const wheelOf = ({ grip }: Hand): number => (grip?.startsWith('wheel ') ? Number(grip.slice(6)) : -1);

/** A lock is set while it is turned; its bolt tries it. */
function moveLock(ui: Store, digits: number, hand: Hand, send: SendCommand): void {
  const { fromX, fromY, x, y } = hand.pull;
  const { typed } = ui.getState();
  if (hand.grip === 'bolt') {
    const progress = Math.max(0, Math.min(1, (x - fromX) / BOLT.way));
    if (progress < FAR_ENOUGH) return setHand(ui, { ...hand, progress });
    setHand(ui, null);
    return send({ type: 'submit', text: ui.getState().typed });
  }
  if (hand.grip?.endsWith(' hand') && Math.hypot(x - fromX, y - fromY) > TAP) {
    const turned = hand.grip === 'hour hand' ? hourTurnedTo : turnedTo;
    const next = dialText(turned(dialTime(typed), turnOf(x, y)));
    if (next !== typed) setDialed(ui, next);
    return setHand(ui, hand);
  }
  const wheel = wheelOf(hand);
  if (wheel < 0) return setHand(ui, hand);
  // The pull begins anew with every digit, so that a wheel turns as long as the finger goes on.
  const steps = Math.trunc((fromY - y) / DIGIT);
  if (steps === 0) return setHand(ui, hand);
  setDialed(ui, withWheel(typed, wheel, (wheelDigits(typed, digits)[wheel] ?? 0) + steps));
  setHand(ui, { ...hand, pull: { ...hand.pull, fromX: Number.NEGATIVE_INFINITY, fromY: fromY - steps * DIGIT } });
}

function moveGrip(ui: Store, grips: readonly Grip[], scale: number, hand: Hand, send: SendCommand): void {
  const { fromX, fromY, x, y } = hand.pull;
  const onFixture = (px: number, py: number) =>
    [(px - CLOSE_UP_SHEET.x) / scale, (py - CLOSE_UP_SHEET.y) / scale] as const;
  const now = held(grips, hand.grip, onFixture(fromX, fromY), onFixture(x, y));
  if (!now) return setHand(ui, hand);
  const { grip, progress } = now;
  if (progress < FAR_ENOUGH) return setHand(ui, { ...hand, grip: grip.id, progress });
  setHand(ui, null);
  finish(ui, grip, grips, send);
}

/** The whole way: the command, or where it takes several parts, with the last of them. */
function finish(ui: Store, grip: Grip, grips: readonly Grip[], send: SendCommand): void {
  const moved = [...ui.getState().moved, grip.id];
  const needsAll = grips.length > 1 && !grip.isOneOfMany;
  if (needsAll && grips.some(({ id }) => !moved.includes(id))) return setMoved(ui, moved);
  setMoved(ui, []);
  send(grip.command);
}

/** A press without a drag: half a wheel up or down; the part of a gadget; else what the button of the fixture says. */
function tap(state: Readonly<EscapeState>, ui: Store, fixture: Fixture, hand: Hand, send: SendCommand): void {
  const wheel = wheelOf(hand);
  if (wheel >= 0) {
    const place = wheelPlaces(digitsOf(fixture))[wheel];
    const { typed } = ui.getState();
    const by = place && hand.pull.y - CLOSE_UP_SHEET.y < place.y ? 1 : -1;
    setDialed(ui, withWheel(typed, wheel, (wheelDigits(typed, digitsOf(fixture))[wheel] ?? 0) + by));
  } else if (isMovable(state, fixture)) {
    const part = partAt(fixture, hand.pull.x, hand.pull.y, ROOM);
    if (part !== null) send({ type: 'turn', part });
  } else if (!state.asking) send({ type: 'act' });
}
