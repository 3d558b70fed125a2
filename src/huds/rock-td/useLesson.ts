// Lesson hook: the sentence about something that this player never did, for ten seconds of the game, when it would first help; never again.
import { useEffect, useState } from 'react';
import type { SessionPort, SessionState } from '../../../scenes/kit/core/session/session.ts';
import { TICKS } from '../../../scenes/rock-td/constants.ts';
import { type Lesson, type LessonName, lessonDone } from '../../../scenes/rock-td/rules/lessons.ts';
import type { RockTdView } from '../../../scenes/rock-td/view.ts';
import { storedLessons } from './storedLessons.ts';

const SHOWN_TICKS = 10 * TICKS;

/** In a run that a person plays: not behind the start card, and not in a replay. */
const isPlayed = ({ phase, playback }: SessionState): boolean => phase !== 'ready' && playback === null;

/** Message of the lesson that is being told; null where there is none. */
export function useLesson(session: SessionPort): string | null {
  const [told, setTold] = useState<Lesson | null>(null);
  useEffect(() => {
    let taught = storedLessons.load() ?? [];
    let lesson: Lesson | null = null;
    /** Ticks for which it is still shown, and the level in which: in the next one another wave has its say. */
    let [left, toldIn] = [0, 0];
    const tell = (next: Lesson | null) => {
      lesson = next;
      left = SHOWN_TICKS;
      setTold(next);
    };
    const learn = (name: LessonName) => {
      if (!taught.includes(name)) taught = storedLessons.save([...taught, name]).state;
    };
    const stopEvents = session.onEvents(events => {
      if (!isPlayed(session.store.getState())) return;
      for (const { type } of events) {
        const done = lessonDone(type);
        if (!done) continue;
        learn(done);
        if (lesson?.name === done) tell(null);
      }
    });
    const stopStore = session.store.subscribe((state, before) => {
      if (lesson && (!isPlayed(state) || state.run !== before.run || state.result)) tell(null);
      if (state.phase !== 'playing' || state.playback) return;
      const { phase, level, lessons } = state.view as RockTdView;
      if (lesson && level !== toldIn) tell(null);
      if (phase !== 'wave' && phase !== 'pause') return;
      left -= Math.max(0, state.tick - before.tick);
      if (lesson && left <= 0) tell(null);
      const next = lesson ? undefined : lessons.find(({ name }) => !taught.includes(name));
      if (!next) return;
      learn(next.name);
      toldIn = level;
      tell(next);
    });
    return () => {
      stopEvents();
      stopStore();
    };
  }, [session]);
  return told?.message ?? null;
}
