// The verbs examine, take, drop and inventory: clues, guests, bodies, red herrings and scenery.
import type { Motive } from '../case.ts';
import { CLUE_TEXT, HERRINGS, HOUSE, THING, THINGS, type ThingId, traitOfThing } from '../house.ts';
import { hasSeen, murdererCode } from '../notebook.ts';
import type { Noun } from '../parser/parse.ts';
import { firstOf, guestAt, listed, nameOf, TRAITS, traitCode, traitPhrase, VISIBLE_TRAITS } from '../people.ts';
import { suggestWord } from './suggestWord.ts';
import { REFUSAL, type TurnContext } from './TurnContext.ts';

const LETTER: Readonly<Record<Motive, string>> = {
  debt: '"... the whole sum by Friday, or the court will hear of it. A.Q." So it was about a debt.',
  will: '"... and I have struck your name from my will tonight. A.Q." So it was about the will.',
  secret: '"... what you did that winter. I have kept it long enough. A.Q." So it was about a secret.',
  insult: '"... and I shall laugh at you again tomorrow, before them all. A.Q." So it was about an insult.',
};

const isHere = ({ s }: TurnContext, id: ThingId): boolean => s.things[id] === s.room || s.things[id] === 'you';
const bodyHere = ({ s }: TurnContext, who: number) => s.bodies.find(body => body.who === who && body.room === s.room);
/** 'He', 'She'. */
const subject = (who: number): string => (guestAt(who).pronoun === 'him' ? 'He' : 'She');

export function examine(turn: TurnContext, nouns: readonly Noun[]): void {
  if (nouns.length === 0) return turn.addEntry('aside', 'Examine what?');
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
      return s.present.includes(noun.who) ? examineGuest(turn, noun.who) : turn.refuse(REFUSAL.notSeen);
    case 'body': {
      const here = s.bodies.filter(({ room }) => room === s.room);
      if (here.length === 0) return turn.refuse(REFUSAL.notSeen);
      for (const { who } of here) examineBody(turn, who);
      return;
    }
    case 'thing':
      return isHere(turn, noun.id) ? examineThing(turn, noun.id) : turn.refuse(REFUSAL.notSeen);
    case 'scenery': {
      const seen = HOUSE[s.room].scenery[noun.word];
      if (seen === undefined) return turn.refuse(REFUSAL.notSeen);
      return turn.addEntry('told', seen);
    }
    case 'you':
      return turn.addEntry('told', 'A detective with a notebook, a magnifying glass and sore feet.');
    case 'nothing':
      turn.refuse(REFUSAL.notSeen);
      suggestWord(turn, noun.word);
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
  turn.events.push({ type: 'looked' });
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
  turn.events.push({ type: 'looked' });
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
  turn.events.push({ type: 'looked' });
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

export function take(turn: TurnContext, nouns: readonly Noun[]): void {
  const { s } = turn;
  if (nouns.length === 0) return turn.addEntry('aside', 'Take what?');
  s.turns++;
  for (const noun of nouns) {
    if (noun.is === 'all') {
      const here = THINGS.filter(id => s.things[id] === s.room && !THING[id].stays);
      if (here.length === 0) return turn.refuse(REFUSAL.notSeen);
      for (const id of here) takeThing(turn, id);
    } else if (noun.is === 'thing' && s.things[noun.id] === s.room) takeThing(turn, noun.id);
    else if (noun.is === 'thing' && s.things[noun.id] === 'you') turn.addEntry('told', 'You have that already.');
    else if (noun.is === 'guest' && s.present.includes(noun.who))
      turn.addEntry('told', `${firstOf(noun.who)} would rather not be carried.`);
    else if (noun.is === 'scenery' && HOUSE[s.room].scenery[noun.word])
      turn.addEntry('told', 'That belongs to the house.');
    else {
      turn.refuse(REFUSAL.notSeen);
      if (noun.is === 'nothing') suggestWord(turn, noun.word);
    }
  }
}

function takeThing(turn: TurnContext, id: ThingId): void {
  const { s } = turn;
  const { stays, called } = THING[id];
  s.it = id;
  if (stays) return turn.addEntry('told', stays);
  s.things = { ...s.things, [id]: 'you' };
  turn.events.push({ type: 'took', thing: id });
  turn.addEntry('told', `You take ${called}.`);
}

export function drop(turn: TurnContext, nouns: readonly Noun[]): void {
  const { s } = turn;
  if (nouns.length === 0) return turn.addEntry('aside', 'Drop what?');
  s.turns++;
  for (const noun of nouns) {
    const carried = THINGS.filter(
      id => s.things[id] === 'you' && (noun.is === 'all' || (noun.is === 'thing' && noun.id === id)),
    );
    if (carried.length === 0) {
      turn.refuse(REFUSAL.notCarried);
      if (noun.is === 'nothing') suggestWord(turn, noun.word);
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
  turn.addEntry('told', carried.length > 0 ? `You carry ${listed(carried)}.` : 'You carry nothing but your notebook.');
}
