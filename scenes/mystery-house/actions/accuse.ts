// The accusation: one of the seven names, from any room, the dead and yourself included. It ends the night.
import type { Noun } from '../parser/parse.ts';
import { nameOf } from '../people.ts';
import { scoreOf } from '../result.ts';
import { type TurnContext, REFUSAL } from './TurnContext.ts';
import { unknownWord } from './unknownWord.ts';

export function accuse(night: TurnContext, noun: Noun | null): void {
  const { s, t } = night;
  if (!noun) return night.refuse(REFUSAL.accuseWho);
  if (noun.is !== 'guest' && noun.is !== 'you') {
    night.refuse(REFUSAL.notSomeone);
    if (noun.is === 'nothing') unknownWord(night, noun.word);
    return;
  }
  const who = noun.is === 'guest' ? noun.who : -1;
  const { murderer, seed } = s.case;
  s.accused = who;
  s.turns++;
  s.phase = 'over';
  if (who === murderer) {
    const { points, isProven } = scoreOf(s, t);
    night.addEntry(
      'clue',
      `${nameOf(who)} looks at you, then at the door. ${isProven ? 'Nobody believes a word of the denial.' : 'It was a guess, and it was right.'}`,
    );
    night.events.push({ type: 'solved', who, score: points, seed });
    return;
  }
  night.addEntry(
    'death',
    who < 0
      ? `You accuse yourself. The police believe you. ${nameOf(murderer)} holds the door open.`
      : `${nameOf(who)} is led away, innocent. ${nameOf(murderer)} watches from the window.`,
  );
  night.events.push({ type: 'failed', who, murderer });
}
