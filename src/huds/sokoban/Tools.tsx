// Undo, redo, Reset Level.
import { Redo2, RotateCcw, Undo2 } from 'lucide-react';
import type { SokobanView } from '../../../scenes/sokoban/view.ts';
import { HoldButton } from '../../play/stage/HoldButton.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './Tools.module.css';

interface ToolsProps {
  readonly view: SokobanView;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  hold(action: string, down: boolean): void;
  onReset(): void;
}

export function Tools({ view, canUndo, canRedo, hold, onReset }: ToolsProps) {
  return (
    <div className={styles.tools} role="group" aria-label="Take back">
      <HoldButton
        className={styles.tool}
        aria-label="Undo"
        title="Undo (Z)"
        aria-disabled={!canUndo}
        hold={down => hold('undo', down)}
      >
        <Undo2 aria-hidden /> <span>Undo</span>
      </HoldButton>
      <HoldButton
        className={styles.tool}
        aria-label="Redo"
        title="Redo (Y)"
        aria-disabled={!canRedo}
        hold={down => hold('redo', down)}
      >
        <Redo2 aria-hidden /> <span>Redo</span>
      </HoldButton>
      <Button
        variant="secondary"
        className={styles.reset}
        aria-label="Reset Level"
        title="Reset Level (R)"
        disabled={!view.mayReset}
        onMouseDown={event => event.preventDefault()}
        onClick={onReset}
      >
        <RotateCcw aria-hidden /> <span>Reset Level</span>
      </Button>
    </div>
  );
}
