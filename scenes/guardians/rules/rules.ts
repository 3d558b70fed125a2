// Rules of a match: exchange, choose, promise, turn up. Hidden choices are made one side after the other and turned up together.
import type { Json } from '../../kit/core/json.ts';
import { seeded } from '../../kit/core/rng.ts';
import type { CreateOptions, TurnRules } from '../../kit/core/rules.ts';
import type { T } from '../constants.ts';
import { cardOf } from './cards.ts';
import { deal, exchanged, unwanted } from './deal.ts';
import { choose, fold, type Outcome, place, refusalOf, refuse, sideOf, step, unfold } from './draft.ts';
import { lessonBegun, scriptedReply, taughtWords } from './lesson.ts';
import { levelOf, MACHINE, questionOf, readMix, readPromise } from './question.ts';
import { type Beat, nextTurn, outcome, resolve } from './resolve.ts';
import { resultOf } from './result.ts';
import { type Command, type Event, guardianAt, type State } from './state.ts';
import { answerPosition, openPosition, studyBegun } from './study.ts';
import { brokenGates, otherSeat, PASS, type Pledge, ROADS, type Seat, type Valley } from './valley.ts';

function create(options: CreateOptions, t: T): State {
  const { setup } = options;
  const state = matchBegun(options, t);
  if (setup.mode === 'lesson') return lessonBegun(state, t);
  return setup.mode === 'turn' ? (studyBegun(state, options) ?? state) : state;
}

function matchBegun({ seed, setup }: CreateOptions, t: T): State {
  const first = setup.guardian === 'eagle' ? 'eagle' : 'wolf';
  const mode = setup.mode === 'pvp' ? 'pvp' : 'pvc';
  const deck = typeof setup.deck === 'string' && setup.deck !== '' ? setup.deck : null;
  const valley = deal(seed, [first, first === 'wolf' ? 'eagle' : 'wolf'], t, deck);
  if (mode === 'pvc') {
    const side = valley.sides[MACHINE];
    valley.sides[MACHINE] = exchanged(
      side,
      unwanted(side.hand, card => cardOf(card).cost),
      t,
    );
  }
  return {
    rng: seeded(seed),
    seed,
    valley,
    mode,
    level: levelOf(setup.level),
    active: 0,
    phase: mode === 'pvp' ? 'curtain' : 'exchange',
    exchanged: [false, mode === 'pvc'],
    marked: [],
    draft: PASS,
    chosen: null,
    isFolding: false,
    promises: [null, null],
    mix: null,
    minds: [],
    beats: [],
    folds: [0, 0],
    unfolds: [0, 0],
    behind: [false, false],
    winner: null,
  };
}

/** Everything that can be pressed now and would not be refused. */
function legal(state: Readonly<State>, t: T): readonly Command[] {
  const { phase } = state;
  if (phase === 'over') return [];
  if (phase === 'waiting') return [{ type: 'fold' }];
  const go: Command = { type: 'promise' };
  if (phase === 'curtain' || phase === 'shown') return [go];
  const side = sideOf(state);
  const choices = side.hand.map((_, index): Command => ({ type: 'choose', index }));
  if (phase === 'exchange') return [...choices, go];
  const more: Command[] = [
    ...ROADS.map((_, road): Command => ({ type: 'road', road })),
    { type: 'fold' },
    ...side.creatures.filter(({ folded }) => folded).map(({ card }): Command => ({ type: 'unfold', card })),
  ];
  return [...choices, ...[...more, go].filter(command => apply(state, command, t).state !== state)];
}

/** The lesson's words are told whenever they change. */
function apply(state: Readonly<State>, command: Command, t: T): Outcome {
  const { state: next, events } = applied(state, command, t);
  const text = taughtWords(next, t);
  const isNew = text !== null && text !== taughtWords(state, t);
  return { state: next, events: isNew ? [...events, { type: 'taught', text }] : events };
}

