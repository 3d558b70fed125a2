// Bot: draws until enough is at risk. Conformance tests, the ladder and the start card's demo use it.
import { atRisk, type Command, type State } from '../rules/rules.ts';

/** Points at which the next slip loses, in the mean, more than it wins. */
export const ENOUGH = 20;

export const keepsAt =
  (points: number) =>
  () =>
  (state: Readonly<State>): Command | null => {
    if (state.isOver) return null;
    return { type: atRisk(state) >= points ? 'keep' : 'draw' };
  };

export const pilot = keepsAt(ENOUGH);
