// The sixty positions made: matches of plain players are stopped at a turn, both hands cut short, and what is proven to have one right promise is kept.
import { randomInt, seeded } from '../../kit/core/rng.ts';
import type { T } from '../constants.ts';
import { atSight } from '../mind/think.ts';
import { deal } from '../rules/deal.ts';
import { allPledges, failures, type Goal, type Position, refutation } from '../rules/positions.ts';
import { sightOf } from '../rules/question.ts';
import { nextTurn, outcome, resolve } from '../rules/resolve.ts';
import { brokenGates, PASS, type Pledge, type Side, type Valley } from '../rules/valley.ts';

export const COUNT = 60;
/** Positions of each goal. */
const OF_GOAL: Readonly<Record<Goal, number>> = { win: 36, hold: 24 };
const HANDS = [2, 3, 4] as const;
const LEAST_PROMISES = 15;
/** Replies that refute the best wrong promise. */
const LEAST_MARGIN = 2;
/** Wrong promises that would do if the other did nothing: without them there is nothing to find out. */
const LEAST_TEMPTING = 4;
const FIRST_TURN = 4;

/** Valleys of a match in which both play what looks best at sight, before each turn. */
function* matchOf(seed: number, t: T): Generator<Valley> {
  const rng = seeded(seed, 60);
  let valley = deal(seed, seed % 2 === 0 ? ['wolf', 'eagle'] : ['eagle', 'wolf'], t, null);
  for (;;) {
    if (valley.turn >= FIRST_TURN) yield valley;
    const [one, two] = ([0, 1] as const).map(
      seat => atSight(sightOf(valley, seat, t), rng)[randomInt(rng, 3)]?.promise ?? PASS,
    ) as [Pledge, Pledge];
    const after = resolve(valley, [one, two], t);
    if (outcome(after, t) !== 'on') return;
    valley = nextTurn(after, t);
  }
}

const cut = (side: Side, cards: number): Side => ({ ...side, deck: [], returned: [], hand: side.hand.slice(-cards) });

const contentsOf = ({ cards, unfold }: Pledge): string =>
  JSON.stringify([cards.map(one => JSON.stringify(one)).toSorted(), unfold.toSorted((a, b) => a - b)]);
/** Whether promises are one: the same cards on the same roads, in another order. */
export const areOne = (promises: readonly Pledge[]): boolean => new Set(promises.map(contentsOf)).size === 1;

/** The position of a valley, or null where it has not exactly one right promise, in whatever order of its cards. */
export function proven(goal: Goal, valley: Valley, t: T): Position | null {
  const [own, other] = valley.sides;
  const isNear = goal === 'win' ? brokenGates(other) === 1 : brokenGates(own) === 1;
  if (!isNear || valley.turn >= t.turns) return null;
  const position = { goal, valley };
  const replies = allPledges(other, valley.turn, t);
  if (refutation(position, PASS, replies, t) === null) return null;
  const promises = allPledges(own, valley.turn, t);
  if (promises.length < LEAST_PROMISES) return null;
  const tempting = promises.filter(made => failures(position, made, [PASS], t) === 0);
  if (tempting.length <= LEAST_TEMPTING) return null;
  // What refuted one promise is tried first on the next.
  const order = [...replies];
  const right: Pledge[] = [];
  for (const made of tempting) {
    const at = order.findIndex(reply => failures(position, made, [reply], t) > 0);
    if (at >= 0) order.unshift(...order.splice(at, 1));
    else if (right.push(made) > 1 && !areOne(right)) return null;
  }
  if (right.length === 0 || tempting.length - right.length < LEAST_TEMPTING) return null;
  const wrong = promises.filter(made => !right.includes(made));
  const margin = Math.min(...wrong.map(made => failures(position, made, replies, t)));
  if (margin < LEAST_MARGIN) return null;
  return { ...position, right, promises: promises.length, replies: replies.length, margin };
}

/** From the easiest on: the fewer promises there are and the fewer replies refute the best wrong one, the easier is it to look through them. */
const hardness = ({ promises, replies, margin }: Position): number =>
  Math.log(promises * replies) - Math.log(1 + (5 * margin) / replies);

export function makePositions(t: T): Position[] {
  const found: Record<Goal, Position[]> = { win: [], hold: [] };
  for (let seed = 1; found.win.length < OF_GOAL.win || found.hold.length < OF_GOAL.hold; seed++)
    for (const [goal, most] of Object.entries(OF_GOAL) as [Goal, number][]) {
      if (found[goal].length >= most) continue;
      // One of a match: its turns are alike.
      const one = firstOf(goal, seed, t);
      if (one) found[goal].push(one);
    }
  return [...found.win, ...found.hold].toSorted((a, b) => hardness(a) - hardness(b));
}

function firstOf(goal: Goal, seed: number, t: T): Position | null {
  const rng = seeded(seed, 61);
  for (const { turn, sides } of matchOf(seed, t)) {
    const [own, other] = sides;
    const cards = HANDS[randomInt(rng, HANDS.length)] ?? 3;
    const position = proven(goal, { turn, sides: [cut(own, cards), cut(other, HANDS[randomInt(rng, 2)] ?? 2)] }, t);
    if (position) return position;
  }
  return null;
}