function applied(state: Readonly<State>, command: Command, t: T): Outcome {
  const { phase } = state;
  if (phase === 'over') return refuse(state, 'The match is over.');
  // A bot that must do something while the computer thinks: folding the sheet's corner changes nothing that counts.
  if (phase === 'waiting')
    return command?.type === 'fold' ? fold(state, t) : refuse(state, 'The other guardian is thinking.');
  if (command?.type === 'position') return openPosition(state, command.number);
  if (command?.type === 'skip') return skip(state);
  if (command?.type === 'promise') {
    if (phase === 'curtain') return lift(state);
    if (state.study && phase === 'shown')
      return openPosition(state, state.study.index + 1 + Number(state.study.answer === 'right'));
    return phase === 'exchange' ? exchange(state, t) : promise(state, command.promise, t);
  }
  if (phase === 'curtain') return refuse(state, 'First pass the sheet: its owner lifts the curtain.');
  if (phase === 'shown') return refuse(state, 'The turn is over. Go on, or try again.');
  if (command?.type === 'choose') return choose(state, command.index);
  if (command?.type === 'step') return step(state, command.by);
  if (phase === 'exchange') return refuse(state, 'First choose which cards to exchange, or keep them all.');
  if (command?.type === 'road') return place(state, command.road, t);
  if (command?.type === 'fold') return fold(state, t);
  if (command?.type === 'unfold') return unfold(state, command.card, t);
  return refuse(state, 'Choose a card and a road, then promise.');
}

/** Ends the lesson: the match goes on against Easy. */
function skip(state: State): Outcome {
  if (!state.isTaught) return refuse(state, 'Nothing is being taught.');
  const { isTaught: _over, ...rest } = state;
  return { state: rest, events: [{ type: 'lessonSkipped' }] };
}

/** Two at one device: the one whose turn it is has the sheet. */
function lift(state: State): Outcome {
  const { active } = state;
  const phase = state.exchanged[active] ? 'choose' : 'exchange';
  return { state: { ...state, phase }, events: [{ type: 'curtainRose', guardian: guardianAt(state, active) }] };
}

function exchange(state: State, t: T): Outcome {
  const { active, marked, valley } = state;
  const sides = withEntry(valley.sides, active, exchanged(valley.sides[active], marked, t));
  return {
    state: {
      ...state,
      valley: { ...valley, sides },
      exchanged: withEntry(state.exchanged, active, true),
      marked: [],
      phase: 'choose',
    },
    events: [{ type: 'exchanged', count: marked.length }],
  };
}

const withEntry = <V>(pair: readonly [V, V], seat: Seat, value: V): [V, V] =>
  seat === 0 ? [value, pair[1]] : [pair[0], value];

/** Makes the promise that is drafted, or one that is said whole. With a card in the hand that has no road yet the draft is not finished. */
function promise(state: State, said: unknown, t: T): Outcome {
  if (said === undefined && state.chosen !== null) {
    const { name } = cardOf(state.chosen);
    return refuse(state, `The ${name} has no road yet. Press a road, or the card again to keep it in hand.`);
  }
  const made = said === undefined ? state.draft : readPromise(said);
  if (!made) return refuse(state, 'That is no promise. Choose cards and roads.');
  const reason = refusalOf(state, made, t);
  if (reason) return refuse(state, reason);
  if (state.study) return answerPosition(state, made, t);
  const { active, mode } = state;
  const events: Event[] = [{ type: 'promised', guardian: guardianAt(state, active) }];
  const next: State = {
    ...state,
    promises: withEntry(state.promises, active, made),
    draft: PASS,
    chosen: null,
    isFolding: false,
  };
  if (mode === 'pvc') return turnedUp({ ...next, phase: 'waiting' }, events, t);
  if (next.promises[otherSeat(active)] === null) {
    const other = otherSeat(active);
    events.push({ type: 'curtainFell', guardian: guardianAt(state, other) });
    return { state: { ...next, active: other, phase: 'curtain' }, events };
  }
  return turnedUp(next, events, t);
}

