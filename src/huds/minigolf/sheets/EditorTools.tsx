// Tools of the course editor: brushes, selected piece, undo and redo, faults.
import { Plus, RotateCw, Trash2 } from 'lucide-react';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import {
  addPiece,
  type Drawing,
  indexOf,
  isRemovable,
  type Piece,
  removePiece,
  turnPiece,
} from '../../../../scenes/minigolf/levels/drawing.ts';
import { BRUSHES, type Brush, type Rectangle, settingOf } from '../../../../scenes/minigolf/levels/pieces.ts';
import { FIELD } from '../../../../scenes/minigolf/rules/course.ts';
import shared from '../../../play/editor/TileEditor.module.css';
import { applyEdit, type EditHistory } from '../../../play/editor/tileGrid.ts';
import { UndoRedo } from '../../../play/editor/UndoRedo.tsx';
import { useEditorKeys } from '../../../play/editor/useEditorKeys.ts';
import { useView } from '../../../play/editor/useView.ts';
import { ViewBar } from '../../../play/editor/ViewBar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Board } from './Board.tsx';
import { drawCourse } from './drawCourse.ts';
import styles from './EditorTools.module.css';
import { RegionBar } from './RegionBar.tsx';

interface EditorToolsProps {
  readonly edited: EditHistory<Drawing>;
  /** Fault of the drawing, or null if it can be played. */
  readonly fault: string | null;
  /** Trial beside the board. */
  readonly beside: ReactNode;
  /** Buttons and their results: beside the board where there is room, so that all of it and they are seen at once. */
  readonly actions: ReactNode;
  /** What stands at the foot. */
  readonly children: ReactNode;
  onChange(edited: EditHistory<Drawing>): void;
}

/** Tools: selection (null), a region, then the brushes. */
type CourseTool = Brush | 'region' | null;
const TOOLS: readonly CourseTool[] = [null, 'region', ...BRUSHES];
const nameOf = (tool: CourseTool) => (tool === null ? 'Move' : tool.charAt(0).toUpperCase() + tool.slice(1));
const brushOf = (tool: CourseTool): Brush | null => (tool === 'region' ? null : tool);
/** Corners of a piece added by the Add button: in the middle, to be moved by keyboard. */
const ADDED = [
  { x: 350, y: 280 },
  { x: 450, y: 320 },
] as const;

export function EditorTools({ edited, fault, beside, actions, children, onChange }: EditorToolsProps) {
  const { present } = edited;
  const bench = useRef<HTMLDivElement>(null);
  const [tool, setTool] = useState<CourseTool>('wall');
  const [picked, setPicked] = useState<Piece | null>(null);
  const [region, setRegion] = useState<Rectangle | null>(null);
  const view = useView();
  const drawMap = useCallback(
    (pen: CanvasRenderingContext2D, width: number) => drawCourse(pen, present, width / FIELD.width),
    [present],
  );
  const chosen = tool !== 'region' && picked !== null && isThere(present, picked) ? picked : null;
  const held = typeof chosen === 'number' ? present.obstacles[chosen] : undefined;
  const setting = held ? settingOf(held) : null;

  const takeAway = () => {
    if (!isRemovable(chosen)) return;
    onChange(applyEdit(edited, removePiece(present, chosen)));
    setPicked(null);
  };
  const add = () => {
    onChange(applyEdit(edited, addPiece(present, brushOf(tool) ?? 'wall', ...ADDED)));
    setPicked(tool === 'fairway' ? null : present.obstacles.length);
  };
  const choose = (number: number): boolean => {
    const brush = TOOLS[number - 1];
    if (brush !== undefined) setTool(brush);
    return brush !== undefined;
  };
  useEditorKeys(bench, { edited, onChange, choose });

  return (
    <div ref={bench} className={shared.bench}>
      <div className={shared.bar}>
        <fieldset className={shared.palette}>
          <legend>Lay</legend>
          {TOOLS.map((one, index) => (
            <label key={nameOf(one)} className={shared.tool} title={`${nameOf(one)} (${index + 1})`}>
              <input type="radio" name="tool" checked={tool === one} onChange={() => setTool(one)} />
              {one && one !== 'region' && <i className={styles.swatch} data-kind={one} />}
              <span>{nameOf(one)}</span>
            </label>
          ))}
        </fieldset>
        <div className={shared.steps}>
          <Button variant="secondary" size="icon" aria-label={`Add: ${nameOf(brushOf(tool) ?? 'wall')}`} onClick={add}>
            <Plus aria-hidden />
          </Button>
          <Button
            variant="secondary"
            size="icon"
            aria-label="Take away"
            disabled={!isRemovable(chosen)}
            onClick={takeAway}
          >
            <Trash2 aria-hidden />
          </Button>
          <Button
            variant="secondary"
            size="icon"
            aria-label={setting === null ? 'Change how it works' : `Change how it works: ${setting}`}
            disabled={setting === null}
            onClick={() => typeof chosen === 'number' && onChange(applyEdit(edited, turnPiece(present, chosen)))}
          >
            <RotateCw aria-hidden />
          </Button>
          <UndoRedo edited={edited} onChange={onChange} />
        </div>
      </div>
      {tool === 'region' && <RegionBar edited={edited} region={region} onRegion={setRegion} onChange={onChange} />}
      <div className={styles.desk} data-beside={beside ? '' : undefined}>
        <div className={styles.rows}>
          <div className={shared.table} data-beside={beside ? '' : undefined}>
            <Board
              drawing={present}
              brush={brushOf(tool)}
              region={tool === 'region' ? { at: region, onChange: setRegion } : null}
              view={view}
              chosen={chosen}
              onChange={(next, onwards) => onChange(applyEdit(edited, next, onwards))}
              onChoose={setPicked}
            />
            {beside}
          </div>
          <ViewBar view={view} shape={FIELD.width / FIELD.height} drawMap={drawMap} />
        </div>
        <div className={styles.rows}>
          <div className={shared.faults} role="status" data-fine={fault === null || undefined}>
            <p>{fault ?? 'Nothing is missing.'}</p>
            {held && setting !== null && (
              <p>
                {nameOf(held.type)}: {setting}.
              </p>
            )}
          </div>
          {actions}
        </div>
      </div>
      {children}
    </div>
  );
}

/** Undo may have removed the selected piece. */
function isThere({ obstacles, fairway }: Drawing, piece: Piece): boolean {
  const corner = indexOf(piece, 'corner');
  const index = typeof piece === 'number' ? piece : indexOf(piece, 'tip');
  return corner === null ? index === null || index < obstacles.length : corner < fairway.length;
}
