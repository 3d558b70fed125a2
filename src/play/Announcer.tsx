// Says aloud what happens in the game's own words: every turn of a turn game, real time as fast as it can be heard, and how any game ended.
import { useEffect, useState } from 'react';
import type { Session } from '../../scenes/kit/core/session/session.ts';
import type { GameRuntime } from '../../scenes/kit/game.ts';
import { inSentences, paced } from './speech.ts';

interface AnnouncerProps {
  readonly session: Session;
  readonly runtime: GameRuntime;
}

export function Announcer({ session, runtime }: AnnouncerProps) {
  const [said, setSaid] = useState({ text: '', times: 0 });
  useEffect(() => {
    const say = (text: string) => setSaid(({ times }) => ({ text, times: times + 1 }));
    const speech = paced(say);
    const stopEvents = session.onEvents(events => {
      if (session.store.getState().phase === 'ready') return;
      const sentences = events.flatMap(event => runtime.announce?.(event) ?? []);
      if (runtime.kind === 'realtime') speech.hear(sentences);
      else if (sentences.length > 0) say(sentences.join(' '));
    });
    const stopResults = session.store.subscribe(({ result, phase }, before) => {
      if (phase === 'ready') speech.stop();
      else if (result && result !== before.result) speech.interrupt(inSentences([result.title, ...result.lines]));
    });
    return () => {
      stopEvents();
      stopResults();
      speech.stop();
    };
  }, [session, runtime]);
  // Said twice, a sentence must differ to be heard twice.
  return (
    <p data-aloud aria-live="polite">
      {said.text}
      {said.times % 2 === 1 && '\u00a0'}
    </p>
  );
}
