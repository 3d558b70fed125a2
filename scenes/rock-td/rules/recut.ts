// Recutting: for gold a kept gem gets the present level and the next quality; kind and place stay.
import type { T } from '../constants.ts';
import { QUALITIES } from './gems.ts';
import { createGem, updateHaste } from './round.ts';
import { cellCentre, type Emit, type Gem, isOfRound, rockOf, type State } from './state.ts';

const BEST = QUALITIES.length - 1;

/** Price at the present level; 0 where the gem cannot become better. */
export const recutPrice = ({ level }: Readonly<State>, gem: Readonly<Gem>, t: T): number =>
  gem.quality === BEST && gem.level >= level ? 0 : Math.round(t.recutPrice * level * (gem.quality + 1));

export function recutGem(state: State, emit: Emit, t: T): void {
  const rock = rockOf(state, state.chosen);
  const refuse = (message: string) => emit({ type: 'refused', message });
  if (!rock?.gem || isOfRound(state, rock.id)) return refuse('Choose a gem that was kept.');
  const { kind, quality: before, aim, cool, hits, kills, wave, dealt, leaked } = rock.gem;
  const price = recutPrice(state, rock.gem, t);
  if (price === 0) return refuse('This gem cannot be better today.');
  if (state.gold < price) return refuse(`Recutting costs ${price} gold; there are ${state.gold}.`);
  state.gold -= price;
  const quality = Math.min(BEST, before + 1);
  rock.gem = { ...createGem(kind, quality, state.level, t), aim, cool, hits, kills, wave, dealt, leaked };
  updateHaste(state, t);
  emit({ type: 'recut', kind, quality, level: state.level, id: rock.id, ...cellCentre(rock.cell) });
}
