// State inspector of the lab: the game state as JSON, read four times a second while it is open.
import { useEffect, useState } from 'react';
import type { Session } from '../../../scenes/kit/core/session/session.ts';
import styles from './Lab.module.css';

const INTERVAL_MS = 250;
const MAX_CHARACTERS = 60_000;

export function Inspector({ session }: { readonly session: Session }) {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  useEffect(() => {
    if (!open) return;
    const read = () => setText(JSON.stringify(session.state, null, 1).slice(0, MAX_CHARACTERS));
    read();
    const timer = setInterval(read, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [session, open]);
  return (
    <details className={styles.part} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>State</summary>
      <pre className={styles.state}>{text}</pre>
    </details>
  );
}
