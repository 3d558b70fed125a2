// Why the last command was refused, for a while.
import { useEffect, useState } from 'react';
import { refusalIn } from '../../scenes/kit/core/rules.ts';
import type { SessionPort } from '../../scenes/kit/core/session/session.ts';

const REFUSAL_MS = 4000;

/** The words of the last refusal; the next thing that happens, or four seconds, ends it. */
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
