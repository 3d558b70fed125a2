// What the hands do with ball and meter: they aim, swing, let go, give up. One path for pointer, keys, stick and touch.
import type { Frame } from '../kit/core/input.ts';
import { clamp, radians, wrapAngle } from '../kit/core/math.ts';
import type { T } from './constants.ts';
import { KEY } from './controls.ts';
import { aimAt, powerAfter, strike } from './putt.ts';
import type { Event, State } from './state.ts';

type Tell = (event: Event) => void;

/** A stick that points this far says where; one that turns says how fast. */
const POINTS = 60;
/** A turn begins at this part of its pace. */
const SLOWEST = 0.12;
/** A pointer nearer to the ball than this says nothing about the way. */
const TOO_NEAR = 3;

/** The aim follows the pointer while it moves or holds the swing; keys and the left stick turn it, the right stick points. */
export function aim(state: State, frame: Frame, t: T): void {
  followPointer(state, frame);
  const held = (bit: number) => ((frame.held & bit) !== 0 ? 1 : 0);
  const turn = clamp(held(KEY.right) - held(KEY.left) + (frame.move?.[0] ?? 0) / 127, -1, 1);
  const pace = (held(KEY.coarse) ? t.coarseTurns : 1) * (held(KEY.fine) ? t.fineTurns : 1);
  // A tap is a small step; a turn that is held comes to its pace.
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

/** Begins with a press, swings while it is held, putts when it is let go; a hand that is gone, or says so, cancels. */
export function swing(state: State, frame: Frame, t: T, tell: Tell): void {
  const { pointer } = frame;
  if (state.phase === 'aiming') {
    const isPointed = pointer?.pressed === true && !pointer.cancelled;
    const isKey = (frame.pressed & KEY.putt) !== 0;
    if (!isPointed && !isKey) return;
    state.phase = 'putting';
    state.swing = { by: isPointed ? 'pointer' : 'key', ticks: 0 };
    state.isWet = false;
    tell({ type: 'swingBegan' });
  }
  const { swing: open } = state;
  if (state.phase !== 'putting' || !open) return;
  const isLetGo = open.by === 'key' ? (frame.released & KEY.putt) !== 0 : pointer?.released === true;
  const isHeld = open.by === 'key' ? (frame.held & KEY.putt) !== 0 : pointer?.down === true;
  const isCancelled = (frame.pressed & KEY.cancel) !== 0 || (open.by === 'pointer' && pointer?.cancelled === true);
  if (isCancelled || (!isLetGo && !isHeld)) cancel(state, tell);
  else if (isLetGo) putt(state, powerAfter(open.ticks, t), t, tell);
  else open.ticks++;
}

export function cancel(state: State, tell: Tell): void {
  if (state.phase !== 'putting') return;
  state.phase = 'aiming';
  state.swing = null;
  tell({ type: 'swingCancelled' });
}

/** Without any power it is no stroke. */
function putt(state: State, power: number, t: T, tell: Tell): void {
  if (power === 0) return cancel(state, tell);
  const { ball } = state;
  state.swing = null;
  state.phase = 'rolling';
  state.strokes++;
  state.last = { x: ball.x, y: ball.y, aim: state.aim, power };
  strike(ball, state.aim, power, t);
  tell({ type: 'putted', x: ball.x, y: ball.y, power, strokes: state.strokes });
}
