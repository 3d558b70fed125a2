// Small talk and orders: greetings, thanks and oaths, with an answer where somebody is here to give one.
import type { Noun } from '../parser/nouns.ts';
import type { Talk } from '../parser/vocabulary.ts';
import { firstOf } from '../people.ts';
import { eachHere } from './ask.ts';
import { setPronouns } from './examine.ts';
import type { TurnContext } from './TurnContext.ts';

/** To somebody, where `%` is the first name, and to nobody. */
const REPLIES: Readonly<Record<Talk, readonly [somebody: string, nobody: string]>> = {
  greeting: ['"Good evening," says %, and does not mean it.', 'Nobody is here to hear it.'],
  thanks: ['"Do not thank me. Find them," says %.', 'You thank the house. It creaks.'],
  sorry: ['"Never mind," says %.', 'Nobody minds.'],
  parting: [
    '"The gate is locked. None of us goes anywhere," says %.',
    'The gate is locked. Nobody goes anywhere before morning.',
  ],
  no: ['"As you like," says %.', 'Nobody asked.'],
  yes: ['"Then ask," says %.', 'Good. What do you do?'],
  oath: ['"I beg your pardon?" says %.', 'The portraits have heard worse.'],
  jeer: [
    '"Insults I get from the family," says %. "From you I expected questions."',
    'The house has been called worse, and has outlived everybody who said so. Say help if it misheard you.',
  ],
  magic: ['% looks at you as if you had said a word from another game.', 'A hollow voice says nothing at all.'],
};

export function talk(turn: TurnContext, what: Talk, nouns: readonly Noun[]): void {
  const { s } = turn;
  const [only, ...others] = s.present;
  const whom: readonly Noun[] =
    nouns.length > 0 ? nouns : only !== undefined && others.length === 0 ? [{ is: 'guest', who: only }] : [];
  s.turns++;
  const [somebody, nobody] = REPLIES[what];
  if (whom.length > 0) return eachHere(turn, whom, who => reply(turn, who, what, somebody));
  if (only !== undefined)
    return reply(turn, s.last !== null && s.present.includes(s.last) ? s.last : only, what, somebody);
  turn.events.push({ type: 'acted', act: what, on: null });
  turn.addEntry('told', nobody);
}

function reply(turn: TurnContext, who: number, what: string, text: string): void {
  setPronouns(turn, who);
  turn.events.push({ type: 'spoke', who, about: what });
  turn.addEntry('told', text.replaceAll('%', firstOf(who)));
}

/** Guests take no orders. */
export function order(turn: TurnContext, nouns: readonly Noun[]): void {
  turn.s.turns++;
  eachHere(turn, nouns, who => reply(turn, who, 'order', '"I take questions, not orders," says %.'));
}
