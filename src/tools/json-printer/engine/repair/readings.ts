// Readings of a damaged text: what one sign makes of it, beside what was told from its form. One alone is proposed, two or three are
// asked about with nothing chosen beforehand, and no more are shown.
import { applyEdits, composeEdits, type Edit } from './edits.ts';
import { KINDS, type Kind } from './kinds.ts';
import { type Way, waysWithOneSign } from './oneSign.ts';

export interface Reading {
  readonly edits: readonly Edit[];
  /** The sign that it takes to be meant; null for what the form of the text tells. */
  readonly sign: Edit | null;
  /** No other sign makes JSON of the text. */
  readonly isOnly?: boolean;
}

/** Kinds beside which no other reading of the same text stands. */
const CERTAIN: ReadonlySet<Kind> = new Set<Kind>([
  'byteOrderMark',
  'httpHead',
  'guard',
  'statement',
  'callback',
  'escapedText',
  'trailingComma',
  'escape',
  'joined',
  'constant',
  'fullWidth',
  'space',
  'notNumber',
  'undefined',
  'bytes',
  'dateTime',
  'typedValue',
  'object',
]);
/** Kinds that rewrite the notation alone: another reading begins with them. */
const NOTATION: ReadonlySet<Kind> = new Set<Kind>([
  'byteOrderMark',
  'httpHead',
  'guard',
  'statement',
  'callback',
  'words',
  'escapedText',
  'comment',
  'quotes',
  'bareKey',
  'constant',
  'space',
  'trailingComma',
]);
/** A bracket that nothing but its first possible place tells. */
const UNPROVEN: ReadonlySet<Kind> = new Set<Kind>(['missingBracket', 'extraBracket', 'missingEnds', 'wrongBracket']);
export const MOST_READINGS = 3;

/** Kinds that make words of signs, which one sign that is meant explains better. */
const STRAINED: ReadonlySet<Kind> = new Set<Kind>(['innerQuote', 'prefix']);

/** Whether another reading of the text may exist than the one these edits make. */
export const mayBeReadOtherwise = (edits: readonly Edit[]): boolean => edits.some(({ kind }) => !CERTAIN.has(kind));

/**
 * Readings of a text, those that change least first: one is certain or told as a guess, several are to be asked about. `told` are the
 * edits that its form tells, `before` those of its wrapping; none if nothing is known beside `told`.
 */
export function possibleReadings(
  text: string,
  told: readonly Edit[] | null,
  before: readonly Edit[],
): readonly Reading[] {
  const asIs = told ? { edits: told, sign: null } : null;
  const notation = told?.filter(({ kind }) => NOTATION.has(kind)) ?? before;
  // Braces around elements in another notation are a set of that language.
  const isSet = told?.some(({ kind }) => kind === 'brackets') && notation.length > before.length;
  const bases = notation.length > before.length && !isSet ? [before, notation] : [before];
  const simple = isSet ? [] : simpleQuotes(applyEdits(text, before));
  if (simple.length) bases.push(composeEdits(applyEdits(text, before), before, simple));
  let isProven = true;
  for (const base of bases) {
    const inside = applyEdits(text, base);
    const { ways, isComplete } = waysWithOneSign(inside);
    isProven &&= isComplete;
    if (ways.length === 0) continue;
    const read = (way: Way): Reading => ({
      edits: composeEdits(inside, base, way.edits),
      sign: way.edits[0] ? { ...way.edits[0], at: placeIn(base, way.edits[0].at) } : null,
    });
    const value = told && valueOf(applyEdits(text, told));
    const own = value === null ? undefined : ways.find(way => way.value === value);
    if (ways.length === 1 && isComplete && own && asIs) return [{ ...asIs, isOnly: true }];
    const best = likeliest(inside, ways);
    if (best.length === 1) {
      const only = read(best[0] as Way);
      if (asIs && !own && !told?.some(({ kind }) => STRAINED.has(kind))) return [only, asIs];
      return [
        ways.length === 1 && isComplete ? { ...only, isOnly: true } : { ...only, edits: only.edits.map(guessed) },
      ];
    }
    const shown = best.slice(0, asIs && !own ? MOST_READINGS - 1 : MOST_READINGS).map(read);
    return asIs && !own ? [...shown, asIs] : shown;
  }
  if (!asIs) return [];
  return [
    isProven ? asIs : { ...asIs, edits: asIs.edits.map(edit => (UNPROVEN.has(edit.kind) ? guessed(edit) : edit)) },
  ];
}

