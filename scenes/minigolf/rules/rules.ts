// Rules of Mini golf: aim, swing, putt, until the ball is holed; course by course, player by player. Specification part 3, §4, §5 and §9.

import type { Frame } from '../../kit/core/input/input.ts';
import { tryReading } from '../../kit/core/refusal.ts';
import { seeded } from '../../kit/core/rng.ts';
import { type CreateOptions, type Outline, outlineOf, type RealtimeRules } from '../../kit/core/rules.ts';
import type { T } from '../constants.ts';
import { KEY } from '../controls.ts';
import { freshTexts } from '../levels/fresh/freshRound.ts';
import { LAST_HOLE } from '../levels/walk/hole.ts';
import { CourseError, middleOf, readCourse, rectOf, writeCourse } from './course.ts';
import { readLink } from './link.ts';
import { bestAfter, bestsOn } from './ownBest.ts';
import { aimAt } from './putt.ts';
import { ballAt, roll } from './roll.ts';
import { FRESH, roundOf } from './round.ts';
import { result, scorecard, verdict } from './score.ts';
import {
  afterWater,
  type Command,
  courseAt,
  type Event,
  isAlone,
  keepsSpot,
  nextPlayer,
  numberAt,
  playerOf,
  type State,
  titleAt,
  totalOf,
} from './state.ts';
import { aim, cancel, swing } from './swing.ts';
import { layNextHole, linkedHole, openWalk, requestOf, takeHole, walkedOf } from './walk.ts';
import { walkResult, walkWords } from './walkScore.ts';

type Emit = (event: Event) => void;

export const rules: RealtimeRules<State, Command, Event, T> = {
  kind: 'realtime',
  create,
  tick(state, frame, t) {
    const events: Event[] = [];
    const emit: Emit = event => events.push(event);
    if (state.phase === 'rolling') updateRolling(state, t, emit);
    else if (state.phase === 'completed') updateCompleted(state, frame, t, emit);
    else if (state.phase !== 'over') {
      aim(state, frame, t);
      swing(state, frame, t, emit);
    }
    if (state.phase === 'rolling') trackPointer(state, frame);
    return events;
  },
  command(state, command, t) {
    const events: Event[] = [];
    applyCommand(state, command, t, event => events.push(event));
    return events;
  },
  giveUp: ({ phase }) => (phase === 'putting' ? { type: 'cancel' } : null),
  request: requestOf,
  onResponse(state, response) {
    takeHole(state, response);
    return [];
  },
  outlines,
  result: (state, t) => (state.walk && state.phase === 'over' ? walkResult(state, state.walk) : result(state, t)),
};

/** Hit boxes for the lab: ball, hole, obstacles. */
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

