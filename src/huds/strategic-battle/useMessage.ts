// Hook for the message over the stage, shown for four seconds: refusals, announced themes, and the start of Charge.
import { useEffect, useState } from 'react';
import type { GameEvent } from '../../../scenes/kit/core/rules.ts';
import type { SessionPort } from '../../../scenes/kit/core/session/session.ts';
import type { Event } from '../../../scenes/strategic-battle/rules/state.ts';

const MESSAGE_MS = 4000;

export function useMessage(session: SessionPort): string | null {
  const [message, setMessage] = useState<{ readonly text: string } | null>(null);
  useEffect(
    () =>
      session.onEvents(events => {
        const text = (events as readonly Event[]).reduce<string | null>(
          (last, event) => messageOf(event) ?? last,
          null,
        );
        if (text !== null) setMessage({ text });
        else if (events.some(clearsMessage)) setMessage(null);
      }),
    [session],
  );
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(null), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [message]);
  return message?.text ?? null;
}

function messageOf(event: Event): string | null {
  if (event.type === 'refused' || event.type === 'purseEmptied') return event.message;
  if (event.type === 'themeAnnounced') return `Wave ${event.wave}: ${event.name}. ${event.tells}`;
  if (event.type !== 'chargeOpened') return null;
  return `${event.inBattle ? 'The last wave is next' : 'Wave 10 is beaten'}: rows with a flag may charge.`;
}

/** Events that clear the message. */
const clearsMessage = ({ type }: GameEvent): boolean => type === 'unitPlaced' || type === 'unitChosen';
