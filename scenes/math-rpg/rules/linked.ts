// What a teacher's link fixes: the card or the list that it brought, and the sentence that says so.
import type { Setup } from '../../kit/core/rules.ts';
import { type Card, cardName, readCard } from './card.ts';
import { countOf, readFactList } from './factList.ts';
import type { Item } from './facts.ts';

interface Linked {
  readonly card: Card | null;
  readonly list: readonly Item[] | null;
}

/** Reads what a link brought. Throws a refusal where it cannot be read. A card goes before a list. */
export function readLinked({ card, facts }: Setup): Linked {
  if (typeof card === 'string') return { card: readCard(card), list: null };
  return { card: null, list: typeof facts === 'string' ? readFactList(facts) : null };
}

/** One sentence: what whoever opened the link is asked. Null where nothing is fixed. */
export function fixedText({ card, list }: Linked): string | null {
  if (card !== null) return `A teacher’s card: ${lower(cardName(card))}, ${card.questions} questions.`;
  return list === null ? null : `A teacher’s list: ${countOf(list)}, and nothing else.`;
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The sentence for the start card. */
export const linked = (texts: Readonly<Record<string, string>>): string | null => fixedText(readLinked(texts));
