// What the board will do by itself: marches every column on without new dice and says when it hits whom, and how hard.
import { type Board, COLUMNS, cellAt, type Player } from './board.ts';
import { roundsIn } from './history.ts';
import { marchBoth } from './round.ts';
import { type DiceState, strengthIn } from './state.ts';

/** Damage to come: `turns` rounds from now. */
export interface Blow {
  readonly victim: Player;
  readonly turns: number;
  readonly amount: number;
  readonly column: number;
}

/** The first hit on a player in a column, as 'turns' and 'damage'. */
export interface Threat {
  readonly turns: number;
  readonly damage: number;
}

export function blowsInColumn(board: Board, column: number): readonly Blow[] {
  const blows: Blow[] = [];
  const cells = [...board];
  for (let turns = 1; COLUMNS.some(row => cells[cellAt(row, column)]); turns++)
    for (const { hits } of marchBoth(cells, [column])) for (const hit of hits) blows.push({ ...hit, turns });
  return blows;
}

/** For each column: the next hit this player takes there if nobody places another die, or null. */
export function threats(board: Board, player: Player): readonly (Threat | null)[] {
  return COLUMNS.map(column => {
    const blow = blowsInColumn(board, column).find(({ victim }) => victim === player);
    return blow ? { turns: blow.turns, damage: blow.amount } : null;
  });
}

/** The same for this position: as strong as hits are by then. */
export function threatsIn({ board, history, rises }: Position, player: Player): readonly (Threat | null)[] {
  const round = Math.floor(roundsIn(history));
  return threats(board, player).map(
    threat => threat && { ...threat, damage: threat.damage * strengthIn(round + threat.turns, rises) },
  );
}

export interface Ending {
  readonly victim: Player;
  readonly turns: number;
}

/** Who falls first, and when, if nobody places another die; null where nobody does, or both at once. */
export function endingOf({ board, history, rises, health }: Position): Ending | null {
  const round = Math.floor(roundsIn(history));
  const left: [number, number] = [...health];
  const blows = COLUMNS.flatMap(column => blowsInColumn(board, column)).sort((a, b) => a.turns - b.turns);
  for (const [index, { victim, turns, amount }] of blows.entries()) {
    left[victim - 1] = (left[victim - 1] as number) - amount * strengthIn(round + turns, rises);
    const isLastOfItsTurn = blows[index + 1]?.turns !== turns;
    const fallen = ([1, 2] as const).filter(player => (left[player - 1] as number) <= 0);
    if (isLastOfItsTurn && fallen.length > 0)
      return fallen.length === 1 ? { victim: fallen[0] as Player, turns } : null;
  }
  return null;
}

type Position = Pick<DiceState, 'board' | 'history' | 'rises' | 'health'>;

/** "2 turns: −4" */
export const threatText = ({ turns, damage }: Threat): string =>
  `${turns} ${turns === 1 ? 'turn' : 'turns'}: −${damage}`;
