// The HUD's view of the state, also used by the board for keyboard and screen reader.

import type { DalexTuning } from './constants.ts';
import { dalexesWithin, type Position } from './rules/board.ts';
import type { DalexKind } from './rules/crowd.ts';
import { dangerMap, percentOf, type TeleportOdds, teleportOdds } from './rules/danger.ts';
import { lessonOf } from './rules/lesson.ts';
import { type DalexState, type Pile, positionOf } from './rules/state.ts';

export interface DalexView {
  readonly size: number;
  /** The part of the state that danger and search look at. */
  readonly position: Position;
  /** A character per cell: '.' empty, '@' player, 'D' dalex, 'S' sleeper, 'L' leaper, '#' junk pile. */
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
  /** What is new on this level; null where nothing is. */
  readonly lesson: string | null;
}

export function view(state: Readonly<DalexState>, t: DalexTuning): DalexView {
  const { size, player, dalexes, piles, goal, level, score, teleports, sonics, guard, gameOver, gameWon } = state;
  const position = positionOf(state);
  const odds = teleportOdds(position);
  return {
    size,
    position,
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
    lesson: lessonOf(state, t),
  };
}

const MARKS: Readonly<Record<DalexKind, string>> = { plain: 'D', sleeper: 'S', leaper: 'L' };

export function cellsOf({ size, player, dalexes, piles, crowd }: Readonly<DalexState>): string {
  const cells = Array.from({ length: size * size }, () => '.');
  for (const { cell } of piles) cells[cell] = '#';
  cells[player] = '@';
  dalexes.forEach((cell, index) => {
    cells[cell] = MARKS[crowd?.kinds[index] ?? 'plain'];
  });
  return cells.join('');
}
