// Refusal hook: the sentence that refused the last command, shown for four seconds.
import { useEffect, useState } from 'react';
import { refusalIn } from '../../scenes/kit/core/rules.ts';
import type { SessionPort } from '../../scenes/kit/core/session/session.ts';

const REFUSAL_MS = 4000;

type Events = Parameters<typeof refusalIn>[0];
/** Reader of events: the sentence of a refusal, null to clear the one that stands, undefined to leave it. */
export type RefusalReader = (events: Events) => string | null | undefined;

/** Sentence of the last refusal; null after four seconds, or as soon as its reader clears it: by default with the next event. */
export function useRefusal(session: SessionPort, read: RefusalReader = refusalIn): string | null {
  const [refusal, setRefusal] = useState<{ readonly message: string } | null>(null);
  useEffect(
    () =>
      session.onEvents(events => {
        const message = read(events);
        if (message !== undefined) setRefusal(message === null ? null : { message });
      }),
    [session, read],
  );
  useEffect(() => {
    if (!refusal) return;
    const timer = setTimeout(() => setRefusal(null), REFUSAL_MS);
    return () => clearTimeout(timer);
  }, [refusal]);
  return refusal?.message ?? null;
}
