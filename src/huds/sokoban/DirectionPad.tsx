// Direction buttons; held down they repeat, as a key does.
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import { HoldButton } from '../../play/stage/HoldButton.tsx';
import styles from './DirectionPad.module.css';
import tools from './Tools.module.css';

const WAYS = [
  ['up', 'Up', ArrowUp],
  ['left', 'Left', ArrowLeft],
  ['right', 'Right', ArrowRight],
  ['down', 'Down', ArrowDown],
] as const;

export function DirectionPad({ hold }: { hold(action: string, down: boolean): void }) {
  return (
    <div className={styles.pad} role="group" aria-label="Directions">
      {WAYS.map(([action, label, Arrow]) => (
        <HoldButton
          key={action}
          className={`${tools.tool} ${styles[action]}`}
          aria-label={label}
          hold={down => hold(action, down)}
        >
          <Arrow aria-hidden />
        </HoldButton>
      ))}
    </div>
  );
}
