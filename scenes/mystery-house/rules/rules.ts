// The rules of the text adventure: a command is one line of text; each of its sentences is parsed and carried out. Specification part 2, §5.
import type { TurnRules } from '../../kit/core/rules.ts';
import type { MysteryTuning } from '../constants.ts';
import { accuse } from './actions/accuse.ts';
import { act, sceneryReply } from './actions/act.ts';
import {
  reportAbout,
  reportAccusation,
  reportExits,
  reportLanguage,
  reportNoRoom,
  reportRestore,
  reportRoll,
  reportSave,
  reportStory,
  reportSuspicion,
  reportTime,
  reportWayTo,
  reportWhere,
  reportWho,
  reportWhois,
} from './actions/answers.ts';
import { answerScent, ask, tell } from './actions/ask.ts';
import { drop, examine, inventory, search, take } from './actions/examine.ts';
import { recall } from './actions/recall.ts';
import { HELP, type Report, reportMap, reportNotes, scoreText } from './actions/report.ts';
import { seenBy, whereIs } from './actions/seen.ts';
import { show } from './actions/show.ts';
import { order, talk } from './actions/smallTalk.ts';
import { mended, suggestAll, suggestSlips } from './actions/suggestWord.ts';
import { REFUSAL, TurnContext } from './actions/TurnContext.ts';
import { describeRoom, go, goBack, leave } from './actions/walk.ts';
import { create } from './create.ts';
import type { MysteryEvent } from './events.ts';
import { offers } from './offers.ts';
import type { Noun } from './parser/nouns.ts';
import type { ParsedSentence } from './parser/ParsedSentence.ts';
import { parse } from './parser/parse.ts';
import { sentences } from './parser/sentences.ts';
import { firstOf } from './people.ts';
import { resultOf } from './result.ts';
import { sceneryIn } from './scenery.ts';
import type { MysteryCommand, MysteryState } from './state.ts';
import { gather } from './theatre/gather.ts';
import { because, lay, name, rest } from './theatre/naming.ts';
import { askRound } from './theatre/table.ts';

type Applied = { readonly state: MysteryState; readonly events: readonly MysteryEvent[] };

/** Limits of one command: characters, and sentences that are carried out. */
export const MAX_TEXT_LENGTH = 120;
const MAX_SENTENCES = 8;

export const RULES: TurnRules<MysteryState, MysteryCommand, MysteryEvent, MysteryTuning> = {
  kind: 'turns',
  create,
  legal: state => (state.phase === 'over' ? [] : offers(state).map(offer => sayCommand(offer.say))),
  apply,
  undoable: (before, command) => {
    const verbs = sentences(command.text).map(sentence => parse(sentence, before).verb);
    if (verbs.some(verb => isFinal(verb, before))) return false;
    return verbs.some(verb => verb !== null && STEPS.has(verb)) ? true : 'aside';
  },
  survives: (restored, left) => ({
    ...restored,
    log: [
      ...restored.log,
      { id: restored.nextEntry, kind: 'aside', text: restored.turns > left.turns ? 'Done again.' : 'Taken back.' },
    ],
    nextEntry: restored.nextEntry + 1,
  }),
  result: resultOf,
};

export const sayCommand = (text: string): MysteryCommand => ({ type: 'say', text });

/** Verbs that count as a step of play, which can be undone. */
const STEPS: ReadonlySet<string> = new Set(
  'go exit back examine search take drop smell act ask tell show order talk again oops wait gather round lay'.split(
    ' ',
  ),
);

/** What was said aloud before everybody stays said: it shows who it was. */
const isFinal = (verb: string | null, { theatre }: Readonly<MysteryState>): boolean =>
  verb === 'accuse' ||
  (theatre !== null && /^(?:name|because|rest)$/.test(verb ?? '')) ||
  (verb === 'lay' && typeof theatre?.named === 'number');

function apply(state: Readonly<MysteryState>, command: MysteryCommand, t: MysteryTuning): Applied {
  const reason = validate(state, command);
  if (reason !== null) return { state, events: [{ type: 'refused', message: reason }] };
  const turn = new TurnContext(state, t);
  turn.addEntry('said', command.text.trim());
  for (const sentence of sentences(command.text).slice(0, MAX_SENTENCES)) {
    applySentence(turn, sentence);
    if (turn.isStopped || turn.s.phase === 'over') break;
  }
  return turn.finish();
}

/** The sentence that refuses a command, or null. Commands are untrusted: every field is checked. */
function validate({ phase }: Readonly<MysteryState>, command: Partial<Record<string, unknown>>): string | null {
  const { type, text } = command;
  if (type !== 'say' || typeof text !== 'string') return 'That is not a move in this game.';
  if (phase === 'over') return 'The case is closed.';
  if (sentences(text).length === 0) return 'Say what to do: help tells the words.';
  return text.length > MAX_TEXT_LENGTH ? `That is too long to follow: ${MAX_TEXT_LENGTH} letters are enough.` : null;
}

/** Carries out one sentence. 'again' and 'oops' are replaced once by the sentence they stand for. */
function applySentence(turn: TurnContext, sentence: string): void {
  const { s } = turn;
  const parsed = parse(sentence, s);
  if (parsed.verb === 'again') {
    if (s.again === null) return turn.addEntry('aside', 'There is nothing to say again.');
    return dispatch(turn, parse(s.again, s), s.again);
  }
  if (parsed.verb === 'oops') {
    const corrected = mended(s.misheard, parsed.word);
    if (corrected === null) {
      turn.events.push({ type: 'reported', what: 'nothing' });
      return turn.addEntry('aside', 'There is no word to mend.');
    }
    s.misheard = null;
    s.again = corrected;
    return dispatch(turn, parse(corrected, s), corrected);
  }
  if (parsed.verb !== 'undo') s.again = sentence;
  dispatch(turn, parsed, sentence);
}

