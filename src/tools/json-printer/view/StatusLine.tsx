// What the input is: JSON of so many values, or broken at a line and column one can jump to.
import { Button } from '../../../ui/Button.tsx';
import type { Printer } from '../printer.ts';
import { openText } from '../reading.ts';
import styles from './InputPane.module.css';
import { usePrinter, usePrinterState } from './usePrinter.ts';

export function StatusLine({ onJump, onRepair }: { onJump(): void; onRepair(): void }) {
  const printer = usePrinter();
  const broken = usePrinterState(state => state.broken);
  const document = usePrinterState(state => state.document);
  const input = usePrinterState(state => state.input);
  usePrinterState(state => state.version);
  const isEmpty = input.kind === 'text' && input.text.trim() === '';
  if (broken)
    return (
      <p className={styles.status} data-bar="bottom" data-broken role="status">
        <span>
          {broken.message} at line {broken.place.line.toLocaleString('en')}, column{' '}
          {broken.place.column.toLocaleString('en')}
        </span>
        <Button size="sm" variant="link" onClick={onJump}>
          Jump to it
        </Button>
        {!isEmpty && (
          <Button size="sm" variant="link" onClick={onRepair}>
            Propose a repair
          </Button>
        )}
      </p>
    );
  const size =
    input.kind === 'large' ? sizeText(input.bytes.length - 1) : `${input.text.length.toLocaleString('en')} characters`;
  return (
    <p className={styles.status} data-bar="bottom" role="status">
      {document
        ? `Valid JSON, ${document.nodes.length.toLocaleString('en')} values, ${size}`
        : 'Ctrl+Enter or ⌘+Enter parses. Nothing leaves this device.'}
      {isEmpty && (
        <Button size="sm" variant="link" onClick={() => void openExample(printer)}>
          Show an example
        </Button>
      )}
    </p>
  );
}

const sizeText = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

async function openExample(printer: Printer): Promise<void> {
  const { EXAMPLE } = await import('../example.ts');
  await openText(printer, EXAMPLE);
}
