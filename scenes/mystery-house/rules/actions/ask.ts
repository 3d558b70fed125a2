// The verbs ask and tell: questions about alibi, tobacco, scent, motive and all else; answers go into the notebook.
import type { Motive } from '../case.ts';
import { HOUSE, inRoom, type ThingId, theThing, traitOfThing } from '../house.ts';
import { hasSeen, statementOf } from '../notebook.ts';
import type { Noun } from '../parser/nouns.ts';
import type { Subject } from '../parser/subjects.ts';
import { capital, firstOf, guestAt, listed, TRAITS, type TraitKey, traitCode, traitOf } from '../people.ts';
import { sceneryIn } from '../scenery.ts';
import { isDead } from '../state.ts';
import { answerAtTable, keepPrivate } from '../theatre/table.ts';
import { confess, confront, hearAlibi, mayConfess, noteMotive } from './confront.ts';
import { noteTraits, setPronouns } from './examine.ts';
import { refuseSomeone } from './seen.ts';
import { suggestWord } from './suggestWord.ts';
import type { TurnContext } from './TurnContext.ts';

const MOTIVE: Readonly<Record<Motive, string>> = {
  debt: '"He wanted his money back by Friday. I owed him more than I own,"',
  will: '"He struck me out of his will. After all these years!"',
  secret: '"He knew something about me, and he let me feel it,"',
  insult: '"He made a fool of me at table, before everybody,"',
};

/** What each says of themselves. */
const LIVES: readonly string[] = [
  '"I cook here, and have for nine years. He never once praised a soup,"',
  '"I keep the park. Plants do not ask questions,"',
  '"I am a doctor. I closed his eyes, and that is all I could do,"',
  '"I act. Tonight, for once, I do not,"',
  '"I put books in order. His were a disgrace,"',
  '"I build bridges. He was to pay for one,"',
];

export function ask(turn: TurnContext, nouns: readonly Noun[], about: readonly Subject[]): void {
  const named = nouns.length > 0 ? nouns : defaultGuests(turn);
  if (!named) return;
  turn.s.turns++;
  eachHere(turn, named, who => askOne(turn, who, about));
}

/** Tells somebody something: of what somebody else said they speak as if asked, and what they hear of a thing they answer. */
export function tell(turn: TurnContext, nouns: readonly Noun[], about: readonly Subject[]): void {
  const named = nouns.length > 0 ? nouns : defaultGuests(turn);
  if (!named) return;
  turn.s.turns++;
  eachHere(turn, named, who => {
    if (about.length > 0) return askOne(turn, who, about);
    setPronouns(turn, who);
    turn.events.push({ type: 'spoke', who, about: 'nothing' });
    turn.addEntry('told', `${firstOf(who)} hears you out, and waits for a question.`);
  });
}

/** Carries something out for each guest that is meant and here; whoever is not, is refused. */
export function eachHere(turn: TurnContext, nouns: readonly Noun[], on: (who: number) => void): void {
  const { s } = turn;
  for (const noun of nouns) {
    if (noun.is === 'all' || noun.is === 'everybody') {
      if (s.present.length === 0) return turn.askBack('Nobody is here to ask.');
      for (const who of s.present) on(who);
    } else if (noun.is === 'guest' && s.present.includes(noun.who)) on(noun.who);
    else if (noun.is === 'guest' && s.bodies.some(({ who, room }) => who === noun.who && room === s.room))
      turn.addEntry('told', `${firstOf(noun.who)} can say nothing any more.`);
    else if (noun.is === 'you') turn.addEntry('told', 'You ask yourself, and have no answer yet.');
    else refuseSomeone(turn, noun);
  }
}

/** Whom a question without a name is for: the guest spoken to last, or the only one here. */
export function defaultGuests(turn: TurnContext): readonly Noun[] | null {
  const { present, last } = turn.s;
  const [only] = present;
  const who = last !== null && present.includes(last) ? last : present.length === 1 ? only : undefined;
  if (who !== undefined) return [{ is: 'guest', who }];
  turn.askBack(present.length === 0 ? 'Nobody is here to ask.' : `Ask whom: ${listed(present.map(firstOf))}?`);
  return null;
}

