// Accessible grid over a drawn board (ARIA grid): every cell has a name, arrows move the focus, Enter activates. It draws nothing; the picture lies
// under it.
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

export interface GridCell {
  readonly row: number;
  readonly column: number;
}

interface GridBoardProps {
  readonly label: string;
  readonly rows: number;
  readonly columns: number;
  /** First cell of the roving tab index. */
  readonly start: GridCell;
  readonly className?: string | undefined;
  readonly rowClass?: string | undefined;
  readonly cellClass?: string | undefined;
  /** Accessible name of a cell. */
  describe(cell: GridCell): string;
  /** Called on Enter or Space. */
  onActivate(cell: GridCell): void;
  /** Called when a cell gets the focus; null when the focus leaves the grid. */
  onFocusCell(cell: GridCell | null): void;
  /** Cell to focus when Tab enters the grid; by default the last one. */
  entryCell?(last: GridCell): GridCell;
}

/** Rows rendered above and below the focus on a large board. */
const ROWS_AROUND = 15;

export function GridBoard(props: GridBoardProps) {
  const { label, rows, columns, start, className, rowClass, cellClass, describe } = props;
  const grid = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(start);
  const row = Math.min(rows - 1, at.row);
  const column = Math.min(columns - 1, at.column);
  const first = rows > 2 * ROWS_AROUND ? Math.max(0, row - ROWS_AROUND) : 0;
  const last = rows > 2 * ROWS_AROUND ? Math.min(rows, row + ROWS_AROUND + 1) : rows;
  /** True if the focus moves after the next rendering. */
  const follows = useRef(false);

  const go = (cell: GridCell) => {
    setAt(cell);
    follows.current = true;
    props.onFocusCell(cell);
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
    else props.onActivate({ row, column });
  };

  const enter = (cameFrom: EventTarget | null) => {
    if (!grid.current?.contains(cameFrom as Node | null)) go(props.entryCell?.({ row, column }) ?? { row, column });
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
      onBlur={event => !event.currentTarget.contains(event.relatedTarget) && props.onFocusCell(null)}
    >
      {Array.from({ length: last - first }, (_, index) => first + index).map(r => (
        <div key={r} className={rowClass} role="row" aria-rowindex={r + 1}>
          {Array.from({ length: columns }, (_, c) => (
            <span
              key={c}
              role="gridcell"
              className={cellClass}
              tabIndex={r === row && c === column ? 0 : -1}
              aria-label={describe({ row: r, column: c })}
              onFocus={event => enter(event.relatedTarget)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
