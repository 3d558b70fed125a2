// Live region for screen readers: announces how a run begins, events in the game's own words (turn games at once, real-time games queued) and results.
import { useEffect, useEffectEvent, useState } from 'react';
import type { HudItem } from '../../../scenes/kit/core/hud.ts';
import type { KeyBindings } from '../../../scenes/kit/core/input/keys.ts';
import type { Session } from '../../../scenes/kit/core/session/session.ts';
import type { GameDefinition, GameRuntime } from '../../../scenes/kit/game.ts';
import { useTouch } from '../../ui/hooks/useTouch.ts';
import { textOfCard } from '../cards/setupAnswers.ts';
import { useWords } from '../keys/useWords.ts';
import { createSpeechQueue, joinSentences, takenBackText, unsaid } from './speech.ts';

interface AnnouncerProps {
  readonly session: Session;
  readonly runtime: GameRuntime;
  readonly definition: GameDefinition;
  /** Keys that the player has set. */
  readonly keys: KeyBindings;
}

const messagesOf = (items: readonly HudItem[]): readonly string[] =>
  items.flatMap(item => (item.kind === 'message' ? [item.text] : []));

/** The first words of a run that is not the first one of its page: the start card's text was told. */
const ANEW = 'A new game begins.';

export function Announcer({ session, runtime, definition, keys }: AnnouncerProps) {
  const [announcement, setAnnouncement] = useState({ text: '', times: 0 });
  const touch = useTouch();
  const inHand = useWords(definition, keys);
  const worded = useEffectEvent((text: string) => inHand(text));
  const taskText = useEffectEvent(() => {
    const { start } = definition;
    return (touch && start.touchText) || textOfCard(start, session.store.getState().setup, null) || '';
  });
  useEffect(() => {
    const announce = (sentence: string) => {
      const text = worded(sentence);
      setAnnouncement(({ times }) => ({ text, times: times + 1 }));
    };
    /** Of a level or a run that is over nothing is left to be read. */
    const hush = () => setAnnouncement(({ times }) => ({ text: '', times }));
    const isPaced = runtime.kind === 'realtime' || runtime.isPaced === true;
    const speech = createSpeechQueue(announce, isPaced);
    /** The parts of the result, once it was told. */
    let closing: readonly string[] = [];
    let isLeft = false;
    /** The newest run whose beginning was told. */
    let toldRun: number | null = null;
    /** The run and whether it was over when the store last told: a change within a change is told in the wrong order. */
    let last = { run: session.store.getState().run, isOver: false };
    const tellBeginning = () => {
      const { phase, run, playback } = session.store.getState();
      if (phase !== 'playing' || playback || run === toldRun) return;
      const task = toldRun === null ? taskText() : ANEW;
      toldRun = run;
      const words = [task, runtime.situation?.(session.state, session.tuning) ?? ''].filter(Boolean);
      if (words.length > 0) speech.open(joinSentences(words));
    };
    const stopEvents = session.onEvents(events => {
      if (session.store.getState().phase === 'ready') return;
      let sentences: readonly string[] = events.flatMap(event => runtime.announce?.(event) ?? []);
      if (events.some(({ type }) => runtime.levelEvents?.includes(type))) {
        speech.renew();
        hush();
        const where = runtime.situation?.(session.state, session.tuning) ?? '';
        if (where !== '') sentences = unsaid([...sentences, where]);
      }
      if (sentences.length === 0) return;
      // The events that ended the run come after its result: both are one announcement, with nothing twice.
      if (closing.length > 0) speech.interrupt(joinSentences([...sentences, ...unsaid(closing, sentences)]));
      else speech.enqueue(sentences);
    });
    const stopHistory = session.onHistoryStep(({ isUndo, events }) =>
      announce(
        [
          takenBackText(
            isUndo,
            events.flatMap(event => runtime.announce?.(event) ?? []),
          ),
          runtime.situation?.(session.state, session.tuning) ?? '',
        ]
          .filter(Boolean)
          .join(' '),
      ),
    );
    const stopResults = session.store.subscribe(({ result, phase, hud, run }, before) => {
      if (phase !== 'over') closing = [];
      if (run !== last.run || (last.isOver && phase === 'playing')) {
        speech.stop();
        hush();
      }
      last = { run, isOver: phase === 'over' };
      if (phase === 'ready') speech.stop();
      else if (result && result !== before.result) {
        closing = [result.title, ...result.lines];
        speech.interrupt(joinSentences(closing));
      } else tellBeginning();
      if (!isPaced || phase !== 'playing' || hud === before.hud) return;
      // Messages wait for the events of their tick, which tell most of them already.
      const isOfRun = () => !isLeft && closing.length === 0 && session.store.getState().run === run;
      const fresh = messagesOf(hud).filter(text => !messagesOf(before.hud).includes(text));
      if (fresh.length > 0) queueMicrotask(() => isOfRun() && speech.enqueue(fresh));
    });
    tellBeginning();
    return () => {
      isLeft = true;
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
