// Looking closely: at clues, at people, at the dead, at what leads nowhere; taking things along and putting them down.
import type { Motive } from '../case.ts';
import { CLUE_TEXT, HERRINGS, HOUSE, THING, THINGS, type ThingId, traitOfThing } from '../house.ts';
import { hasSeen, murdererCode } from '../notebook.ts';
import type { Noun } from '../parser/parse.ts';
import { traitCode, firstOf, guestAt, listed, nameOf, VISIBLE_TRAITS, TRAITS, traitPhrase } from '../people.ts';
import { type TurnContext, REFUSAL } from './TurnContext.ts';
import { unknownWord } from './unknownWord.ts';

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

export function examine(night: TurnContext, nouns: readonly Noun[]): void {
  if (nouns.length === 0) return night.addEntry('aside', 'Examine what?');
  night.s.turns++;
  for (const noun of nouns) examineOne(night, noun);
}

function examineOne(night: TurnContext, noun: Noun): void {
  const { s } = night;
  switch (noun.is) {
    case 'all':
      return examineAll(night);
    case 'guest':
      if (bodyHere(night, noun.who)) return examineBody(night, noun.who);
      return s.present.includes(noun.who) ? examineGuest(night, noun.who) : night.refuse(REFUSAL.notSeen);
    case 'body': {
      const here = s.bodies.filter(({ room }) => room === s.room);
      if (here.length === 0) return night.refuse(REFUSAL.notSeen);
      for (const { who } of here) examineBody(night, who);
      return;
    }
    case 'thing':
      return isHere(night, noun.id) ? examineThing(night, noun.id) : night.refuse(REFUSAL.notSeen);
    case 'scenery': {
      const seen = HOUSE[s.room].scenery[noun.word];
      if (seen === undefined) return night.refuse(REFUSAL.notSeen);
      return night.addEntry('told', seen);
    }
    case 'you':
      return night.addEntry('told', 'A detective with a notebook, a magnifying glass and sore feet.');
    case 'nothing':
      night.refuse(REFUSAL.notSeen);
      unknownWord(night, noun.word);
  }
}

function examineAll(night: TurnContext): void {
  const { s } = night;
  const things = THINGS.filter(id => s.things[id] === s.room);
  const bodies = s.bodies.filter(({ room }) => room === s.room);
  if (things.length + s.present.length + bodies.length === 0)
    return night.addEntry('told', 'There is nothing here to examine.');
  for (const id of things) examineThing(night, id);
  for (const who of s.present) examineGuest(night, who);
  for (const { who } of bodies) examineBody(night, who);
}

function examineThing(night: TurnContext, id: ThingId): void {
  const { s } = night;
  s.it = id;
  night.events.push({ type: 'looked' });
  const trait = traitOfThing(id);
  const key = TRAITS[trait ?? -1]?.key;
  if (trait !== null && key) {
    night.addEntry('clue', CLUE_TEXT[key][murdererCode(s.case, trait)]);
    noteClue(night, trait);
  } else if (id === 'letter') {
    night.addEntry('clue', `A letter to nobody by name, torn across: ${LETTER[s.case.motives[s.case.murderer] as Motive]}`);
    if (!s.notes.letter) night.events.push({ type: 'letterRead' });
    night.updateNotes({ letter: true });
  } else if (id === 'umbrella' || id === 'watch') {
    night.addEntry('told', HERRINGS[id][s.case.herrings[id === 'umbrella' ? 0 : 1]] as string);
  }
}

function examineGuest(night: TurnContext, who: number): void {
  const { s } = night;
  setPronouns(night, who);
  night.events.push({ type: 'looked' });
  const [hand, hair, gloves, shoe] = VISIBLE_TRAITS.map(trait => traitPhrase(trait, traitCode(who, trait))) as [
    string,
    string,
    string,
    string,
  ];
  night.addEntry(
    'told',
    `${nameOf(who)}, the ${guestAt(who).work}. ${subject(who)} ${hand}, ${hair}, ${gloves} and ${shoe.replace('wears ', '')}.`,
  );
  noteTraits(night, who, VISIBLE_TRAITS);
  s.last = who;
}

