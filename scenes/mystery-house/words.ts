// Announcements for screen readers (aria-live): everything the log adds, once.
import type { MysteryEvent } from './rules/events.ts';

export function words(event: MysteryEvent): string | null {
  if (event.type === 'told') return event.text.replaceAll('\n', ' ');
  return event.type === 'refused' ? event.message : null;
}
