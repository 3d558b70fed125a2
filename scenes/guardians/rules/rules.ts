// Rules of a match: exchange, choose, promise, turn up. Hidden choices are made one side after the other and turned up together.
import type { Json } from '../../kit/core/json.ts';
import { seeded } from '../../kit/core/rng.ts';
import type { CreateOptions, TurnRules } from '../../kit/core/rules.ts';
import type { T } from '../constants.ts';
import { canFold, cardOf } from './cards.ts';
import { deal, exchanged, unwanted } from './deal.ts';
import { whyNot } from './promise.ts';
import { levelOf, MACHINE, questionOf, readMix, readPromise } from './question.ts';
import { type Beat, nextTurn, outcome, resolve } from './resolve.ts';
import { resultOf } from './result.ts';
import { type Command, type Event, guardianAt, type State } from './state.ts';
import { brokenGates, otherSeat, PASS, type Pledge, ROADS, type Seat, type Side, type Valley } from './valley.ts';

interface Outcome {
  readonly state: State;
  readonly events: readonly Event[];
}

function create({ seed, setup }: CreateOptions, t: T): State {
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

const sideOf = ({ valley, active }: State): Side => valley.sides[active];
const refuse = (state: State, message: string): Outcome => ({ state, events: [{ type: 'refused', message }] });

/** Everything that can be pressed now and would not be refused. */
function legal(state: Readonly<State>, t: T): readonly Command[] {
  const { phase } = state;
  if (phase === 'over') return [];
  if (phase === 'waiting') return [{ type: 'fold' }];
  const go: Command = { type: 'promise' };
  if (phase === 'curtain') return [go];
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

function apply(state: Readonly<State>, command: Command, t: T): Outcome {
  const { phase } = state;
  if (phase === 'over') return refuse(state, 'The match is over.');
  // A bot that must do something while the computer thinks: folding the sheet's corner changes nothing that counts.
  if (phase === 'waiting')
    return command?.type === 'fold' ? fold(state, t) : refuse(state, 'The other guardian is thinking.');
  if (command?.type === 'promise') {
    if (phase === 'curtain') return lift(state);
    return phase === 'exchange' ? exchange(state, t) : promise(state, command.promise, t);
  }
  if (phase === 'curtain') return refuse(state, 'First pass the sheet: its owner lifts the curtain.');
  if (command?.type === 'choose') return choose(state, command.index);
  if (command?.type === 'step') return step(state, command.by);
  if (phase === 'exchange') return refuse(state, 'First choose which cards to exchange, or keep them all.');
  if (command?.type === 'road') return place(state, command.road, t);
  if (command?.type === 'fold') return fold(state, t);
  if (command?.type === 'unfold') return unfold(state, command.card, t);
  return refuse(state, 'Choose a card and a road, then promise.');
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

function choose(state: State, index: number): Outcome {
  const { hand } = sideOf(state);
  const card = Number.isInteger(index) ? hand[index] : undefined;
  if (card === undefined) return refuse(state, `You hold ${hand.length} cards.`);
  if (state.phase === 'exchange') {
    const isMarked = !state.marked.includes(card);
    const marked = isMarked ? [...state.marked, card] : state.marked.filter(one => one !== card);
    return { state: { ...state, marked }, events: [{ type: 'marked', card, isMarked }] };
  }
  const { cards, unfold: unfolds } = state.draft;
  if (cards.some(placed => placed.card === card)) {
    const draft = { cards: cards.filter(placed => placed.card !== card), unfold: unfolds };
    return { state: { ...state, draft, chosen: null, isFolding: false }, events: [{ type: 'takenBack', card }] };
  }
  const isLaidDown = state.chosen === card;
  return {
    state: { ...state, chosen: isLaidDown ? null : card, isFolding: false },
    events: [isLaidDown ? { type: 'takenBack', card } : { type: 'chosen', card }],
  };
}

/** Takes the next card that is still in hand, or the one before. */
function step(state: State, by: number): Outcome {
  const { hand } = sideOf(state);
  if (state.phase === 'exchange' || (by !== 1 && by !== -1)) return refuse(state, 'Choose a card.');
  const free = hand.filter(card => !state.draft.cards.some(placed => placed.card === card));
  const at = state.chosen === null ? (by === 1 ? -1 : 0) : free.indexOf(state.chosen);
  const card = free[(at + by + free.length) % Math.max(1, free.length)];
  if (card === undefined) return refuse(state, 'No card is left in hand.');
  return { state: { ...state, chosen: card, isFolding: false }, events: [{ type: 'chosen', card }] };
}

function place(state: State, road: number, t: T): Outcome {
  const { chosen, draft, isFolding } = state;
  if (ROADS[road] === undefined) return refuse(state, 'There are three roads: forest, bridge and river.');
  if (chosen === null) return refuse(state, 'Choose a card first.');
  const placed = { card: chosen, road, folded: isFolding };
  const next = { ...draft, cards: [...draft.cards, placed] };
  const reason = refusalOf(state, next, t);
  if (reason) return refuse(state, reason);
  return {
    state: { ...state, draft: next, chosen: null, isFolding: false },
    events: [{ type: 'drafted', ...placed }],
  };
}

const refusalOf = (state: State, draft: Pledge, t: T): string | null =>
  whyNot(sideOf(state), draft, state.valley.turn, t);

/** Folds the chosen card, or the one placed last. */
function fold(state: State, t: T): Outcome {
  if (state.phase === 'waiting') {
    const isFolding = !state.isFolding;
    return { state: { ...state, isFolding }, events: [{ type: 'foldingSet', isFolding }] };
  }
  const { chosen, draft } = state;
  const last = draft.cards.at(-1);
  if (chosen !== null) {
    if (!canFold(cardOf(chosen))) return refuse(state, 'A card of cost 1 cannot be folded.');
    const isFolding = !state.isFolding;
    return { state: { ...state, isFolding }, events: [{ type: 'foldingSet', isFolding }] };
  }
  if (!last) return refuse(state, 'Choose a card to fold.');
  const turned = { ...last, folded: !last.folded };
  const next = { ...draft, cards: [...draft.cards.slice(0, -1), turned] };
  const reason = refusalOf(state, next, t);
  return reason
    ? refuse(state, reason)
    : { state: { ...state, draft: next }, events: [{ type: 'drafted', ...turned }] };
}

/** Unfolds a creature that lies folded, or leaves it so; without a name, the first that can be. */
function unfold(state: State, named: number | undefined, t: T): Outcome {
  const { draft } = state;
  const lying = sideOf(state).creatures.filter(({ folded }) => folded);
  const free = lying.find(({ card }) => !draft.unfold.includes(card));
  const card = named ?? (free ?? lying.at(0))?.card;
  if (card === undefined) return refuse(state, 'None of your creatures lies folded.');
  const isWanted = !draft.unfold.includes(card);
  const unfolds = isWanted ? [...draft.unfold, card] : draft.unfold.filter(one => one !== card);
  const next = { ...draft, unfold: unfolds };
  const reason = refusalOf(state, next, t);
  return reason
    ? refuse(state, reason)
    : { state: { ...state, draft: next }, events: [{ type: 'unfolding', card, isWanted }] };
}

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
  const theirs = mode === 'pvc' ? (mix?.thoughts[mix.picked]?.promise ?? null) : two;
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
  const isAsked = state.mode === 'pvc' && state.mix === null && state.phase !== 'over';
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
