// Dialog of recent documents stored on the device: open, delete one or all. A lazy chunk.
import { FileClock, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { formatBytes, relativeTime } from '../format.ts';
import { useEditor } from '../view/useEditor.ts';
import { autosaveOf } from './autosave.ts';
import type { StoredDocument } from './documentStore.ts';
import styles from './RecentDialog.module.css';

const GONE = 'It could not be read any more. The others are as they were.';

export default function RecentDialog({ onClose }: { onClose(): void }) {
  const editor = useEditor();
  const autosave = autosaveOf(editor);
  const [entries, setEntries] = useState<readonly StoredDocument[]>();
  const [status, setStatus] = useState('');
  const [isAsking, setIsAsking] = useState(false);

  const look = async () => {
    try {
      setEntries(await autosave.documentStore.list());
    } catch {
      setEntries([]);
      setStatus('This browser keeps no documents here: what you do lasts until you leave.');
    }
  };
  useEffect(() => {
    const begin = async () => {
      await autosave.flush();
      await look();
    };
    void begin();
    // Once, with what is stored by then.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  async function open(entry: StoredDocument) {
    if (await autosave.open(entry).catch(() => false)) onClose();
    else setStatus(GONE);
  }
  async function forget(work: Promise<void>, words: string) {
    await work.then(
      () => setStatus(words),
      () => setStatus('The browser refused. Nothing was forgotten.'),
    );
    setIsAsking(false);
    await look();
  }

  const count = entries?.length ?? 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Recent documents"
      size="wide"
      footer={
        count > 0 &&
        (isAsking ? (
          <>
            <Button variant="destructive" onClick={() => void forget(autosave.deleteAll(), 'All are forgotten.')}>
              Forget all {count}
            </Button>
            <Button variant="outline" onClick={() => setIsAsking(false)}>
              Keep them
            </Button>
          </>
        ) : (
          <Button variant="outline" onClick={() => setIsAsking(true)}>
            Forget all …
          </Button>
        ))
      }
    >
      <p className={styles.note}>
        Kept in this browser alone, as you work: up to 20 documents and 200 MB, the oldest go first.
      </p>
      {entries && count === 0 && !status && <p>Nothing is kept yet.</p>}
      <p role="status" className={styles.note}>
        {status}
      </p>
      <ul className={styles.list} aria-label="Recent documents">
        {entries?.map(entry => (
          <li key={entry.id}>
            <button type="button" className={styles.open} onClick={() => void open(entry)}>
              <FileClock aria-hidden />
              <span className={styles.name}>{entry.name}</span>
              <small>
                {formatBytes(entry.bytes)} · {relativeTime(entry.changed, Date.now())}
                {entry.id === autosave.current() && ' · open in this tab'}
              </small>
            </button>
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Forget ${entry.name}`}
              title="Forget"
              onClick={() => void forget(autosave.delete(entry), `“${entry.name}” is forgotten.`)}
            >
              <Trash2 aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
