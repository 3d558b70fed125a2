// Accessible board grid for keyboard and screen reader: each cell's contents in words; Enter is a click.
import { useStore } from 'zustand';
import type { UiStore } from '../../../scenes/kit/core/session/ui.ts';
import type { SokobanCommand } from '../../../scenes/sokoban/rules/state.ts';
import { applyClick, resolveClick, type SokobanUi, setCursor } from '../../../scenes/sokoban/ui.ts';
import type { SokobanView } from '../../../scenes/sokoban/view.ts';
import { GridBoard, type GridCell } from '../widgets/GridBoard.tsx';
import styles from './Board.module.css';

interface BoardProps {
  readonly view: SokobanView;
  readonly ui: UiStore<SokobanUi>;
  send(command: SokobanCommand): void;
}

export function Board({ view, ui, send }: BoardProps) {
  const { level, position } = view;
  const guilty = useStore(ui, state => state.guilty);
  const { width, height } = level;
  const cellOf = ({ row, column }: GridCell) => row * width + column;
  const placeOf = (cell: number): GridCell => ({ row: Math.floor(cell / width), column: cell % width });
  return (
    <GridBoard
      label={`Board, ${height} rows and ${width} columns`}
      rows={height}
      columns={width}
      start={placeOf(position.player)}
      className={styles.grid}
      cellClass={styles.cell}
      describe={cell => describeCell(view, cell, cellOf(cell)) + (guilty.includes(cellOf(cell)) ? ', lost' : '')}
      onActivate={cell => {
        const refused = applyClick(ui, resolveClick(level, position, ui.getState().chosen?.box ?? null, cellOf(cell)));
        if (refused) send(refused);
      }}
      onFocusCell={cell => setCursor(ui, cell && cellOf(cell))}
      // Coming in by Tab, one arrives at the fox.
      entryCell={() => placeOf(position.player)}
    />
  );
}

export function describeCell(
  { level, inside, position }: SokobanView,
  { row, column }: GridCell,
  cell: number,
): string {
  const onGoal = level.goals.includes(cell);
  const what = level.walls[cell]
    ? 'wall'
    : !inside[cell]
      ? 'outside'
      : position.boxes.includes(cell)
        ? onGoal
          ? 'parcel on its goal'
          : 'parcel'
        : position.player === cell
          ? `you${onGoal ? ', on a goal' : ''}`
          : onGoal
            ? 'goal'
            : 'floor';
  return `row ${row + 1}, column ${column + 1}: ${what}`;
}
