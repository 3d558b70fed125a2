// Defeat against the computer: the last placement with which it would not have come in that round, all else as it was.
import { COLUMNS } from './board.ts';
import { marksOf, playRound, replayRounds, roundsIn } from './history.ts';
import { type DiceState, strengthIn } from './state.ts';

/** So many rounds are looked back. */
const MOST_BACK = 20;

export interface Saving {
  readonly round: number;
  readonly die: number;
  readonly column: number;
}

/** Null where no single placement would have held. */
export function savingOf(state: Readonly<DiceState>): Saving | null {
  const { history } = state;
  const last = roundsIn(history);
  for (let round = last; round > Math.max(0, last - MOST_BACK); round--) {
    const marks = marksOf(history, round);
    const [die, chosen] = marks;
    const before = replayRounds(state, round - 1);
    for (const column of COLUMNS) {
      if (String(column) === chosen) continue;
      let past = playRound(before, `${die}${column}${marks.slice(2)}`, strengthIn(round, state.rises));
      for (let next = round + 1; past && next <= last; next++)
        past = playRound(past, marksOf(history, next), strengthIn(next, state.rises));
      if (past && past.health[0] > 0 && (past.health[1] > 0 || past.health[0] > past.health[1]))
        return { round, die: Number(die), column: column + 1 };
    }
  }
  return null;
}
