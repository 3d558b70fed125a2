// Kits: what the surplus buys for one flight. A net for the next launch, a kite that widens the wind, wax for a band held to its edge.
import type { T } from '../constants.ts';
import { closedWorkshop } from './shop.ts';
import type { Emit, Kit, Refusal, State, Wind } from './state.ts';

export const KITS: readonly Kit[] = ['net', 'kite', 'wax'];

/** Prices are rounded to this many coins. */
const STEP = 5;
/** How many of its own widths the kite adds to the wind: one above, one below. */
const KITE_WIDTHS = 3;

/** A part of the record, because what a kit adds grows with the reach. */
export function kitPrice(kit: Kit, maxHeight: number, t: T): number {
  const part = { net: t.netPrice, kite: t.kitePrice, wax: t.waxPrice }[kit];
  return Math.max(t.kitFloor, Math.round((part * maxHeight) / STEP) * STEP);
}

/** Hundredths by which the launch is faster: feathers worn, and wax on a band held beyond full power. Together they end at `mostFaster`. */
export function fasterBy({ worn, kit, fullFor }: Pick<State, 'worn' | 'kit' | 'fullFor'>, t: T): number {
  const waxed = kit === 'wax' ? (t.waxMost * Math.min(fullFor, t.holdTicks)) / t.holdTicks : 0;
  return Math.min(t.mostFaster, worn + waxed);
}

/** Why a kit cannot be had, or null. */
export function validateKit(state: Readonly<State>, kit: Kit, t: T): Refusal | null {
  const closed = closedWorkshop(state);
  if (closed) return closed;
  if (state.kit !== null && !state.isKitReturnable)
    return { note: 'one a flight', message: 'One kit for each flight.' };
  if (kit === 'kite' && state.upgrades.booster === 0)
    return {
      note: 'needs Booster',
      message: 'The kite widens the wind, which only a Booster can use. Buy Booster first.',
    };
  if (kit === 'wax' && state.worn >= t.mostFaster)
    return { note: 'feathers do', message: 'With three feathers the band throws no faster: wax adds nothing.' };
  const back = state.kit === null ? 0 : kitPrice(state.kit, state.maxHeight, t);
  const short = kitPrice(kit, state.maxHeight, t) + t.boosterPrice - state.coins - back;
  if (short <= 0) return null;
  return {
    note: `${short} short`,
    message: `${t.boosterPrice} coins stay for the next upgrade: ${short} more needed.`,
  };
}

/** Takes a kit for the coming flight, in place of another that may still be given back. */
export function takeKit(state: State, kit: Kit, emit: Emit, t: T): void {
  const refusal = validateKit(state, kit, t);
  if (refusal) {
    emit({ type: 'refused', message: refusal.message });
    return;
  }
  if (state.kit !== null) returnKit(state, emit, t);
  state.coins -= kitPrice(kit, state.maxHeight, t);
  state.isKitReturnable = true;
  fitKit(state, kit);
  emit({ type: 'kitTaken', kit });
}

/** Gives the kit back for its price; possible until the band is drawn. */
export function returnKit(state: State, emit: Emit, t: T): void {
  const { kit } = state;
  if (kit === null || !state.isKitReturnable) {
    emit({ type: 'refused', message: 'There is nothing to give back.' });
    return;
  }
  state.coins += kitPrice(kit, state.maxHeight, t);
  if (kit === 'kite') state.wind = narrowed(state.wind);
  state.kit = null;
  state.isKitReturnable = false;
  emit({ type: 'kitReturned', kit });
}

/** Puts a kit on the coming flight without a payment. */
export function fitKit(state: State, kit: Kit): void {
  state.kit = kit;
  if (kit === 'kite') state.wind = widened(state.wind);
}

const widened = ({ from, to }: Readonly<Wind>): Wind => ({ from: from - (to - from), to: to + (to - from) });
function narrowed({ from, to }: Readonly<Wind>): Wind {
  const width = (to - from) / KITE_WIDTHS;
  return { from: from + width, to: to - width };
}
