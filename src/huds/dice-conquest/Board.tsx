// Accessible board: a transparent grid over the canvas for keyboard and screen reader; its focus is shown as a ring.
import { type Board as Cells, cellAt, readBoard, startingRow } from '../../../scenes/dice-conquest/board.ts';
import { SIZE } from '../../../scenes/dice-conquest/constants.ts';
import { threatText } from '../../../scenes/dice-conquest/forecast.ts';
import type { DiceCommand } from '../../../scenes/dice-conquest/state.ts';
import { pointAtColumn, uiStore } from '../../../scenes/dice-conquest/uiStore.ts';
import type { DiceView } from '../../../scenes/dice-conquest/view.ts';
import { GridBoard } from '../widgets/GridBoard.tsx';
import styles from './Board.module.css';
import { ownerOf } from './names.ts';

interface BoardProps {
  readonly view: DiceView;
  /** Viewed past board; null for the present. */
  readonly past: Cells | null;
  send(command: DiceCommand): void;
}

export function Board({ view, past, send }: BoardProps) {
  const cells = past ?? readBoard(view.board);
  return (
    <GridBoard
      label="Board, 9 rows and 9 columns"
      rows={SIZE}
      columns={SIZE}
      start={{ row: 0, column: (SIZE - 1) / 2 }}
      className={styles.grid}
      rowClass={styles.row}
      cellClass={styles.cell}
      describe={({ row, column }) => labelOf(view, cells, row, column)}
      onActivate={({ column }) => send(view.mayRoll ? { type: 'roll' } : { type: 'place', column })}
      onFocusCell={cell => cell && pointAtColumn(cell.column)}
      // Tab enters the grid at the starting row.
      entryCell={({ row, column }) => ({
        row: view.phase === 'place' ? startingRow(view.player) : row,
        column: uiStore.getState().column ?? column,
      })}
    />
  );
}

function labelOf(view: DiceView, cells: Cells, row: number, column: number): string {
  const die = cells[cellAt(row, column)];
  const place = `row ${row + 1}, column ${column + 1}`;
  const parts = [die ? `${place}: ${ownerOf(view, die.player)} ${die.value}` : `${place}: empty`];
  if (row === startingRow(view.player) && view.legalColumns.includes(column))
    parts.push(`free for your ${view.die}, press Enter to place it`);
  const threat = view.threats[column];
  if (threat && row === startingRow(view.forecastFor)) parts.push(`forecast ${threatText(threat)}`);
  return parts.join(', ');
}
