// The verbs examine, take, drop and inventory: clues, guests, bodies, red herrings and scenery.
import type { Motive } from '../case.ts';
import { CLUE_TEXT, HERRINGS, THING, THINGS, type ThingId, theThing, traitOfThing } from '../house.ts';
import { hasSeen, murdererCode } from '../notebook.ts';
import type { Noun } from '../parser/nouns.ts';
import {
  capital,
  firstOf,
  guestAt,
  listed,
  nameOf,
  TRAITS,
  traitCode,
  traitPhrase,
  VISIBLE_TRAITS,
} from '../people.ts';
import { sceneryIn } from '../scenery.ts';
import { keepPrivate } from '../theatre/table.ts';
import { isThingHere, refuseUnseen } from './seen.ts';
import { suggestWord } from './suggestWord.ts';
import { REFUSAL, type TurnContext } from './TurnContext.ts';
import { describeRoom } from './walk.ts';

const LETTER: Readonly<Record<Motive, string>> = {
  debt: '"... the whole sum by Friday, or the court will hear of it. A.Q." So it was about a debt.',
  will: '"... and I have struck your name from my will tonight. A.Q." So it was about the will.',
  secret: '"... what you did that winter. I have kept it long enough. A.Q." So it was about a secret.',
  insult: '"... and I shall laugh at you again tomorrow, before them all. A.Q." So it was about an insult.',
};

const bodyHere = ({ s }: TurnContext, who: number) => s.bodies.find(body => body.who === who && body.room === s.room);
/** 'He', 'She'. */
const subject = (who: number): string => (guestAt(who).pronoun === 'him' ? 'He' : 'She');

export function examine(turn: TurnContext, nouns: readonly Noun[]): void {
  if (nouns.length === 0) return turn.askBack('Examine what?');
  turn.s.turns++;
  for (const noun of nouns) examineOne(turn, noun);
}

function examineOne(turn: TurnContext, noun: Noun): void {
  const { s } = turn;
  switch (noun.is) {
    case 'all':
      return examineAll(turn);
    case 'guest':
      if (bodyHere(turn, noun.who)) return examineBody(turn, noun.who);
      return s.present.includes(noun.who) ? examineGuest(turn, noun.who) : refuseUnseen(turn, noun);
    case 'everybody':
      if (s.present.length === 0) return turn.askBack('Nobody is here but you.');
      for (const who of s.present) examineGuest(turn, who);
      return;
    case 'body': {
      const here = s.bodies.filter(({ room }) => room === s.room);
      if (here.length === 0) return refuseUnseen(turn, noun);
      for (const { who } of here) examineBody(turn, who);
      return;
    }
    case 'thing':
      return isThingHere(s, noun.id) ? examineThing(turn, noun.id) : refuseUnseen(turn, noun);
    case 'scenery': {
      const scenery = sceneryIn(s.room, noun.word);
      if (!scenery) return refuseUnseen(turn, noun);
      s.it = scenery.words[0];
      turn.events.push({ type: 'looked', on: scenery.words[0] });
      return scenery.words[0] === 'room' ? describeRoom(turn, true) : turn.addEntry('told', scenery.text);
    }
    case 'you':
      turn.events.push({ type: 'looked', on: 'you' });
      return turn.addEntry('told', 'A detective with a notebook, a magnifying glass and sore feet.');
    case 'nothing':
      refuseUnseen(turn, noun);
  }
}

function examineAll(turn: TurnContext): void {
  const { s } = turn;
  const things = THINGS.filter(id => s.things[id] === s.room);
  const bodies = s.bodies.filter(({ room }) => room === s.room);
  if (things.length + s.present.length + bodies.length === 0)
    return turn.addEntry('told', 'There is nothing here to examine.');
  for (const id of things) examineThing(turn, id);
  for (const who of s.present) examineGuest(turn, who);
  for (const { who } of bodies) examineBody(turn, who);
}