function askOne(turn: TurnContext, who: number, about: readonly Subject[]): void {
  setPronouns(turn, who);
  if (about.length > 0) return about.forEach(subject => answer(turn, who, subject));
  if (mayConfess(turn, who)) return confess(turn, who);
  turn.events.push({ type: 'spoke', who, about: 'nothing' });
  turn.addEntry('told', `"Ask what you like," says ${firstOf(who)}. "My alibi, the host, tobacco, scent."`);
}

function answer(turn: TurnContext, who: number, about: Subject): void {
  turn.events.push({ type: 'spoke', who, about: subjectName(about) });
  if (isPrivate(turn, who, about)) return;
  if (typeof about !== 'string') return answerNoun(turn, who, about);
  const first = firstOf(who);
  switch (about) {
    case 'tobacco':
      return answerTobacco(turn, who);
    case 'scent':
      return answerScent(turn, who);
    case 'alibi':
      return answerAlibi(turn, who);
    case 'motive':
      return answerMotive(turn, who);
    case 'lie':
      if (confront(turn, who, null)) return;
      if (!turn.s.notes.alibis.includes(who)) return answerAlibi(turn, who);
      return turn.addEntry('told', `"Who says otherwise?" says ${first}. Nobody does, so far.`);
    case 'looks':
      return turn.addEntry('told', `"You have eyes," says ${first}. Examine ${guestAt(who).pronoun}.`);
    case 'murder':
      return turn.addEntry('told', `"It was not me," says ${first}. They all say that.`);
    case 'self':
      return turn.addEntry('told', `${LIVES[who]} says ${first}, ${guestAt(who).work}.`);
    case 'feelings':
      return turn.addEntry('told', `"How should one be, with a murderer in the house?" says ${first}.`);
  }
}

/** Before everybody nobody tells of habits and quarrels; what the notebook has is known. */
function isPrivate(turn: TurnContext, who: number, about: Subject): boolean {
  const { notes, theatre } = turn.s;
  if (!theatre) return false;
  const trait = about === 'tobacco' || about === 'scent' ? traitOf(about) : null;
  const isKept = trait !== null ? !hasSeen(notes, who, trait) : about === 'motive' && !notes.motives.includes(who);
  if (isKept) keepPrivate(turn, who, 'habits');
  return isKept;
}

const subjectName = (about: Subject): string => {
  if (typeof about === 'string') return about;
  if ('guest' in about) return firstOf(about.guest).toLowerCase();
  return 'thing' in about ? about.thing : 'scenery' in about ? about.scenery : 'unknown';
};

function answerNoun(turn: TurnContext, who: number, about: Exclude<Subject, string>): void {
  const first = firstOf(who);
  if ('guest' in about) return answerGuest(turn, who, about.guest);
  if ('thing' in about) return answerThing(turn, who, about.thing);
  if ('scenery' in about) {
    const called = sceneryIn(turn.s.room, about.scenery)?.called ?? `the ${about.scenery}`;
    return turn.addEntry('told', `"What about ${called}? It was here before any of us," says ${first}.`);
  }
  turn.addEntry('told', `${first} has nothing to say about that.`);
  suggestWord(turn, about.unknown);
}

/** What one guest says of another: whether they were together. Whoever's word stands against it is faced with it. */
function answerGuest(turn: TurnContext, who: number, other: number): void {
  const { s } = turn;
  const [first, name] = [firstOf(who), firstOf(other)];
  if (other === who) return turn.addEntry('told', `"I have nothing to hide," says ${first}.`);
  if (confront(turn, who, other)) return;
  const { with: others, room, passed } = statementOf(s, who);
  const mine = others.includes(other)
    ? `"${name} was with me ${inRoom(room)} between nine and ten,"`
    : `"I was ${inRoom(room)}${passed ? `, and looked into ${HOUSE[passed].called}, which was empty` : ''}. I did not see ${name} between nine and ten,"`;
  turn.addEntry('told', `${mine} says ${first}.${isDead(s, other) ? ` "And now ${name} is dead."` : ''}`);
  hearAlibi(turn, who);
}

