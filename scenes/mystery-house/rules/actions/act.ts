// The verb act: acts of everyday life, which change nothing in the case. The house answers each, and names what it was done to.

import { ACTS, type Act, type ActReply } from '../parser/acts.ts';
import type { Noun } from '../parser/nouns.ts';
import { capital, firstOf, listed } from '../people.ts';
import { sceneryIn } from '../scenery.ts';
import { gather } from '../theatre/gather.ts';
import { drop } from './examine.ts';
import { refuseUnseen, seenBy } from './seen.ts';
import type { TurnContext } from './TurnContext.ts';

/** Whatever is done to the dinner bell in the foyer rings it. */
const BELL_RINGING: ReadonlySet<string> = new Set(['call', 'pull', 'shake', 'use', 'attack', 'knock', 'push', 'turn']);

type PlainAct = Exclude<Act, 'take' | 'smell'>;

export function act(turn: TurnContext, done: PlainAct, nouns: readonly Noun[]): void {
  const { s } = turn;
  if (nouns.length === 0) return actAlone(turn, done);
  s.turns++;
  for (const noun of nouns) actOn(turn, done, noun);
}

function actAlone(turn: TurnContext, done: PlainAct): void {
  const text = replyTo(done, 'alone');
  if (text === null) return turn.askBack(`${capital(done)} what?`);
  turn.s.turns++;
  turn.events.push({ type: 'acted', act: done, on: null });
  turn.addEntry('told', text);
}

function actOn(turn: TurnContext, done: PlainAct, noun: Noun): void {
  const { s } = turn;
  const say = (text: string, on: string) => {
    turn.events.push({ type: 'acted', act: done, on });
    turn.addEntry('told', text);
  };
  if (noun.is === 'all') return say('One thing after the other.', 'all');
  if (noun.is === 'you') return say('You leave yourself as you are. The case needs you.', 'you');
  if (noun.is === 'everybody') {
    if (s.present.length === 0) return say('Nobody is here.', 'nobody');
    const names = listed(s.present.map(firstOf));
    return say(replyTo(done, 'alone') ?? `${names} would rather be asked something.`, 'everybody');
  }
  const seen = seenBy(s, noun);
  if (!seen) return refuseUnseen(turn, noun);
  switch (seen.is) {
    case 'guest':
      return say(replyTo(done, 'person', seen.named) ?? '', seen.named.toLowerCase());
    case 'body':
      return say(replyTo(done, 'body', seen.named) ?? '', 'body');
    case 'thing':
      s.it = seen.id;
      if (done === 'throw' && s.things[seen.id] === 'you') return drop(turn, [noun]);
      return say(replyTo(done, 'thing', seen.named) ?? '', seen.id);
    case 'scenery': {
      const { words, called, acts } = seen.scenery;
      s.it = words[0];
      if (s.room === 'foyer' && words[0] === 'bell' && BELL_RINGING.has(done)) return gather(turn);
      return say(acts?.[done] ?? replyTo(done, 'thing', called) ?? '', words[0]);
    }
  }
}

/** What a scenery of the room answers to being taken or smelt; null where it has nothing of its own to say. */
export const sceneryReply = ({ s }: TurnContext, word: string, done: Act): string | null =>
  sceneryIn(s.room, word)?.acts?.[done] ?? null;

/** The reply to an act; null where it needs a noun. `kind` is what it is done to. */
function replyTo(done: keyof typeof ACTS, kind: 'alone' | 'thing' | 'person' | 'body', named = ''): string | null {
  const replies: ActReply = ACTS[done];
  const text = kind === 'alone' ? replies.alone : (replies[kind] ?? replies.thing);
  return text === undefined
    ? null
    : text.replaceAll('%', (_, at: number) => (at === 0 || text.slice(0, at).endsWith('. ') ? capital(named) : named));
}
