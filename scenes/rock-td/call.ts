// Calling the next level while mobs still walk: it pays at once, and the wave that was called comes in a hurry.
import type { T } from './constants.ts';
import { startRound } from './level.ts';
import { isAllSpawned, killGold } from './mobs.ts';
import type { Emit, State } from './state.ts';

/** Everybody of the wave is there: one may build on while they walk. */
export const validateCall = (state: Readonly<State>, t: T): string | null => {
  if (state.phase !== 'wave') return 'There is no wave on its way.';
  return isAllSpawned(state, t) ? null : 'Mobs of this wave are still to come.';
};

/** What a call brings: a part of each walking mob's kill; and what part faster the called wave walks for it. */
export const callTerms = (state: Readonly<State>, t: T): { readonly gold: number; readonly hurry: number } => ({
  gold: Math.round(t.callPart * killGold(state, t) * state.mobs.length),
  hurry: t.callHurry * state.mobs.length,
});

export function callWave(state: State, emit: Emit, t: T): void {
  const why = validateCall(state, t);
  if (why) {
    emit({ type: 'refused', message: why });
    return;
  }
  const { gold, hurry } = callTerms(state, t);
  state.gold += gold;
  state.called++;
  startRound(state, emit, t);
  state.hurry = hurry;
  emit({ type: 'called', level: state.level, gold });
}
