// The second of several files that were dropped: to open instead of the first, or to leave. Fetched with the first such drop.
import { Button } from '../../../ui/Button.tsx';
import { openText } from '../reading.ts';
import { usePrinter, usePrinterState } from './usePrinter.ts';
import styles from './WorkBar.module.css';

export default function OfferBar() {
  const printer = usePrinter();
  const file = usePrinterState(state => state.offered);
  if (!file) return null;
  const done = () => printer.store.setState({ offered: null });
  return (
    <div className={styles.work} role="status">
      <span>Only one document is shown. {file.name} was dropped too.</span>
      <Button
        size="sm"
        onClick={() => {
          done();
          void openText(printer, file);
        }}
      >
        Open {file.name}
      </Button>
      <Button size="sm" variant="outline" onClick={done}>
        Leave it
      </Button>
    </div>
  );
}
