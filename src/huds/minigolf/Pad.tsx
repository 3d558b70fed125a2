// Touch buttons: left thumb turns the aim, right thumb holds the swing.
import { RotateCcw, RotateCw } from 'lucide-react';
import { HoldButton } from '../../play/stage/HoldButton.tsx';
import styles from './Pad.module.css';

interface PadProps {
  /** A swing is under way: a left button cancels it. */
  readonly swings: boolean;
  hold(action: string, down: boolean): void;
}

export function Pad({ hold, swings }: PadProps) {
  return (
    <>
      <div className={styles.turns}>
        <HoldButton className={styles.turn} aria-label="Turn left" hold={down => hold('left', down)}>
          <RotateCcw aria-hidden />
        </HoldButton>
        <HoldButton className={styles.turn} aria-label="Turn right" hold={down => hold('right', down)}>
          <RotateCw aria-hidden />
        </HoldButton>
      </div>
      <div className={styles.swing}>
        {swings && (
          <HoldButton className={styles.cancel} hold={down => hold('cancel', down)}>
            Cancel
          </HoldButton>
        )}
        <HoldButton className={styles.putt} hold={down => hold('putt', down)}>
          PUTT
        </HoldButton>
      </div>
    </>
  );
}
