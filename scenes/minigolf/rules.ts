// Mini golf: aim, swing, putt, until the ball is holed; course after course, player after player. Specification part 3, §4, §5 and §9.

import type { Frame } from '../kit/core/input.ts';
import { seeded } from '../kit/core/rng.ts';
import { type CreateOptions, type Outline, outlineOf, type RealtimeRules } from '../kit/core/rules.ts';
import type { T } from './constants.ts';
import { KEY } from './controls.ts';
import { CourseError, courseOf, middleOf, readCourse, rectOf, writeCourse } from './course.ts';
import { aim, cancel, swing } from './hands.ts';
import { readLink } from './link.ts';
import { aimAt } from './putt.ts';
import { ballAt, roll } from './roll.ts';
import { roundOf } from './rounds.ts';
import { result } from './score.ts';
import { type Command, courseAt, type Event, numberAt, type State, totalOf } from './state.ts';

type Tell = (event: Event) => void;

export const rules: RealtimeRules<State, Command, Event, T> = {
  kind: 'realtime',
  create,
  tick(state, frame, t) {
    const events: Event[] = [];
    const tell: Tell = event => events.push(event);
    if (state.phase === 'rolling') rollOn(state, t, tell);
    else if (state.phase === 'completed') enjoy(state, frame, t, tell);
    else if (state.phase !== 'over') {
      aim(state, frame, t);
      swing(state, frame, t, tell);
    }
    if (state.phase === 'rolling') followHand(state, frame);
    return events;
  },
  command(state, command, t) {
    const events: Event[] = [];
    obey(state, command, t, event => events.push(event));
    return events;
  },
  giveUp: ({ phase }) => (phase === 'putting' ? { type: 'cancel' } : null),
  outlines,
  result,
};

/** The ball, the hole, and what lies between them. */
function outlines(state: Readonly<State>, t: T): readonly Outline[] {
  const { obstacles, hole } = courseAt(state);
  const { x, y } = state.ball;
  return [
    { x, y, r: t.ballRadius },
    { ...hole, r: t.holeRadius },
    ...obstacles.map(one =>
      one.type === 'bumper' || one.type === 'mill'
        ? { ...middleOf(one), r: Math.min(one.width, one.height) / 2 }
        : outlineOf(rectOf(one)),
    ),
  ];
}

function create({ seed, setup, levels }: CreateOptions): State {
  const { numbers, players } = roundOf(setup, levels.length);
  const state: State = {
    rng: seeded(seed),
    texts: numbers.map(number => levels[number - 1] as string),
    numbers,
    players,
    cards: [],
    at: 0,
    turn: 0,
    phase: 'aiming',
    strokes: 0,
    ball: ballAt({ x: 0, y: 0 }),
    aim: 0,
    turned: 0,
    pointer: null,
    swing: null,
    last: null,
    beat: 0,
    ending: null,
    isWet: false,
    splashes: 0,
    complaint: null,
  };
  const { course } = setup;
  if (typeof course === 'string' && course !== '') openLink(state, course);
  begin(state, () => {});
  return state;
}

/** A course that a link brought is played alone. */
function openLink(state: State, text: string): void {
  try {
    Object.assign(state, { texts: [writeCourse(readLink(text))], numbers: [0] });
  } catch (error) {
    if (!(error instanceof CourseError)) throw error;
    state.complaint = `The link’s course cannot be read. ${error.message} These are the site’s own instead.`;
  }
}

/** The round anew. */
function begin(state: State, tell: Tell): void {
  state.cards = state.players.map(() => state.texts.map(() => 0));
  state.at = 0;
  state.turn = 0;
  state.splashes = 0;
  teeUp(state, tell);
}

/** The ball lies on the start, aimed at the hole. */
function teeUp(state: State, tell: Tell): void {
  const course = courseAt(state);
  state.phase = 'aiming';
  state.strokes = 0;
  state.ball = ballAt(course.start);
  state.aim = aimAt(course.start, course.hole);
  state.swing = null;
  state.last = null;
  state.beat = 0;
  state.ending = null;
  state.isWet = false;
  const player = state.players.length > 1 ? (state.players[state.turn] ?? '') : '';
  tell({ type: 'teedUp', name: course.name, number: numberAt(state), par: course.par, player });
}

