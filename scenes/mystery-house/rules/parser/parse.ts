// Text parser: a command's words select a verb pattern, and the rest is looked up as nouns or subjects.
import { HOUSE, type RoomId, WAYS } from '../house.ts';
import { sceneryIn } from '../scenery.ts';
import type { MysteryState } from '../state.ts';
import { ACT_OF, type Act } from './acts.ts';
import { isForeign } from './language.ts';
import { notebookQuestion } from './notebookQuestions.ts';
import { isInSight, type Noun, nounOf, nounsIn } from './nouns.ts';
import type { ParsedSentence } from './ParsedSentence.ts';
import { PHRASES } from './phrases.ts';
import { narratorQuestion } from './questions.ts';
import { jeered, roomAsked, suspected } from './remarks.ts';
import { commandWords, wordsOf } from './sentences.ts';
import { asked, shown, told } from './speech.ts';
import { staged } from './staged.ts';
import { subjectsAbout, subjectsIn } from './subjects.ts';
import {
  ALL,
  ASKS,
  EVERYBODY,
  FILLERS,
  GUEST_OF,
  NO_WAY,
  ROOM_OF,
  STAIRS,
  TALK_OF,
  type Talk,
  THING_OF,
  TOPIC_OF,
  VERB_OF,
  WAY_OF,
  WORDS,
} from './vocabulary.ts';

type State = Readonly<MysteryState>;

/** The first word outside the vocabulary; null where all are known. */
export const firstUnknownWord = (text: string): string | null => wordsOf(text).find(word => !WORDS.has(word)) ?? null;

export function parse(sentence: string, state: State): ParsedSentence {
  const words = commandWords(sentence);
  const [first, ...rest] = words;
  if (isForeign(sentence)) return { verb: 'language' };
  if (first === undefined) return { verb: null, word: '' };
  return (
    staged(words, state) ??
    jeered(words, state) ??
    addressed(words, state) ??
    suspected(words, state) ??
    notebookQuestion(words, state) ??
    rewritten(words, state) ??
    roomAsked(words) ??
    moved(words, state) ??
    (isQuestion(words) ? questioned(words, state) : null) ??
    commanded(first, rest, state) ??
    bare(words, state) ?? { verb: null, word: first }
  );
}

/** 'bruno, where were you', 'bruno where were you', 'hello bruno': the name may stand before or behind small talk. */
function addressed(words: readonly string[], state: State): ParsedSentence | null {
  const talk = TALK_OF.get(words[0] ?? '');
  if (EVERYBODY.has(words[0] ?? '') && words[1] === 'and' && words.length > 2)
    return saidTo([{ is: 'everybody' }], words.slice(2), state);
  const end = words.findIndex((word, i) => !isAddressing(word) && !(i === 0 && talk));
  const head = end < 0 ? words : words.slice(0, end);
  const names = head
    .join(' ')
    .split(' and ')
    .map(name => name.split(' ').filter(word => GUEST_OF.has(word)))
    .filter(name => name.length > 0);
  // 'edith and ada says' speaks to Edith, 'edith and ada and where' to both: the comma became an "and".
  const isToAll = end < 0 || head.at(-1) === 'and' || names.length < 2 || ASKS.has(words[end] ?? '');
  const nouns = nounsIn(
    (isToAll ? names : names.slice(0, 1))
      .map(name => name.at(-1))
      .join(' and ')
      .split(' ')
      .filter(Boolean),
    state,
  );
  const rest = [...(isToAll ? [] : names.slice(1).flat()), ...(end < 0 ? [] : words.slice(end))];
  if (talk && end >= 0 && nouns.length === 0) return smallTalk(talk, words, state);
  if (nouns.length === 0) return talk && end < 0 ? { verb: 'talk', talk, nouns } : null;
  if (rest.length === 0) return talk ? { verb: 'talk', talk, nouns } : { verb: 'ask', nouns, about: [] };
  return saidTo(nouns, rest, state);
}

const isAddressing = (word: string): boolean => GUEST_OF.has(word) || /^(?:mr|mrs|ms|miss|dear|and)$/.test(word);

/** 'thank you', 'good evening', 'hello to ada'; anything longer is read as what follows it. */
function smallTalk(talk: Talk, words: readonly string[], state: State): ParsedSentence | null {
  const rest = words.slice(1).filter(word => !FILLERS.has(word) && word !== 'and');
  const nouns = nounsIn(
    rest.filter(word => GUEST_OF.has(word)),
    state,
  );
  const isShort = rest.every(
    word => GUEST_OF.has(word) || /^(?:you|evening|morning|night|day|everybody|everyone|all|there|so|much)$/.test(word),
  );
  if (isShort) return { verb: 'talk', talk, nouns };
  return talk === 'oath' || talk === 'sorry' || talk === 'thanks'
    ? { verb: 'talk', talk, nouns }
    : parse(words.slice(1).join(' '), state);
}

