// What is in sight: checks of nouns against the room, and the refusal of what is not here, with where it was seen.
import { inRoom, ROOMS, type ThingId, theThing } from '../house.ts';
import type { Noun } from '../parser/nouns.ts';
import { firstOf } from '../people.ts';
import { SCENERY, sceneryIn } from '../scenery.ts';
import type { Scenery } from '../sceneryItem.ts';
import type { MysteryState } from '../state.ts';
import { suggestWord } from './suggestWord.ts';
import { REFUSAL, type TurnContext } from './TurnContext.ts';

type State = Readonly<MysteryState>;

export const isThingHere = ({ things, room }: Pick<State, 'things' | 'room'>, id: ThingId): boolean =>
  things[id] === room || things[id] === 'you';

export const isBodyHere = ({ bodies, room }: Pick<State, 'bodies' | 'room'>, who: number): boolean =>
  bodies.some(body => body.who === who && body.room === room);

/** What a noun names here; null where it is not in sight. */
export type Seen =
  | { readonly is: 'thing'; readonly id: ThingId; readonly named: string }
  | { readonly is: 'scenery'; readonly scenery: Scenery; readonly named: string }
  | { readonly is: 'guest' | 'body'; readonly who: number; readonly named: string };

export function seenBy(state: State, noun: Noun): Seen | null {
  const { present, room } = state;
  switch (noun.is) {
    case 'thing':
      return isThingHere(state, noun.id) ? { is: 'thing', id: noun.id, named: theThing(noun.id) } : null;
    case 'scenery': {
      const scenery = sceneryIn(room, noun.word);
      return scenery && { is: 'scenery', scenery, named: scenery.called };
    }
    case 'guest': {
      const { who } = noun;
      if (isBodyHere(state, who)) return { is: 'body', who, named: `the body of ${firstOf(who)}` };
      return present.includes(who) ? { is: 'guest', who, named: firstOf(who) } : null;
    }
    case 'body': {
      const body = state.bodies.find(one => one.room === room);
      return body ? { is: 'body', who: body.who, named: `the body of ${firstOf(body.who)}` } : null;
    }
    default:
      return null;
  }
}

/** "You don't see that here.", and where it is, as far as the player knows. */
export function refuseUnseen(turn: TurnContext, noun: Noun): void {
  turn.refuse(REFUSAL.notSeen);
  hintAt(turn, noun);
}

/** "That's not someone here.", and what is known of whoever was meant. */
export function refuseSomeone(turn: TurnContext, noun: Noun): void {
  turn.refuse(REFUSAL.notSomeone);
  hintAt(turn, noun);
}

function hintAt(turn: TurnContext, noun: Noun): void {
  if (noun.is === 'nothing') return suggestWord(turn, noun.word);
  const word = noun.is === 'thing' ? noun.id : noun.is === 'scenery' ? noun.word : noun.is === 'body' ? 'body' : null;
  const where = whereIs(turn.s, noun) ?? (word === null ? null : `No ${word} is in sight.`);
  if (where !== null) turn.addEntry('aside', where);
}

/** 'You saw the napkin in the dining room.' Of rooms that were not seen yet nothing is told. */
export function whereIs(state: State, noun: Noun): string | null {
  const { things, visited, room: here } = state;
  if (noun.is === 'thing') {
    const room = things[noun.id];
    return room && room !== 'you' && room !== here && visited.includes(room)
      ? `You saw ${theThing(noun.id)} ${inRoom(room)}.`
      : null;
  }
  if (noun.is === 'scenery') {
    const room = ROOMS.find(
      one => one !== here && visited.includes(one) && SCENERY[one].some(({ words }) => words.includes(noun.word)),
    );
    return room ? `You saw ${sceneryIn(room, noun.word)?.called} ${inRoom(room)}.` : null;
  }
  const [body] = state.bodies;
  if (noun.is === 'body' && body) return whereaboutsOf(state, body.who);
  return noun.is === 'guest' ? whereaboutsOf(state, noun.who) : null;
}

export function whereaboutsOf(state: State, who: number): string {
  const body = state.bodies.find(one => one.who === who);
  if (body)
    return body.room === state.room
      ? `${firstOf(who)} lies here, dead.`
      : `${firstOf(who)} lies dead ${inRoom(body.room)}.`;
  if (state.present.includes(who)) return `${firstOf(who)} is right here.`;
  return `${firstOf(who)} is not here, but somewhere in the house.`;
}
