// The first match teaches while it is played: hands are laid out, the other guardian's first three promises are fixed, and each press is followed by a sentence.
import { seeded } from '../../kit/core/rng.ts';
import type { T } from '../constants.ts';
import { cardOf, restOfCost } from './cards.ts';
import { shuffled } from './deal.ts';
import { costOf, isCheaper, promiseCost, whyNot } from './promise.ts';
import { MACHINE } from './question.ts';
import type { State } from './state.ts';
import { PASS, type Pledge, type Side } from './valley.ts';

const [MOUSE, FROG, SQUIRREL, BEETLE, OTTER, RAM, OWL, GOOSE, BEAR] = [0, 6, 7, 8, 14, 16, 18, 19, 35] as const;
/** First drawn first. */
const OWN = [MOUSE, FROG, BEETLE, OTTER, BEAR, OWL, SQUIRREL];
const THEIRS = [MOUSE, OTTER, RAM, SQUIRREL, BEETLE, FROG, GOOSE];

const placed = (card: number, road: number): Pledge => ({ cards: [{ card, road, folded: false }], unfold: [] });
/** The other's promises of the first turns: a Mouse to the bridge, an Otter to the river, a Ram to the forest. */
const SCRIPT: readonly Pledge[] = [placed(MOUSE, 1), placed(OTTER, 2), placed(RAM, 0)];
/** The turn that tells of the guardians; nothing is taught after it. */
const LAST = SCRIPT.length + 1;

function laidOut(side: Side, first: readonly number[], t: T): Side {
  const count = side.hand.length + side.deck.length;
  const rest = shuffled(seeded(57), count).filter(card => !first.includes(card));
  const order = [...first, ...rest];
  return { ...side, hand: order.slice(0, t.hand), deck: order.slice(t.hand).toReversed() };
}

/** The Wolf against the Eagle, who plays easily; nothing is exchanged. */
export function lessonBegun(state: State, t: T): State {
  const [own, other] = state.valley.sides;
  const sides: [Side, Side] = [
    laidOut({ ...own, guardian: 'wolf' }, OWN, t),
    laidOut({ ...other, guardian: 'eagle' }, THEIRS, t),
  ];
  const valley = { ...state.valley, sides };
  return { ...state, valley, mode: 'pvc', level: 'easy', phase: 'choose', exchanged: [true, true], isTaught: true };
}

/** What the other promises in the lesson's first turns; null where it thinks for itself. */
export function scriptedReply({ isTaught, valley }: Readonly<State>, t: T): Pledge | null {
  const reply = isTaught ? SCRIPT[valley.turn - 1] : undefined;
  if (!reply) return null;
  return whyNot(valley.sides[MACHINE], reply, valley.turn, t) === null ? reply : PASS;
}

/** What the lesson says now; null where it says nothing. */
export function taughtWords(state: Readonly<State>, t: T): string | null {
  const { isTaught, valley, draft, chosen, phase } = state;
  if (!isTaught || phase !== 'choose' || valley.turn > LAST) return null;
  const [own] = valley.sides;
  const isEmpty = draft.cards.length + draft.unfold.length === 0;
  const step = { own, isEmpty, isChosen: chosen !== null, isFolding: state.isFolding, left: courageLeft(state, t) };
  return [firstTurn, secondTurn, thirdTurn, lastTurn][valley.turn - 1]?.(step, state, t) ?? null;
}

interface Step {
  readonly own: Side;
  readonly isEmpty: boolean;
  readonly isChosen: boolean;
  readonly isFolding: boolean;
  readonly left: number;
}

const courageLeft = ({ valley, draft }: Readonly<State>, t: T): number =>
  valley.sides[0].courage - promiseCost(valley.sides[0], draft, valley.turn, t);
const priceOf = (card: number, { valley }: Readonly<State>, t: T): number =>
  costOf(isCheaper(valley.sides[0], valley.turn, t), { card, folded: false }, 0);

const READY = 'Press Promise: nobody sees the other’s cards until both sides turn theirs up.';

function firstTurn({ isEmpty, isChosen }: Step, state: Readonly<State>, t: T): string {
  if (isChosen) return 'Now press a road: the bridge.';
  if (!isEmpty) return READY;
  return `You have ${state.valley.sides[0].courage} courage. Press the Frog: it costs ${priceOf(FROG, state, t)} today.`;
}

function secondTurn({ own, isEmpty, isChosen, isFolding }: Step, state: Readonly<State>, t: T): string {
  if (isChosen)
    return isFolding ? 'Folded. Now press a road: the forest.' : 'Press Fold: half the cost, half the strength.';
  if (!isEmpty) return 'A second card may go too: two a turn. Then press Promise.';
  const isMet = state.beats.some(beat => beat.kind === 'met' && beat.cards[0].includes(FROG));
  const met = isMet ? 'Your Frog met their Mouse and keeps the difference. ' : '';
  return `${met}Now press the Bear: it costs ${priceOf(BEAR, state, t)}, and you have ${own.courage} courage.`;
}

function thirdTurn({ own, isChosen, left }: Step, { draft }: Readonly<State>): string {
  if (isChosen) return `Now press a road. ${left} courage is left for it.`;
  if (draft.unfold.includes(BEAR))
    return `${left} courage is left. Their Otter comes down the river: send somebody there, then press Promise.`;
  const lies = own.creatures.some(({ card, folded }) => card === BEAR && folded);
  return lies
    ? `The Bear is half as strong while it lies folded. Press Unfold: the rest of its cost is ${restOfCost(cardOf(BEAR))}.`
    : `You have ${left} courage: one more each turn, and what is left over, up to 2, is kept. Their Otter comes down the river.`;
}

function lastTurn({ isEmpty, isChosen }: Step, { draft: _draft }: Readonly<State>, t: T): string | null {
  if (isChosen || !isEmpty) return null;
  return `Your Wolf paid 1 less for its first card until turn ${t.wolfUntil}, and tires in turn ${t.wolfTires}; the Eagle grows late. Break two of its gates: from here on you choose.`;
}
