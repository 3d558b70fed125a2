// The rules of the text adventure: a command is one line of text; each of its sentences is parsed and carried out. Specification part 2, §5.
import { seeded } from '../kit/core/rng.ts';
import type { CreateOptions, TurnRules } from '../kit/core/rules.ts';
import { accuse } from './actions/accuse.ts';
import { answerScent, ask } from './actions/ask.ts';
import { drop, examine, inventory, take } from './actions/examine.ts';
import { HELP, reportMap, reportNotes, scoreText } from './actions/report.ts';
import { suggestWord } from './actions/suggestWord.ts';
import { REFUSAL, TurnContext } from './actions/TurnContext.ts';
import { describeRoom, go } from './actions/walk.ts';
import { createCase, type Kind } from './case.ts';
import { readCaseCode, writeCaseCode } from './caseCode.ts';
import type { MysteryTuning } from './constants.ts';
import type { MysteryEvent } from './events.ts';
import { THING, THINGS } from './house.ts';
import { EMPTY_NOTES } from './notebook.ts';
import { offers } from './offers.ts';
import { firstUnknownWord, type Noun, type ParsedSentence, parse, sentences } from './parser/parse.ts';
import { VERB_OF } from './parser/vocabulary.ts';
import { HOST } from './people.ts';
import { resultOf } from './result.ts';
import type { MysteryCommand, MysteryState } from './state.ts';

type Applied = { readonly state: MysteryState; readonly events: readonly MysteryEvent[] };

/** Limits of one command: characters, and sentences that are carried out. */
export const MAX_TEXT_LENGTH = 120;
const MAX_SENTENCES = 8;

const OPENING: Readonly<Record<Kind, string>> = {
  alibi: 'They sat together in twos and threes when it happened, and one of them says so without having been there.',
  motive:
    'Each of them was alone when it happened, and each had a quarrel with the host. He wrote to one of them tonight.',
  witness:
    'They sat together in twos and threes when it happened, and they swear for one another. Somebody swears too much.',
};

export const RULES: TurnRules<MysteryState, MysteryCommand, MysteryEvent, MysteryTuning> = {
  kind: 'turns',
  create,
  legal: state => (state.phase === 'over' ? [] : offers(state).map(offer => sayCommand(offer.say))),
  apply,
  undoable: (before, command) => {
    const verbs = sentences(command.text).map(sentence => parse(sentence, before).verb);
    if (verbs.includes('accuse')) return false;
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
const STEPS: ReadonlySet<string> = new Set(['go', 'examine', 'take', 'drop', 'smell', 'ask', 'again', 'oops', 'wait']);

function create({ seed, setup }: CreateOptions, t: MysteryTuning): MysteryState {
  const { case: code } = setup;
  const read = typeof code === 'string' ? readCaseCode(code) : seed;
  const number = typeof read === 'number' ? read : seed;
  const theCase = createCase(number);
  const rng = seeded(number);
  const state: MysteryState = {
    rng,
    case: theCase,
    room: 'front',
    visited: ['front'],
    // Guests are drawn when a room is entered; in front of the house there are none.
    present: [],
    bodies: [],
    things: Object.fromEntries(
      THINGS.flatMap(id => {
        const room = id === 'letter' ? theCase.letterIn : THING[id].lies;
        return room === null ? [] : [[id, room] as const];
      }),
    ),
    moves: 0,
    turns: 0,
    notes: EMPTY_NOTES,
    log: [],
    nextEntry: 0,
    it: null,
    him: null,
    her: null,
    last: null,
    again: null,
    misheard: null,
    phase: 'playing',
    accused: null,
    complaint: typeof read === 'string' ? read : null,
    ...(typeof code === 'string' && typeof read === 'number' && { linked: true }),
  };
  const opening = new TurnContext(state, t);
  if (state.complaint) opening.addEntry('refusal', `${state.complaint} This is case ${writeCaseCode(number)} instead.`);
  opening.addEntry(
    'told',
    `${HOST}, who invited you all, was killed between nine and ten. One of his six guests did it. ${OPENING[theCase.kind]}`,
  );
  describeRoom(opening, true);
  opening.addEntry(
    'aside',
    'Look for traces, ask people where they were, and accuse whoever you can prove it of. Say help for the words.',
  );
  return opening.finish().state;
}

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
    const { misheard } = s;
    const word = parsed.word ?? misheard?.guess ?? null;
    if (!misheard || word === null) return turn.addEntry('aside', 'There is no word to mend.');
    s.misheard = null;
    const corrected = misheard.text.toLowerCase().replace(misheard.word, word);
    s.again = corrected;
    return dispatch(turn, parse(corrected, s), corrected);
  }
  if (parsed.verb !== 'undo') s.again = sentence;
  dispatch(turn, parsed, sentence);
}

function dispatch(turn: TurnContext, parsed: ParsedSentence, sentence: string): void {
  const addLine = (text: string) => turn.addEntry('aside', text);
  const report = { s: turn.s, t: turn.t, addLine };
  switch (parsed.verb) {
    case null: {
      turn.refuse(REFUSAL.notUnderstood);
      return suggestWord(turn, firstUnknownWord(sentence) ?? '', VERB_OF.keys());
    }
    case 'go':
      return go(turn, parsed.way);
    case 'look':
      return describeRoom(turn, true);
    case 'examine':
      return examine(turn, parsed.nouns);
    case 'take':
      return take(turn, parsed.nouns);
    case 'drop':
      return drop(turn, parsed.nouns);
    case 'inventory':
      return inventory(turn);
    case 'ask':
      return ask(turn, parsed.nouns, parsed.about);
    case 'smell':
      return smell(turn, parsed.nouns);
    case 'accuse':
      return accuse(turn, parsed.noun);
    case 'wait':
      turn.s.turns++;
      return turn.addEntry('told', 'You wait. The house creaks, and nothing else does.');
    case 'notes':
      return reportNotes(report);
    case 'map':
      return reportMap(report);
    case 'score':
      return addLine(scoreText(turn));
    case 'help':
      return HELP.forEach(addLine);
    case 'undo':
      return addLine('There is nothing to take back.');
    default:
      return addLine('There is nothing to say again.');
  }
}

/** The verb smell: a guest, a thing, or without a noun the room. */
function smell(turn: TurnContext, nouns: readonly Noun[]): void {
  const [noun] = nouns;
  if (noun?.is === 'guest' && turn.s.present.includes(noun.who)) return answerScent(turn, noun.who);
  if (noun?.is === 'guest') return turn.refuse(REFUSAL.notSomeone);
  if (noun) return examine(turn, [noun]);
  turn.addEntry('told', 'Wax, dust, and a fire that has burnt low.');
}
