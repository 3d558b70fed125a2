// Accessible board: each cell in words with its danger; Enter is a click on it.
import { columnOf, rowOf } from '../../../scenes/dalex/rules/board.ts';
import type { DalexCommand } from '../../../scenes/dalex/rules/state.ts';
import { tapCommand } from '../../../scenes/dalex/scene/pointerCommands.ts';
import { type DalexUi, setCursor } from '../../../scenes/dalex/ui.ts';
import type { DalexView } from '../../../scenes/dalex/view.ts';
import type { UiStore } from '../../../scenes/kit/core/session/ui.ts';
import { GridBoard, type GridCell } from '../widgets/GridBoard.tsx';
import styles from './Board.module.css';

interface BoardProps {
  readonly view: DalexView;
  readonly ui: UiStore<DalexUi>;
  send(command: DalexCommand): void;
}

export function Board({ view, ui, send }: BoardProps) {
  const { size, player } = view;
  const cellOf = ({ row, column }: GridCell) => row * size + column;
  const playerCell: GridCell = { row: rowOf(size, player), column: columnOf(size, player) };
  return (
    <GridBoard
      label={`Board, ${size} rows and ${size} columns`}
      rows={size}
      columns={size}
      start={playerCell}
      className={styles.grid}
      rowClass={styles.row}
      cellClass={styles.cell}
      describe={cell => cellText(view, cell)}
      onActivate={cell => send(tapCommand(size, player, cellOf(cell)))}
      onFocusCell={cell => setCursor(ui, cell && cellOf(cell))}
      // The focus enters at the player's cell.
      entryCell={() => playerCell}
    />
  );
}

const NAMES: Readonly<Record<string, string>> = {
  '.': 'empty',
  '@': 'you',
  D: 'dalex',
  S: 'sleeping dalex',
  L: 'leaper',
  '#': 'junk pile',
};

export function cellText({ size, cells, danger, goal, piles, position }: DalexView, { row, column }: GridCell): string {
  const cell = row * size + column;
  const mark = cells[cell] ?? '.';
  const pile = piles.find(one => one.cell === cell);
  const parts = [
    goal === cell && mark === '.' ? 'gold cell' : (NAMES[mark] ?? 'empty'),
    ...(pile ? [`of ${pile.dalexes}`] : []),
    ...(mark === 'L' ? [position.crowd?.leaps ? 'leaps next' : 'rests next'] : []),
    ...(danger[cell] === '1' && (mark === '.' || mark === '@') ? ['deadly'] : []),
  ];
  return `row ${row + 1}, column ${column + 1}: ${parts.join(', ')}`;
}
