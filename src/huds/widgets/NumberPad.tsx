// Number pad: digit buttons with minus and erase, so that numbers are entered without the soft keyboard and the focus stays with the game.
import { Delete } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import styles from './NumberPad.module.css';

interface NumberPadProps {
  onDigit(digit: string): void;
  /** Absent if no answer is negative. */
  onMinus?(): void;
  onErase(): void;
  readonly disabled?: boolean;
}

const ROWS = [
  ['1', '2', '3', '4', '5'],
  ['6', '7', '8', '9', '0'],
] as const;

export function NumberPad({ onDigit, onMinus, onErase, disabled }: NumberPadProps) {
  const keepKeyboard = (event: { preventDefault(): void }) => event.preventDefault();
  const shared = { className: styles.key, variant: 'secondary', disabled, onMouseDown: keepKeyboard } as const;
  const digits = (row: readonly string[]) =>
    row.map(digit => (
      <Button key={digit} {...shared} onClick={() => onDigit(digit)}>
        {digit}
      </Button>
    ));
  return (
    <div className={styles.pad} role="group" aria-label="Number pad">
      {digits(ROWS[0])}
      <Button {...shared} aria-label="Take the last digit back" onClick={onErase}>
        <Delete aria-hidden />
      </Button>
      {digits(ROWS[1])}
      {onMinus && (
        <Button {...shared} aria-label="Minus" onClick={onMinus}>
          −
        </Button>
      )}
    </div>
  );
}
