// What is said aloud: all that the log adds, once, by the stage's announcer.
import type { MysteryEvent } from './events.ts';

export function words(event: MysteryEvent): string | null {
  if (event.type === 'told') return event.text.replaceAll('\n', ' ');
  return event.type === 'refused' ? event.message : null;
}