function examineThing(turn: TurnContext, id: ThingId): void {
  const { s } = turn;
  s.it = id;
  turn.events.push({ type: 'looked', on: id });
  const trait = traitOfThing(id);
  const key = TRAITS[trait ?? -1]?.key;
  if (trait !== null && key) {
    turn.addEntry('clue', CLUE_TEXT[key][murdererCode(s.case, trait)]);
    noteClue(turn, trait);
  } else if (id === 'letter') {
    turn.addEntry(
      'clue',
      `A letter to nobody by name, torn across: ${LETTER[s.case.motives[s.case.murderer] as Motive]}`,
    );
    if (!s.notes.letter) turn.events.push({ type: 'letterRead' });
    turn.updateNotes({ letter: true });
  } else if (id === 'umbrella' || id === 'watch') {
    turn.addEntry('told', HERRINGS[id][s.case.herrings[id === 'umbrella' ? 0 : 1]] as string);
  }
}

function examineGuest(turn: TurnContext, who: number): void {
  const { s } = turn;
  setPronouns(turn, who);
  turn.events.push({ type: 'looked', on: firstOf(who).toLowerCase() });
  if (s.theatre && VISIBLE_TRAITS.some(trait => !hasSeen(s.notes, who, trait))) return keepPrivate(turn, who, 'looks');
  const [hand, hair, gloves, shoe] = VISIBLE_TRAITS.map(trait => traitPhrase(trait, traitCode(who, trait))) as [
    string,
    string,
    string,
    string,
  ];
  turn.addEntry(
    'told',
    `${nameOf(who)}, the ${guestAt(who).work}. ${subject(who)} ${hand}, ${hair}, ${gloves} and ${shoe.replace('wears ', '')}.`,
  );
  noteTraits(turn, who, VISIBLE_TRAITS);
  s.last = who;
}

/** A body reveals one trait of the murderer that is not known yet. */
function examineBody(turn: TurnContext, who: number): void {
  const { s } = turn;
  setPronouns(turn, who);
  turn.events.push({ type: 'looked', on: firstOf(who).toLowerCase() });
  const body = bodyHere(turn, who);
  const trait = s.case.order.find(one => !s.notes.clues.includes(one));
  if (body?.searched || trait === undefined)
    return turn.addEntry('told', `${nameOf(who)} is beyond help, and has told you everything there was to tell.`);
  s.bodies = s.bodies.map(one => (one === body ? { ...one, searched: true } : one));
  turn.addEntry(
    'clue',
    `${nameOf(who)} is beyond help, but fought: whoever did this ${traitPhrase(trait, murdererCode(s.case, trait))}.`,
  );
  noteClue(turn, trait);
}

function noteClue(turn: TurnContext, trait: number): void {
  const { notes } = turn.s;
  if (notes.clues.includes(trait)) return;
  turn.events.push({ type: 'clueFound', trait });
  turn.updateNotes({ clues: [...notes.clues, trait] });
}

/** Notes traits of a guest as known. */
export function noteTraits(turn: TurnContext, who: number, traits: readonly number[]): void {
  const { notes } = turn.s;
  if (traits.every(trait => hasSeen(notes, who, trait))) return;
  const bits = traits.reduce((sum, trait) => sum | (1 << trait), notes.seen[who] ?? 0);
  turn.updateNotes({ seen: notes.seen.with(who, bits) });
}

/** Makes 'him' or 'her', and 'them', refer to this guest. */
export function setPronouns({ s }: TurnContext, who: number): void {
  s.last = who;
  s[guestAt(who).pronoun] = who;
}

/** Search: the things and bodies of the room, or what is named. */
export function search(turn: TurnContext, nouns: readonly Noun[]): void {
  const { s } = turn;
  if (nouns.length > 0) return examine(turn, nouns);
  s.turns++;
  const things = THINGS.filter(id => s.things[id] === s.room);
  const bodies = s.bodies.filter(({ room }) => room === s.room);
  if (things.length + bodies.length === 0) {
    turn.events.push({ type: 'looked', on: 'room' });
    return turn.addEntry('told', 'You search the room, and find nothing that was dropped tonight.');
  }
  for (const id of things) examineThing(turn, id);
  for (const { who } of bodies) examineBody(turn, who);
}

