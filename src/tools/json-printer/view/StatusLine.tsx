// What the input is: JSON of so many values, or broken at a line and column one can jump to.
import { Button } from '../../../ui/Button.tsx';
import styles from './InputPane.module.css';
import { usePrinterState } from './usePrinter.ts';

export function StatusLine({ onJump, onRepair }: { onJump(): void; onRepair(): void }) {
  const broken = usePrinterState(state => state.broken);
  const document = usePrinterState(state => state.document);
  const input = usePrinterState(state => state.input);
  usePrinterState(state => state.version);
  if (broken)
    return (
      <p className={styles.status} data-broken role="status">
        <span>
          {broken.message} at line {broken.place.line.toLocaleString('en')}, column{' '}
          {broken.place.column.toLocaleString('en')}
        </span>
        <Button size="sm" variant="link" onClick={onJump}>
          Jump to it
        </Button>
        <Button size="sm" variant="link" onClick={onRepair}>
          Propose a repair
        </Button>
      </p>
    );
  const size =
    input.kind === 'large' ? sizeText(input.bytes.length - 1) : `${input.text.length.toLocaleString('en')} characters`;
  return (
    <p className={styles.status} role="status">
      {document
        ? `Valid JSON, ${document.nodes.length.toLocaleString('en')} values, ${size}`
        : 'Ctrl+Enter or ⌘+Enter parses. Nothing leaves this device.'}
    </p>
  );
}

const sizeText = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
