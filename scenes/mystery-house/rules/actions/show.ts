// The verbs show and give: somebody is shown what is carried or lies here, and answers to it.
import type { Noun } from '../parser/nouns.ts';
import { firstOf } from '../people.ts';
import { answerThing, defaultGuests, eachHere } from './ask.ts';
import { setPronouns } from './examine.ts';
import { refuseUnseen, type Seen, seenBy } from './seen.ts';
import type { TurnContext } from './TurnContext.ts';

export function show(turn: TurnContext, what: readonly Noun[], nouns: readonly Noun[]): void {
  const { s } = turn;
  if (what.length === 0) return turn.askBack('Show what?');
  const named = nouns.length > 0 ? nouns : defaultGuests(turn);
  if (!named) return;
  s.turns++;
  for (const noun of what) {
    const seen = seenBy(s, noun);
    if (!seen) return noun.is === 'all' ? turn.askBack('Show one thing after the other.') : refuseUnseen(turn, noun);
    if (seen.is === 'thing') s.it = seen.id;
    eachHere(turn, named, who => showOne(turn, seen, who));
    if (turn.isStopped) return;
  }
}

function showOne(turn: TurnContext, seen: Seen, who: number): void {
  const first = firstOf(who);
  setPronouns(turn, who);
  turn.events.push({
    type: 'showed',
    who,
    what: seen.is === 'thing' ? seen.id : seen.is === 'scenery' ? seen.scenery.words[0] : seen.is,
  });
  switch (seen.is) {
    case 'thing':
      return answerThing(turn, who, seen.id);
    case 'body':
      return turn.addEntry('told', `${first} looks, and looks away. "Find who did this."`);
    case 'guest':
      return turn.addEntry('told', `"I know ${seen.who === who ? 'myself' : seen.named}," says ${first}.`);
    case 'scenery':
      return turn.addEntry('told', `${first} looks at ${seen.named}, then at you. "And?"`);
  }
}
