// One turn to win: a position is opened, a promise is tried against every reply, and the one that refutes it is shown.
import type { CreateOptions } from '../../kit/core/rules.ts';
import type { T } from '../constants.ts';
import { type Outcome, refuse } from './draft.ts';
import { allPledges, readPositions, refutation } from './positions.ts';
import { readProgress } from './progress.ts';
import { promiseCost } from './promise.ts';
import { type Beat, resolve } from './resolve.ts';
import { type Event, guardianAt, type State, type Study } from './state.ts';
import { PASS, ROADS } from './valley.ts';

/** The state with the position at which the player left off, or the next one that is not solved; null where there are none. */
export function studyBegun(state: State, { levels, begin }: CreateOptions): State | null {
  const [text] = levels;
  if (text === undefined) return null;
  const positions = readPositions(text);
  const { solved, at } = readProgress(begin?.career);
  const study = { positions, index: 0, solved, answer: null };
  return opened(state, study, firstUnsolved(study, at));
}

/** The first that is not solved, from this index on and round; that index itself where all are. */
function firstUnsolved({ positions, solved }: Pick<Study, 'positions' | 'solved'>, from: number): number {
  const order = positions.map((_, index) => (from + index) % positions.length);
  return order.find(index => !solved.includes(index)) ?? from % positions.length;
}

function opened(state: State, study: Study, index: number): State | null {
  const position = study.positions[index];
  if (!position) return null;
  return {
    ...state,
    mode: 'turn',
    phase: 'choose',
    active: 0,
    valley: position.valley,
    study: { ...study, index, answer: null },
    draft: PASS,
    chosen: null,
    isFolding: false,
    beats: [],
  };
}

/** Opens a position by its number; after the last comes the first. */
export function openPosition(state: State, number: number): Outcome {
  const { study } = state;
  if (!study) return refuse(state, 'There are no positions in a match.');
  const count = study.positions.length;
  if (!Number.isInteger(number) || number < 1 || number > count + 1)
    return refuse(state, `There are ${count} positions.`);
  const index = (number - 1) % count;
  const next = opened(state, study, index);
  const goal = study.positions[index]?.goal ?? 'win';
  return next
    ? { state: next, events: [{ type: 'positionOpened', number: index + 1, goal }] }
    : refuse(state, `There are ${count} positions.`);
}

/** A promise that reaches its goal is shown against the other's dearest reply, one that does not against what refutes it. */
export function answerPosition(state: State, made: State['draft'], t: T): Outcome {
  const { study, valley } = state;
  const position = study?.positions[study.index];
  if (!study || !position) return refuse(state, 'There are no positions in a match.');
  const [, other] = valley.sides;
  const replies = allPledges(other, valley.turn, t);
  const found = refutation(position, made, replies, t);
  const costs = replies.map(reply => promiseCost(other, reply, valley.turn, t));
  const reply = found ?? replies[costs.indexOf(Math.max(...costs))] ?? PASS;
  const beats: Beat[] = [];
  const after = resolve(valley, [made, reply], t, beat => beats.push(beat));
  const names = [guardianAt(state, 0), guardianAt(state, 1)] as const;
  const isRight = found === null;
  const number = study.index + 1;
  const events: Event[] = [
    { type: 'turnShown', turn: valley.turn, beats, viewer: 0, names },
    ...([0, 1] as const).flatMap(seat =>
      [...ROADS.keys()]
        .filter(road => after.sides[seat].gates[road] === 0 && valley.sides[seat].gates[road] !== 0)
        .map((road): Event => ({ type: 'gateBroken', guardian: names[seat], road })),
    ),
    { type: 'answered', number, isRight, replies: replies.length },
  ];
  const solved = isRight && !study.solved.includes(study.index) ? [...study.solved, study.index] : study.solved;
  return {
    state: {
      ...state,
      valley: after,
      beats,
      phase: 'shown',
      draft: PASS,
      chosen: null,
      isFolding: false,
      study: { ...study, solved, answer: isRight ? 'right' : 'wrong' },
    },
    events,
  };
}
