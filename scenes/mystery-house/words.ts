// Announcements for screen readers (aria-live): everything the log adds, once.
import type { MysteryEvent } from './rules/events.ts';
import type { Entry, MysteryState } from './rules/state.ts';

export function words(event: MysteryEvent): string | null {
  if (event.type === 'told') return inSentences(event.text);
  return event.type === 'refused' ? event.message : null;
}

/** What the last command, or the beginning, added to the log. */
export function situation({ log }: Readonly<MysteryState>): string {
  const last = log.findLastIndex(({ kind }) => kind === 'said');
  return joinedTexts(log.slice(last + 1));
}

const joinedTexts = (entries: readonly Entry[]): string =>
  entries.map(({ text }) => inSentences(/[.!?…]$/.test(text) ? text : `${text}.`)).join(' ');

/** Lines as sentences: a room's name is no part of what is seen there. */
const inSentences = (text: string): string => text.replaceAll(/([^.!?…:,])\n/g, '$1. ').replaceAll('\n', ' ');
