// Forecast: simulates every column without new dice; when it hits whom, how hard, and who would win.

import { ROWS } from '../constants.ts';
import { type Board, COLUMNS, cellAt, forward, opponent, type Player, rowByRank, rowsOf } from './board.ts';
import { roundsIn } from './history.ts';
import { type DiceState, strengthIn } from './state.ts';

/** Damage to come: `turns` rounds from now. */
export interface FutureHit {
  readonly victim: Player;
  readonly turns: number;
  readonly amount: number;
  readonly column: number;
}

/** First hit on a player in a column. */
export interface Threat {
  readonly turns: number;
  readonly damage: number;
}

/** One column as numbers: player 1's dice positive, player 2's negative. No objects, because a search simulates thousands. */
const lane = new Int8Array(ROWS.full);

export function hitsInColumn(board: Board, column: number): readonly FutureHit[] {
  const rows = rowsOf(board);
  lane.fill(0);
  for (let row = 0; row < rows; row++) {
    const die = board[cellAt(row, column)];
    lane[row] = die ? die.value * forward(die.player) : 0;
  }
  const hits: FutureHit[] = [];
  for (let turns = 1; lane.some(die => die !== 0); turns++)
    for (const player of [1, 2] as const) {
      const amount = marchLane(player, rows);
      if (amount > 0) hits.push({ victim: opponent(player), amount, column, turns });
    }
  return hits;
}

/** Marches one side of the lane like `march` of round.ts; returns the hit at the far edge. */
function marchLane(player: Player, rows: number): number {
  const side = forward(player);
  let hit = 0;
  for (let rank = 0; rank < rows; rank++) {
    const row = rowByRank(player, rank, rows);
    const die = lane[row] as number;
    if (die * side <= 0) continue;
    const ahead = row + side;
    if (ahead < 0 || ahead >= rows) hit = die * side;
    else if ((lane[ahead] as number) * side > 0) continue;
    // Battle: the sum is the rest, and its sign tells whose it is.
    else (lane[ahead] as number) += die;
    lane[row] = 0;
  }
  return hit;
}

/** For each column the first hit on this player without new dice, or null. */
export function threats(board: Board, player: Player): readonly (Threat | null)[] {
  return COLUMNS.map(column => {
    const blow = hitsInColumn(board, column).find(({ victim }) => victim === player);
    return blow ? { turns: blow.turns, damage: blow.amount } : null;
  });
}

/** The same for a position, with rising hits. */
export function threatsIn({ board, history, rises }: Position, player: Player): readonly (Threat | null)[] {
  const round = Math.floor(roundsIn(history));
  return threats(board, player).map(
    threat => threat && { ...threat, damage: threat.damage * strengthIn(round + threat.turns, rises) },
  );
}

export interface PredictedEnd {
  readonly victim: Player;
  readonly turns: number;
}

/** Who loses first without new dice, and when; null for nobody, or both at once. */
export function predictEnd({ board, history, rises, health }: Position): PredictedEnd | null {
  const round = Math.floor(roundsIn(history));
  const left: [number, number] = [...health];
  const blows = COLUMNS.flatMap(column => hitsInColumn(board, column)).sort((a, b) => a.turns - b.turns);
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

/** A threat as text: "2 turns: −4". */
export const threatText = ({ turns, damage }: Threat): string =>
  `${turns} ${turns === 1 ? 'turn' : 'turns'}: −${damage}`;
