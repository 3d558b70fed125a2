// Undo and redo buttons of an editor.
import { Redo2, Undo2 } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { type EditHistory, redo, undo } from './tileGrid.ts';

interface UndoRedoProps<S> {
  readonly edited: EditHistory<S>;
  onChange(edited: EditHistory<S>): void;
}

export function UndoRedo<S>({ edited, onChange }: UndoRedoProps<S>) {
  const { past, future } = edited;
  return (
    <>
      <Button
        variant="secondary"
        size="icon"
        aria-label="Undo"
        disabled={past.length === 0}
        onClick={() => onChange(undo(edited))}
      >
        <Undo2 aria-hidden />
      </Button>
      <Button
        variant="secondary"
        size="icon"
        aria-label="Redo"
        disabled={future.length === 0}
        onClick={() => onChange(redo(edited))}
      >
        <Redo2 aria-hidden />
      </Button>
    </>
  );
}
