// Event log of the lab: events with their ticks, the newest first.
import { useStore } from 'zustand';
import type { EventLines } from './eventLines.ts';
import styles from './Lab.module.css';

export function EventLog({ lines }: { readonly lines: EventLines }) {
  const shown = useStore(lines.store);
  return (
    <details className={styles.part} open>
      <summary>Events</summary>
      <ol className={styles.log}>
        {shown.map(({ number, text }) => (
          <li key={number}>{text}</li>
        ))}
      </ol>
    </details>
  );
}
