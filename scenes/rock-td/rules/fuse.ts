// Recipes: two kept gems fuse into a new kind. It replaces the selected one; the other becomes a plain rock.
import type { T } from '../constants.ts';
import { type FusedType, fusedOf, NAMES } from './gems.ts';
import { createGem, updateHaste } from './round.ts';
import { cellCentre, type Emit, isOfRound, keptGems, type Rock, rockOf, type State } from './state.ts';

export const fusePrice = ({ fused }: Readonly<State>, t: T): number => t.recipePrice + t.recipePriceStep * fused.length;

export interface FuseOffer {
  readonly kind: FusedType;
  /** The gem that is used up: the weakest possible. */
  readonly other: Rock;
}

/** Kinds that this gem can fuse to now: of each, one stands at a time. */
export function fuseOffers(state: Readonly<State>, rock: Rock | undefined): readonly FuseOffer[] {
  const { gem } = rock ?? {};
  if (!rock || !gem || isOfRound(state, rock.id)) return [];
  const offers = new Map<FusedType, Rock>();
  const kept = keptGems(state);
  const stands = new Set(kept.map(one => one.gem?.kind));
  for (const other of kept) {
    const kind = other.gem && other !== rock ? fusedOf(gem.kind, other.gem.kind) : null;
    if (!kind || !other.gem || stands.has(kind)) continue;
    const known = offers.get(kind)?.gem;
    if (!known || other.gem.damage < known.damage) offers.set(kind, other);
  }
  return [...offers].map(([kind, other]) => ({ kind, other }));
}

/** Fuses the selected gem: the better quality of the two, at the present level. */
export function fuseGems(state: State, kind: FusedType, emit: Emit, t: T): void {
  const rock = rockOf(state, state.chosen);
  const offer = fuseOffers(state, rock).find(one => one.kind === kind);
  const price = fusePrice(state, t);
  if (!rock?.gem || !offer?.other.gem) {
    emit({ type: 'refused', message: `${NAMES[kind] ?? 'That'} needs two other gems, and one of them chosen.` });
    return;
  }
  if (state.gold < price) {
    emit({ type: 'refused', message: `Fusing costs ${price} gold; there are ${state.gold}.` });
    return;
  }
  const { gem } = rock;
  const { other } = offer;
  const [quality, aim] = [Math.max(gem.quality, other.gem?.quality ?? 0), gem.aim];
  state.gold -= price;
  rock.gem = { ...createGem(kind, quality, Math.max(1, state.level), t), aim, kills: gem.kills, dealt: gem.dealt };
  other.gem = null;
  state.fused.push(kind);
  state.isFull = false;
  updateHaste(state, t);
  emit({ type: 'fused', kind, quality, id: rock.id, ...cellCentre(rock.cell) });
}
