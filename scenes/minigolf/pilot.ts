// The bot of conformance tests and of the course behind the start card: plays the line of the course's file, and looks for a putt of its own elsewhere.
import type { Frame } from '../kit/core/input.ts';
import { hypot } from '../kit/core/math.ts';
import type { T } from './constants.ts';
import type { Course, Point, Stroke } from './course.ts';
import { after, ticksFor } from './putt.ts';
import { strokesFrom } from './search/search.ts';
import { courseAt, type State } from './state.ts';

/** How long it looks at the course before it swings, and at a holed ball before it goes on. */
const LOOKS_TICKS = 40;
const ENJOYS_TICKS = 60;
/** Putts tried in a tick, so that a page behind a card stays smooth; and how finely it looks. */
const TRIES_PER_TICK = 4;
const WAYS = 45;
const POWERS = 10;

export type Plan = (from: Point, course: Course, t: T, state: Readonly<State>) => Generator<undefined, Stroke>;

/** What the course's line says from here; else the putt, of a coarse fan, that holes the ball or brings it nearest to a look at the hole. */
export function* careful(from: Point, course: Course, t: T): Generator<undefined, Stroke> {
  const known = onLine(from, course, t);
  if (known) return known;
  let best: { stroke: Stroke; worth: number } | null = null;
  let tries = 0;
  for (const stroke of strokesFrom(from, WAYS, POWERS)) {
    if (tries++ % TRIES_PER_TICK === 0) yield;
    const { fate, to } = after(from, stroke, course, t);
    if (fate === 'holed') return stroke;
    const worth = fate === 'sunk' ? -Infinity : -hypot(to.x - course.hole.x, to.y - course.hole.y);
    if (!best || worth > best.worth) best = { stroke, worth };
  }
  return best?.stroke ?? { aim: course.hole, power: 50 };
}

/** The stroke of the line that begins here. */
export function onLine(from: Point, course: Course, t: T): Stroke | null {
  let at = course.start;
  for (const stroke of course.line) {
    if (at.x === from.x && at.y === from.y) return stroke;
    at = after(at, stroke, course, t).to;
  }
  return null;
}

export function player(plan: Plan): (state: Readonly<State>, t: T) => Partial<Frame> {
  let thinking: Generator<undefined, Stroke> | null = null;
  let stroke: Stroke | null = null;
  let ticks = 0;
  return (state, t) => {
    const { phase, ball, swing } = state;
    ticks = phase === 'aiming' || phase === 'completed' ? ticks + 1 : 0;
    if (phase === 'completed') {
      thinking = stroke = null;
      return ticks > ENJOYS_TICKS ? pointing(ball, { down: true, pressed: true }) : {};
    }
    if (phase === 'rolling' || phase === 'over') {
      thinking = stroke = null;
      return {};
    }
    if (!stroke) {
      thinking ??= plan({ x: ball.x, y: ball.y }, courseAt(state), t, state);
      const thought = thinking.next();
      if (thought.done) stroke = thought.value;
      return {};
    }
    if (phase === 'aiming') return ticks > LOOKS_TICKS ? pointing(stroke.aim, { down: true, pressed: true }) : {};
    const isThere = (swing?.ticks ?? 0) >= ticksFor(stroke.power, t);
    return pointing(stroke.aim, isThere ? { released: true } : { down: true });
  };
}

const pointing = ({ x, y }: Point, more: Partial<NonNullable<Frame['pointer']>>): Partial<Frame> => ({
  pointer: { x, y, down: false, pressed: false, released: false, cancelled: false, ...more },
});

export const pilot = () => player(careful);
