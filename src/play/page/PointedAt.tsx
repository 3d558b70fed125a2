// Live region of what keys on the stage point at: a column, a cell, digits typed. What has the focus itself, or is under a mouse, has no need of it.
import { useEffect, useState } from 'react';
import type { Session } from '../../../scenes/kit/core/session/session.ts';
import type { GameRuntime } from '../../../scenes/kit/game.ts';
import { PAUSE_MS } from './speech.ts';

interface PointedAtProps {
  readonly session: Session;
  readonly runtime: GameRuntime;
}

export function PointedAt({ session, runtime }: PointedAtProps) {
  const [text, setText] = useState('');
  useEffect(() => {
    const { pointed } = runtime;
    if (!pointed) return;
    const isPaced = runtime.kind === 'realtime' || runtime.isPaced === true;
    let [byKeys, last, waiting] = [false, '', ''];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const say = () => {
      timer = undefined;
      if (waiting === '') return;
      setText(waiting);
      waiting = '';
      // Where time runs the newest is told in the next pause.
      if (isPaced) timer = setTimeout(say, PAUSE_MS);
    };
    const look = () => {
      const { phase, playback } = session.store.getState();
      const now = phase === 'playing' && !playback ? pointed(session.state, session.ui?.getState() ?? {}) : '';
      if (now === last) return;
      last = now;
      if (!byKeys || document.activeElement?.matches('[data-focus-home]') !== true) return;
      waiting = now;
      if (now === '') setText('');
      else if (timer === undefined) say();
    };
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('keydown', () => void (byKeys = true), { signal, capture: true });
    for (const type of ['pointerdown', 'pointermove'])
      window.addEventListener(type, () => void (byKeys = false), { signal, capture: true });
    const stops = [session.store.subscribe(look), session.ui?.subscribe(look)];
    return () => {
      listening.abort();
      clearTimeout(timer);
      for (const stop of stops) stop?.();
    };
  }, [session, runtime]);
  return (
    runtime.pointed && (
      <p data-aloud aria-live="polite">
        {text}
      </p>
    )
  );
}
