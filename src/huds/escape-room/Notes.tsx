// The notes: everything that was read, in its own words.
import type { EscapeView } from '../../../scenes/escape-room/view.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './Notes.module.css';

interface NotesProps {
  readonly notes: EscapeView['notes'];
  readonly open: boolean;
  onClose(): void;
}

export function Notes({ notes, open, onClose }: NotesProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Notes">
      {notes.length === 0 && <p>Nothing noted yet. What you read is kept here.</p>}
      <dl className={styles.notes}>
        {notes.map(({ from, text }) => (
          <div key={from}>
            <dt>{from}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
