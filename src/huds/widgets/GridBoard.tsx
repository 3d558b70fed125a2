// A board for keyboard and screen reader: every cell says what is in it, arrows walk, Enter acts. It draws nothing: the picture lies under it.
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

export interface GridCell {
  readonly row: number;
  readonly column: number;
}

interface GridBoardProps {
  readonly label: string;
  readonly rows: number;
  readonly columns: number;
  /** Where the focus begins, before anybody moved it. */
  readonly start: GridCell;
  readonly className?: string | undefined;
  readonly rowClass?: string | undefined;
  readonly cellClass?: string | undefined;
  /** What a voice says of a cell. */
  say(cell: GridCell): string;
  /** Enter or Space. */
  act(cell: GridCell): void;
  /** The focus is on a cell, or has left the board. */
  look(cell: GridCell | null): void;
  /** Coming in by Tab, one arrives here instead of where one was last. */
  arrive?(last: GridCell): GridCell;
}

/** Of a large board only so many rows around the focus are there. */
const ROWS_AROUND = 15;

export function GridBoard(props: GridBoardProps) {
  const { label, rows, columns, start, className, rowClass, cellClass, say } = props;
  const grid = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(start);
  const row = Math.min(rows - 1, at.row);
  const column = Math.min(columns - 1, at.column);
  const first = rows > 2 * ROWS_AROUND ? Math.max(0, row - ROWS_AROUND) : 0;
  const last = rows > 2 * ROWS_AROUND ? Math.min(rows, row + ROWS_AROUND + 1) : rows;
  /** The focus follows once the cell is there. */
  const follows = useRef(false);

  const go = (cell: GridCell) => {
    setAt(cell);
    follows.current = true;
    props.look(cell);
  };
  useEffect(() => {
    if (!follows.current) return;
    follows.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });

  const press = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
      ArrowUp: [-1, 0],
      ArrowDown: [1, 0],
      ArrowLeft: [0, -1],
      ArrowRight: [0, 1],
      PageUp: [-rows, 0],
      PageDown: [rows, 0],
      Home: [0, -columns],
      End: [0, columns],
    };
    const step = steps[event.key];
    const acts = event.key === 'Enter' || event.key === ' ';
    if (event.ctrlKey || event.metaKey || event.altKey || !(step || acts)) return;
    event.preventDefault();
    const within = (index: number, count: number) => Math.min(count - 1, Math.max(0, index));
    if (step) go({ row: within(row + step[0], rows), column: within(column + step[1], columns) });
    else props.act({ row, column });
  };

  const enter = (cameFrom: EventTarget | null) => {
    if (!grid.current?.contains(cameFrom as Node | null)) go(props.arrive?.({ row, column }) ?? { row, column });
  };

  return (
    <div
      ref={grid}
      className={className}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      aria-readonly="true"
      aria-rowcount={rows}
      aria-colcount={columns}
      onKeyDown={press}
      onBlur={event => !event.currentTarget.contains(event.relatedTarget) && props.look(null)}
    >
      {Array.from({ length: last - first }, (_, index) => first + index).map(r => (
        <div key={r} className={rowClass} role="row" aria-rowindex={r + 1}>
          {Array.from({ length: columns }, (_, c) => (
            <span
              key={c}
              role="gridcell"
              className={cellClass}
              tabIndex={r === row && c === column ? 0 : -1}
              aria-label={say({ row: r, column: c })}
              onFocus={event => enter(event.relatedTarget)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
