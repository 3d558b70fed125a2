// The board for keyboard and screen reader: a grid exactly over the picture, see-through, whose focus is seen as a ring on the cell.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Board as Cells, COLUMNS, cellAt, read, startingRow } from '../../../scenes/dice-conquest/board.ts';
import { SIZE } from '../../../scenes/dice-conquest/constants.ts';
import { threatText } from '../../../scenes/dice-conquest/forecast.ts';
import { look, pointAt } from '../../../scenes/dice-conquest/look.ts';
import type { DiceCommand } from '../../../scenes/dice-conquest/state.ts';
import type { DiceView } from '../../../scenes/dice-conquest/view.ts';
import styles from './Board.module.css';
import { ownerOf } from './names.ts';

interface BoardProps {
  readonly view: DiceView;
  /** The board shown, if it is a past one. */
  readonly past: Cells | null;
  send(command: DiceCommand): void;
}

/** Rows and columns that a key moves the focus by. */
const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-SIZE, 0],
  PageDown: [SIZE, 0],
  Home: [0, -SIZE],
  End: [0, SIZE],
};
const within = (index: number): number => Math.min(SIZE - 1, Math.max(0, index));

export function Board({ view, past, send }: BoardProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [focus, setFocus] = useState({ row: 0, column: (SIZE - 1) / 2 });
  const cells = past ?? read(view.board);

  const go = (row: number, column: number) => {
    setFocus({ row, column });
    pointAt(column);
    grid.current?.querySelectorAll<HTMLElement>('[role=gridcell]')[cellAt(row, column)]?.focus();
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const acts = event.key === 'Enter' || event.key === ' ';
    if (event.ctrlKey || event.metaKey || event.altKey || !(step || acts)) return;
    // The stage hears arrows and Enter too, for players who do not use the grid.
    event.stopPropagation();
    event.preventDefault();
    if (step) go(within(focus.row + step[0]), within(focus.column + step[1]));
    else if (view.mayRoll) send({ type: 'roll' });
    else send({ type: 'place', column: focus.column });
  });
  useEffect(() => {
    const element = grid.current;
    const listener = (event: KeyboardEvent) => press(event);
    element?.addEventListener('keydown', listener);
    return () => element?.removeEventListener('keydown', listener);
  }, []);

  /** Coming in by Tab, one arrives where placing happens. */
  const enter = (row: number, column: number, cameFrom: EventTarget | null) => {
    if (grid.current?.contains(cameFrom as Node | null)) return;
    const home = view.phase === 'place' ? startingRow(view.player) : row;
    go(home, look.getState().column ?? column);
  };

  return (
    <div ref={grid} className={styles.grid} role="grid" aria-label="Board, 9 rows and 9 columns" aria-readonly="true">
      {COLUMNS.map(row => (
        <div key={row} className={styles.row} role="row">
          {COLUMNS.map(column => (
            <span
              key={column}
              role="gridcell"
              className={styles.cell}
              tabIndex={row === focus.row && column === focus.column ? 0 : -1}
              aria-label={labelOf(view, cells, row, column)}
              onFocus={event => enter(row, column, event.relatedTarget)}
            />
          ))}
        </div>
      ))}
    </div>
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
