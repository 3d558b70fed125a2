// The HUD's view of the state, also used by the board for keyboard and screen reader.
import { dalexesWithin } from './board.ts';
import type { DalexTuning } from './constants.ts';
import { dangerMap, percentOf, type TeleportOdds, teleportOdds } from './danger.ts';
import { type DalexState, type Pile, positionOf } from './state.ts';

export interface DalexView {
  readonly size: number;
  /** A character per cell: '.' empty, '@' player, 'D' dalex, '#' junk pile. */
  readonly cells: string;
  readonly player: number;
  readonly dalexes: readonly number[];
  readonly piles: readonly Pile[];
  readonly goal: number | null;
  /** A character per cell: '1' where the player would be caught this turn, else '0'. */
  readonly danger: string;
  readonly level: number;
  readonly score: number;
  readonly teleports: number;
  readonly sonics: number;
  readonly odds: TeleportOdds;
  /** The odds in whole percent. */
  readonly percent: number;
  /** Dalexes that the screwdriver would reach. */
  readonly inReach: number;
  /** Reach of the screwdriver, in cells. */
  readonly sonicReach: number;
  readonly guard: boolean;
  readonly gameOver: boolean;
  readonly gameWon: boolean;
  /** A Last Stand is under way. */
  readonly standing: boolean;
  readonly turns: number;
}

export function view(state: Readonly<DalexState>, t: DalexTuning): DalexView {
  const { size, player, dalexes, piles, goal, level, score, teleports, sonics, guard, gameOver, gameWon } = state;
  const position = positionOf(state);
  const odds = teleportOdds(position);
  return {
    size,
    cells: cellsOf(state),
    player,
    dalexes,
    piles,
    goal,
    danger: dangerMap(position).join(''),
    level,
    score,
    teleports,
    sonics,
    odds,
    percent: percentOf(odds),
    inReach: dalexesWithin(position, player, t.sonicReach).length,
    sonicReach: t.sonicReach,
    guard,
    gameOver,
    gameWon,
    standing: state.stand !== null,
    turns: state.turns,
  };
}

export function cellsOf({ size, player, dalexes, piles }: Readonly<DalexState>): string {
  const cells = Array.from({ length: size * size }, () => '.');
  for (const { cell } of piles) cells[cell] = '#';
  cells[player] = '@';
  for (const cell of dalexes) cells[cell] = 'D';
  return cells.join('');
}
