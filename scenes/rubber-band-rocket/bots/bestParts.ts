// The parts that a practised player takes: the two that add most to the coming flight, where they pay for themselves in new units.
import type { T } from '../constants.ts';
import { airAt, kickAt, launchReach, launchSpeed } from '../rules/flight.ts';
import { PART_NAMES, partPrice, validatePart } from '../rules/parts.ts';
import { worthOf } from '../rules/shop.ts';
import { carrierOf, liftOf } from '../rules/sky.ts';
import type { Part, State } from '../rules/state.ts';

/** What a player expects of the coming flight with these parts, in units. */
export function expectedReach(state: Readonly<State>, parts: readonly Part[], t: T): number {
  const built = { ...state, parts: parts.filter(part => part === 'balloon') };
  const base = worthOf(built, t).best;
  const from = launchSpeed(t.maxPower, state.upgrades.power, state.rocket, t);
  const has = (part: Part) => parts.includes(part);
  const windless = launchReach(t.maxPower, { ...built, parts: [] }, state.wind, t);
  const kite = has('kite') ? launchReach(t.maxPower, { ...built, parts: ['kite'] }, state.wind, t) - windless : 0;
  const band = (from * from) / (2 * t.gravity * t.unit);
  const glider = has('glider') ? band * t.gliderLift * airAt(band, t) * GLIDES : 0;
  const stage = has('stage') ? stageGain(base, from, t) : 0;
  const carrier = carrierOf(state);
  const apex = base + kite + glider + stage;
  return apex + (carrier ? liftOf(carrier.kind, apex, parts, t) : 0);
}

/** What the second stage adds at its best moment of a flight to this height. */
function stageGain(reach: number, from: number, t: T): number {
  let most = 0;
  for (let part = 0; part < 1; part += 0.05) {
    const kick = kickAt(reach * part, t);
    most = Math.max(most, (from * Math.sqrt(1 - part) * kick + (kick * kick) / 2) / (t.gravity * t.unit));
  }
  return most;
}

/** Part of a flight in which a glider is really steered. */
const GLIDES = 0.8;

const NONE: readonly Part[] = [];

/** Which parts of these to take. They are worth their price if the new units pay it. */
export function bestParts(state: Readonly<State>, t: T, allowed: readonly Part[] = PART_NAMES): readonly Part[] {
  const free = { ...state, parts: [] };
  const there = allowed.filter(part => state.parts.includes(part) || validatePart(state, part, t) === null);
  const bare = expectedReach(free, NONE, t);
  let [best, most] = [NONE, 0];
  for (const pair of pairsOf(there)) {
    if (!state.parts.every(part => pair.includes(part))) continue;
    const added = pair.filter(part => !state.parts.includes(part));
    const price = added.reduce((sum, part) => sum + partPrice(part, state.maxHeight, t), 0);
    if (price > state.coins - t.powerPrice) continue;
    const reach = expectedReach(free, pair, t);
    const gain = Math.min(reach - bare, reach - state.maxHeight) - price;
    if (gain > most) [best, most] = [pair, gain];
  }
  return best;
}

/** Every pair, and each part alone. */
export const pairsOf = (parts: readonly Part[]): (readonly Part[])[] =>
  parts.flatMap((one, index) => [[one], ...parts.slice(index + 1).map(other => [one, other] as const)]);
