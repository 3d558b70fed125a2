// Canvas of the grid, drawn on by pointer and keys in the mode that is chosen; one stroke or shape is one undo step.
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { GridBoard, type GridCell } from '../../huds/widgets/GridBoard.tsx';
import { contextOf } from './contextOf.ts';
import { isDragged, type Mode } from './modes.ts';
import {
  floodCells,
  laid,
  lineCells,
  type Region,
  rectangleCells,
  regionBetween,
  regionCells,
  within,
} from './shapes.ts';
import styles from './TileEditor.module.css';
import { applyEdit, cellsBetween, type EditHistory, type TileGrid } from './tileGrid.ts';
import type { View } from './useView.ts';

interface GridCanvasProps {
  readonly edited: EditHistory;
  readonly view: View;
  readonly mode: Mode;
  readonly tool: string;
  /** Tool of the right mouse button. */
  readonly ground: string;
  readonly region: Region | null;
  /** Copy that is laid in the mode `stamp`. */
  readonly clip: TileGrid | null;
  onChange(edited: EditHistory): void;
  onRegion(region: Region): void;
  paint(sheet: TileGrid, cell: number, tool: string): TileGrid;
  lay(cells: string, cell: number, tile: string): string;
  draw(pen: CanvasRenderingContext2D, tile: string, size: number): void;
  describe(tile: string): string;
}

const LARGEST_CELL = 40;
const SMALLEST_CELL = 14;

/** Shape under way: its first and its last cell. */
interface Drag {
  readonly from: number;
  readonly to: number;
  readonly tool: string;
}

export function drawGrid(
  pen: CanvasRenderingContext2D,
  { columns, cells }: TileGrid,
  size: number,
  draw: GridCanvasProps['draw'],
): void {
  for (let cell = 0; cell < cells.length; cell++) {
    pen.save();
    pen.translate((cell % columns) * size, Math.floor(cell / columns) * size);
    draw(pen, cells[cell] as string, size);
    pen.restore();
  }
}

