// The rules: one command, something said. It is parsed sentence by sentence, and each sentence does its deed.
import { seeded } from '../kit/core/rng.ts';
import type { CreateOptions, TurnRules } from '../kit/core/rules.ts';
import { createCase, type Kind } from './case.ts';
import { readCaseCode, writeCaseCode } from './caseCode.ts';
import type { MysteryTuning } from './constants.ts';
import { accuse } from './actions/accuse.ts';
import { ask, scent } from './actions/ask.ts';
import { drop, examine, inventory, take } from './actions/examine.ts';
import { TurnContext, REFUSAL } from './actions/TurnContext.ts';
import { HELP, map, notes, score } from './actions/report.ts';
import { unknownWord } from './actions/unknownWord.ts';
import { describe, go } from './actions/walk.ts';
import type { MysteryEvent } from './events.ts';
import { THING, THINGS } from './house.ts';
import { EMPTY_NOTES } from './notebook.ts';
import { offers } from './offers.ts';
import { type ParsedSentence, type Noun, parse, sentences, firstUnknownWord } from './parser/parse.ts';
import { VERB_OF } from './parser/vocabulary.ts';
import { HOST } from './people.ts';
import { resultOf } from './result.ts';
import type { MysteryCommand, MysteryState } from './state.ts';

type Applied = { readonly state: MysteryState; readonly events: readonly MysteryEvent[] };

/** So long a text is heard, and so many sentences of it. */
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
    const deeds = sentences(command.text).map(sentence => parse(sentence, before).verb);
    if (deeds.includes('accuse')) return false;
    return deeds.some(verb => verb !== null && STEPS.has(verb)) ? true : 'aside';
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

/** What takes its place in the story, and may be taken back. */
const STEPS: ReadonlySet<string> = new Set(['go', 'examine', 'take', 'drop', 'smell', 'ask', 'again', 'oops', 'wait']);

function create({ seed, setup }: CreateOptions, t: MysteryTuning): MysteryState {
  const { case: code } = setup;
  const read = typeof code === 'string' ? readCaseCode(code) : seed;
  const number = typeof read === 'number' ? read : seed;
  const night = createCase(number);
  const rng = seeded(number);
  const state: MysteryState = {
    rng,
    case: night,
    room: 'front',
    visited: ['front'],
    // Everybody is inside: presence is drawn as one enters.
    present: [],
    bodies: [],
    things: Object.fromEntries(
      THINGS.flatMap(id => {
        const room = id === 'letter' ? night.letterIn : THING[id].lies;
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
    `${HOST}, who invited you all, was killed between nine and ten. One of his six guests did it. ${OPENING[night.kind]}`,
  );
  describe(opening, true);
  opening.addEntry(
    'aside',
    'Look for traces, ask people where they were, and accuse whoever you can prove it of. Say help for the words.',
  );
  return opening.finish().state;
}

function apply(state: Readonly<MysteryState>, command: MysteryCommand, t: MysteryTuning): Applied {
  const reason = validate(state, command);
  if (reason !== null) return { state, events: [{ type: 'refused', message: reason }] };
  const night = new TurnContext(state, t);
  night.addEntry('said', command.text.trim());
  for (const sentence of sentences(command.text).slice(0, MAX_SENTENCES)) {
    runSentence(night, sentence);
    if (night.isStopped || night.s.phase === 'over') break;
  }
  return night.finish();
}

/** The sentence that refuses a command, or null. Commands may come from anywhere, so nothing about them is taken for granted. */
function validate({ phase }: Readonly<MysteryState>, command: Partial<Record<string, unknown>>): string | null {
  const { type, text } = command;
  if (type !== 'say' || typeof text !== 'string') return 'That is not a move in this game.';
  if (phase === 'over') return 'The case is closed.';
  if (sentences(text).length === 0) return 'Say what to do: help tells the words.';
  return text.length > MAX_TEXT_LENGTH ? `That is too long to follow: ${MAX_TEXT_LENGTH} letters are enough.` : null;
}

/** One sentence. What 'again' and 'oops' stand for is said in their place, once. */
function runSentence(night: TurnContext, sentence: string): void {
  const { s } = night;
  const deed = parse(sentence, s);
  if (deed.verb === 'again') {
    if (s.again === null) return night.addEntry('aside', 'There is nothing to say again.');
    return dispatch(night, parse(s.again, s), s.again);
  }
  if (deed.verb === 'oops') {
    const { misheard } = s;
    const word = deed.word ?? misheard?.guess ?? null;
    if (!misheard || word === null) return night.addEntry('aside', 'There is no word to mend.');
    s.misheard = null;
    const mended = misheard.text.toLowerCase().replace(misheard.word, word);
    s.again = mended;
    return dispatch(night, parse(mended, s), mended);
  }
  if (deed.verb !== 'undo') s.again = sentence;
  dispatch(night, deed, sentence);
}

function dispatch(night: TurnContext, deed: ParsedSentence, sentence: string): void {
  const tell = (text: string) => night.addEntry('aside', text);
  const report = { s: night.s, t: night.t, tell };
  switch (deed.verb) {
    case null: {
      night.refuse(REFUSAL.notUnderstood);
      return unknownWord(night, firstUnknownWord(sentence) ?? '', VERB_OF.keys());
    }
    case 'go':
      return go(night, deed.way);
    case 'look':
      return describe(night, true);
    case 'examine':
      return examine(night, deed.nouns);
    case 'take':
      return take(night, deed.nouns);
    case 'drop':
      return drop(night, deed.nouns);
    case 'inventory':
      return inventory(night);
    case 'ask':
      return ask(night, deed.nouns, deed.about);
    case 'smell':
      return smell(night, deed.nouns);
    case 'accuse':
      return accuse(night, deed.noun);
    case 'wait':
      night.s.turns++;
      return night.addEntry('told', 'You wait. The house creaks, and nothing else does.');
    case 'notes':
      return notes(report);
    case 'map':
      return map(report);
    case 'score':
      return tell(score(night));
    case 'help':
      return HELP.forEach(tell);
    case 'undo':
      return tell('There is nothing to take back.');
    default:
      return tell('There is nothing to say again.');
  }
}

/** People smell of something or of nothing; a room smells of the night. */
function smell(night: TurnContext, nouns: readonly Noun[]): void {
  const [noun] = nouns;
  if (noun?.is === 'guest' && night.s.present.includes(noun.who)) return scent(night, noun.who);
  if (noun?.is === 'guest') return night.refuse(REFUSAL.notSomeone);
  if (noun) return examine(night, [noun]);
  night.addEntry('told', 'Wax, dust, and a fire that has burnt low.');
}
