// Readings as they are shown side by side: what each takes a sign for, and the part of its tree in which they differ.
import { applyEdits } from './edits.ts';
import type { Kind } from './kinds.ts';
import type { Reading } from './readings.ts';
import { LineCounter } from './session.ts';

export interface ReadingSummary {
  readonly title: string;
  /** Lines of its tree, with dots where more stands. */
  readonly tree: string;
}

const LINES_BEFORE = 4;
const MOST_LINES = 16;

export function summaries(text: string, readings: readonly Reading[]): readonly ReadingSummary[] {
  const trees = readings.map(({ edits }) => JSON.stringify(JSON.parse(applyEdits(text, edits)), null, 2).split('\n'));
  const [first = []] = trees;
  const difference = first.findIndex((line, i) => trees.some(tree => tree[i] !== line));
  const from = Math.max(0, (difference < 0 ? 0 : difference) - LINES_BEFORE);
  return readings.map((reading, i) => ({ title: titleOf(text, reading), tree: excerpt(trees[i] ?? [], from) }));
}

const excerpt = (lines: readonly string[], from: number): string =>
  [
    ...(from > 0 ? ['…'] : []),
    ...lines.slice(from, from + MOST_LINES),
    ...(lines.length > from + MOST_LINES ? ['…'] : []),
  ].join('\n');

/** What a reading without a sign of its own says, by the kinds of its changes. */
const TITLES: readonly (readonly [title: string, kinds: readonly Kind[]])[] = [
  ['The rest is left out', ['lostText', 'otherBlocks', 'words']],
  ['The quotes belong to the text', ['guessedQuote', 'innerQuote']],
  ['Several values in an array', ['missingEnds', 'several', 'jsonLines']],
  ['The brackets stand for an array', ['brackets']],
];

function titleOf(text: string, { edits, sign }: Reading): string {
  if (!sign)
    return TITLES.find(([, kinds]) => edits.some(({ kind }) => kinds.includes(kind)))?.[0] ?? 'The rest is made to fit';
  const { at, remove, insert } = sign;
  const place = placeOf(text, at);
  const given = text.slice(at, at + remove);
  if (remove === 0) return `${insert} is missing ${place}`;
  if (insert !== '') return `${insert} was meant for ${given} ${place}`;
  return edits.some(edit => edit.at > at && edit.insert === given && edit.remove === 0)
    ? `${given} ${place} belongs at the end`
    : `${given} ${place} is too many`;
}

function placeOf(text: string, at: number): string {
  const { line, column } = new LineCounter(text).at(at);
  const isOneLine = !text.trimEnd().includes('\n');
  return isOneLine
    ? `at column ${column.toLocaleString('en')}`
    : `at line ${line.toLocaleString('en')}, column ${column.toLocaleString('en')}`;
}
