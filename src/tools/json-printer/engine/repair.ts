// Repair of invalid JSON: proposes fixes by the jsonrepair library, or by our own parser where the library would lose a digit. Both are loaded
// with the first proposal.
import { jsonrepair } from 'jsonrepair';
import { type Bytes, decode, encodeWithSentinel } from './bytes.ts';
import { applyFixes, type Fix, findFixes } from './repairParser.ts';
import { isParseError, scan } from './scan.ts';
import type { Steps } from './steps.ts';
import { diffText, type TextEdit } from './textDiff.ts';

export interface Repair {
  readonly fixes: readonly Fix[];
  readonly bytes: Bytes;
}

/** Fixes and the repaired text, which is valid JSON; null if the text is valid or cannot be repaired. */
export function* repair(bytes: Bytes): Steps<Repair | null> {
  if (!isParseError(yield* scan(bytes))) return null;
  const theirs = yield* validated(bytes, libraryFixes(decode(bytes.subarray(0, -1))));
  const ours = yield* validated(bytes, yield* findFixes(bytes));
  if (!theirs || !ours) return theirs ?? ours;
  // A misread comma or comment creates extra containers: the repair with fewer new brackets is better.
  return bracketCount(ours.fixes) < bracketCount(theirs.fixes) ? ours : theirs;
}

function* validated(bytes: Bytes, fixes: readonly Fix[] | null): Steps<Repair | null> {
  if (!fixes?.length) return null;
  const repaired = applyFixes(bytes, fixes);
  return isParseError(yield* scan(repaired)) ? null : { fixes, bytes: repaired };
}

const bracketCount = (fixes: readonly Fix[]): number =>
  fixes.reduce((sum, { insert }) => sum + insert.split(/[[{]/).length - 1, 0);

/** Fixes of the library, by a diff of its result; null if it fails or a digit would be lost. */
export function libraryFixes(text: string): Fix[] | null {
  const [before, inner, behind] = splitFence(text);
  let repaired: string;
  try {
    repaired = encodable(jsonrepair(inner));
  } catch {
    // The library throws on what it cannot read, and overflows the stack on deep nesting.
    return null;
  }
  const offset = encodeWithSentinel(before).length - 1;
  const end = offset + encodeWithSentinel(inner).length - 1;
  const changes = diffText(inner, repaired);
  if (!changes.every(keepsDigits)) return null;
  const around = (at: number, removedText: string): Fix[] =>
    removedText
      ? [{ at, remove: encodeWithSentinel(removedText).length - 1, insert: '', reason: 'Text around the fenced block' }]
      : [];
  return [
    ...around(0, before),
    ...changes.map(change => ({
      at: offset + change.at,
      remove: encodeWithSentinel(change.removed).length - 1,
      insert: change.insert,
      reason: reasonOf(change),
    })),
    ...around(end, behind),
  ];
}

/** Replaces lone surrogates, which have no UTF-8. */
const encodable = (text: string) => decode(encodeWithSentinel(text).subarray(0, -1));

/** Content of a Markdown code fence, with the text before and after it; a text that begins like JSON has none. */
function splitFence(text: string): [before: string, inner: string, behind: string] {
  const [whole, opening = '', inner = ''] = /^([^{["]*?```[\w-]*[^\S\n]*\n)([^]*?)\n[^\S\n]*```/.exec(text) ?? [];
  return whole === undefined ? ['', text, ''] : [opening, inner, text.slice(opening.length + inner.length)];
}

const digitsOf = (text: string) => text.replaceAll(/[^\d]/g, '');

/** True if every removed digit is inserted again, in order. Digits in comments and in a function's name are no data. */
function keepsDigits({ removed, insert }: TextEdit): boolean {
  const data = removed.replaceAll(/\/\/[^\n]*|\/\*[^]*?\*\//g, '').replaceAll(/[\p{L}_$][\p{L}\p{N}_$.]*\s*\(/gu, '');
  return digitsOf(insert).startsWith(digitsOf(data));
}

const isQuote = /^["'`´‘’“”„«»]+$/;

/** Reason of a fix, in the terms of our own repair. */
function reasonOf({ removed, insert }: TextEdit): string {
  const [gone, insertedText] = [removed.trim(), insert.trim()];
  if (/^(?:\/\/|\/\*)/.test(gone) && !insertedText) return 'Comment';
  if (gone.startsWith('```') && !insertedText) return 'Text around the fenced block';
  if (gone.endsWith('(') && !insertedText) return 'Function around the value';
  if (gone.startsWith(')') && !insertedText) return 'Function around the value';
  if (isQuote.test(gone) && isQuote.test(insertedText)) return 'Double quotes';
  if (!gone) return INSERTED[insertedText] ?? (/^[\]}]+$/.test(insertedText) ? 'Missing bracket' : 'Missing part');
  if (!insertedText) return REMOVED[gone] ?? (/^\.+$/.test(gone) ? 'Dots' : 'Left out');
  if (/^(?:true|false|null)$/.test(insertedText)) return `JSON's word for ${gone}`;
  if (insertedText === JSON.stringify(gone)) return 'Quoted';
  return /^[-\d.eE+]+$/.test(insertedText) ? 'JSON number' : 'JSON instead';
}

const INSERTED: Readonly<Record<string, string>> = {
  ',': 'Missing comma',
  ':': 'Missing colon',
  '"': 'Missing quote',
  '\\': 'Escaped quote',
  '[': 'Several documents make an array',
  null: 'Missing value',
  ':null': 'Missing value',
  '0': 'JSON number',
};
const REMOVED: Readonly<Record<string, string>> = {
  ',': 'Trailing comma',
  ']': 'Bracket too many',
  '}': 'Bracket too many',
  '\\': 'No such escape',
  '"': 'Strings joined',
};