/** Both have promised: all is turned up together. While one has not, nothing happens. */
function turnedUp(state: State, before: readonly Event[], t: T): Outcome {
  const { mode, mix, valley, active } = state;
  const [one, two] = state.promises;
  const theirs = mode === 'pvc' ? (scriptedReply(state, t) ?? mix?.thoughts[mix.picked]?.promise ?? null) : two;
  if (!one || !theirs) return { state, events: before };
  const both: [Pledge, Pledge] = [one, theirs];
  const beats: Beat[] = [];
  const after = resolve(valley, both, t, beat => beats.push(beat));
  const end = outcome(after, t);
  const names = [guardianAt(state, 0), guardianAt(state, 1)] as const;
  const viewer = mode === 'pvc' ? 0 : active;
  const events: Event[] = [...before, { type: 'turnShown', turn: valley.turn, beats, viewer, names }];
  for (const seat of [0, 1] as const)
    for (const road of ROADS.keys())
      if (after.sides[seat].gates[road] === 0 && valley.sides[seat].gates[road] !== 0)
        events.push({ type: 'gateBroken', guardian: names[seat], road });
  const next: State = {
    ...state,
    beats,
    promises: [null, null],
    mix: null,
    minds: mix ? [...state.minds, mix] : state.minds,
    folds: counted(state.folds, both, ({ cards }) => cards.filter(({ folded }) => folded).length),
    unfolds: counted(state.unfolds, both, ({ unfold: unfolds }) => unfolds.length),
    behind: behindAfter(state, after),
  };
  if (end !== 'on') return over(next, after, end, events);
  const began = nextTurn(after, t);
  events.push({ type: 'turnBegan', turn: began.turn, courage: began.sides[0].courage });
  if (mode === 'pvc') return { state: { ...next, valley: began, phase: 'choose' }, events };
  events.push({ type: 'curtainFell', guardian: names[0] });
  return { state: { ...next, valley: began, active: 0, phase: 'curtain' }, events };
}

const counted = (
  before: readonly [number, number],
  both: readonly [Pledge, Pledge],
  count: (promise: Pledge) => number,
): [number, number] => [before[0] + count(both[0]), before[1] + count(both[1])];

function behindAfter({ behind }: State, { sides }: Valley): [boolean, boolean] {
  const [own, other] = sides.map(brokenGates) as [number, number];
  return [behind[0] || (own === 1 && other === 0), behind[1] || (other === 1 && own === 0)];
}

function over(state: State, valley: Valley, end: 'draw' | Seat, before: readonly Event[]): Outcome {
  const winner = end === 'draw' ? 'draw' : guardianAt(state, end);
  const level = state.mode === 'pvc' ? state.level : null;
  return {
    state: { ...state, valley, phase: 'over', winner: end },
    events: [...before, { type: 'ended', winner, level, isWon: level !== null && end === 0 }],
  };
}

function request(state: Readonly<State>, t: T): Json | null {
  const isAsked =
    state.mode === 'pvc' && state.mix === null && state.phase !== 'over' && scriptedReply(state, t) === null;
  return isAsked ? (questionOf(state, t) as unknown as Json) : null;
}

function onResponse(state: Readonly<State>, response: Json, t: T): Outcome {
  const mix = readMix(response, state, t);
  if (!mix || request(state, t) === null) return { state, events: [] };
  const next = { ...state, mix };
  return state.phase === 'waiting' ? turnedUp(next, [], t) : { state: next, events: [] };
}

export const rules: TurnRules<State, Command, Event, T> = {
  kind: 'turns',
  create,
  legal,
  apply,
  request,
  onResponse,
  /** A promise stands, and what is drafted is taken back by pressing it again. */
  result: resultOf,
};
