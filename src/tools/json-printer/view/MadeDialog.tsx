// A text made from the document: a link, or escaped JSON. Long ones show their beginning; copying takes all.
import { Copy, Download } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { copyDone } from '../clipboard.ts';
import type { Made } from '../printer.ts';
import { saveMade } from '../sharing.ts';
import styles from './MadeDialog.module.css';
import { usePrinter } from './usePrinter.ts';

/** Characters a text area still shows at once. */
const SHOWN = 20_000;

export default function MadeDialog({ made, onClose }: { readonly made: Made; onClose(): void }) {
  const printer = usePrinter();
  const { title, text, note, file } = made;
  const shown = text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size="wide"
      footer={
        file ? (
          <Button
            onClick={() => {
              saveMade(printer, file);
              onClose();
            }}
          >
            <Download aria-hidden /> Download {file.kind}
          </Button>
        ) : (
          <Button onClick={() => void copyDone(printer, text, 'Copied to clipboard')}>
            <Copy aria-hidden /> Copy
          </Button>
        )
      }
    >
      <p className={styles.note}>{note}</p>
      {!file && (
        <>
          <textarea
            className={styles.text}
            aria-label={title}
            readOnly
            rows={6}
            value={shown}
            onFocus={event => event.currentTarget.select()}
          />
          <p className={styles.note}>{text.length.toLocaleString('en')} characters</p>
        </>
      )}
    </Dialog>
  );
}
