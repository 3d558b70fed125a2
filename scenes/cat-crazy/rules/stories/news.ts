// News: what has just happened, as sentences that stand in the line of messages long enough to be read.

import type { T } from '../../constants.ts';
import { KINDS } from '../cats/breeds.ts';
import { perkOf } from '../cats/perks.ts';
import { tradeText } from '../guests.ts';
import { type Event, type State, ticksIn } from '../state.ts';
import { GOALS } from './goals.ts';
import { TALES } from './stories.ts';

/** Sentences that wait at most: an older one gives way. */
const MOST_NEWS = 3;
/** Seconds for a sentence: some to notice it, and one for every twenty letters. */
const secondsFor = (text: string): number => 2 + text.length / 20;

export function noteInNews(state: State, event: Event, t: T): void {
  const text = newsOf(event, t);
  if (text === null) return;
  state.news = [...state.news, { text, left: ticksIn(secondsFor(text)) }].slice(-MOST_NEWS);
}

/** News wait while a guest does: its offer stands in the same line. */
export function updateNews(state: State): void {
  if (state.guest) return;
  const [first] = state.news;
  if (first && --first.left <= 0) state.news = state.news.slice(1);
}

/** `an Ash`, `a Seal`. */
export const withArticle = (word: string): string => `${/^[AEIOU]/.test(word) ? 'an' : 'a'} ${word}`;

function newsOf(event: Event, t: T): string | null {
  switch (event.type) {
    case 'hatched':
      return `${event.name} has hatched: ${withArticle(KINDS[event.breed].coats[event.coat] ?? '')} ${KINDS[event.breed].name}${event.fresh ? ', not in the book yet' : ''}.`;
    case 'levelReached':
      return `${event.name} is level ${event.level}. ${perkOf(event.level, t)}`;
    case 'pageTold': {
      const story = TALES[event.breed][event.tale];
      return `“${story?.pages[event.page - 1]?.text}” ${story?.title}, page ${event.page}: +${event.coins}`;
    }
    case 'goalSet':
      return GOALS[event.goal]?.how(t) ?? null;
    case 'traded':
      return `${tradeText(event.guest)}: the ${event.guest} thanks you.`;
    case 'comforted':
      return `${event.by} comforts ${event.name}.`;
    default:
      return null;
  }
}
