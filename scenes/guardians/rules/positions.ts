// One turn to win, hands open: positions as data, every promise that a side can make, and the reply that a promise fails to.
import type { T } from '../constants.ts';
import { canFold, cardOf } from './cards.ts';
import { isCheaper, whyNot } from './promise.ts';
import { outcome, resolve } from './resolve.ts';
import type { Creature, Guardian, Placed, Pledge, Side, Valley } from './valley.ts';
import { ROADS } from './valley.ts';

/** 'win': this turn wins the match. 'hold': this turn does not lose it. Against every reply. */
export type Goal = 'win' | 'hold';
export interface Position {
  readonly goal: Goal;
  /** Seat 0 promises. There are no decks: nothing is drawn. */
  readonly valley: Valley;
  /** Promises that reach the goal, out of so many. */
  readonly right: readonly Pledge[];
  readonly promises: number;
  /** Replies of the other, and to how many of them the best wrong promise fails. */
  readonly replies: number;
  readonly margin: number;
}

/** Every promise that can be kept, each once: the order of two cards counts on one road, and where the first is cheaper. */
export function allPledges(side: Side, turn: number, t: T): Pledge[] {
  const singles = side.hand.flatMap(card =>
    [...ROADS.keys()].flatMap(road =>
      (canFold(cardOf(card)) ? [false, true] : [false]).map((folded): Placed => ({ card, road, folded })),
    ),
  );
  const isOrdered = isCheaper(side, turn, t);
  const placings: Placed[][] = [[], ...singles.map(one => [one])];
  for (const [index, one] of singles.entries())
    for (const [at, two] of singles.entries())
      if (one.card !== two.card && (index < at || isOrdered || one.road === two.road)) placings.push([one, two]);
  const lying = side.creatures.filter(({ folded }) => folded).map(({ card }) => card);
  let unfoldings: number[][] = [[]];
  for (const card of lying) unfoldings = unfoldings.flatMap(some => [some, [...some, card]]);
  return placings
    .flatMap(cards => unfoldings.map((unfold): Pledge => ({ cards, unfold })))
    .filter(pledge => whyNot(side, pledge, turn, t) === null);
}

export function isReached(goal: Goal, after: Valley, t: T): boolean {
  const end = outcome(after, t);
  return goal === 'win' ? end === 0 : end === 0 || end === 'on';
}

const fails = ({ goal, valley }: Pick<Position, 'goal' | 'valley'>, made: Pledge, reply: Pledge, t: T): boolean =>
  !isReached(goal, resolve(valley, [made, reply], t), t);

/** The first of these replies that a promise fails to; null where it reaches the goal against all. */
export const refutation = (
  position: Pick<Position, 'goal' | 'valley'>,
  made: Pledge,
  replies: readonly Pledge[],
  t: T,
): Pledge | null => replies.find(reply => fails(position, made, reply, t)) ?? null;

/** How many of these replies a promise fails to. */
export const failures = (
  position: Pick<Position, 'goal' | 'valley'>,
  made: Pledge,
  replies: readonly Pledge[],
  t: T,
): number => replies.reduce((sum, reply) => sum + Number(fails(position, made, reply, t)), 0);

/** A position as it is kept: lists instead of names. */
type Kept = readonly [
  Goal,
  number,
  readonly KeptSide[],
  readonly (readonly [Pledge['cards'], Pledge['unfold']])[],
  number,
  number,
  number,
];
type KeptSide = readonly [Guardian, number, readonly number[], readonly number[], readonly (readonly number[])[]];

const keptSide = ({ guardian, courage, gates, hand, creatures }: Side): KeptSide => [
  guardian,
  courage,
  gates,
  hand,
  creatures.map(({ card, road, pos, strength, folded }) => [card, road, pos, strength, Number(folded)]),
];
function sideOf([guardian, courage, gates, hand, creatures]: KeptSide): Side {
  const creatureOf = ([card = 0, road = 0, pos = 0, strength = 0, folded = 0]: readonly number[]): Creature => ({
    card,
    road,
    pos,
    strength,
    folded: folded === 1,
  });
  return {
    guardian,
    courage,
    gates: [...gates],
    hand: [...hand],
    creatures: creatures.map(creatureOf),
    deck: [],
    returned: [],
  };
}

/** Positions as the text of their file, one a line. */
export const writePositions = (positions: readonly Position[]): string =>
  `[\n${positions
    .map(({ goal, valley, right, promises, replies, margin }) =>
      JSON.stringify([
        goal,
        valley.turn,
        valley.sides.map(keptSide),
        right.map(({ cards, unfold }) => [cards, unfold]),
        promises,
        replies,
        margin,
      ]),
    )
    .join(',\n')}\n]\n`;

/** Positions of the game's own file. */
export const readPositions = (text: string): Position[] =>
  (JSON.parse(text) as Kept[]).map(([goal, turn, [own, other], right, promises, replies, margin]) => ({
    goal,
    valley: { turn, sides: [sideOf(own as KeptSide), sideOf(other as KeptSide)] },
    right: right.map(([cards, unfold]) => ({ cards, unfold })),
    promises,
    replies,
    margin,
  }));
