// The verb ask: questions about alibi, tobacco, scent and motive; answers go into the notebook.
import type { Motive } from '../case.ts';
import { HOUSE, inRoom } from '../house.ts';
import { alibiStatus, statementOf } from '../notebook.ts';
import type { Noun, Subject } from '../parser/parse.ts';
import { capital, firstOf, guestAt, listed, traitCode, traitOf } from '../people.ts';
import { noteTraits, setPronouns } from './examine.ts';
import { suggestWord } from './suggestWord.ts';
import { REFUSAL, type TurnContext } from './TurnContext.ts';

const MOTIVE: Readonly<Record<Motive, string>> = {
  debt: '"He wanted his money back by Friday. I owed him more than I own,"',
  will: '"He struck me out of his will. After all these years!"',
  secret: '"He knew something about me, and he let me feel it,"',
  insult: '"He made a fool of me at table, before everybody,"',
};

export function ask(turn: TurnContext, nouns: readonly Noun[], about: readonly Subject[]): void {
  const { s } = turn;
  const named = nouns.length > 0 ? nouns : defaultGuests(turn);
  if (!named) return;
  s.turns++;
  for (const noun of named) {
    if (noun.is === 'all') {
      if (s.present.length === 0) return turn.addEntry('told', 'Nobody is here to ask.');
      for (const who of s.present) askOne(turn, who, about);
    } else if (noun.is === 'guest' && s.present.includes(noun.who)) askOne(turn, noun.who, about);
    else if (noun.is === 'guest' && s.bodies.some(({ who, room }) => who === noun.who && room === s.room))
      turn.addEntry('told', `${firstOf(noun.who)} can say nothing any more.`);
    else if (noun.is === 'you') turn.addEntry('told', 'You ask yourself, and have no answer yet.');
    else {
      turn.refuse(REFUSAL.notSomeone);
      if (noun.is === 'nothing') suggestWord(turn, noun.word);
    }
  }
}

/** Whom a question without a name is for: the guest spoken to last, or the only one here. */
function defaultGuests(turn: TurnContext): readonly Noun[] | null {
  const { present, last } = turn.s;
  const [only] = present;
  const who = last !== null && present.includes(last) ? last : present.length === 1 ? only : undefined;
  if (who !== undefined) return [{ is: 'guest', who }];
  turn.addEntry(
    'aside',
    present.length === 0 ? 'Nobody is here to ask.' : `Ask whom: ${listed(present.map(firstOf))}?`,
  );
  return null;
}

function askOne(turn: TurnContext, who: number, about: readonly Subject[]): void {
  setPronouns(turn, who);
  turn.events.push({ type: 'spoke', who });
  if (about.length === 0)
    return turn.addEntry('told', `"Ask what you like," says ${firstOf(who)}. "My alibi, the host, tobacco, scent."`);
  for (const subject of about) answer(turn, who, subject);
}

function answer(turn: TurnContext, who: number, about: Subject): void {
  const first = firstOf(who);
  if (about === 'tobacco') return answerTobacco(turn, who);
  if (about === 'scent') return answerScent(turn, who);
  if (about === 'alibi') return answerAlibi(turn, who);
  if (about === 'motive') return answerMotive(turn, who);
  if (about === 'looks')
    return turn.addEntry('told', `"You have eyes," says ${first}. Examine ${guestAt(who).pronoun}.`);
  if (about === 'murder') return turn.addEntry('told', `"It was not me," says ${first}. They all say that.`);
  if ('guest' in about)
    return turn.addEntry(
      'told',
      about.guest === who
        ? `"I have nothing to hide," says ${first}.`
        : `"${firstOf(about.guest)}? Ask for yourself," says ${first}.`,
    );
  turn.addEntry('told', `${first} has nothing to say about that.`);
  suggestWord(turn, about.unknown);
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
  turn.addEntry(
    'told',
    traitCode(who, trait) === 0
      ? `"Lavender, a drop of it," says ${firstOf(who)}, who wears a lavender scent.`
      : `"I use none," says ${firstOf(who)}, who wears no scent.`,
  );
  noteTraits(turn, who, [trait]);
}

function answerMotive(turn: TurnContext, who: number): void {
  const { s } = turn;
  turn.addEntry('told', `${MOTIVE[s.case.motives[who] as Motive]} says ${firstOf(who)}.`);
  if (!s.notes.motives.includes(who)) turn.updateNotes({ motives: [...s.notes.motives, who] });
}

function answerAlibi(turn: TurnContext, who: number): void {
  const { s } = turn;
  const { murderer, liar } = s.case;
  if (who === liar && !s.notes.confessed && alibiStatus(s, murderer).verdict === 'disputed') return confess(turn, who);
  const before = s.notes.alibis.map(other => alibiStatus(s, other).verdict);
  turn.addEntry('told', `${alibiSentence(turn, who)} says ${firstOf(who)}.`);
  if (s.notes.alibis.includes(who)) return;
  const heard = s.notes.alibis;
  turn.updateNotes({ alibis: [...heard, who] });
  for (const [i, other] of [...heard, who].entries()) {
    const { verdict, by, sworn } = alibiStatus(s, other);
    if (by === null || verdict === before[i] || verdict === 'vouched') continue;
    turn.events.push({ type: 'wordsClashed', who: other });
    turn.addEntry('clue', contradictionText(other, by, sworn, verdict === 'broken'));
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

/** The witness who lied for the murderer confesses. */
function confess(turn: TurnContext, who: number): void {
  const { s } = turn;
  const { murderer } = s.case;
  const { with: others, room } = s.case.alibis[who] ?? { with: [], room: s.room };
  const honest = others.filter(other => other !== murderer).map(firstOf);
  turn.addEntry(
    'clue',
    `"All right," says ${firstOf(who)}. "${capital(inRoom(room))} there was ${listed(honest)} and me. ${firstOf(murderer)} begged me to say otherwise." The alibi of ${firstOf(murderer)} is a lie.`,
  );
  turn.events.push({ type: 'confessed', who });
  turn.updateNotes({ confessed: true });
}
