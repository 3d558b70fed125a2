// Screen-reader announcement of each event.
import type { EscapeEvent } from './rules/events.ts';

export function words(event: EscapeEvent): string | null {
  switch (event.type) {
    case 'looked':
    case 'fitted':
    case 'turned':
    case 'wrongCode':
    case 'went':
    case 'picked':
    case 'inspected':
    case 'combined':
    case 'warned':
    case 'escaped':
    case 'timeUp':
    case 'refused':
      return event.message;
    case 'stepped':
      return `Back in the room: ${event.message}.`;
    case 'solved':
      return event.message || null;
    case 'asked':
      return `${event.name}. ${event.label}.`;
    case 'noted':
      return 'Noted.';
    case 'hinted':
      return `Hint: ${event.message} Hints left: ${event.left}.`;
    case 'cancelled':
      return 'Cancelled.';
    case 'freed':
      return 'The lock answers again.';
    case 'found':
      return null;
  }
}
