// Tile editor of every level editor: a grid to paint with mouse, finger or keyboard, a palette, its size, undo, and the level's faults.
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { GridBoard, type GridCell } from '../../huds/widgets/GridBoard.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './TileEditor.module.css';
import { applyEdit, cellsBetween, type EditHistory, resized, type TileGrid } from './tileGrid.ts';
import { UndoRedo } from './UndoRedo.tsx';
import { useEditorKeys } from './useEditorKeys.ts';

/** Tool of the palette. */
export interface Tool {
  readonly id: string;
  readonly label: string;
  /** Tile shown on its button. */
  readonly tile: string;
}

interface TileEditorProps {
  readonly edited: EditHistory;
  readonly tools: readonly Tool[];
  /** Tile of new cells, and of the right mouse button. */
  readonly ground: string;
  /** Range of columns and rows; absent if the size is fixed. */
  readonly sides?: readonly [least: number, most: number];
  /** Faults of the level; empty if it can be played. */

  readonly faults: readonly string[];
  readonly fine: string;
  /** Controls below the grid. */
  readonly children?: ReactNode;
  onChange(edited: EditHistory): void;
  /** Grid after a tool was used on a cell. */
  paint(sheet: TileGrid, cell: number, tool: string): TileGrid;
  draw(pen: CanvasRenderingContext2D, tile: string, size: number): void;
  /** Accessible name of a tile. */
  describe(tile: string): string;
}

const LARGEST_CELL = 40;
const SMALLEST_CELL = 14;

