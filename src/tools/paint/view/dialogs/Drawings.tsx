// Dialog "Drawings": open, rename or delete a drawing on this device, or start a new one.
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import type { DrawingRecord } from '../../DrawingStore.ts';
import type { OpenDrawing } from '../../OpenDrawing.ts';
import styles from './dialogs.module.css';
import { Picture } from './Picture.tsx';

interface DrawingsProps {
  readonly open: boolean;
  close(): void;
  readonly openDrawing: OpenDrawing;
}

export function Drawings({ open, close, openDrawing }: DrawingsProps) {
  return (
    <Dialog open={open} onClose={close} title="Drawings" size="wide">
      {open && <List close={close} openDrawing={openDrawing} />}
    </Dialog>
  );
}

const formatDate = (changed: number) =>
  new Date(changed).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

function List({ close, openDrawing }: Omit<DrawingsProps, 'open'>) {
  const { id, name } = useStore(openDrawing.store);
  const [entries, setEntries] = useState<readonly DrawingRecord[] | null>(null);
  const [confirmingId, setConfirmingId] = useState<string | null>(null);
  useEffect(() => {
    void openDrawing.drawings.list().then(setEntries, () => setEntries([]));
  }, [openDrawing]);

  async function remove(entry: DrawingRecord) {
    setConfirmingId(null);
    await openDrawing.remove(entry);
    setEntries((await openDrawing.drawings.list()) ?? []);
  }

  return (
    <div className={styles.words}>
      <label className={styles.name}>
        Name of this drawing
        <input
          defaultValue={name}
          maxLength={80}
          onBlur={event => void openDrawing.rename(event.currentTarget.value)}
        />
      </label>
      {entries?.length === 0 && <p>No drawing is kept yet. The first stroke keeps this one.</p>}
      <ul className={styles.drawings}>
        {entries?.map(entry => (
          <li key={entry.id} aria-current={entry.id === id}>
            <button
              type="button"
              className={styles.thumb}
              aria-label={`Open ${entry.name}`}
              onClick={() => {
                close();
                void openDrawing.open(entry);
              }}
            >
              <Picture picture={entry.thumb} />
            </button>
            <strong>{entry.id === id ? `${name} (open)` : entry.name}</strong>
            <span>
              {entry.width} × {entry.height}, {entry.count} {entry.count === 1 ? 'step' : 'steps'}
            </span>
            <span>{formatDate(entry.changed)}</span>
            {entry.id !== id &&
              (confirmingId === entry.id ? (
                <Button variant="destructive" size="sm" onClick={() => void remove(entry)}>
                  Really delete
                </Button>
              ) : (
                <Button variant="link" size="sm" onClick={() => setConfirmingId(entry.id)}>
                  Delete
                </Button>
              ))}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button
          onClick={() => {
            close();
            void openDrawing.startNew();
          }}
        >
          New drawing
        </Button>
      </div>
    </div>
  );
}
