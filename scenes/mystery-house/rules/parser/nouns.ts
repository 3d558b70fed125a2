// Noun phrases: what the words of a command mean. It knows words and pronouns only; actions check what is in the room.
import type { ThingId } from '../house.ts';
import { SCENERY_WORDS, sceneryIn } from '../scenery.ts';
import type { MysteryState } from '../state.ts';
import { ALL, BODY, EVERYBODY, FILLERS, GUEST_OF, PARTS, PREPOSITIONS, ROOM_OF, SELF, THING_OF } from './vocabulary.ts';

export type Noun =
  | { readonly is: 'guest'; readonly who: number }
  | { readonly is: 'thing'; readonly id: ThingId }
  /** Scenery of this or of another room. */
  | { readonly is: 'scenery'; readonly word: string }
  | { readonly is: 'body' }
  | { readonly is: 'you' }
  | { readonly is: 'all' }
  /** The living who are here. */
  | { readonly is: 'everybody' }
  /** A word that means nothing here, or nothing that can be looked at. */
  | { readonly is: 'nothing'; readonly word: string };

type Here = Readonly<MysteryState>;

/** 'ada and the glass' are two; 'ada finch' is one; of 'the outline of the host' it is the outline. */
export function nounsIn(words: readonly string[], state: Here): readonly Noun[] {
  return unique(
    words
      .join(' ')
      .split(/ and | except /)
      .flatMap(part => nounIn(part.split(' '), state)),
  );
}

function nounIn(part: readonly string[], state: Here): readonly Noun[] {
  const words = part.filter(word => word !== '' && word !== 'and');
  const first = words.findIndex(word => !FILLERS.has(word));
  if (first < 0) return [];
  const rest = words.slice(first);
  const end = rest.findIndex(word => PREPOSITIONS.has(word));
  const content = (end > 0 ? rest.slice(0, end) : rest).filter(word => !FILLERS.has(word));
  const guests = unique(content.flatMap(word => GUEST_OF.get(word) ?? []));
  if (guests.length > 1) return guests.map(who => ({ is: 'guest', who }));
  const several = severalOf(content, state);
  if (several) return several;
  const known = content.filter(one => nounOf(one, state).is !== 'nothing');
  // 'ada's hands' are Ada.
  const word = known.findLast(one => !PARTS.has(one)) ?? known.at(-1) ?? content.at(-1);
  return word === undefined ? [] : [nounOf(word, state)];
}

/** 'them', 'both', 'the others': several guests at once; null for any other word. */
function severalOf(content: readonly string[], { them, present, last }: Here): readonly Noun[] | null {
  const words = content.filter(word => !/^(?:all|two|three)$/.test(word));
  const [word] = words;
  if (words.length !== 1 || !/^(?:them|both|they|others)$/.test(word ?? '')) return null;
  const here = present.filter(who => (word === 'others' ? who !== last : them.length < 2 || them.includes(who)));
  if (here.length > 0) return here.map(who => ({ is: 'guest', who }));
  return last === null ? [{ is: 'everybody' }] : [{ is: 'guest', who: last }];
}

export function nounOf(word: string, state: Here): Noun {
  const { it, him, her, last, room, things } = state;
  const nothing = { is: 'nothing', word } as const;
  const guest = (who: number | null): Noun => (who === null ? nothing : { is: 'guest', who });
  switch (word) {
    case 'it':
      return it === null ? nothing : nounOf(it, { ...state, it: null });
    case 'him':
    case 'he':
      return guest(him);
    case 'her':
    case 'she':
      return guest(her);
    case 'them':
      return last === null ? { is: 'everybody' } : guest(last);
  }
  if (ROOM_OF.get(word) === room && !sceneryIn(room, word)) return { is: 'scenery', word: 'room' };
  if (ALL.has(word)) return { is: 'all' };
  if (SELF.has(word)) return { is: 'you' };
  if (BODY.has(word)) return { is: 'body' };
  const who = GUEST_OF.get(word);
  if (who !== undefined) return { is: 'guest', who };
  const id = THING_OF.get(word);
  if (id && (things[id] === room || things[id] === 'you')) return { is: 'thing', id };
  if (sceneryIn(room, word)) return { is: 'scenery', word };
  if (id) return { is: 'thing', id };
  if (EVERYBODY.has(word) || PARTS.has(word)) return { is: 'everybody' };
  return SCENERY_WORDS.has(word) ? { is: 'scenery', word } : nothing;
}

/** Whether a word names something that is seen or carried here. */
export function isInSight(word: string, state: Here): boolean {
  const noun = nounOf(word, state);
  switch (noun.is) {
    case 'guest':
      return (
        state.present.includes(noun.who) ||
        state.bodies.some(({ who, room }) => who === noun.who && room === state.room)
      );
    case 'thing':
      return state.things[noun.id] === state.room || state.things[noun.id] === 'you';
    case 'scenery':
      return sceneryIn(state.room, noun.word) !== null;
    case 'body':
      return state.bodies.some(({ room }) => room === state.room);
    default:
      return false;
  }
}

export const unique = <T>(things: readonly T[]): readonly T[] => {
  const seen = new Set<string>();
  return things.filter(thing => {
    const key = JSON.stringify(thing);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
};
