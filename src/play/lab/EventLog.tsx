// Event log of the lab: events with their ticks, the newest first.
import { useEffect, useRef, useState } from 'react';
import type { Session } from '../../../scenes/kit/core/session/session.ts';
import styles from './Lab.module.css';

const MAX_LINES = 80;

interface Line {
  readonly number: number;
  readonly text: string;
}

export function EventLog({ session }: { readonly session: Session }) {
  const [lines, setLines] = useState<readonly Line[]>([]);
  const count = useRef(0);
  useEffect(
    () =>
      session.onEvents(events => {
        const { tick } = session.store.getState();
        const added = events.map(({ type, ...rest }) => {
          const more = Object.keys(rest).length > 0 ? ` ${JSON.stringify(rest)}` : '';
          return { number: count.current++, text: `${tick} ${type}${more}` };
        });
        setLines(before => [...added.toReversed(), ...before].slice(0, MAX_LINES));
      }),
    [session],
  );
  return (
    <details className={styles.part}>
      <summary>Events</summary>
      <ol className={styles.log}>
        {lines.map(({ number, text }) => (
          <li key={number}>{text}</li>
        ))}
      </ol>
    </details>
  );
}