export function take(turn: TurnContext, nouns: readonly Noun[]): void {
  const { s } = turn;
  if (nouns.length === 0) return turn.askBack('Take what?');
  s.turns++;
  for (const noun of nouns) {
    const scenery = noun.is === 'scenery' ? sceneryIn(s.room, noun.word) : null;
    if (noun.is === 'all') {
      const here = THINGS.filter(id => s.things[id] === s.room && !THING[id].stays);
      if (here.length === 0) return turn.addEntry('told', 'There is nothing here that can be taken.');
      for (const id of here) takeThing(turn, id);
    } else if (noun.is === 'thing' && s.things[noun.id] === s.room) takeThing(turn, noun.id);
    else if (noun.is === 'thing' && s.things[noun.id] === 'you')
      turn.addEntry('told', `You have ${theThing(noun.id)} already.`);
    else if (noun.is === 'guest' && s.present.includes(noun.who))
      keep(turn, firstOf(noun.who).toLowerCase(), `${firstOf(noun.who)} would rather not be carried.`);
    else if (noun.is === 'guest' && bodyHere(turn, noun.who)) keep(turn, 'body', `You let ${firstOf(noun.who)} lie.`);
    else if (scenery)
      keep(
        turn,
        scenery.words[0],
        scenery.acts?.take ??
          `${capital(scenery.called)} ${isPlural(scenery.called) ? 'belong' : 'belongs'} to the house.`,
      );
    else refuseUnseen(turn, noun);
  }
}

/** What stays where it is, in the house's words. */
function keep(turn: TurnContext, on: string, text: string): void {
  turn.events.push({ type: 'acted', act: 'take', on });
  turn.addEntry('told', text);
}

/** 'the lanterns'; 'the gravel' is one. */
const isPlural = (called: string): boolean => /[^s]s$/.test(called) && !/(?:chess|glass)$/.test(called);

function takeThing(turn: TurnContext, id: ThingId): void {
  const { s } = turn;
  const { stays, called } = THING[id];
  s.it = id;
  if (stays) return keep(turn, id, stays);
  s.things = { ...s.things, [id]: 'you' };
  turn.events.push({ type: 'took', thing: id });
  turn.addEntry('told', `You take ${called}.`);
}

export function drop(turn: TurnContext, nouns: readonly Noun[]): void {
  const { s } = turn;
  if (nouns.length === 0) return turn.askBack('Drop what?');
  s.turns++;
  for (const noun of nouns) {
    const carried = THINGS.filter(
      id => s.things[id] === 'you' && (noun.is === 'all' || (noun.is === 'thing' && noun.id === id)),
    );
    if (carried.length === 0) {
      turn.refuse(REFUSAL.notCarried);
      if (noun.is === 'nothing') suggestWord(turn, noun.word);
      else if (noun.is === 'thing' && s.things[noun.id] === s.room)
        turn.addEntry('aside', `You would have to take ${theThing(noun.id)} first.`);
    }
    for (const id of carried) {
      s.things = { ...s.things, [id]: s.room };
      s.it = id;
      turn.events.push({ type: 'dropped', thing: id });
      turn.addEntry('told', `You put ${THING[id].called} down.`);
    }
  }
}

/** 'You carry a glass and a watch.' */
export function inventory(turn: TurnContext): void {
  const carried = THINGS.filter(id => turn.s.things[id] === 'you').map(id => THING[id].called);
  turn.events.push({ type: 'reported', what: 'carried' });
  turn.addEntry('told', carried.length > 0 ? `You carry ${listed(carried)}.` : 'You carry nothing but your notebook.');
}
