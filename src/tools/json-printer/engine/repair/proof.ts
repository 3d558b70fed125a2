// Proof that a repair loses and moves nothing in silence: whatever an edit says, the keys, scalars and containers of the text are in the
// result, in their order and where the text's own brackets put them, or the edit is told as a change of data.
import { applyEdits, type Edit } from './edits.ts';
import { KINDS, type Kind } from './kinds.ts';
import { type Mark, type Marks, marksOf } from './marks.ts';

const kinds = (...list: Kind[]): ReadonlySet<Kind> => new Set(list);

/** What stands around the JSON because of where it comes from, and what somebody decided: the text is read without it. */
const AROUND = kinds(
  'byteOrderMark',
  'httpHead',
  'guard',
  'words',
  'escapedText',
  'several',
  'jsonLines',
  'missingEnds',
  'chosen',
);
/** The same, where the text is sound but for its end: else it may be a part of the data. */
const AROUND_SOUND = kinds('statement', 'callback', 'prefix');
/** Signs that are put in or taken out. A search over all places may have shown that there is one way alone. */
const SIGNS = kinds('missingBracket', 'extraBracket', 'missingComma', 'missingColon', 'extraComma');
const BRACKETS = kinds('missingBracket', 'extraBracket', 'cutOff', 'missingEnds', 'brackets');
const QUOTES = kinds('quotes', 'innerQuote', 'bareKey', 'lineBreak', 'escape', 'joined');
const LEFT_OUT = kinds('words', 'comment', 'statement', 'callback', 'prefix', 'space');

/** A constant is the name of nothing. */
const CONSTANT = /^\s*(?:true|false|null|True|False|None)(?![\p{L}\p{N}_])/u;

/** Edits that are blamed one by one, before all are. */
const MOST_BLAMED = 12;

/** Edits of which each that is not proven to keep every key and scalar says so. `isOnly`: its signs are known to be the only ones. */
export function proven(text: string, edits: readonly Edit[], isOnly = false): readonly Edit[] {
  if (edits.every(({ kind }) => KINDS[kind].changesData)) return edits;
  const unwrapped = applyEdits(
    text,
    edits.filter(({ kind }) => AROUND.has(kind)),
  );
  const around = marksOf(unwrapped);
  const isSound = around.isSound && !edits.some(({ kind }) => kind === 'missingEnds');
  // A set may be an object that lost a colon, too.
  const isClear = isSound && !around.list.some(isSet);
  const isGiven = (edit: Edit) => isKnown(edit) && (isClear || edit.kind !== 'words' || standsAlone(text, edit));
  const isKnown = ({ at, remove, kind, insert }: Edit) =>
    KINDS[kind].changesData ||
    AROUND.has(kind) ||
    (around.isSoundSoFar && AROUND_SOUND.has(kind) && !CONSTANT.test(text.slice(at, at + remove))) ||
    (isOnly && (SIGNS.has(kind) || (kind === 'cutOff' && /^[\]}]+$/.test(insert))));
  const result = marksOf(applyEdits(text, edits)).list;
  const told = [...edits];
  for (let blamed = 0; ; blamed++) {
    const given = applyEdits(text, told.filter(isGiven));
    const place = difference(isSound && given === unwrapped ? around : marksOf(given, !isSound), result, given.length);
    if (place < 0) return told;
    const guilty = blamed < MOST_BLAMED ? nearest(told, isGiven, place) : -1;
    if (guilty >= 0) told[guilty] = doubted(told[guilty] as Edit);
    else return told.map(edit => (isGiven(edit) ? edit : doubted(edit)));
  }
}

/** Whether words stand on lines of their own. Beside JSON that is damaged they may be a part of it. */
function standsAlone(text: string, { at, remove }: Edit): boolean {
  const words = text.slice(at, at + remove);
  const [isFirst, isLast] = [at === 0, at + remove === text.length];
  return (isFirst || text[at - 1] === '\n' || /^[ \t]*\r?\n/.test(words)) && (isLast || /\n[ \t]*$/.test(words));
}

const doubted = (edit: Edit): Edit => ({
  ...edit,
  kind: BRACKETS.has(edit.kind)
    ? 'guessedBracket'
    : QUOTES.has(edit.kind)
      ? 'guessedQuote'
      : LEFT_OUT.has(edit.kind)
        ? 'lostText'
        : 'unproven',
});

/** Kinds that rarely touch anything are blamed last. */
const rank = ({ kind }: Edit): number =>
  BRACKETS.has(kind) ? 0 : kind === 'quotes' || kind === 'bareKey' || kind === 'space' ? 2 : 1;

/** The edit that stands nearest before a place of the text with the given edits, or behind it if none does. */
function nearest(edits: readonly Edit[], isGiven: (edit: Edit) => boolean, place: number): number {
  let [best, least, shift] = [-1, Number.POSITIVE_INFINITY, 0];
  for (const [i, edit] of edits.entries()) {
    const at = edit.at + shift;
    if (isGiven(edit)) {
      shift += edit.insert.length - edit.remove;
      continue;
    }
    const distance = rank(edit) * 1e9 + (at <= place ? place - at : 1e8 + at - place);
    if (distance < least) [best, least] = [i, distance];
  }
  return best;
}

/** Place of the first mark of the text that is not in the result as it stands; -1 if there is none. */
function difference({ list: given, unclear }: Marks, result: readonly Mark[], end: number): number {
  const length = Math.max(given.length, result.length);
  for (let i = 0; i < length; i++) {
    const [a, b] = [given[i], result[i]];
    if (!a || !b || !isSame(a, b)) return a?.at ?? end;
  }
  return unclear;
}

const CONSTANTS: Readonly<Record<string, string>> = {
  True: 'true',
  TRUE: 'true',
  False: 'false',
  FALSE: 'false',
  None: 'null',
  NULL: 'null',
  Null: 'null',
  nil: 'null',
};

function isSame(given: Mark, result: Mark): boolean {
  if (given.owner !== result.owner) return false;
  const isKey = result.role === 'key';
  if (given.role !== 'unknown' && (given.role === 'key') !== isKey) return false;
  if (given.isQuoted) return result.isQuoted && given.text === result.text;
  if (result.isQuoted) return isKey && given.text === result.text;
  if (result.text === '[') return given.text === '[' || given.text === '(' || isSet(given);
  if (result.text === '{') return given.text === '{' || isListOfPairs(given);
  return given.text === result.text || CONSTANTS[given.text] === result.text;
}

/** Braces around scalars without a colon, as Python writes a set. */
const isSet = ({ text, colons, count, isOfScalars }: Mark): boolean =>
  text === '{' && colons === 0 && count > 0 && isOfScalars;

/** Pairs in square brackets, as Swift writes a dictionary. One alone may be a mistaken comma. */
const isListOfPairs = ({ text, colons, count }: Mark): boolean => text === '[' && colons > 1 && count === 2 * colons;
