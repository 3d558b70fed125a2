// Words in sight: what Tab completes and what spelling proposes are names of what is here.

import { EVERYWHERE } from '../everywhere.ts';
import { ROOMS, THING, THINGS } from '../house.ts';
import { firstOf } from '../people.ts';
import { SCENERY } from '../scenery.ts';
import type { MysteryState } from '../state.ts';
import { ACT_OF } from './acts.ts';
import { FILLERS, GUEST_OF, ROOM_OF, TOPICS, VERB_OF, WAY_OF } from './vocabulary.ts';

/** The part of the state that is in sight. */
export type Sight = Pick<MysteryState, 'room' | 'things' | 'present' | 'bodies'>;

/** Nouns of everybody and everything here and carried, with their synonyms. */
export function nounWordsInSight({ room, things, present, bodies }: Sight): readonly string[] {
  const guests = new Set([...present, ...bodies.filter(body => body.room === room).map(({ who }) => who)]);
  return [
    ...THINGS.flatMap(id => (things[id] === room || things[id] === 'you' ? [id, ...THING[id].words] : [])),
    ...[...GUEST_OF].filter(([, who]) => guests.has(who)).map(([word]) => word),
    ...[...SCENERY[room], ...EVERYWHERE].flatMap(({ words }) => words),
  ];
}

const VERB_WORDS: readonly string[] = [...VERB_OF.keys(), ...ACT_OF.keys(), ...WAY_OF.keys()].filter(
  word => word.length > 2,
);

/** What the last word of a text may become: a verb at the start, then what is in sight, topics after "about", and rooms after "to". */
export function completionWords(state: Sight, before: readonly string[]): readonly string[] {
  if (before.length === 0) return [...VERB_WORDS, ...state.present.map(who => firstOf(who).toLowerCase())];
  const nouns = nounWordsInSight(state).filter(word => !FILLERS.has(word));
  const isTopic = before.includes('about');
  const isWay = before[0] !== undefined && VERB_OF.get(before[0]) === 'go';
  const names = [...GUEST_OF.keys()];
  return [
    ...(isTopic ? [...TOPICS, ...names] : []),
    ...(before[0] !== undefined && VERB_OF.get(before[0]) === 'accuse' ? names : []),
    ...nouns,
    ...(isWay ? [...ROOMS, ...ROOM_OF.keys(), ...WAY_OF.keys()] : []),
    'about',
  ];
}