/** What the verbs without nouns of their own do. */
const PLAIN: Readonly<Partial<Record<string, (turn: TurnContext) => void>>> = {
  look: lookAround,
  inventory,
  exit: leave,
  back: goBack,
  wait,
  exits: reportExits,
  who: reportWho,
  time: reportTime,
  about: reportAbout,
  save: reportSave,
  restore: reportRestore,
  story: reportStory,
  accusation: reportAccusation,
  gather,
  round: askRound,
  rest,
  language: reportLanguage,
  notes: turn => reported(turn, 'notes', report => reportNotes(report)),
  map: turn => reported(turn, 'map', report => reportMap(report)),
  score: turn => reported(turn, 'score', ({ addLine }) => addLine(scoreText(turn))),
  help: turn => reported(turn, 'help', ({ addLine }) => HELP.forEach(addLine)),
  undo: turn => turn.addEntry('aside', 'There is nothing to take back.'),
};

/** Whoever is named together is 'them' from now on. */
function noteThem({ s }: TurnContext, parsed: ParsedSentence): void {
  const named = 'nouns' in parsed ? parsed.nouns.flatMap(noun => (noun.is === 'guest' ? [noun.who] : [])) : [];
  if (named.length > 0) s.them = named.length > 1 ? named : [];
}

function dispatch(turn: TurnContext, parsed: ParsedSentence, sentence: string): void {
  noteThem(turn, parsed);
  switch (parsed.verb) {
    case null:
      turn.refuse(REFUSAL.notUnderstood);
      return suggestAll(turn, sentence);
    case 'go':
      return parsed.at ? stepUpTo(turn, parsed.at) : go(turn, parsed.way, parsed.to);
    case 'examine':
      return examine(turn, parsed.nouns);
    case 'search':
      return search(turn, parsed.nouns);
    case 'take':
      return take(turn, parsed.nouns);
    case 'drop':
      return drop(turn, parsed.nouns);
    case 'act':
      return act(turn, parsed.act, parsed.nouns);
    case 'ask':
      ask(turn, parsed.nouns, parsed.about);
      return suggestSlips(turn, sentence);
    case 'tell':
      return tell(turn, parsed.nouns, parsed.about);
    case 'show':
      return show(turn, parsed.what, parsed.nouns);
    case 'order':
      return order(turn, parsed.nouns);
    case 'talk':
      return talk(turn, parsed.talk, parsed.nouns);
    case 'smell':
      return smell(turn, parsed.nouns);
    case 'suspect':
      return reportSuspicion(turn, parsed.nouns);
    case 'recall':
      return recall(turn, parsed);
    case 'lay':
      return lay(turn, parsed.traits, parsed.things);
    case 'name':
      return name(turn, parsed.who, parsed.word);
    case 'because':
      return because(turn, parsed.who, parsed.motive);
    case 'wayto':
      return reportWayTo(turn, parsed.room);
    case 'noroom':
      return reportNoRoom(turn, parsed.word);
    case 'roll':
      return reportRoll(turn, parsed.of);
    case 'where':
      return reportWhere(turn, parsed.noun);
    case 'whois':
      return reportWhois(turn, parsed.noun);
    case 'accuse':
      return accuse(turn, parsed.noun);
    default:
      return PLAIN[parsed.verb]?.(turn) ?? undefined;
  }
}

function reported(turn: TurnContext, what: string, write: (report: Report) => void): void {
  turn.events.push({ type: 'reported', what });
  write({ s: turn.s, t: turn.t, addLine: text => turn.addEntry('aside', text) });
}

function lookAround(turn: TurnContext): void {
  turn.events.push({ type: 'reported', what: 'room' });
  describeRoom(turn, true);
}

function wait(turn: TurnContext): void {
  turn.s.turns++;
  turn.events.push({ type: 'acted', act: 'wait', on: null });
  turn.addEntry('told', 'You wait. The house creaks, and nothing else does.');
}

/** 'go to the window', 'walk to ada': something here is looked at, and somebody here is spoken to. */
function stepUpTo(turn: TurnContext, noun: Noun): void {
  if (noun.is === 'guest' && turn.s.present.includes(noun.who)) return ask(turn, [noun], []);
  if (seenBy(turn.s, noun)) return examine(turn, [noun]);
  turn.refuse(REFUSAL.noWay);
  const where = whereIs(turn.s, noun);
  if (where !== null) turn.addEntry('aside', where);
}

/** The verb smell: a guest, a thing, or without a noun the room. */
function smell(turn: TurnContext, nouns: readonly Noun[]): void {
  const [noun] = nouns;
  if (noun?.is === 'guest' && turn.s.present.includes(noun.who)) {
    turn.events.push({ type: 'looked', on: firstOf(noun.who).toLowerCase() });
    return answerScent(turn, noun.who);
  }
  if (noun?.is === 'everybody') return ask(turn, nouns, ['scent']);
  const reply = noun?.is === 'scenery' ? sceneryReply(turn, noun.word, 'smell') : null;
  if (noun && reply === null) return examine(turn, [noun]);
  turn.events.push({
    type: 'acted',
    act: 'smell',
    on: noun?.is === 'scenery' ? (sceneryIn(turn.s.room, noun.word)?.words[0] ?? null) : null,
  });
  turn.addEntry('told', reply ?? 'Wax, dust, and a fire that has burnt low.');
}
