// Asking people: where they were, what they smoke, what they smell of, what they had against the host. Answers are noted.
import type { Motive } from '../case.ts';
import { HOUSE, inRoom } from '../house.ts';
import { statementOf, alibiStatus } from '../notebook.ts';
import type { Noun, Subject } from '../parser/parse.ts';
import { capital, traitCode, firstOf, guestAt, listed, traitOf } from '../people.ts';
import { setPronouns, noteTraits } from './examine.ts';
import { type TurnContext, REFUSAL } from './TurnContext.ts';
import { unknownWord } from './unknownWord.ts';

const MOTIVE: Readonly<Record<Motive, string>> = {
  debt: '"He wanted his money back by Friday. I owed him more than I own,"',
  will: '"He struck me out of his will. After all these years!"',
  secret: '"He knew something about me, and he let me feel it,"',
  insult: '"He made a fool of me at table, before everybody,"',
};

export function ask(night: TurnContext, nouns: readonly Noun[], about: readonly Subject[]): void {
  const { s } = night;
  const named = nouns.length > 0 ? nouns : defaultGuests(night);
  if (!named) return;
  s.turns++;
  for (const noun of named) {
    if (noun.is === 'all') {
      if (s.present.length === 0) return night.addEntry('told', 'Nobody is here to ask.');
      for (const who of s.present) askOne(night, who, about);
    } else if (noun.is === 'guest' && s.present.includes(noun.who)) askOne(night, noun.who, about);
    else if (noun.is === 'guest' && s.bodies.some(({ who, room }) => who === noun.who && room === s.room))
      night.addEntry('told', `${firstOf(noun.who)} can say nothing any more.`);
    else if (noun.is === 'you') night.addEntry('told', 'You ask yourself, and have no answer yet.');
    else {
      night.refuse(REFUSAL.notSomeone);
      if (noun.is === 'nothing') unknownWord(night, noun.word);
    }
  }
}

/** Nobody was named: whoever was spoken to last, or the only one here. */
function defaultGuests(night: TurnContext): readonly Noun[] | null {
  const { present, last } = night.s;
  const [only] = present;
  const who = last !== null && present.includes(last) ? last : present.length === 1 ? only : undefined;
  if (who !== undefined) return [{ is: 'guest', who }];
  night.addEntry('aside', present.length === 0 ? 'Nobody is here to ask.' : `Ask whom: ${listed(present.map(firstOf))}?`);
  return null;
}

function askOne(night: TurnContext, who: number, about: readonly Subject[]): void {
  setPronouns(night, who);
  night.events.push({ type: 'spoke', who });
  if (about.length === 0)
    return night.addEntry('told', `"Ask what you like," says ${firstOf(who)}. "My alibi, the host, tobacco, scent."`);
  for (const subject of about) answer(night, who, subject);
}

function answer(night: TurnContext, who: number, about: Subject): void {
  const first = firstOf(who);
  if (about === 'tobacco') return tobacco(night, who);
  if (about === 'scent') return scent(night, who);
  if (about === 'alibi') return alibi(night, who);
  if (about === 'motive') return motive(night, who);
  if (about === 'looks') return night.addEntry('told', `"You have eyes," says ${first}. Examine ${guestAt(who).pronoun}.`);
  if (about === 'murder') return night.addEntry('told', `"It was not me," says ${first}. They all say that.`);
  if ('guest' in about)
    return night.addEntry(
      'told',
      about.guest === who
        ? `"I have nothing to hide," says ${first}.`
        : `"${firstOf(about.guest)}? Ask for yourself," says ${first}.`,
    );
  night.addEntry('told', `${first} has nothing to say about that.`);
  unknownWord(night, about.unknown);
}

function tobacco(night: TurnContext, who: number): void {
  const trait = traitOf('tobacco');
  night.addEntry(
    'told',
    traitCode(who, trait) === 0
      ? `"A pipe after supper," says ${firstOf(who)}, who smokes a pipe.`
      : `"Never," says ${firstOf(who)}, who does not smoke.`,
  );
  noteTraits(night, who, [trait]);
}

export function scent(night: TurnContext, who: number): void {
  const trait = traitOf('scent');
  night.addEntry(
    'told',
    traitCode(who, trait) === 0
      ? `"Lavender, a drop of it," says ${firstOf(who)}, who wears a lavender scent.`
      : `"I use none," says ${firstOf(who)}, who wears no scent.`,
  );
  noteTraits(night, who, [trait]);
}

function motive(night: TurnContext, who: number): void {
  const { s } = night;
  night.addEntry('told', `${MOTIVE[s.case.motives[who] as Motive]} says ${firstOf(who)}.`);
  if (!s.notes.motives.includes(who)) night.updateNotes({ motives: [...s.notes.motives, who] });
}

function alibi(night: TurnContext, who: number): void {
  const { s } = night;
  const { murderer, liar } = s.case;
  if (who === liar && !s.notes.confessed && alibiStatus(s, murderer).verdict === 'disputed') return confess(night, who);
  const before = s.notes.alibis.map(other => alibiStatus(s, other).verdict);
  night.addEntry('told', `${alibiSentence(night, who)} says ${firstOf(who)}.`);
  if (s.notes.alibis.includes(who)) return;
  const heard = s.notes.alibis;
  night.updateNotes({ alibis: [...heard, who] });
  for (const [i, other] of [...heard, who].entries()) {
    const { verdict, by, sworn } = alibiStatus(s, other);
    if (by === null || verdict === before[i] || verdict === 'vouched') continue;
    night.events.push({ type: 'wordsClashed', who: other });
    night.addEntry('clue', contradictionText(other, by, sworn, verdict === 'broken'));
  }
}

/** '"In the kitchen between nine and ten, with Ada. Nobody else was there,"'. */
function alibiSentence({ s }: TurnContext, who: number): string {
  const { room, with: others, passed } = statementOf(s, who);
  const place = `"${capital(inRoom(room))} between nine and ten,`;
  if (others.length > 0) return `${place} with ${listed(others.map(firstOf))}. Nobody else was there,"`;
  const also = passed ? ` I looked into ${HOUSE[passed].called}, too: it was empty,"` : '"';
  return passed ? `${place} alone.${also}` : `${place} alone,"`;
}

function contradictionText(who: number, by: number, sworn: number | undefined, isBroken: boolean): string {
  if (sworn !== undefined)
    return `${firstOf(sworn)} swears that ${firstOf(who)} was there; ${firstOf(by)} leaves ${guestAt(who).pronoun} out. Ask ${firstOf(sworn)} about the alibi again.`;
  return isBroken
    ? `${firstOf(by)} contradicts ${firstOf(who)}, and it holds: the alibi of ${firstOf(who)} is a lie.`
    : `${firstOf(by)} contradicts ${firstOf(who)}: one word against another.`;
}

/** Whoever swore for the murderer admits the lie. */
function confess(night: TurnContext, who: number): void {
  const { s } = night;
  const { murderer } = s.case;
  const { with: others, room } = s.case.alibis[who] ?? { with: [], room: s.room };
  const honest = others.filter(other => other !== murderer).map(firstOf);
  night.addEntry(
    'clue',
    `"All right," says ${firstOf(who)}. "${capital(inRoom(room))} there was ${listed(honest)} and me. ${firstOf(murderer)} begged me to say otherwise." The alibi of ${firstOf(murderer)} is a lie.`,
  );
  night.events.push({ type: 'confessed', who });
  night.updateNotes({ confessed: true });
}