/** Answers to a thing, by trait and its value, as true of whoever answers as what is seen of them. */
const REACTIONS: Readonly<Partial<Record<TraitKey, readonly [string, string]>>> = {
  hand: ['"I hold a glass in the right hand,"', '"I hold a glass in the left hand,"'],
  shoe: ['"My shoes are large, as you see,"', '"My shoes are small, as you see,"'],
  hair: ['"My hair is dark, as you see,"', '"My hair is fair, as you see,"'],
  gloves: ['"I wear wool, as you see,"', '"I wear leather, as you see,"'],
};

export function answerThing(turn: TurnContext, who: number, id: ThingId): void {
  const { s } = turn;
  const first = firstOf(who);
  const trait = traitOfThing(id);
  if (id === 'ash') return answerTobacco(turn, who);
  if (id === 'napkin') return answerScent(turn, who);
  if (id === 'letter') {
    if (!s.notes.letter) return turn.addEntry('told', `"A letter? Read it first, and then ask me," says ${first}.`);
    const isMine = s.case.motives[who] === s.case.motives[s.case.murderer];
    turn.addEntry(
      'told',
      `${first} ${isMine ? 'reads it twice and grows pale.' : 'reads it and gives it back: "That was somebody else."'}`,
    );
    return answerMotive(turn, who);
  }
  const key = TRAITS[trait ?? -1]?.key;
  if (trait === null || !key)
    return turn.addEntry('told', `"${capital(theThing(id))}? That leads nowhere," says ${first}.`);
  turn.addEntry('told', `${REACTIONS[key]?.[traitCode(who, trait)]} says ${first}.`);
  noteTraits(turn, who, [trait]);
}

function answerTobacco(turn: TurnContext, who: number): void {
  const trait = traitOf('tobacco');
  turn.addEntry(
    'told',
    traitCode(who, trait) === 0
      ? `"A pipe after supper," says ${firstOf(who)}, who smokes a pipe.`
      : `"Never," says ${firstOf(who)}, who does not smoke.`,
  );
  noteTraits(turn, who, [trait]);
}

export function answerScent(turn: TurnContext, who: number): void {
  const trait = traitOf('scent');
  if (isPrivate(turn, who, 'scent')) return;
  turn.addEntry(
    'told',
    traitCode(who, trait) === 0
      ? `"Lavender, a drop of it," says ${firstOf(who)}, who wears a lavender scent.`
      : `"I use none," says ${firstOf(who)}, who wears no scent.`,
  );
  noteTraits(turn, who, [trait]);
}

function answerMotive(turn: TurnContext, who: number): void {
  turn.addEntry('told', `${MOTIVE[turn.s.case.motives[who] as Motive]} says ${firstOf(who)}.`);
  noteMotive(turn, who);
}

function answerAlibi(turn: TurnContext, who: number): void {
  const { s } = turn;
  if (mayConfess(turn, who)) return confess(turn, who);
  if (s.theatre && !s.theatre.asked.includes(who)) {
    answerAtTable(turn, who);
    return;
  }
  if (s.notes.admitted === who)
    return turn.addEntry('told', `"I have told you: I was alone," says ${firstOf(who)}. "Do with it what you like."`);
  const isHeard = s.notes.alibis.includes(who);
  turn.addEntry('told', `${isHeard ? alibiAgain(turn, who) : alibiSentence(turn, who)} says ${firstOf(who)}.`);
  hearAlibi(turn, who);
}

/** '"As I said: in the kitchen, with Ada,"'. */
function alibiAgain({ s }: TurnContext, who: number): string {
  const { room, with: others } = statementOf(s, who);
  return `"As I said: ${inRoom(room)}, ${others.length > 0 ? `with ${listed(others.map(firstOf))}` : 'alone'},"`;
}

/** '"In the kitchen between nine and ten, with Ada. Nobody else was there,"'. */
function alibiSentence({ s }: TurnContext, who: number): string {
  const { room, with: others, passed } = statementOf(s, who);
  const place = `"${capital(inRoom(room))} between nine and ten,`;
  if (others.length > 0) return `${place} with ${listed(others.map(firstOf))}. Nobody else was there,"`;
  const also = passed ? ` I looked into ${HOUSE[passed].called}, too: it was empty,"` : '"';
  return passed ? `${place} alone.${also}` : `${place} alone,"`;
}
