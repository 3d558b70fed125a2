// Dialog "Canvas size": width, height, and the anchor of the drawing.
import { useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import type { PaintEditor } from '../../PaintEditor.ts';
import styles from './dialogs.module.css';
import { NumberField } from './NumberField.tsx';

interface CanvasSizeProps {
  readonly open: boolean;
  close(): void;
  readonly editor: PaintEditor;
}

export function CanvasSize({ open, close, editor }: CanvasSizeProps) {
  return (
    <Dialog open={open} onClose={close} title="Canvas size">
      {open && <Choice close={close} editor={editor} />}
    </Dialog>
  );
}

/** Largest side, in pixels; the same as for opened pictures. */
const LARGEST = 2048;
const ROWS = ['top', 'middle', 'bottom'] as const;
const COLUMNS = ['left', 'middle', 'right'] as const;

function Choice({ close, editor }: Omit<CanvasSizeProps, 'open'>) {
  const { extent } = editor.store.getState();
  const [width, setWidth] = useState<number | null>(extent.width);
  const [height, setHeight] = useState<number | null>(extent.height);
  const [[row, column], setAnchor] = useState<readonly [number, number]>([0, 0]);
  const isLess = (width ?? LARGEST) < extent.width || (height ?? LARGEST) < extent.height;
  return (
    <form
      className={styles.words}
      onSubmit={event => {
        event.preventDefault();
        if (width === null || height === null) return;
        const at = (part: number, room: number) => Math.floor((room * part) / 2);
        editor.resize({ width, height }, at(column, width - extent.width), at(row, height - extent.height));
        close();
      }}
    >
      <div className={styles.fields}>
        <NumberField label="Width" value={width} least={1} most={LARGEST} change={setWidth} />
        <NumberField label="Height" value={height} least={1} most={LARGEST} change={setHeight} />
      </div>
      <fieldset className={styles.anchors}>
        <legend>Where the drawing lies</legend>
        {ROWS.flatMap((down, y) =>
          COLUMNS.map((across, x) => (
            <input
              key={`${down} ${across}`}
              type="radio"
              name="anchor"
              aria-label={`${down} ${across}`}
              title={`${down} ${across}`}
              checked={row === y && column === x}
              onChange={() => setAnchor([y, x])}
            />
          )),
        )}
      </fieldset>
      <p aria-live="polite">
        {isLess ? 'What lies beyond the new edge is cut off. Undo brings it back.' : 'New paper is white.'}
      </p>
      <div className={styles.actions}>
        <Button type="submit" disabled={width === null || height === null}>
          Change size
        </Button>
      </div>
    </form>
  );
}
