// Dialog "Stretch and turn": scales the selection by per cent and rotates it by degrees.
import { useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { LARGEST_SIDE } from '../../engine/resize.ts';
import { rotate } from '../../engine/rotate.ts';
import type { Piece } from '../../engine/selection.ts';
import { scaleToBox } from '../../engine/transform.ts';
import type { PaintEditor } from '../../PaintEditor.ts';
import styles from './dialogs.module.css';
import { NumberField } from './NumberField.tsx';

interface StretchAndTurnProps {
  readonly open: boolean;
  close(): void;
  readonly editor: PaintEditor;
}

export function StretchAndTurn({ open, close, editor }: StretchAndTurnProps) {
  return (
    <Dialog open={open} onClose={close} title="Stretch and turn">
      {open && <Choice close={close} editor={editor} />}
    </Dialog>
  );
}

function Choice({ close, editor }: Omit<StretchAndTurnProps, 'open'>) {
  const [width, setWidth] = useState<number | null>(100);
  const [height, setHeight] = useState<number | null>(100);
  const [angle, setAngle] = useState<number | null>(0);
  const { selection } = editor.store.getState();
  return (
    <form
      className={styles.words}
      onSubmit={event => {
        event.preventDefault();
        if (width === null || height === null || angle === null) return;
        editor.selectionTool.transform(piece => rotate(scaled(piece, width, height), angle));
        close();
      }}
    >
      <p>
        {selection ? 'The selection changes' : 'Nothing is selected: all of the drawing changes'}, around its middle.
      </p>
      <div className={styles.fields}>
        <NumberField label="Width, per cent" value={width} least={1} most={800} change={setWidth} />
        <NumberField label="Height, per cent" value={height} least={1} most={800} change={setHeight} />
        <NumberField label="Turn, degrees clockwise" value={angle} least={-360} most={360} change={setAngle} />
      </div>
      <div className={styles.actions}>
        <Button type="submit" disabled={width === null || height === null || angle === null}>
          Change it
        </Button>
      </div>
    </form>
  );
}

/** Scaled about its centre, to at most the largest side of a sheet. */
function scaled(piece: Piece, width: number, height: number): Piece {
  const to = (side: number, percent: number) => Math.min(LARGEST_SIDE, Math.max(1, Math.round((side * percent) / 100)));
  const [w, h] = [to(piece.width, width), to(piece.height, height)];
  const left = piece.left + Math.floor((piece.width - w) / 2);
  const top = piece.top + Math.floor((piece.height - h) / 2);
  return scaleToBox(piece, { left, top, right: left + w, bottom: top + h });
}