/** The dead give away one thing that is not known yet. */
function examineBody(night: TurnContext, who: number): void {
  const { s } = night;
  setPronouns(night, who);
  night.events.push({ type: 'looked' });
  const body = bodyHere(night, who);
  const trait = s.case.order.find(one => !s.notes.clues.includes(one));
  if (body?.searched || trait === undefined)
    return night.addEntry('told', `${nameOf(who)} is beyond help, and has told you everything there was to tell.`);
  s.bodies = s.bodies.map(one => (one === body ? { ...one, searched: true } : one));
  night.addEntry(
    'clue',
    `${nameOf(who)} is beyond help, but fought: whoever did this ${traitPhrase(trait, murdererCode(s.case, trait))}.`,
  );
  noteClue(night, trait);
}

function noteClue(night: TurnContext, trait: number): void {
  const { notes } = night.s;
  if (notes.clues.includes(trait)) return;
  night.events.push({ type: 'clueFound', trait });
  night.updateNotes({ clues: [...notes.clues, trait] });
}

/** Notes what is now known of somebody. */
export function noteTraits(night: TurnContext, who: number, traits: readonly number[]): void {
  const { notes } = night.s;
  if (traits.every(trait => hasSeen(notes, who, trait))) return;
  const bits = traits.reduce((sum, trait) => sum | (1 << trait), notes.seen[who] ?? 0);
  night.updateNotes({ seen: notes.seen.with(who, bits) });
}

/** From now on 'him', 'her' and 'them' mean this one. */
export function setPronouns({ s }: TurnContext, who: number): void {
  s.last = who;
  s[guestAt(who).pronoun] = who;
}

export function take(night: TurnContext, nouns: readonly Noun[]): void {
  const { s } = night;
  if (nouns.length === 0) return night.addEntry('aside', 'Take what?');
  s.turns++;
  for (const noun of nouns) {
    if (noun.is === 'all') {
      const here = THINGS.filter(id => s.things[id] === s.room && !THING[id].stays);
      if (here.length === 0) return night.refuse(REFUSAL.notSeen);
      for (const id of here) takeThing(night, id);
    } else if (noun.is === 'thing' && s.things[noun.id] === s.room) takeThing(night, noun.id);
    else if (noun.is === 'thing' && s.things[noun.id] === 'you') night.addEntry('told', 'You have that already.');
    else if (noun.is === 'guest' && s.present.includes(noun.who))
      night.addEntry('told', `${firstOf(noun.who)} would rather not be carried.`);
    else if (noun.is === 'scenery' && HOUSE[s.room].scenery[noun.word])
      night.addEntry('told', 'That belongs to the house.');
    else {
      night.refuse(REFUSAL.notSeen);
      if (noun.is === 'nothing') unknownWord(night, noun.word);
    }
  }
}

function takeThing(night: TurnContext, id: ThingId): void {
  const { s } = night;
  const { stays, called } = THING[id];
  s.it = id;
  if (stays) return night.addEntry('told', stays);
  s.things = { ...s.things, [id]: 'you' };
  night.events.push({ type: 'took', thing: id });
  night.addEntry('told', `You take ${called}.`);
}

export function drop(night: TurnContext, nouns: readonly Noun[]): void {
  const { s } = night;
  if (nouns.length === 0) return night.addEntry('aside', 'Drop what?');
  s.turns++;
  for (const noun of nouns) {
    const carried = THINGS.filter(
      id => s.things[id] === 'you' && (noun.is === 'all' || (noun.is === 'thing' && noun.id === id)),
    );
    if (carried.length === 0) {
      night.refuse(REFUSAL.notCarried);
      if (noun.is === 'nothing') unknownWord(night, noun.word);
    }
    for (const id of carried) {
      s.things = { ...s.things, [id]: s.room };
      s.it = id;
      night.events.push({ type: 'dropped', thing: id });
      night.addEntry('told', `You put ${THING[id].called} down.`);
    }
  }
}

/** 'You carry a glass and a watch.' */
export function inventory(night: TurnContext): void {
  const carried = THINGS.filter(id => night.s.things[id] === 'you').map(id => THING[id].called);
  night.addEntry('told', carried.length > 0 ? `You carry ${listed(carried)}.` : 'You carry nothing but your notebook.');
}
