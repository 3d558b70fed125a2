// The bench of every level editor: a grid to paint with mouse, finger or keyboard, a palette, size, undo, and what the level still lacks.
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { GridBoard, type GridCell } from '../../huds/widgets/GridBoard.tsx';
import { Button } from '../../ui/Button.tsx';
import { between, type Edited, edit, resized, type Sheet } from './sheet.ts';
import styles from './TileEditor.module.css';
import { UndoRedo } from './UndoRedo.tsx';
import { useBenchKeys } from './useBenchKeys.ts';

/** What one can paint with. */
export interface Tool {
  readonly id: string;
  readonly label: string;
  /** A tile that shows it. */
  readonly tile: string;
}

interface TileEditorProps {
  readonly edited: Edited;
  readonly tools: readonly Tool[];
  /** What fills new cells, and what the right mouse button paints. */
  readonly ground: string;
  /** How many columns and rows it may have; absent where its size is given. */
  readonly sides?: readonly [least: number, most: number];
  /** What the level lacks; nothing where it can be played. */
  readonly faults: readonly string[];
  readonly fine: string;
  /** Buttons and what they answer. */
  readonly children?: ReactNode;
  onChange(edited: Edited): void;
  /** The sheet after a tool touched a cell. */
  paint(sheet: Sheet, cell: number, tool: string): Sheet;
  draw(pen: CanvasRenderingContext2D, tile: string, size: number): void;
  /** A tile in words. */
  say(tile: string): string;
}

const LARGEST_CELL = 40;
const SMALLEST_CELL = 14;

export function TileEditor(props: TileEditorProps) {
  const { edited, tools, sides, faults, fine, children, onChange } = props;
  const { sheet } = edited;
  const { columns, rows } = sheet;
  const bench = useRef<HTMLDivElement>(null);
  const [tool, setTool] = useState(tools[0]?.id ?? '');

  const grow = (side: 'columns' | 'rows', by: number) => {
    if (!sides) return;
    const to = { columns, rows, [side]: Math.min(sides[1], Math.max(sides[0], sheet[side] + by)) };
    onChange(edit(edited, resized(sheet, to, props.ground)));
  };
  const choose = (number: number): boolean => {
    const chosen = tools[number - 1];
    if (chosen) setTool(chosen.id);
    return chosen !== undefined;
  };
  useBenchKeys(bench, { edited, onChange, choose });
  return (
    <div ref={bench} className={styles.bench}>
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
      <Canvas {...props} tool={tool} />
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
    const pen = penOf(canvas.current, SWATCH, SWATCH);
    if (pen) draw(pen, tile, SWATCH);
  }, [tile, draw]);
  return <canvas ref={canvas} aria-hidden="true" />;
}

/** A canvas as sharp as the screen, in CSS pixels. */
function penOf(canvas: HTMLCanvasElement | null, width: number, height: number): CanvasRenderingContext2D | null {
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

/** The picture of the sheet, painted on by the pointer; a stroke is one step. */
function Canvas({ edited, tool, ground, onChange, paint, draw, say }: TileEditorProps & { readonly tool: string }) {
  const { sheet } = edited;
  const { columns, rows, cells } = sheet;
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [room, setRoom] = useState(0);
  const [hover, setHover] = useState<number | null>(null);
  const stroke = useRef<{ pointer: number; at: number; tool: string } | null>(null);
  const size = Math.min(LARGEST_CELL, Math.max(SMALLEST_CELL, Math.floor(room / columns)));

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const pen = room > 0 && penOf(canvas.current, columns * size, rows * size);
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
  }, [cells, columns, rows, size, room, hover, draw]);

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
    onChange(edit(edited, paint(sheet, at, brush)));
  };
  const go = (event: PointerEvent) => {
    const at = cellUnder(event);
    setHover(at);
    const on = stroke.current;
    if (on?.pointer !== event.pointerId || at === on.at) return;
    const path = between(sheet, on.at, at);
    stroke.current = { ...on, at };
    onChange(
      edit(
        edited,
        path.reduce((now, cell) => paint(now, cell, on.tool), sheet),
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
          say={cell => `row ${cell.row + 1}, column ${cell.column + 1}: ${say(cells[cellOf(cell)] ?? '')}`}
          act={cell => onChange(edit(edited, paint(sheet, cellOf(cell), tool)))}
          look={cell => setHover(cell && cellOf(cell))}
        />
      </div>
    </div>
  );
}
