// View of the HUD: everything that the owner of the open hand may see, and nothing else.
import type { T } from './constants.ts';
import { buttonOf, courageLeft, promptOf } from './hud.ts';
import { taughtWords } from './rules/lesson.ts';
import type { Goal } from './rules/positions.ts';
import { costOf, isCheaper } from './rules/promise.ts';
import { resolve, stonesTaken, weightOn } from './rules/resolve.ts';
import { promiseText, turnSentences } from './rules/sentences.ts';
import { guardianAt, type Level, type State } from './rules/state.ts';
import { type Guardian, otherSeat, PASS, ROADS, type Seat, type Side } from './rules/valley.ts';

export interface HandCard {
  readonly card: number;
  /** As the next card of this turn, whole and folded. */
  readonly cost: number;
  readonly foldedCost: number;
  readonly isChosen: boolean;
  readonly isMarked: boolean;
  /** Road to which it is drafted, and whether folded. */
  readonly road: number | null;
  readonly isFolded: boolean;
}
export interface ShownCreature {
  readonly card: number;
  readonly road: number;
  /** Half steps from the viewer's own step. */
  readonly pos: number;
  readonly strength: number;
  readonly isOwn: boolean;
  readonly isFolded: boolean;
  /** It is to be unfolded by the draft. */
  readonly isUnfolding: boolean;
}
export interface ShownSide {
  readonly guardian: Guardian;
  readonly gates: readonly number[];
  readonly cards: number;
}
/** What happens on a road if nothing else is turned up. */
export interface RoadForecast {
  readonly road: number;
  readonly own: number;
  readonly other: number;
  readonly takes: number;
  readonly loses: number;
}
export interface ShownStudy {
  readonly number: number;
  readonly count: number;
  readonly goal: Goal;
  readonly answer: 'right' | 'wrong' | null;
  /** Numbers of those that are solved. */
  readonly solved: readonly number[];
  readonly otherHand: readonly number[];
}
export interface GuardiansView {
  readonly turn: number;
  readonly turns: number;
  readonly stones: number;
  readonly phase: State['phase'];
  readonly mode: State['mode'];
  readonly level: Level;
  readonly viewer: Seat;
  readonly own: ShownSide;
  readonly other: ShownSide;
  readonly courage: number;
  readonly hand: readonly HandCard[];
  readonly isFolding: boolean;
  readonly creatures: readonly ShownCreature[];
  readonly forecast: readonly RoadForecast[] | null;
  readonly prompt: string;
  readonly button: string;
  /** What the lesson says now. */
  readonly taught: string | null;
  readonly isTaught: boolean;
  /** One turn to win: the position that is open, and the other's hand. */
  readonly study: ShownStudy | null;
  /** The last turn in sentences, numbered. */
  readonly last: readonly { readonly id: number; readonly text: string }[];
  /** What the computer weighed, turn by turn: only when the match is over. */
  readonly minds: readonly {
    readonly turn: number;
    readonly thoughts: readonly { readonly text: string; readonly percent: number; readonly isPicked: boolean }[];
  }[];
}

const shownSide = ({ guardian, gates, hand }: Side): ShownSide => ({ guardian, gates, cards: hand.length });

export function view(state: Readonly<State>, t: T): GuardiansView {
  const { valley, active, phase, mode, level, draft, beats, isFolding } = state;
  const own = valley.sides[active];
  const other = valley.sides[otherSeat(active)];
  const isOpen = phase !== 'curtain';
  return {
    turn: valley.turn,
    turns: t.turns,
    stones: t.stones,
    phase,
    mode,
    level,
    viewer: active,
    own: shownSide(own),
    other: shownSide(other),
    courage: courageLeft(state, t),
    hand: isOpen ? handOf(state, t) : [],
    isFolding: isOpen && isFolding,
    creatures: [...shownCreatures(own, true, isOpen ? draft.unfold : []), ...shownCreatures(other, false, [])],
    forecast: phase === 'choose' ? forecastOf(state, t) : null,
    prompt: promptOf(state),
    button: buttonOf(state),
    taught: taughtWords(state, t),
    isTaught: state.isTaught === true && phase !== 'over',
    study: shownStudy(state),
    last: turnSentences(beats, [guardianAt(state, 0), guardianAt(state, 1)]).map((text, id) => ({ id, text })),
    minds:
      phase === 'over'
        ? state.minds.map(({ thoughts, picked }, index) => ({
            // A lesson's first turns were not thought of.
            turn: index + 1 + valley.turn - state.minds.length,
            thoughts: thoughts.map(({ promise, share }, at) => ({
              text: promiseText(promise),
              percent: Math.round(share / 10),
              isPicked: at === picked,
            })),
          }))
        : [],
  };
}

function shownStudy({ study, valley }: Readonly<State>): ShownStudy | null {
  if (!study) return null;
  const { positions, index, answer, solved } = study;
  const goal = positions[index]?.goal ?? 'win';
  const numbers = solved.map(one => one + 1);
  return { number: index + 1, count: positions.length, goal, answer, solved: numbers, otherHand: valley.sides[1].hand };
}

function handOf({ valley, active, draft, chosen, marked }: Readonly<State>, t: T): readonly HandCard[] {
  const side = valley.sides[active];
  const cheaper = isCheaper(side, valley.turn, t);
  return side.hand.map(card => {
    const index = draft.cards.findIndex(placed => placed.card === card);
    const placed = draft.cards[index];
    const as = placed ? index : draft.cards.length;
    return {
      card,
      cost: costOf(cheaper, { card, folded: false }, as),
      foldedCost: costOf(cheaper, { card, folded: true }, as),
      isChosen: chosen === card,
      isMarked: marked.includes(card),
      road: placed?.road ?? null,
      isFolded: placed?.folded ?? false,
    };
  });
}

const shownCreatures = ({ creatures }: Side, isOwn: boolean, unfold: readonly number[]): readonly ShownCreature[] =>
  creatures.map(({ card, road, pos, strength, folded }) => ({
    card,
    road,
    pos: isOwn ? pos : 4 - pos,
    strength,
    isOwn,
    isFolded: folded,
    isUnfolding: unfold.includes(card),
  }));

/** The own draft turned up against nothing new. Decks are left out: a card drawn by a sentence is nobody's to know. */
function forecastOf({ valley, active, draft }: Readonly<State>, t: T): readonly RoadForecast[] {
  const seat = active;
  const [one, two] = valley.sides;
  const seen = {
    turn: valley.turn,
    sides: [
      { ...one, deck: [] },
      { ...two, deck: [] },
    ] as [Side, Side],
  };
  const after = resolve(seen, seat === 0 ? [draft, PASS] : [PASS, draft], t);
  const own = after.sides[seat];
  const other = after.sides[otherSeat(seat)];
  const isKnocking = valley.turn >= t.firstKnock;
  return [...ROADS.keys()].map(road => ({
    road,
    own: weightOn(own, road),
    other: weightOn(other, road),
    takes: isKnocking ? Math.min(stonesTaken(own, other, road, t), valley.sides[otherSeat(seat)].gates[road] ?? 0) : 0,
    loses: isKnocking ? Math.min(stonesTaken(other, own, road, t), valley.sides[seat].gates[road] ?? 0) : 0,
  }));
}
