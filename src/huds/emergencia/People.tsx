// List of people with noted signs, and buttons to mark and to send an agent.
import { memo, useState } from 'react';
import type { EmergenciaView, Suspect } from '../../../scenes/emergencia/view.ts';
import type { SessionPort } from '../../../scenes/kit/core/session/session.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './People.module.css';

interface PeopleProps {
  readonly view: EmergenciaView;
  readonly session: SessionPort;
  /** Shown in a sheet, where there is no room beside the map. */
  readonly open: boolean;
  onClose(): void;
}

const keepFocus = (event: { preventDefault(): void }) => event.preventDefault();

export function People({ view, session, open, onClose }: PeopleProps) {
  const [chosen, setChosen] = useState(0);
  const { suspects } = view;
  const person = suspects.find(({ id }) => id === chosen);
  const idle = !person || person.cleared || view.phase !== 'playing';
  const send = (type: 'mark' | 'send') => () => void session.send({ type, id: chosen });
  return (
    <section className={styles.people} aria-label="People" data-open={open || undefined}>
      <div className={styles.head}>
        <h3>People</h3>
        <Button size="sm" variant="secondary" className={styles.close} onMouseDown={keepFocus} onClick={onClose}>
          Close
        </Button>
      </div>
      <div className={styles.actions}>
        <button type="button" disabled={idle} onMouseDown={keepFocus} onClick={send('mark')}>
          {person?.marked ? 'Unmark' : 'Mark'}
        </button>
        <button type="button" disabled={idle} onMouseDown={keepFocus} onClick={send('send')}>
          Send agent
        </button>
      </div>
      <List suspects={suspects} chosen={chosen} onChoose={setChosen} />
    </section>
  );
}

interface ListProps {
  readonly suspects: readonly Suspect[];
  readonly chosen: number;
  onChoose(id: number): void;
}

/** Memoized: rendered again only when a row has changed, not in every tick. */
const List = memo(
  function List({ suspects, chosen, onChoose }: ListProps) {
    return (
      <div className={styles.list} role="radiogroup" aria-label="Everybody in the crowd">
        {suspects.map(({ id, look, notes, marked, cleared }) => (
          <label key={id} data-marked={marked || undefined} data-cleared={cleared || undefined}>
            <input type="radio" name="person" checked={id === chosen} onChange={() => onChoose(id)} />
            <b>{id}</b> {look}
            {marked && ', marked'}
            {cleared && ', cleared'}
            {notes.length > 0 && <span className={styles.notes}>{notes.join('; ')}</span>}
          </label>
        ))}
      </div>
    );
  },
  (before, now) => before.chosen === now.chosen && JSON.stringify(before.suspects) === JSON.stringify(now.suspects),
);
