// Tile editor of every level editor: a grid to draw on with mouse, finger or keyboard, a palette, drawing modes, regions, zoom, its size, undo, and the level's faults.
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { contextOf } from './contextOf.ts';
import { drawGrid, GridCanvas } from './GridCanvas.tsx';
import { ModeBar } from './ModeBar.tsx';
import { type Flip, putTile } from './shapes.ts';
import styles from './TileEditor.module.css';
import { applyEdit, type EditHistory, resized, type TileGrid } from './tileGrid.ts';
import { UndoRedo } from './UndoRedo.tsx';
import { useEditorKeys } from './useEditorKeys.ts';
import { useRegion } from './useRegion.ts';
import { useView } from './useView.ts';
import { ViewBar } from './ViewBar.tsx';

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
  /** Tool of the right mouse button, and the tile of new and of cut cells unless `groundTile` is another. */
  readonly ground: string;
  readonly groundTile?: string;
  /** Range of columns and rows; absent if the size is fixed. */
  readonly sides?: readonly [least: number, most: number];
  /** Faults of the level; empty if it can be played. */
  readonly faults: readonly string[];
  readonly fine: string;
  /** Trial beside the grid. */
  readonly beside?: ReactNode;
  /** Controls below the grid. */
  readonly children?: ReactNode;
  onChange(edited: EditHistory): void;
  /** Grid after a tool was used on a cell. */
  paint(sheet: TileGrid, cell: number, tool: string): TileGrid;
  /** Cells after a copied tile was laid on one; where a tile stands but once, the other one goes. */
  lay?(cells: string, cell: number, tile: string): string;
  /** What a tile that looks somewhere becomes in a mirror, or turned. */
  face?(tile: string, flip: Flip): string;
  draw(pen: CanvasRenderingContext2D, tile: string, size: number): void;
  /** Accessible name of a tile. */
  describe(tile: string): string;
}

export function TileEditor(props: TileEditorProps) {
  const { edited, tools, sides, faults, fine, children, onChange, draw, lay = putTile } = props;
  const { present } = edited;
  const { columns, rows } = present;
  const editor = useRef<HTMLDivElement>(null);
  const [tool, setTool] = useState(tools[0]?.id ?? '');
  const view = useView();
  const drawing = useRegion({ edited, ground: props.groundTile ?? props.ground, face: props.face, lay, onChange });
  const drawMap = useCallback(
    (pen: CanvasRenderingContext2D, width: number) => drawGrid(pen, present, width / present.columns, draw),
    [present, draw],
  );

  const grow = (side: 'columns' | 'rows', by: number) => {
    if (!sides) return;
    const to = { columns, rows, [side]: Math.min(sides[1], Math.max(sides[0], present[side] + by)) };
    onChange(applyEdit(edited, resized(present, to, props.groundTile ?? props.ground)));
  };
  const choose = (number: number): boolean => {
    const chosen = tools[number - 1];
    if (chosen) setTool(chosen.id);
    return chosen !== undefined;
  };
  useEditorKeys(editor, { edited, onChange, choose, press: drawing.press });
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
      <ModeBar {...drawing} />
      <div className={styles.table} data-beside={props.beside ? '' : undefined}>
        <GridCanvas {...props} {...drawing} lay={lay} view={view} tool={tool} />
        {props.beside}
      </div>
      <ViewBar view={view} shape={columns / rows} drawMap={drawMap} />
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