function rollOn(state: State, t: T, tell: Tell): void {
  const { ball } = state;
  const course = courseAt(state);
  const fate = roll(ball, course, t, (met, x, y) => tell({ ...met, x, y }));
  if (fate === 'rolling') return;
  const { x, y } = ball;
  if (fate === 'holed') {
    state.ball = ballAt(course.hole);
    complete(state, 'holed');
    const player = state.players[state.turn] ?? '';
    tell({ type: 'holed', ...course.hole, number: numberAt(state), strokes: state.strokes, par: course.par, player });
    return;
  }
  if (fate === 'sunk') {
    state.strokes = Math.min(t.mostStrokes, state.strokes + t.waterPenalty);
    state.splashes++;
    state.isWet = true;
    state.ball = ballAt(course.start);
    tell({ type: 'splashed', x, y, strokes: state.strokes });
  } else {
    state.ball = ballAt(ball);
    tell({ type: 'rested', x, y });
  }
  if (state.strokes >= t.mostStrokes) {
    complete(state, 'pickedUp');
    tell({ type: 'pickedUp', x: state.ball.x, y: state.ball.y, strokes: state.strokes });
    return;
  }
  state.phase = 'aiming';
  aimAnew(state);
}

/** Back on the start the last aim is the one to better; elsewhere the hole is what one looks at. */
function aimAnew(state: State): void {
  const { ball, last, isWet } = state;
  state.aim = isWet && last ? last.aim : aimAt(ball, courseAt(state).hole);
}

/** The hand goes on moving while the ball rolls: that is no aim at the next stroke. */
function followHand(state: State, { pointer }: Frame): void {
  if (pointer) state.pointer = { x: pointer.x, y: pointer.y };
}

function complete(state: State, ending: 'holed' | 'pickedUp'): void {
  state.phase = 'completed';
  state.ending = ending;
  state.beat = 0;
  const card = state.cards[state.turn];
  if (card) card[state.at] = state.strokes;
}

/** A click leads on, once the moment was enjoyed. */
function enjoy(state: State, frame: Frame, t: T, tell: Tell): void {
  state.beat++;
  const isClicked = (frame.pointer?.pressed ?? false) || (frame.pressed & KEY.putt) !== 0;
  if (isClicked && state.beat > t.beatTicks) goOn(state, tell);
}

/** The next player on this course, the next course, or the scorecard. */
function goOn(state: State, tell: Tell): void {
  const isLastPlayer = state.turn === state.players.length - 1;
  // One's own course is tried again and again.
  if (isLastPlayer && state.numbers[0] === 0) return begin(state, tell);
  if (isLastPlayer && state.at === state.texts.length - 1) {
    state.phase = 'over';
    const par = state.texts.reduce((sum, text) => sum + courseOf(text).par, 0);
    tell({ type: 'roundEnded', strokes: totalOf(state), par });
    return;
  }
  state.turn = isLastPlayer ? 0 : state.turn + 1;
  if (isLastPlayer) state.at++;
  teeUp(state, tell);
}

/** Commands may come from anywhere, so nothing about them is taken for granted. */
function obey(state: State, command: Command, t: T, tell: Tell): void {
  switch (command?.type) {
    case 'cancel':
      return cancel(state, tell);
    case 'next':
      if (state.phase === 'completed' && state.beat > t.beatTicks) goOn(state, tell);
      return;
    case 'open':
      return open(state, command.course, tell);
    default:
      return;
  }
}

/** One's own course, alone, from its start. */
function open(state: State, text: unknown, tell: Tell): void {
  if (state.phase === 'over') return;
  try {
    if (typeof text !== 'string') throw new CourseError('There is no course to open.');
    Object.assign(state, { texts: [writeCourse(readCourse(text))], numbers: [0], complaint: null });
    begin(state, tell);
  } catch (error) {
    if (!(error instanceof CourseError)) throw error;
    tell({ type: 'refused', message: `${error.message} Nothing was changed.` });
  }
}
