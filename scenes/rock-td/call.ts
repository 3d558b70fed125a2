// Calling the next level while mobs still walk: it pays at once, and the wave that was called comes in a hurry.
import type { T } from './constants.ts';
import { nextRound } from './level.ts';
import { isAllThere, killGold } from './mobs.ts';
import type { State, Tell } from './state.ts';

/** Everybody of the wave is there: one may build on while they walk. */
export const whyNotCall = (state: Readonly<State>, t: T): string | null => {
  if (state.phase !== 'wave') return 'There is no wave on its way.';
  return isAllThere(state, t) ? null : 'Mobs of this wave are still to come.';
};

/** What a call brings: a part of each walking mob's kill; and what part faster the called wave walks for it. */
export const callOf = (state: Readonly<State>, t: T): { readonly gold: number; readonly hurry: number } => ({
  gold: Math.round(t.callPart * killGold(state, t) * state.mobs.length),
  hurry: t.callHurry * state.mobs.length,
});

export function call(state: State, tell: Tell, t: T): void {
  const why = whyNotCall(state, t);
  if (why) {
    tell({ type: 'refused', message: why });
    return;
  }
  const { gold, hurry } = callOf(state, t);
  state.gold += gold;
  state.called++;
  nextRound(state, tell, t);
  state.hurry = hurry;
  tell({ type: 'called', level: state.level, gold });
}
