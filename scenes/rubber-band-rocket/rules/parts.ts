// Parts: what one hangs on the fox for a flight, two at a time. Each flies a way of its own, and each is what one of the carriers in the sky wants.
import type { T } from '../constants.ts';
import { closedWorkshop } from './shop.ts';
import type { Emit, Part, Refusal, State } from './state.ts';

/** Parts from the cheapest on, and the record from which the workshop has them, in units. */
export const PARTS: Readonly<Record<Part, number>> = {
  balloon: 0,
  magnet: 200,
  glider: 250,
  parachute: 400,
  kite: 620,
  stage: 1300,
};
export const PART_NAMES = Object.keys(PARTS) as readonly Part[];

/** How many fly at a time. */
export const MOST_PARTS = 2;

/** Prices are rounded to this many coins. */
const STEP = 5;

/** A part of the record, because what a part adds grows with the reach. */
export function partPrice(part: Part, maxHeight: number, t: T): number {
  const share = {
    balloon: t.balloonPrice,
    magnet: t.magnetPrice,
    glider: t.gliderPrice,
    parachute: t.parachutePrice,
    kite: t.kitePrice,
    stage: t.stagePrice,
  }[part];
  return Math.max(t.partFloor, Math.round((share * maxHeight) / STEP) * STEP);
}

/** Why a part cannot be had, or null. */
export function validatePart(state: Readonly<State>, part: Part, t: T): Refusal | null {
  const closed = closedWorkshop(state);
  if (closed) return closed;
  if (state.maxHeight < PARTS[part])
    return { note: `from ${PARTS[part]}`, message: `The workshop has it from a record of ${PARTS[part]} on.` };
  if (state.parts.includes(part)) return { note: 'on board', message: 'It is on board already.' };
  if (state.parts.length >= MOST_PARTS)
    return { note: 'two fly', message: 'Two parts fly at a time. Give one back first.' };
  const price = partPrice(part, state.maxHeight, t);
  const short = price - state.coins;
  if (short <= 0) return null;
  return { note: `${short} to go`, message: `It costs ${price} coins, you have ${state.coins}: ${short} to go.` };
}

/** Takes a part for the coming flight. */
export function takePart(state: State, part: Part, emit: Emit, t: T): void {
  const refusal = validatePart(state, part, t);
  if (refusal) {
    emit({ type: 'refused', message: refusal.message });
    return;
  }
  state.coins -= partPrice(part, state.maxHeight, t);
  state.isPartReturnable = true;
  state.boughtAt = state.tick;
  state.parts.push(part);
  emit({ type: 'partTaken', part });
}

/** Gives a part back for its price; possible until the band is drawn. */
export function returnPart(state: State, part: Part, emit: Emit, t: T): void {
  if (!state.isPartReturnable || !state.parts.includes(part)) {
    emit({ type: 'refused', message: 'There is nothing to give back.' });
    return;
  }
  state.coins += partPrice(part, state.maxHeight, t);
  state.parts = state.parts.filter(one => one !== part);
  emit({ type: 'partReturned', part });
}
