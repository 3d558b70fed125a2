// How Hard values a valley, between −100 (lost) and 100 (won): chances fitted to how matches ended. Weights by logistic regression on 20,519 turns of 3,000 matches of practised players.
import type { T } from '../constants.ts';
import { cardOf, unfoldedGain } from '../rules/cards.ts';
import { outcome, stonesTaken, weightOn } from '../rules/resolve.ts';
import { type Creature, otherSeat, ROADS, type Seat, type Side, type Valley } from '../rules/valley.ts';

const WON = 100;

/** What tells how a match ends: own less theirs, each with its weight in turn 5 and what five turns add. */
const WEIGHTS = {
  /** Stones of the two gates that fall first. */
  stones: [0.299, 0.374],
  third: [0.224, 0.407],
  broken: [-0.429, -0.493],
  /** The second gate has one stone, or none. */
  shaky: [-0.409, 0.147],
  strength: [0.051, -0.017],
  /** Strength that can march. */
  marching: [0.054, -0.032],
  /** Stones that the next knock takes if nobody moves. */
  knock: [0.296, 0.219],
  hand: [0.092, -0.01],
  courage: [0.17, -0.114],
  /** Strength that unfolding would add. */
  folded: [0.019, 0.013],
  /** Sentences that are still to be said, in a fight or a fall. */
  sentences: [0.251, -0.182],
  wolf: [-0.547, -0.158],
} as const;
type Sign = keyof typeof WEIGHTS;
const SIGNS = Object.keys(WEIGHTS) as readonly Sign[];
const MIDDLE_TURN = 5;
/** Of a road where one gate is broken, and where both are. */
const HALF_OPEN = 0.6;

/** Sigmoid from −1 to 1 without Math.exp, which differs between engines. */
const likelihood = (x: number): number => x / Math.sqrt(4 + x * x);

export function chancesOf(valley: Valley, seat: Seat, t: T): number {
  const end = outcome(valley, t);
  if (end === seat) return WON;
  if (end === 'draw') return 0;
  if (end !== 'on') return -WON;
  const own = valley.sides[seat];
  const other = valley.sides[otherSeat(seat)];
  const [ours, theirs] = [signsOf(own, other, t), signsOf(other, own, t)];
  const late = (valley.turn - MIDDLE_TURN) / MIDDLE_TURN;
  let sum = 0;
  for (const sign of SIGNS) {
    const [weight, later] = WEIGHTS[sign];
    sum += (weight + late * later) * (ours[sign] - theirs[sign]);
  }
  return WON * likelihood(sum);
}

function signsOf(side: Side, other: Side, t: T): Record<Sign, number> {
  const [first = 0, second = 0, third = 0] = side.gates.toSorted((a, b) => a - b);
  const signs = {
    stones: first + second,
    third,
    broken: Number(first === 0),
    shaky: Number(second <= 1),
    strength: 0,
    marching: 0,
    knock: 0,
    hand: side.hand.length,
    courage: Math.min(t.keptCourage, side.courage),
    folded: 0,
    sentences: 0,
    wolf: Number(side.guardian === 'wolf'),
  };
  const matters = ROADS.map((_, road) => {
    const standing = Number((side.gates[road] ?? 0) > 0) + Number((other.gates[road] ?? 0) > 0);
    return standing === 2 ? 1 : standing * HALF_OPEN;
  });
  for (const [road, much] of matters.entries()) {
    signs.strength += much * weightOn(side, road);
    signs.knock += Math.min(other.gates[road] ?? 0, stonesTaken(side, other, road, t));
  }
  for (const creature of side.creatures) {
    if (cardOf(creature.card).steps > 0) signs.marching += creature.strength * (matters[creature.road] ?? 0);
    if (creature.folded) signs.folded += unfoldedGain(cardOf(creature.card));
    else signs.sentences += Number(isToSpeak(creature));
  }
  return signs;
}

function isToSpeak({ card }: Creature): boolean {
  const when = cardOf(card).sentence?.when;
  return when === 'fights' || when === 'falls';
}
