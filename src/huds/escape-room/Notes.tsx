// Notes: all texts that were read, the newest first, as a list and in a dialog.
import { Suspense, useEffect, useEffectEvent } from 'react';
import type { EscapeView } from '../../../scenes/escape-room/view.ts';
import { lazyPart } from '../../site/lazy/lazyPart.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './Notes.module.css';

/** Pages that were found; fetched when they are shown. */
export const PageList = lazyPart(() => import('./sheets/PageList.tsx'));

interface NotesProps {
  readonly notes: EscapeView['notes'];
  readonly pages: EscapeView['pages'];
  readonly open: boolean;
  onClose(): void;
}

export function Notes({ notes, pages, open, onClose }: NotesProps) {
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
      <NoteList notes={notes.toReversed()} />
      {pages.length > 0 && (
        <section className={styles.story} aria-label="Pages">
          <h3>Pages</h3>
          <Suspense>
            <PageList pages={pages} isOut={false} />
          </Suspense>
        </section>
      )}
    </Dialog>
  );
}

/** Texts in this order. */
export const NoteList = ({ notes }: Pick<NotesProps, 'notes'>) =>
  notes.length === 0 ? (
    <p>Nothing noted yet. What you read is kept here.</p>
  ) : (
    <dl className={styles.notes}>
      {notes.map(({ from, text }) => (
        <div key={from + text}>
          <dt>{from}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
