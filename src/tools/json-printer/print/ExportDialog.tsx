// Export dialog: a link or escaped JSON. A long text is shown cut; copying takes all.
import { Copy, Download } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { ExportedText } from '../jsonEditor.ts';
import { useEditor } from '../view/useEditor.ts';
import { copyWithNotice } from './clipboard.ts';
import styles from './ExportDialog.module.css';
import { saveExported } from './sharing.ts';

/** Most characters shown in the text area. */
const MAX_SHOWN = 20_000;

export default function ExportDialog({ exported, onClose }: { readonly exported: ExportedText; onClose(): void }) {
  const editor = useEditor();
  const { title, text, note, file } = exported;
  const shown = text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
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
              saveExported(editor, file);
              onClose();
            }}
          >
            <Download aria-hidden /> Download {file.kind}
          </Button>
        ) : (
          <Button onClick={() => void copyWithNotice(editor, text, 'Copied to clipboard')}>
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