/** What is said to somebody by name. */
function saidTo(nouns: readonly Noun[], rest: readonly string[], state: State): ParsedSentence {
  const [first = ''] = rest;
  const talk = TALK_OF.get(first);
  const about = rest.indexOf('about');
  const verb = VERB_OF.get(first);
  if (/^is (?:that|this|it) (?:true|so|right)/.test(rest.join(' '))) return { verb: 'ask', nouns, about: ['lie'] };
  if (/^(?:the|our) (?:murderer|killer|culprit)$/.test(rest.join(' '))) return { verb: 'suspect', nouns };
  if (/^(?:did|is|was|has|lies|lied|killed|must)$/.test(first) && !rest.includes('you'))
    return { verb: 'suspect', nouns };
  if (about >= 0 && (verb === 'tell' || verb === 'ask' || first === 'what'))
    return { verb: 'ask', nouns, about: subjectsAbout(rest.slice(about + 1), state) };
  if (verb === 'accuse') return { verb: 'ask', nouns, about: ['murder'] };
  if (talk && rest.every(word => TALK_OF.has(word) || FILLERS.has(word) || word === 'you'))
    return { verb: 'talk', talk, nouns };
  const [only] = nouns;
  if (/^(?:said|says|told)$/.test(first) && only?.is === 'guest') return { verb: 'recall', of: 'said', who: only.who };
  const subjects = subjectsIn(rest, state);
  const isCommand =
    !ASKS.has(first) && (verb !== undefined || ACT_OF.has(first) || WAY_OF.has(first)) && verb !== 'tell';
  if (isCommand && !TOPIC_OF.has(first)) return { verb: 'order', nouns };
  return {
    verb: 'ask',
    nouns,
    about: subjects.length > 0 ? subjects : [{ unknown: rest.find(word => !WORDS.has(word)) ?? '' }],
  };
}

function rewritten(words: readonly string[], state: State): ParsedSentence | null {
  const text = words.join(' ');
  if (/^i (?:hereby |now |must |will )*accuse\b/.test(text))
    return parse(text.replace(/^i (?:hereby |now |must |will )*/, ''), state);
  for (const [from, to] of PHRASES) {
    if (!from.test(text)) continue;
    const now = text.replace(from, to).trim();
    if (now === 'inside') return inside(state);
    if (now === 'doorway') return state.room === 'front' ? { verb: 'go', way: 'n' } : { verb: 'exits' };
    if (now === 'stairs') return { verb: 'go', way: state.room === 'upstairs' ? 'd' : 'u' };
    return now === text ? null : parse(now, state);
  }
  return null;
}

/** In front of the house "in" is north; in the house it leads nowhere new. */
const inside = (state: State): ParsedSentence => ({ verb: 'go', way: state.room === 'front' ? 'n' : null });

/** 'n', 'kitchen', 'downstairs' alone. */
function moved(words: readonly string[], state: State): ParsedSentence | null {
  const [first = ''] = words;
  if (!words.slice(1).every(word => FILLERS.has(word) || word === 'room' || word === 'stairs')) return null;
  const way = WAY_OF.get(first);
  if (way) return { verb: 'go', way };
  if (STAIRS.has(first)) return { verb: 'go', way: state.room === 'upstairs' ? 'd' : 'u' };
  if (NO_WAY.has(first)) return { verb: 'go', way: null };
  const room = ROOM_OF.get(first);
  const to = room && towards(room, state);
  return to && (to.verb !== 'go' || to.way || !VERB_OF.has(first)) ? to : null;
}

/** The exit that leads to a room, or that there is none. */
function towards(room: RoomId, { room: here }: State): ParsedSentence {
  const way = WAYS.find(one => HOUSE[here].exits[one] === room) ?? null;
  return way || room === here
    ? { verb: 'go', way, ...(room === here && { to: room }) }
    : { verb: 'go', way: null, to: room };
}

function go(words: readonly string[], state: State): ParsedSentence {
  for (const [i, word] of words.entries()) {
    const way = WAY_OF.get(word);
    // 'up to the house' is no stair.
    if (way && words[i + 1] !== 'to') return { verb: 'go', way };
    if (STAIRS.has(word)) return { verb: 'go', way: state.room === 'upstairs' ? 'd' : 'u' };
  }
  const room = words.map(word => ROOM_OF.get(word)).find(one => one !== undefined);
  if (room) return towards(room, state);
  const [at] = nounsIn(words, state);
  return { verb: 'go', way: null, ...(at && at.is !== 'nothing' && { at }) };
}

/** 'where were you', 'you are lying', 'i do not believe you'. */
const isQuestion = ([first = '', ...rest]: readonly string[]): boolean =>
  ASKS.has(first) || ((first === 'you' || first === 'i' || first === 'your') && rest.some(word => !FILLERS.has(word)));

