// Rules said in play, each when it first matters in a run: what a touch costs, what ends a chase, how a guard is folded.
import { TICKS_PER_SECOND } from '../../kit/core/clock.ts';
import { hypot } from '../../kit/core/math.ts';
import type { T } from '../constants.ts';
import { takedownTarget } from './shots.ts';
import type { State } from './state.ts';

/** Distance of a guard at which the price of his touch is said, while nothing is lost, in pixels. */
const NEAR = 75;
const FOLD = 'Right behind him: Space folds him without a sound.';

export function tipOf(state: Readonly<State>, t: T): string | null {
  const { phase, player, guards, totals, mission } = state;
  if (phase !== 'playing') return null;
  if (player.heldTicks > 0) return `Break away! A touch costs ${t.contactDamage * TICKS_PER_SECOND} health a second.`;
  const price = mission ? 'Seen: that star is gone.' : `Seen: −${t.sightingCost} points.`;
  if (totals.timesSeen === 1 && guards.some(({ mood }) => mood === 'chase'))
    return `${price} His touch takes ${t.contactDamage * TICKS_PER_SECOND} health a second: put a wall between you.`;
  if (totals.takedowns === 0 && takedownTarget(state, t)) return mission ? null : FOLD;
  const isUntouched = player.health === t.playerHealth;
  if (isUntouched && guards.some(({ x, y }) => hypot(x - player.x, y - player.y) < NEAR))
    return `Keep off: his touch takes ${t.contactDamage * TICKS_PER_SECOND} health a second.`;
  return null;
}
