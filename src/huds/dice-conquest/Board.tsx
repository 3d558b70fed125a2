// Accessible board: a transparent grid over the canvas for keyboard and screen reader; its focus is shown as a ring.

import { COLUMN_COUNT } from '../../../scenes/dice-conquest/constants.ts';
import { type Board as Cells, cellAt, readBoard, startingRow } from '../../../scenes/dice-conquest/rules/board.ts';
import { threatText } from '../../../scenes/dice-conquest/rules/forecast.ts';
import { ownerOf } from '../../../scenes/dice-conquest/rules/names.ts';
import type { DiceCommand } from '../../../scenes/dice-conquest/rules/state.ts';
import { type DiceUi, pointAtColumn } from '../../../scenes/dice-conquest/ui.ts';
import type { DiceView } from '../../../scenes/dice-conquest/view.ts';
import type { UiStore } from '../../../scenes/kit/core/session/ui.ts';
import { GridBoard, type GridCell } from '../widgets/GridBoard.tsx';
import styles from './Board.module.css';

interface BoardProps {
  readonly view: DiceView;
  readonly ui: UiStore<DiceUi>;
  /** Viewed past board; null for the present. */
  readonly past: Cells | null;
  send(command: DiceCommand): void;
}

export function Board({ view, ui, past, send }: BoardProps) {
  const cells = past ?? readBoard(view.board);
  return (
    <GridBoard
      key={view.rows}
      label={`Board, ${view.rows} rows and ${COLUMN_COUNT} columns`}
      rows={view.rows}
      columns={COLUMN_COUNT}
      start={{ row: 0, column: (COLUMN_COUNT - 1) / 2 }}
      className={view.boardName === 'short' ? `${styles.grid} ${styles.short}` : styles.grid}
      rowClass={styles.row}
      cellClass={styles.cell}
      describe={({ row, column }) => labelOf(view, cells, row, column)}
      onActivate={cell =>
        send(view.mayRoll ? { type: 'roll' } : { type: isJoin(view, cell) ? 'join' : 'place', column: cell.column })
      }
      onFocusCell={cell => cell && pointAtColumn(ui, cell.column, isJoin(view, cell))}
      // Tab enters the grid at the starting row.
      entryCell={({ row, column }) => ({
        row: view.phase === 'place' ? startingRow(view.player, view.rows) : row,
        column: ui.getState().column ?? column,
      })}
    />
  );
}

const isJoin = ({ joins }: DiceView, { row, column }: GridCell): boolean =>
  joins.some(join => join.row === row && join.column === column);

function labelOf(view: DiceView, cells: Cells, row: number, column: number): string {
  const die = cells[cellAt(row, column)];
  const place = `row ${row + 1}, column ${column + 1}`;
  const parts = [die ? `${place}: ${ownerOf(die.player, view.mode)} ${die.value}` : `${place}: empty`];
  if (row === startingRow(view.player, view.rows) && view.legalColumns.includes(column))
    parts.push(`free for your ${view.die}, press to place it`);
  if (isJoin(view, { row, column })) parts.push(`press to join your ${view.die} to it`);
  const threat = view.threats[column];
  if (threat && row === startingRow(view.forecastFor, view.rows)) parts.push(`forecast ${threatText(threat)}`);
  return parts.join(', ');
}