export function GridCanvas(props: GridCanvasProps) {
  const { edited, view, mode, tool, ground, region, clip, onChange, onRegion, paint, lay, draw, describe } = props;
  const { present } = edited;
  const { columns, rows, cells } = present;
  const { attach, zoom, width, pan, reveal } = view;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [hover, setHover] = useState<number | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const stroke = useRef<{ pointer: number; at: number; tool: string; x: number; y: number; pans: boolean } | null>(
    null,
  );
  const fitting = Math.min(LARGEST_CELL, Math.max(SMALLEST_CELL, Math.floor(width / columns)));
  const size = Math.round(fitting * zoom);

  useEffect(() => {
    const pen = width > 0 && contextOf(canvas.current, columns * size, rows * size);
    if (pen) drawGrid(pen, { columns, rows, cells }, size, draw);
  }, [cells, columns, rows, size, width, draw]);

  const cellOf = ({ row, column }: GridCell) => row * columns + column;
  const cellUnder = ({ clientX, clientY }: PointerEvent): number => {
    const box = (canvas.current as HTMLCanvasElement).getBoundingClientRect();
    const inside = (value: number, count: number) => Math.min(count - 1, Math.max(0, Math.floor(value / size)));
    return inside(clientY - box.top, rows) * columns + inside(clientX - box.left, columns);
  };
  const paintAll = (over: readonly number[], brush: string) =>
    onChange(
      applyEdit(
        edited,
        over.reduce((now, cell) => paint(now, cell, brush), present),
      ),
    );

  /** What a press on one cell does, in the modes without a drag. */
  const press = (cell: number, brush: string) => {
    if (mode === 'fill') paintAll(floodCells(present, cell), brush);
    else if (mode === 'stamp' && clip)
      onChange(
        applyEdit(edited, laid(present, clip, { column: cell % columns, row: Math.floor(cell / columns) }, lay)),
      );
    else if (mode === 'pen') paintAll([cell], brush);
  };
  const finish = ({ from, to, tool: brush }: Drag) => {
    setDrag(null);
    if (mode === 'select') onRegion(regionBetween(present, from, to));
    else paintAll(shapeCells(mode, present, from, to), brush);
  };
  /** Enter: a shape has its first cell, then its last. */
  const activate = (cell: number) => {
    if (!isDragged(mode)) press(cell, tool);
    else if (drag) finish({ ...drag, to: cell });
    else setDrag({ from: cell, to: cell, tool });
  };

  const begin = (event: PointerEvent<HTMLElement>) => {
    if (stroke.current) return;
    const pans = mode === 'hand' || event.button === 1;
    if (pans && event.pointerType !== 'mouse') return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    const at = cellUnder(event);
    const brush = event.button === 2 ? ground : tool;
    stroke.current = { pointer: event.pointerId, at, tool: brush, x: event.clientX, y: event.clientY, pans };
    if (pans) return;
    if (isDragged(mode)) setDrag({ from: at, to: at, tool: brush });
    else press(at, brush);
  };
  const go = (event: PointerEvent) => {
    const at = cellUnder(event);
    setHover(at);
    const on = stroke.current;
    if (on?.pointer !== event.pointerId) return;
    if (on.pans) pan(on.x - event.clientX, on.y - event.clientY);
    stroke.current = { ...on, at, x: event.clientX, y: event.clientY };
    if (on.pans || at === on.at) return;
    if (isDragged(mode)) setDrag(now => now && { ...now, to: at });
    if (mode !== 'pen') return;
    const path = cellsBetween(present, on.at, at);
    onChange(
      applyEdit(
        edited,
        path.reduce((now, cell) => paint(now, cell, on.tool), present),
        true,
      ),
    );
  };
  const end = (event: PointerEvent, counts: boolean) => {
    const on = stroke.current;
    if (on?.pointer !== event.pointerId) return;
    stroke.current = null;
    if (on.pans || !drag) return;
    if (counts) finish({ ...drag, to: cellUnder(event) });
    else setDrag(null);
  };
  const onFocusCell = (cell: GridCell | null) => {
    setHover(cell && cellOf(cell));
    if (!cell) return;
    if (drag) setDrag({ ...drag, to: cellOf(cell) });
    // The cells of the grid lie on one spot: the browser scrolls there when the focus moves.
    requestAnimationFrame(() => reveal(cell.column * size, cell.row * size, size));
  };

  return (
    <div ref={attach} className={styles.frame}>
      <div
        className={styles.picture}
        data-mode={mode}
        onPointerDown={begin}
        onPointerMove={go}
        onPointerUp={event => end(event, true)}
        onPointerCancel={event => end(event, false)}
        onLostPointerCapture={event => end(event, false)}
        onPointerLeave={() => setHover(null)}
        onContextMenu={event => event.preventDefault()}
      >
        <canvas ref={canvas} aria-hidden="true" />
        <svg className={styles.marks} viewBox={`0 0 ${columns} ${rows}`} aria-hidden="true">
          <path className={styles.shape} d={pathOf(present, previewCells())} />
          {region && mode !== 'stamp' && (
            <rect
              className={styles.region}
              x={region.column}
              y={region.row}
              width={region.columns}
              height={region.rows}
            />
          )}
          {hover !== null && (
            <rect className={styles.hover} x={hover % columns} y={Math.floor(hover / columns)} width={1} height={1} />
          )}
        </svg>
        <GridBoard
          label={`Drawing, ${rows} rows and ${columns} columns. ${HINTS[mode]}`}
          rows={rows}
          columns={columns}
          start={{ row: 0, column: 0 }}
          className={styles.cells}
          cellClass={styles.cell}
          describe={cell => `row ${cell.row + 1}, column ${cell.column + 1}: ${describe(cells[cellOf(cell)] ?? '')}`}
          onActivate={cell => activate(cellOf(cell))}
          onFocusCell={onFocusCell}
        />
      </div>
    </div>
  );

  /** Cells that would change now. */
  function previewCells(): readonly number[] {
    if (drag) return shapeCells(mode === 'select' ? 'filled' : mode, present, drag.from, drag.to);
    if (mode !== 'stamp' || !clip || hover === null) return [];
    const at = { column: hover % columns, row: Math.floor(hover / columns) };
    return regionCells(present, within(present, { ...clip, ...at }));
  }
}

const HINTS: Readonly<Record<Mode, string>> = {
  pen: 'Enter paints.',
  line: 'Enter begins a line, and ends it.',
  outline: 'Enter is one corner of a rectangle, and the other.',
  filled: 'Enter is one corner of a rectangle, and the other.',
  fill: 'Enter fills what hangs together.',
  select: 'Enter is one corner of the region, and the other.',
  stamp: 'Enter lays the copy from here on.',
  hand: 'Arrows move the view.',
};

function shapeCells(mode: Mode, grid: TileGrid, from: number, to: number): readonly number[] {
  return mode === 'line' ? lineCells(grid, from, to) : rectangleCells(grid, from, to, mode === 'filled');
}

const pathOf = ({ columns }: TileGrid, cells: readonly number[]): string =>
  cells.map(cell => `M${cell % columns} ${Math.floor(cell / columns)}h1v1h-1z`).join('');
