// What the board will do by itself: marches every column on without new dice and says when it hits whom, and how hard.
import { type Board, COLUMNS, cellAt, type Player } from './board.ts';
import { marchBoth } from './round.ts';

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

/** "2 turns: −4" */
export const threatText = ({ turns, damage }: Threat): string =>
  `${turns} ${turns === 1 ? 'turn' : 'turns'}: −${damage}`;
