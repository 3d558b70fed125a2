// The golf designer's bench: what is laid, what is chosen, steps back and forth, the drawing, and what it lacks.
import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { BRUSHES, type Brush, type Drawing, laid, type Piece, without } from '../../../../scenes/minigolf/drawing.ts';
import shared from '../../../play/editor/TileEditor.module.css';
import { applyEdit, type EditHistory } from '../../../play/editor/tileGrid.ts';
import { UndoRedo } from '../../../play/editor/UndoRedo.tsx';
import { useEditorKeys } from '../../../play/editor/useEditorKeys.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './Bench.module.css';
import { Board } from './Board.tsx';

interface BenchProps {
  readonly edited: EditHistory<Drawing>;
  /** What the drawing lacks; null where it can be played. */
  readonly fault: string | null;
  /** Buttons and what they answer. */
  readonly children: ReactNode;
  onChange(edited: EditHistory<Drawing>): void;
}

/** The hand alone, then the brushes. */
const TOOLS: readonly (Brush | null)[] = [null, ...BRUSHES];
const nameOf = (tool: Brush | null) => (tool === null ? 'Move' : tool.charAt(0).toUpperCase() + tool.slice(1));
/** What Add lays, in the middle: by keyboard it is brought to its place. */
const ADDED = [
  { x: 350, y: 280 },
  { x: 450, y: 320 },
] as const;

export function Bench({ edited, fault, children, onChange }: BenchProps) {
  const { present } = edited;
  const bench = useRef<HTMLDivElement>(null);
  const [tool, setTool] = useState<Brush | null>('wall');
  const [picked, setPicked] = useState<Piece | null>(null);
  // A step back may take away what was chosen.
  const chosen = typeof picked === 'number' && picked >= present.obstacles.length ? null : picked;

  const takeAway = () => {
    if (typeof chosen !== 'number') return;
    onChange(applyEdit(edited, without(present, chosen)));
    setPicked(null);
  };
  const add = () => {
    onChange(applyEdit(edited, laid(present, tool ?? 'wall', ...ADDED)));
    setPicked(present.obstacles.length);
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
              {one && <i className={styles.swatch} data-kind={one} />}
              <span>{nameOf(one)}</span>
            </label>
          ))}
        </fieldset>
        <div className={shared.steps}>
          <Button variant="secondary" size="icon" aria-label={`Add: ${nameOf(tool ?? 'wall')}`} onClick={add}>
            <Plus aria-hidden />
          </Button>
          <Button
            variant="secondary"
            size="icon"
            aria-label="Take away"
            disabled={typeof chosen !== 'number'}
            onClick={takeAway}
          >
            <Trash2 aria-hidden />
          </Button>
          <UndoRedo edited={edited} onChange={onChange} />
        </div>
      </div>
      <Board
        drawing={present}
        brush={tool}
        chosen={chosen}
        onChange={(next, onwards) => onChange(applyEdit(edited, next, onwards))}
        onChoose={setPicked}
      />
      <div className={shared.faults} role="status" data-fine={fault === null || undefined}>
        <p>{fault ?? 'Nothing is missing.'}</p>
      </div>
      {children}
    </div>
  );
}