function create({ seed, setup, levels, begin }: CreateOptions, t: T): State {
  const { numbers, players } = roundOf(setup, levels.length);
  const state: State = {
    rng: seeded(seed),
    texts: numbers.map(number => levels[number - 1] as string),
    numbers,
    ...(setup['round'] === FRESH && freshTexts(seed)),
    players,
    cards: [],
    at: 0,
    turn: 0,
    phase: 'aiming',
    strokes: 0,
    made: [],
    bests: [],
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
  Object.assign(state, openWalk(setup, seed, players.length, begin?.career, t));
  if (Number.isNaN(linkedHole(setup))) state.complaint = NO_HOLE;
  const { course } = setup;
  if (typeof course === 'string' && course !== '') openLink(state, course);
  state.bests = bestsOn(state.numbers, begin?.career);
  beginRound(state, () => {});
  return state;
}

const NO_HOLE = `This link names no hole of the walk: they are numbered from 1 to ${LAST_HOLE}. This is the site’s own round instead.`;

/** Opens the course of a link as a round of one. */
function openLink(state: State, text: string): void {
  const read = tryReading(() => writeCourse(readLink(text)));
  if ('value' in read) {
    Object.assign(state, { texts: [read.value], numbers: [0] });
    delete state.walk;
  } else
    state.complaint = `This link holds no course that can be read. ${read.refusal} These are the site’s own instead.`;
}

/** Starts the round, or starts it again. */
function beginRound(state: State, emit: Emit): void {
  state.cards = state.players.map(() => state.texts.map(() => 0));
  state.at = 0;
  state.turn = 0;
  state.splashes = 0;
  teeUp(state, emit);
}

/** Puts the ball on the tee, aimed at the hole. */
function teeUp(state: State, emit: Emit): void {
  const course = courseAt(state);
  state.phase = 'aiming';
  state.strokes = 0;
  state.made = [];
  state.ball = ballAt(course.start);
  state.aim = aimAt(course.start, course.hole);
  state.swing = null;
  state.last = null;
  state.beat = 0;
  state.ending = null;
  state.isWet = false;
  const { turn } = state;
  emit({
    type: 'teedUp',
    name: course.name,
    title: titleAt(state),
    par: course.par,
    player: playerOf(state),
    turn,
    besides: walkWords(state),
  });
}

function updateRolling(state: State, t: T, emit: Emit): void {
  const { ball } = state;
  const course = courseAt(state);
  const fate = roll(ball, course, t, (met, x, y) => emit({ ...met, x, y }));
  if (fate === 'rolling') return;
  const { x, y } = ball;
  if (fate === 'holed') {
    state.ball = ballAt(course.hole);
    complete(state, 'holed');
    const { strokes, made, at } = state;
    const holed = { strokes, made, number: numberAt(state), par: course.par, player: playerOf(state) };
    const event: Event = { type: 'holed', ...course.hole, ...holed };
    state.bests[at] = bestAfter(state.bests[at] ?? null, event);
    emit(event);
    noteWalked(state, emit);
    return;
  }
  if (fate === 'sunk') {
    state.strokes = Math.min(t.mostStrokes, state.strokes + t.waterPenalty);
    state.splashes++;
    state.isWet = true;
    state.ball = ballAt(afterWater(state, state.last ?? course.start));
    emit({ type: 'splashed', x, y, strokes: state.strokes, onSpot: keepsSpot(state) });
  } else {
    state.ball = ballAt(ball);
    emit({ type: 'rested', x, y });
  }
  if (state.strokes >= t.mostStrokes) {
    complete(state, 'pickedUp');
    emit({ type: 'pickedUp', x: state.ball.x, y: state.ball.y, strokes: state.strokes });
    noteWalked(state, emit);
    return;
  }
  state.phase = 'aiming';
  resetAim(state);
}

/** Aim of the next stroke: after water the last aim, because the ball is back; otherwise at the hole. */
function resetAim(state: State): void {
  const { ball, last, isWet } = state;
  state.aim = isWet && last ? last.aim : aimAt(ball, courseAt(state).hole);
}

/** Tracks the pointer while the ball rolls, so that its movement does not change the next aim. */
function trackPointer(state: State, { pointer }: Frame): void {
  if (pointer) state.pointer = { x: pointer.x, y: pointer.y };
}

function complete(state: State, ending: 'holed' | 'pickedUp'): void {
  state.phase = 'completed';
  state.ending = ending;
  state.beat = 0;
  const card = state.cards[state.turn];
  if (card) card[state.at] = state.strokes;
}

/** Tells how far one has come who walks alone. */
function noteWalked(state: State, emit: Emit): void {
  const { walk } = state;
  if (!walk || walk.isVisit || !isAlone(state)) return;
  const { strokes, par } = scorecard(state).total;
  emit({ type: 'walked', walk: walk.id, hole: walkedOf(state), strokes: strokes[0] ?? 0, par });
}

/** After `beatTicks` a click continues. */
function updateCompleted(state: State, frame: Frame, t: T, emit: Emit): void {
  state.beat++;
  const isClicked = (frame.pointer?.pressed ?? false) || (frame.pressed & KEY.putt) !== 0;
  if (isClicked && state.beat > t.beatTicks) advance(state, t, emit);
}

/** The next player on this course, the next course, or the scorecard. */
function advance(state: State, t: T, emit: Emit): void {
  const next = nextPlayer(state);
  if (next === null && state.walk) {
    layNextHole(state, state.walk, t);
    state.turn = nextPlayer(state) ?? 0;
    return teeUp(state, emit);
  }
  // A custom course is repeated.
  if (next === null && state.numbers[0] === 0) return beginRound(state, emit);
  if (next === null && state.at === state.texts.length - 1) return endRound(state, emit);
  if (next === null) state.at++;
  state.turn = next ?? nextPlayer(state) ?? 0;
  teeUp(state, emit);
}

function endRound(state: State, emit: Emit): void {
  state.phase = 'over';
  const { par } = scorecard(state).total;
  const winners = isAlone(state) ? '' : verdict(scorecard(state));
  emit({ type: 'roundEnded', strokes: totalOf(state), par, winners });
}

/** Ends a walk: a hole that is under way does not count. */
function finish(state: State, emit: Emit): void {
  if (!state.walk || state.phase === 'over') return;
  state.swing = null;
  if (state.phase !== 'completed') state.strokes = 0;
  endRound(state, emit);
}

/** Applies a command. Commands may come from scripts, so every field is validated. */
function applyCommand(state: State, command: Command, t: T, emit: Emit): void {
  switch (command?.type) {
    case 'cancel':
      return cancel(state, emit);
    case 'next':
      if (state.phase === 'completed' && state.beat > t.beatTicks) advance(state, t, emit);
      return;
    case 'open':
      return openCourse(state, command.course, emit);
    case 'finish':
      return finish(state, emit);
    default:
      return;
  }
}

/** Opens a custom course as a round of one. */
function openCourse(state: State, text: unknown, emit: Emit): void {
  if (state.phase === 'over') return;
  const read = tryReading(() => {
    if (typeof text !== 'string') throw new CourseError('There is no course to open.');
    return writeCourse(readCourse(text));
  });
  if ('refusal' in read) return emit({ type: 'refused', message: `${read.refusal} Nothing was changed.` });
  Object.assign(state, { texts: [read.value], numbers: [0], bests: [null], complaint: null });
  delete state.walk;
  beginRound(state, emit);
}
