// Notes: all texts that were read, the newest first, as a list and in a dialog.
import { useEffect, useEffectEvent } from 'react';
import type { EscapeView } from '../../../scenes/escape-room/view.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './Notes.module.css';

interface NotesProps {
  readonly notes: EscapeView['notes'];
  readonly open: boolean;
  onClose(): void;
}

export function Notes({ notes, open, onClose }: NotesProps) {
  // The key N closes the dialog too: the stage gets no keys behind a dialog.
  const press = useEffectEvent((event: KeyboardEvent) => event.code === 'KeyN' && !event.repeat && onClose());
  useEffect(() => {
    if (!open) return;
    const heard = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', heard);
    return () => window.removeEventListener('keydown', heard);
  }, [open]);
  return (
    <Dialog open={open} onClose={onClose} title="Notes">
      <NoteList notes={notes} />
    </Dialog>
  );
}

export const NoteList = ({ notes }: Pick<NotesProps, 'notes'>) =>
  notes.length === 0 ? (
    <p>Nothing noted yet. What you read is kept here.</p>
  ) : (
    <dl className={styles.notes}>
      {notes.toReversed().map(({ from, text }) => (
        <div key={from}>
          <dt>{from}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
