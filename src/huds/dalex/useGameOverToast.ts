// The specified toast at the end of a game; games of the bot behind the start card show none.
import { useEffect } from 'react';
import type { DalexEvent } from '../../../scenes/dalex/rules/events.ts';
import { gameOverWords } from '../../../scenes/dalex/words.ts';
import type { SessionPort } from '../../../scenes/kit/core/session/session.ts';
import { toast } from '../../ui/toast.ts';

export function useGameOverToast(session: SessionPort): void {
  useEffect(
    () =>
      session.onEvents(events => {
        if (session.store.getState().phase === 'ready') return;
        const end = (events as readonly DalexEvent[]).find(event => event.type === 'gameEnded');
        if (end) toast({ title: gameOverWords(end.score), isTold: true });
      }),
    [session],
  );
}
