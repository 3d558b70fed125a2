// How good a valley is for a seat, between −100 (lost) and 100 (won).
import type { T } from '../constants.ts';
import { cardOf } from '../rules/cards.ts';
import { outcome, weightOn } from '../rules/resolve.ts';
import { otherSeat, type Seat, type Side, stonesOf, type Valley } from '../rules/valley.ts';

const WON = 100;

/** Stones that the other still has to take for two gates. */
const toLose = (side: Side): number => stonesOf(side) - Math.max(...side.gates);
const gateWorth = (stones: number): number => (stones === 0 ? -6 : stones);

export function valueOf(valley: Valley, seat: Seat, t: T): number {
  const end = outcome(valley, t);
  if (end === seat) return WON;
  if (end === 'draw') return 0;
  if (end !== 'on') return -WON;
  const own = valley.sides[seat];
  const other = valley.sides[otherSeat(seat)];
  let sum = 1.8 * (toLose(own) - toLose(other)) + sideWorth(own) - sideWorth(other);
  for (let road = 0; road < 3; road++) {
    const ours = own.gates[road] ?? 0;
    const theirs = other.gates[road] ?? 0;
    sum += 0.4 * (gateWorth(ours) - gateWorth(theirs));
    if (ours === 0 && theirs === 0) continue;
    const matters = ours === 0 || theirs === 0 ? 0.6 : 1;
    const [a, b] = [weightOn(own, road), weightOn(other, road)];
    const lead = a - b;
    sum += matters * (lead / (3 + 0.35 * (a + b)) + (3 * lead) / (3 + Math.abs(lead)));
    sum += matters * (roadWorth(own, road) - roadWorth(other, road));
  }
  return sum;
}

/** Strength and ways already gone on a road. */
function roadWorth({ creatures }: Side, road: number): number {
  let sum = 0;
  for (const creature of creatures) if (creature.road === road) sum += 0.35 * creature.pos + 0.15 * creature.strength;
  return sum;
}

function sideWorth({ hand, courage, creatures }: Side): number {
  let sum = 0.25 * hand.length + 0.25 * Math.min(2, courage);
  for (const { card, folded } of creatures) if (folded) sum += 0.1 * cardOf(card).cost;
  return sum;
}