export function TileEditor(props: TileEditorProps) {
  const { edited, tools, sides, faults, fine, children, onChange } = props;
  const { present } = edited;
  const { columns, rows } = present;
  const editor = useRef<HTMLDivElement>(null);
  const [tool, setTool] = useState(tools[0]?.id ?? '');

  const grow = (side: 'columns' | 'rows', by: number) => {
    if (!sides) return;
    const to = { columns, rows, [side]: Math.min(sides[1], Math.max(sides[0], present[side] + by)) };
    onChange(applyEdit(edited, resized(present, to, props.ground)));
  };
  const choose = (number: number): boolean => {
    const chosen = tools[number - 1];
    if (chosen) setTool(chosen.id);
    return chosen !== undefined;
  };
  useEditorKeys(editor, { edited, onChange, choose });
  return (
    <div ref={editor} className={styles.bench}>
      <div className={styles.bar}>
        <fieldset className={styles.palette}>
          <legend>Paint</legend>
          {tools.map(({ id, label, tile }, index) => (
            <label key={id} className={styles.tool} title={`${label} (${index + 1})`}>
              <input type="radio" name="tool" value={id} checked={tool === id} onChange={() => setTool(id)} />
              <Swatch tile={tile} draw={props.draw} />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
        <div className={styles.steps}>
          <UndoRedo edited={edited} onChange={onChange} />
          {sides && (
            <>
              <Size name="Columns" value={columns} sides={sides} onStep={by => grow('columns', by)} />
              <Size name="Rows" value={rows} sides={sides} onStep={by => grow('rows', by)} />
            </>
          )}
        </div>
      </div>
      <GridCanvas {...props} tool={tool} />
      <div className={styles.faults} role="status" data-fine={faults.length === 0 || undefined}>
        {(faults.length > 0 ? faults : [fine]).map(text => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {children}
    </div>
  );
}

interface SizeProps {
  readonly name: string;
  readonly value: number;
  readonly sides: readonly [number, number];
  onStep(by: number): void;
}

function Size({ name, value, sides, onStep }: SizeProps) {
  return (
    <span className={styles.size} role="group" aria-label={name}>
      <Button
        variant="secondary"
        size="icon"
        aria-label={`Fewer ${name.toLowerCase()}`}
        disabled={value <= sides[0]}
        onClick={() => onStep(-1)}
      >
        −
      </Button>
      <output>
        {value} <span>{name.toLowerCase()}</span>
      </output>
      <Button
        variant="secondary"
        size="icon"
        aria-label={`More ${name.toLowerCase()}`}
        disabled={value >= sides[1]}
        onClick={() => onStep(1)}
      >
        +
      </Button>
    </span>
  );
}

const SWATCH = 28;

function Swatch({ tile, draw }: { readonly tile: string } & Pick<TileEditorProps, 'draw'>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const pen = contextOf(canvas.current, SWATCH, SWATCH);
    if (pen) draw(pen, tile, SWATCH);
  }, [tile, draw]);
  return <canvas ref={canvas} aria-hidden="true" />;
}

/** 2D context of a canvas at the device's resolution (at most 2×), scaled to CSS pixels. */
function contextOf(canvas: HTMLCanvasElement | null, width: number, height: number): CanvasRenderingContext2D | null {
  const pen = canvas?.getContext('2d');
  if (!canvas || !pen) return null;
  const ratio = Math.min(2, window.devicePixelRatio);
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  pen.scale(ratio, ratio);
  return pen;
}

/** Canvas of the grid, painted on by the pointer; one stroke is one undo step. */
function GridCanvas({
  edited,
  tool,
  ground,
  onChange,
  paint,
  draw,
  describe,
}: TileEditorProps & { readonly tool: string }) {
  const { present } = edited;
  const { columns, rows, cells } = present;
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [width, setWidth] = useState(0);
  const [hover, setHover] = useState<number | null>(null);
  const stroke = useRef<{ pointer: number; at: number; tool: string } | null>(null);
  const size = Math.min(LARGEST_CELL, Math.max(SMALLEST_CELL, Math.floor(width / columns)));

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const pen = width > 0 && contextOf(canvas.current, columns * size, rows * size);
    if (!pen) return;
    for (let cell = 0; cell < cells.length; cell++) {
      pen.save();
      pen.translate((cell % columns) * size, Math.floor(cell / columns) * size);
      draw(pen, cells[cell] as string, size);
      pen.restore();
    }
    if (hover === null) return;
    pen.lineWidth = 2;
    pen.strokeStyle = 'oklch(70% 0.17 50)';
    pen.strokeRect((hover % columns) * size + 1, Math.floor(hover / columns) * size + 1, size - 2, size - 2);
  }, [cells, columns, rows, size, width, hover, draw]);

  const cellOf = ({ row, column }: GridCell) => row * columns + column;
  const cellUnder = ({ clientX, clientY }: PointerEvent): number => {
    const box = (canvas.current as HTMLCanvasElement).getBoundingClientRect();
    const within = (value: number, count: number) => Math.min(count - 1, Math.max(0, Math.floor(value / size)));
    return within(clientY - box.top, rows) * columns + within(clientX - box.left, columns);
  };
  const begin = (event: PointerEvent<HTMLElement>) => {
    if (stroke.current || event.button === 1) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    const at = cellUnder(event);
    const brush = event.button === 2 ? ground : tool;
    stroke.current = { pointer: event.pointerId, at, tool: brush };
    onChange(applyEdit(edited, paint(present, at, brush)));
  };
  const go = (event: PointerEvent) => {
    const at = cellUnder(event);
    setHover(at);
    const on = stroke.current;
    if (on?.pointer !== event.pointerId || at === on.at) return;
    const path = cellsBetween(present, on.at, at);
    stroke.current = { ...on, at };
    onChange(
      applyEdit(
        edited,
        path.reduce((now, cell) => paint(now, cell, on.tool), present),
        true,
      ),
    );
  };
  const end = (event: PointerEvent) => {
    if (stroke.current?.pointer === event.pointerId) stroke.current = null;
  };

  return (
    <div ref={frame} className={styles.frame}>
      <div
        className={styles.picture}
        onPointerDown={begin}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={end}
        onLostPointerCapture={end}
        onPointerLeave={() => setHover(null)}
        onContextMenu={event => event.preventDefault()}
      >
        <canvas ref={canvas} aria-hidden="true" />
        <GridBoard
          label={`Drawing, ${rows} rows and ${columns} columns. Enter paints.`}
          rows={rows}
          columns={columns}
          start={{ row: 0, column: 0 }}
          className={styles.cells}
          cellClass={styles.cell}
          describe={cell => `row ${cell.row + 1}, column ${cell.column + 1}: ${describe(cells[cellOf(cell)] ?? '')}`}
          onActivate={cell => onChange(applyEdit(edited, paint(present, cellOf(cell), tool)))}
          onFocusCell={cell => setHover(cell && cellOf(cell))}
        />
      </div>
    </div>
  );
}
