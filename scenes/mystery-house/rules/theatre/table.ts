// Questions at the table: each answer is heard by all, and whoever knows better says so. What is private stays private before everybody.

import { mayConfess } from '../actions/confront.ts';
import type { TurnContext } from '../actions/TurnContext.ts';
import { HOUSE, inRoom } from '../house.ts';
import { alibiStatus, contradicts, statementOf } from '../notebook.ts';
import { capital, firstOf, guestAt, listed } from '../people.ts';
import { isDead } from '../state.ts';
import { ANSWERS, OATHS, OBJECTIONS } from './voices.ts';

/** All who have not answered yet, one after the other. */
export function askRound(turn: TurnContext): void {
  const { s } = turn;
  const open = s.present.filter(who => !s.theatre?.asked.includes(who));
  s.turns++;
  if (open.length === 0) {
    turn.events.push({ type: 'reported', what: 'round' });
    return turn.addEntry('aside', 'They have all answered. Whoever was contradicted may be asked again.');
  }
  let objections = 0;
  for (const who of open) objections += answerAtTable(turn, who);
  if (objections === 0)
    turn.addEntry(
      'told',
      'It has gone once round the table, and nobody says otherwise. They have never agreed so well.',
    );
}

/** One answer with what others say to it; how many objected. */
export function answerAtTable(turn: TurnContext, who: number): number {
  const { s } = turn;
  const { theatre } = s;
  if (!theatre) return 0;
  s.last = who;
  s[guestAt(who).pronoun] = who;
  turn.events.push({ type: 'spoke', who, about: 'alibi' });
  const before = theatre.asked.filter(other => other !== who);
  s.theatre = { ...theatre, asked: [...before, who] };
  if (!s.notes.alibis.includes(who)) turn.updateNotes({ alibis: [...s.notes.alibis, who] });
  if (s.notes.admitted === who) {
    turn.addEntry('told', `"Alone," says ${firstOf(who)}. "You knew that. Now they know it, too."`);
    return 0;
  }
  const { room, with: others, passed } = statementOf(s, who);
  const company = others.length > 0 ? `with ${listed(others.map(firstOf))}` : 'alone';
  const also = passed ? `, and ${HOUSE[passed].called} was empty when I looked in` : '';
  turn.addEntry('told', (ANSWERS[who] ?? '').replace('%', `${capital(inRoom(room))}, ${company}${also}`));
  // The dead have said it, too, as long as they were asked.
  const dead = s.notes.alibis.filter(other => isDead(s, other));
  const heard = [...before, ...dead];
  const clashes = heard.flatMap((other): readonly (readonly [by: number, liar: number])[] =>
    contradicts(s, other, who) ? [[other, who]] : contradicts(s, who, other) && !isDead(s, other) ? [[who, other]] : [],
  );
  for (const [by, liar] of clashes) object(turn, by, liar);
  return clashes.length;
}

function object(turn: TurnContext, by: number, liar: number): void {
  const { s } = turn;
  const { room } = statementOf(s, liar);
  const { passed } = statementOf(s, by);
  turn.events.push({ type: 'wordsClashed', who: liar });
  const isEmpty = passed === room;
  const known = isEmpty
    ? `I looked into ${HOUSE[room].called}, and nobody was in it.`
    : `${firstOf(liar)} was not there.`;
  turn.addEntry('clue', objection(turn, by, liar, isEmpty, known));
  const { sworn } = alibiStatus(s, liar);
  if (sworn === undefined || isDead(s, sworn)) return;
  turn.addEntry('told', (OATHS[sworn] ?? '').replace('%', firstOf(liar)));
  if (mayConfess(turn, sworn)) turn.addEntry('aside', `Ask ${firstOf(sworn)} again, now that everybody listens.`);
}

function objection({ s }: TurnContext, by: number, liar: number, isEmpty: boolean, known: string): string {
  if (isDead(s, by))
    return `You turn a page. "${firstOf(by)} told me otherwise, while there was time: ${known}" Nobody looks at the empty chair.`;
  // Whoever has just answered has said it already.
  if (s.theatre?.asked.at(-1) === by)
    return `Heads turn to ${firstOf(liar)}, ${isEmpty ? 'who was in it, or says so' : `whom ${firstOf(by)} has just left out`}.`;
  return (OBJECTIONS[by] ?? '').replace('%', known);
}

/** What nobody shows or tells before everybody. */
export function keepPrivate(turn: TurnContext, who: number, what: 'looks' | 'habits'): void {
  const first = firstOf(who);
  turn.events.push({ type: 'spoke', who, about: 'private' });
  turn.addEntry(
    'told',
    what === 'looks'
      ? `${first} sits too far back in the chair, with both hands under the table. You might have looked closely when you met.`
      : `"Not before everybody," says ${first}. "You might have asked me in the kitchen."`,
  );
}
