// Refusal hook: the sentence that refused the last command, shown for four seconds.
import { useEffect, useState } from 'react';
import { refusalIn } from '../../scenes/kit/core/rules.ts';
import type { SessionPort } from '../../scenes/kit/core/session/session.ts';

const REFUSAL_MS = 4000;

/** Sentence of the last refusal; null after the next event or four seconds. */
export function useRefusal(session: SessionPort): string | null {
  const [refusal, setRefusal] = useState<{ readonly message: string } | null>(null);
  useEffect(
    () =>
      session.onEvents(events => {
        const message = refusalIn(events);
        setRefusal(message === null ? null : { message });
      }),
    [session],
  );
  useEffect(() => {
    if (!refusal) return;
    const timer = setTimeout(() => setRefusal(null), REFUSAL_MS);
    return () => clearTimeout(timer);
  }, [refusal]);
  return refusal?.message ?? null;
}
