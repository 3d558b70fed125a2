// What is said on the picture for a while: why something was refused, which theme comes, that rows may charge.
import { useEffect, useState } from 'react';
import type { GameEvent } from '../../../scenes/kit/core/rules.ts';
import type { SessionPort } from '../../../scenes/kit/core/session/session.ts';
import type { Event } from '../../../scenes/strategic-battle/state.ts';

const SAID_MS = 4000;

export function useSaid(session: SessionPort): string | null {
  const [said, setSaid] = useState<{ readonly text: string } | null>(null);
  useEffect(
    () =>
      session.onEvents(events => {
        const text = (events as readonly Event[]).reduce<string | null>((last, event) => saidOf(event) ?? last, null);
        if (text !== null) setSaid({ text });
        else if (events.some(ends)) setSaid(null);
      }),
    [session],
  );
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(null), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return said?.text ?? null;
}

function saidOf(event: Event): string | null {
  if (event.type === 'refused' || event.type === 'purseEmptied') return event.message;
  if (event.type === 'themeAnnounced') return `Wave ${event.wave}: ${event.name}. ${event.tells}`;
  return event.type === 'chargeOpened' ? 'Wave 10 is beaten: rows may charge.' : null;
}

/** What was said before no longer matters. */
const ends = ({ type }: GameEvent): boolean => type === 'unitPlaced' || type === 'unitChosen';
