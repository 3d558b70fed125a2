// Announcements for screen readers (aria-live): everything the log adds, once.
import type { MysteryEvent } from './rules/events.ts';
import type { Entry, MysteryState } from './rules/state.ts';

export function words(event: MysteryEvent): string | null {
  if (event.type === 'told') return event.text.replaceAll('\n', ' ');
  return event.type === 'refused' ? event.message : null;
}

/** What the last command, or the beginning, added to the log. */
export function situation({ log }: Readonly<MysteryState>): string {
  const last = log.findLastIndex(({ kind }) => kind === 'said');
  return joinedTexts(log.slice(last + 1));
}

const joinedTexts = (entries: readonly Entry[]): string =>
  entries.map(({ text }) => (/[.!?…]$/.test(text) ? text : `${text}.`).replaceAll('\n', ' ')).join(' ');
