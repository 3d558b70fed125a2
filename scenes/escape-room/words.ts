// Screen-reader announcement of each event.
import type { EscapeEvent } from './rules/events.ts';
import { fixtureOf } from './rules/fixtures.ts';
import { roomName } from './rules/item.ts';
import { type EscapeState, fixturesHere } from './rules/state.ts';

/** The room and what can be looked at there. */
export function situation(state: Readonly<EscapeState>): string {
  if (state.phase !== 'playing') return '';
  const fixture = state.focus === null ? null : fixtureOf(state.draws, state.focus);
  if (fixture) return `You look at the ${fixture.name}. ${state.message}`;
  const places = fixturesHere(state).map(({ name }) => name);
  return `You are in the ${roomName(state.room)}. There are: ${places.join(', ')}.`;
}

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
    case 'pageFound':
      return 'A page of the story.';
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
