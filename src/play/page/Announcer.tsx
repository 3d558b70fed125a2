// Live region for screen readers: announces events in the game's own words (turn games at once, real-time games queued) and every result.
import { useEffect, useState } from 'react';
import type { Session } from '../../../scenes/kit/core/session/session.ts';
import type { GameRuntime } from '../../../scenes/kit/game.ts';
import { createSpeechQueue, joinSentences, takenBackText } from './speech.ts';

interface AnnouncerProps {
  readonly session: Session;
  readonly runtime: GameRuntime;
}

export function Announcer({ session, runtime }: AnnouncerProps) {
  const [announcement, setAnnouncement] = useState({ text: '', times: 0 });
  useEffect(() => {
    const announce = (text: string) => setAnnouncement(({ times }) => ({ text, times: times + 1 }));
    const speech = createSpeechQueue(announce);
    const stopEvents = session.onEvents(events => {
      if (session.store.getState().phase === 'ready') return;
      const sentences = events.flatMap(event => runtime.announce?.(event) ?? []);
      if (runtime.kind === 'realtime') speech.enqueue(sentences);
      else if (sentences.length > 0) announce(sentences.join(' '));
    });
    const stopHistory = session.onHistoryStep(({ isUndo, events }) =>
      announce(
        takenBackText(
          isUndo,
          events.flatMap(event => runtime.announce?.(event) ?? []),
        ),
      ),
    );
    const stopResults = session.store.subscribe(({ result, phase }, before) => {
      if (phase === 'ready') speech.stop();
      else if (result && result !== before.result) speech.interrupt(joinSentences([result.title, ...result.lines]));
    });
    return () => {
      stopEvents();
      stopHistory();
      stopResults();
      speech.stop();
    };
  }, [session, runtime]);
  // A repeated sentence must differ to be read again: every second one ends with a no-break space.
  return (
    <p data-aloud aria-live="polite">
      {announcement.text}
      {announcement.times % 2 === 1 && '\u00a0'}
    </p>
  );
}