/** A question: to the house where it is one of the house's, else to whoever is here. */
function questioned(words: readonly string[], state: State): ParsedSentence | null {
  const toHouse = narratorQuestion(words, state);
  if (toHouse) return toHouse;
  const about = words.indexOf('about');
  const named = words.filter(word => GUEST_OF.has(word));
  const subjects = about >= 0 ? subjectsAbout(words.slice(about + 1), state) : subjectsIn(words, state);
  const last = words.at(-1) ?? '';
  const isYou = words.includes('you') || words.includes('your');
  // 'where were you bruno', 'what do you know of ada, bruno': the name at the end is who is asked.
  if (isYou && GUEST_OF.has(last) && (named.length === 1 ? about < 0 : words.at(-2) === 'and')) {
    const others = subjects.filter(
      one => typeof one === 'string' || !('guest' in one) || one.guest !== GUEST_OF.get(last),
    );
    return { verb: 'ask', nouns: nounsIn([last], state), about: others };
  }
  // 'does bruno smoke', 'where was ada': whoever it is about is asked.
  const topics = subjects.filter(one => typeof one === 'string');
  if (!isYou && named.length > 0 && topics.length > 0 && about < 0)
    return { verb: 'ask', nouns: nounsIn(named, state), about: topics };
  // 'does anyone smoke', 'who smokes': everybody is asked.
  const isToAll = words.some(word => EVERYBODY.has(word) || ALL.has(word)) || words[0] === 'who';
  return subjects.length > 0 ? { verb: 'ask', nouns: isToAll ? [{ is: 'everybody' }] : [], about: subjects } : null;
}

function commanded(first: string, rest: readonly string[], state: State): ParsedSentence | null {
  const act = ACT_OF.get(first);
  const verb = VERB_OF.get(first);
  if (act) return acted(act as Exclude<Act, 'take' | 'smell'>, rest, state);
  switch (verb) {
    case undefined:
      return null;
    case 'go':
      return first === 'move' && rest.some(word => isInSight(word, state) && !ROOM_OF.has(word))
        ? { verb: 'act', act: 'push', nouns: nounsIn(rest, state) }
        : go(rest, state);
    case 'look':
      return looked(rest, state);
    case 'drop':
      // 'leave the people' is no thing put down.
      if (first === 'leave' && !rest.some(word => THING_OF.has(word))) return { verb: 'exit' };
      return { verb, nouns: nounsIn(rest, state) };
    case 'examine':
    case 'take':
    case 'smell':
    case 'search':
      return { verb, nouns: nounsIn(rest, state) };
    case 'ask':
      return asked(first, rest, state);
    case 'tell':
      return told(rest, state);
    case 'show':
      return shown(rest, state);
    case 'accuse':
      return { verb, noun: nounsIn(rest, state)[0] ?? null };
    case 'oops':
      return { verb, word: rest[0] ?? null };
    case 'who':
      return null;
    default:
      return { verb };
  }
}

/** 'look at the glass', 'look north'; 'look' alone and 'look around' are the room. */
function looked(rest: readonly string[], state: State): ParsedSentence {
  const where = rest.find(word => word !== 'to' && word !== 'the') ?? '';
  if (where === 'up' && rest.length === 1) return { verb: 'examine', nouns: [nounOf('ceiling', state)] };
  if (where === 'down' && rest.length === 1) return { verb: 'examine', nouns: [nounOf('floor', state)] };
  if (WAY_OF.has(where) && rest.every(word => WAY_OF.has(word) || FILLERS.has(word))) return { verb: 'exits' };
  if (!rest.some(word => !FILLERS.has(word))) return { verb: 'look' };
  return { verb: 'examine', nouns: nounsIn(rest, state) };
}

function acted(act: Exclude<Act, 'take' | 'smell'>, rest: readonly string[], state: State): ParsedSentence {
  if (act === 'climb' && (rest.length === 0 || rest.some(word => STAIRS.has(word) || WAY_OF.has(word))))
    return go(rest.length === 0 ? ['stairs'] : rest, state);
  return { verb: 'act', act, nouns: nounsIn(rest, state) };
}

/** A noun in sight or a topic without a verb: it is looked at, or asked about. */
function bare(words: readonly string[], state: State): ParsedSentence | null {
  const content = words.filter(word => !FILLERS.has(word));
  const last = content.at(-1);
  if (last === undefined || content.length > 3 || content.some(word => !WORDS.has(word))) return null;
  if (isInSight(last, state) || sceneryIn(state.room, last)) return { verb: 'examine', nouns: nounsIn(words, state) };
  return content.every(word => TOPIC_OF.has(word))
    ? { verb: 'ask', nouns: [], about: subjectsIn(content, state) }
    : null;
}
