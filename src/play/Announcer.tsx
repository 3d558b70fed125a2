// Says aloud what happens: every turn of a turn game in its own words, and how any game ended.
import { useEffect, useState } from 'react';
import type { Session } from '../../scenes/kit/core/session.ts';
import type { GameRuntime } from '../../scenes/kit/game.ts';
import styles from './Announcer.module.css';

interface AnnouncerProps {
  readonly session: Session;
  readonly runtime: GameRuntime;
}

export function Announcer({ session, runtime }: AnnouncerProps) {
  const [said, setSaid] = useState({ text: '', times: 0 });
  useEffect(() => {
    const say = (text: string) => text && setSaid(({ times }) => ({ text, times: times + 1 }));
    const stopEvents =
      runtime.kind === 'turns' && runtime.words
        ? session.onEvents(events => {
            if (session.store.getState().phase === 'ready') return;
            say(events.flatMap(event => runtime.words?.(event) ?? []).join(' '));
          })
        : () => {};
    const stopResults = session.store.subscribe(({ result, phase }, before) => {
      if (result && result !== before.result && phase !== 'ready') say([result.title, ...result.lines].join('. '));
    });
    return () => {
      stopEvents();
      stopResults();
    };
  }, [session, runtime]);
  // Said twice, a sentence must differ to be heard twice.
  return (
    <p className={styles.aloud} aria-live="polite">
      {said.text}
      {said.times % 2 === 1 && '\u00a0'}
    </p>
  );
}
