// The verb accuse: names one of the seven, dead or alive, from any room, and ends the game.
import type { Verdict } from '../notebook.ts';
import type { Noun } from '../parser/nouns.ts';
import { nameOf } from '../people.ts';
import { scoreOf } from '../result.ts';
import { reportAccusation } from './answers.ts';
import { suggestWord } from './suggestWord.ts';
import { REFUSAL, type TurnContext } from './TurnContext.ts';

/** How the house takes a right name. */
const HEARD: Readonly<Record<Verdict, string>> = {
  proven: 'Nobody believes a word of the denial.',
  reasoned: 'The others look at the floor, then at the door, too. You had reasons; a proof would have been quieter.',
  guessed: 'It was a guess, and it was right.',
};

export function accuse(turn: TurnContext, noun: Noun | null): void {
  const { s, t } = turn;
  if (!noun) return turn.refuse(REFUSAL.accuseWho);
  if (noun.is !== 'guest' && noun.is !== 'you') {
    turn.refuse(REFUSAL.notSomeone);
    if (noun.is === 'nothing') suggestWord(turn, noun.word);
    if (noun.is === 'everybody') reportAccusation(turn);
    return;
  }
  const who = noun.is === 'guest' ? noun.who : -1;
  const { murderer, seed } = s.case;
  s.accused = who;
  s.turns++;
  s.phase = 'over';
  if (who === murderer) {
    const { points, verdict } = scoreOf(s, t);
    turn.addEntry('clue', `${nameOf(who)} looks at you, then at the door. ${HEARD[verdict]}`);
    turn.events.push({ type: 'solved', who, score: points, seed });
    return;
  }
  turn.addEntry(
    'death',
    who < 0
      ? `You accuse yourself. The police believe you. ${nameOf(murderer)} holds the door open.`
      : `${nameOf(who)} is led away, innocent. ${nameOf(murderer)} watches from the window.`,
  );
  turn.events.push({ type: 'failed', who, murderer });
}
