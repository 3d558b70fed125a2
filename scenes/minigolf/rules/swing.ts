// Input of a stroke: aiming and swinging by pointer, keys, stick and touch.
import type { Frame } from '../../kit/core/input/input.ts';
import { clamp, radians, wrapAngle } from '../../kit/core/math.ts';
import type { T } from '../constants.ts';
import { KEY } from '../controls.ts';
import { aimAt, powerAfter, strike } from './putt.ts';
import type { Event, State } from './state.ts';

type Emit = (event: Event) => void;

/** Right stick deflection (of 127) from which it sets the aim. */
const POINTS = 60;
/** Turn rate at the start of the ramp, as a part of the full rate. */
const SLOWEST = 0.12;
/** A pointer nearer to the ball than this does not change the aim, in px. */
const TOO_NEAR = 3;

/** Updates the aim: a moving pointer sets it, keys and the left stick turn it, the right stick points. */
export function aim(state: State, frame: Frame, t: T): void {
  followPointer(state, frame);
  const held = (bit: number) => ((frame.held & bit) !== 0 ? 1 : 0);
  const turn = clamp(held(KEY.right) - held(KEY.left) + (frame.move?.[0] ?? 0) / 127, -1, 1);
  const pace = (held(KEY.coarse) ? t.coarseTurns : 1) * (held(KEY.fine) ? t.fineTurns : 1);
  // The turn rate ramps up: a tap is a small step.
  state.turned = turn === 0 ? 0 : Math.min(t.rampTicks, state.turned + 1);
  const ramp = SLOWEST + ((1 - SLOWEST) * state.turned) / t.rampTicks;
  if (turn !== 0) state.aim = wrapAngle(state.aim + radians(turn * pace * ramp * t.turnDegrees));
  const [x, y] = frame.aim ?? [0, 0];
  if (x * x + y * y > POINTS * POINTS) state.aim = aimAt({ x: 0, y: 0 }, { x, y });
}

function followPointer(state: State, { pointer }: Frame): void {
  if (!pointer || pointer.cancelled) return;
  const { x, y, pressed } = pointer;
  const before = state.pointer;
  state.pointer = { x, y };
  const isStill = before?.x === x && before.y === y;
  const { ball } = state;
  const isNear = Math.abs(x - ball.x) < TOO_NEAR && Math.abs(y - ball.y) < TOO_NEAR;
  if ((!isStill || pressed) && !isNear) state.aim = aimAt(ball, { x, y });
}

/** Updates the swing: a press begins it, a release putts; a lost or cancelled pointer and the cancel key end it without a stroke. */
export function swing(state: State, frame: Frame, t: T, emit: Emit): void {
  const { pointer } = frame;
  if (state.phase === 'aiming') {
    const isPointed = pointer?.pressed === true && !pointer.cancelled;
    const isKey = (frame.pressed & KEY.putt) !== 0;
    if (!isPointed && !isKey) return;
    state.phase = 'putting';
    state.swing = { by: isPointed ? 'pointer' : 'key', ticks: 0 };
    state.isWet = false;
    emit({ type: 'swingBegan' });
  }
  const { swing: open } = state;
  if (state.phase !== 'putting' || !open) return;
  const isLetGo = open.by === 'key' ? (frame.released & KEY.putt) !== 0 : pointer?.released === true;
  const isHeld = open.by === 'key' ? (frame.held & KEY.putt) !== 0 : pointer?.down === true;
  const isCancelled = (frame.pressed & KEY.cancel) !== 0 || (open.by === 'pointer' && pointer?.cancelled === true);
  if (isCancelled || (!isLetGo && !isHeld)) cancel(state, emit);
  // A press shorter than a tick is the softest putt, by whatever it was made.
  else if (isLetGo) putt(state, powerAfter(Math.max(1, open.ticks), t), t, emit);
  else open.ticks++;
}

export function cancel(state: State, emit: Emit): void {
  if (state.phase !== 'putting') return;
  state.phase = 'aiming';
  state.swing = null;
  emit({ type: 'swingCancelled' });
}

/** Strikes the ball; without power the swing is cancelled. */
function putt(state: State, power: number, t: T, emit: Emit): void {
  if (power === 0) return cancel(state, emit);
  const { ball } = state;
  state.swing = null;
  state.phase = 'rolling';
  state.strokes++;
  state.made = [...state.made, [state.aim, power]];
  state.last = { x: ball.x, y: ball.y, aim: state.aim, power };
  strike(ball, state.aim, power, t);
  emit({ type: 'putted', x: ball.x, y: ball.y, power, strokes: state.strokes });
}