/** A change of form that another could have been. */
const guessed = (edit: Edit): Edit =>
  KINDS[edit.kind].changesData || NOTATION.has(edit.kind)
    ? edit
    : { ...edit, kind: UNPROVEN.has(edit.kind) ? 'guessedBracket' : 'wrongSign' };

const valueOf = (json: string): string | null => {
  try {
    return JSON.stringify(JSON.parse(json));
  } catch {
    return null;
  }
};

/** Place in the text before edits of a place behind them. */
function placeIn(edits: readonly Edit[], at: number): number {
  let shift = 0;
  for (const edit of edits) {
    if (edit.at + shift + edit.insert.length > at) break;
    shift += edit.insert.length - edit.remove;
  }
  return at - shift;
}

/** Ways whose lines are indented as their brackets say, then those beside a sign like theirs; ties stay in the order of the text. */
function likeliest(text: string, ways: readonly Way[]): readonly Way[] {
  if (ways.length < 2) return ways;
  const isLaidOut = text.trim().split('\n', 3).length > 2;
  const faults = ways.map(way => (isLaidOut ? layoutFaults(way.text) : 0));
  const least = Math.min(...faults);
  return ways
    .filter((_, i) => faults[i] === least)
    .map(way => ({ way, distance: distanceOf(text, way) }))
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ way }) => way);
}

function distanceOf(text: string, { edits }: Way): number {
  const { at, remove, insert } = edits[0] as Edit;
  const sign = remove ? (text[at] as string) : insert;
  const isBeside = text[at - 1] === sign || text[at + remove] === sign;
  const isAtEnd = text.slice(0, at).trim() === '' || text.slice(at + remove).trim() === '';
  if (edits.length > 1) return 3;
  if (remove && insert === '') return isBeside ? 0 : 2;
  if (remove) return 1;
  return isBeside || isAtEnd || insert === '"' ? 1 : 2;
}

/** A text with single quotes alone, and the constants of Python, in the notation of JSON; no edits for any other. */
function simpleQuotes(text: string): readonly Edit[] {
  if (text.includes('"') || text.includes('\\') || text.split("'").length % 2 === 0) return [];
  return Array.from(text.matchAll(/'|(?<![\w'])(?:True|False|None)(?![\w'])/g), ({ 0: found, index }) => ({
    at: index,
    remove: found.length,
    insert: found === "'" ? '"' : found === 'None' ? 'null' : found.toLowerCase(),
    kind: found === "'" ? 'quotes' : 'constant',
  }));
}

/** Lines whose indentation is not that of their depth. */
function layoutFaults(json: string): number {
  let unit = Number.POSITIVE_INFINITY;
  for (const [, space = ''] of json.matchAll(/\n([ \t]+)\S/g)) unit = Math.min(unit, space.length);
  if (!Number.isFinite(unit)) return 0;
  let [depth, faults, lineStart] = [0, 0, 0];
  let isFirst = true;
  for (const { 0: token, index } of json.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]|\n|[^\s"[\]{}]+/g)) {
    if (token === '\n') {
      [lineStart, isFirst] = [index + 1, true];
      continue;
    }
    const isCloser = token === ']' || token === '}';
    if (isCloser) depth--;
    if (isFirst && lineStart > 0 && index - lineStart !== depth * unit) faults++;
    isFirst = false;
    if (token === '[' || token === '{') depth++;
  }
  return faults;
}
