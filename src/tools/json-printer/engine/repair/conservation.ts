// Conservation of data: a count of tokens that knows no parser. Whatever an edit would take out of a text, and does not put back, is
// found here, and told as a change of data.
import type { Edit } from './edits.ts';
import { KINDS, type Kind } from './kinds.ts';

export interface Token {
  readonly at: number;
  readonly text: string;
}

/** Strings without content, and runs of what is neither white space nor a sign of JSON nor a quote or backslash. */
const TOKEN = /(?:""|'')(?<=(?:^|[[{,:])\s*..)(?=\s*(?:[\]},:]|$))|[^\s[\]{},:"'`´“”„‘’«»＂＇，：；、｛｝［］\\]+/g;

/** Words, numbers and the words within strings, with their places. */
export const tokensOf = (text: string): Token[] =>
  Array.from(text.matchAll(TOKEN), ({ 0: token, index }) => ({ at: index, text: token }));

/** Kinds that rewrite a token, or leave out what is no data: a comment, a prefix, a wrapping. */
const NO_DATA: ReadonlySet<Kind> = new Set<Kind>([
  'byteOrderMark',
  'httpHead',
  'guard',
  'statement',
  'callback',
  'comment',
  'words',
  'escapedText',
  'escape',
  'prefix',
  'constant',
  'brackets',
  'fullWidth',
  'colon',
  'semicolon',
  'joined',
  'space',
]);

/** Tokens of a text without what stands between them: a repair of its form alone leaves this as it is. An escape is what it stands for. */
export const contentOf = (text: string): string =>
  tokensOf(text.replaceAll(/\\(?:[bfnrt]|u[\da-fA-F]{4})/g, ' '))
    .map(({ text: token }) => (token === "''" ? '""' : token))
    .join('');

/** Edits of which each that takes out a token and does not put it back says so. */
export const conserving = (text: string, edits: readonly Edit[]): Edit[] =>
  edits.map(edit => {
    const { at, remove, insert, kind } = edit;
    if (remove === 0 || KINDS[kind].changesData) return edit;
    // What stands at a quote or parts a string may be its content.
    const isInString =
      kind === 'comment' && (/["']/.test(text[at - 1] ?? '') || hasOpenQuote(text.slice(at, at + remove)));
    if (isInString) return { ...edit, kind: 'lostText' };
    if (NO_DATA.has(kind)) return edit;
    return contentOf(text.slice(at, at + remove)) === contentOf(insert) ? edit : { ...edit, kind: 'lostText' };
  });

/** Kinds that put in or take out a sign of structure: the text's own signs do not match, so what a comment is may be a part of the data. */
const STRUCTURE: ReadonlySet<Kind> = new Set<Kind>(['missingEnds', 'missingBracket', 'cutOff', 'extraBracket']);

/**
 * Edits of a whole proposal, whatever proposed them, of which each comment that may be data says so: a bracket in it has its other one
 * outside, or it ends like an element or stands alone in the place of one.
 */
export function accounted(text: string, edits: readonly Edit[]): readonly Edit[] {
  const isMended = edits.some(({ kind }) => STRUCTURE.has(kind));
  return conserving(text, edits).map((edit, i) => {
    if (edit.kind !== 'comment') return edit;
    const comment = text.slice(edit.at, edit.at + edit.remove).trim();
    const before = edits[i - 1];
    const isElement =
      /^[^"']*,$/.test(comment) ||
      (before?.kind === 'trailingComma' && /^\s*\n\s*$/.test(text.slice(before.at + before.remove, edit.at)));
    return isElement || (isMended && !isBalanced(comment)) ? { ...edit, kind: 'lostText' } : edit;
  });
}

/**
 * Whether a string ends or begins within a comment: its quotes do not pair, or signs of JSON stand where words should. An apostrophe is a
 * quote before such a sign alone.
 */
function hasOpenQuote(comment: string): boolean {
  if (/'\s*[,:\]})]/.test(comment)) return true;
  const parts = comment.split('"');
  return parts.length % 2 === 0 || parts.some((part, i) => i % 2 === 1 && /^\s*[,:\]}]|[,:[{]\s*$/.test(part));
}

const QUOTED = /"(?:[^"\\\n]|\\.)*"/g;
/** A string within brackets. */
const STRING_IN_BRACKETS = /[[{][^[\]{}]*["'][^[\]{}]*["'][^[\]{}]*[\]}]/;
/** A key of `print_r` or of a language with arrows, beside its value, one of its signs mistaken or none; or a parenthesis alone in a line. */
const ARROW =
  /^\s*(?:[[\](){},:'"=]?>|=(?!=))|\]\s*(?:[[\](){},:'"=]?>|=(?!=))|=>\s*$|^\s*Array\s*(?:[^\p{L}\p{N}\s]|$)|(?:^|\n)[ \t]*\([ \t]*(?:\n|$)/u;
/** A key of YAML, or an element, on a line of its own. */
const YAML_LINE = /^[ \t]*(?:- +)*(?:-(?= |$)|[\p{L}_$][\p{L}\p{N}_$-]*:(?= |$))/gmu;
/** A quote beside a sign of JSON. */
const BESIDE_SIGN = /["']\s*[:,\]}]|[,:[{]\s*["']/;
const SCALAR = /^(?:-?\d[\d.eE+-]*|(?:true|false|null|True|False|None)\.*)$/;

/**
 * Whether what stands before, between or behind pieces of JSON is words about them and no data that belongs to them. In doubt it is data:
 * a string beside a sign of JSON, a bracket without its other one, a list in brackets, or nothing but numbers and constants.
 */
export function isProse(text: string, at: number, end: number, isEscaped = false): boolean {
  const cut = text.slice(at, end).trim();
  const words = (cut.replaceAll(QUOTED, '').match(/[\p{L}\p{N}_$.+-]+/gu) ?? []).filter(word =>
    /[\p{L}\p{N}]/u.test(word),
  );
  if (ARROW.test(cut) || (cut.match(YAML_LINE)?.length ?? 0) > 1) return false;
  if (words.length === 0 && !cut.includes('"')) return true;
  if (words.every(word => SCALAR.test(word)) || (at === 0 && /^[(\s\\]*["']/.test(cut))) return false;
  if (at > 0 && /^[\s,]*(?:true|false|null|True|False|None|-?\d[\d.]*)(?![^\s,\]})])/.test(cut)) return false;
  if (at > 0 && (/^[[{(]/.test(text.slice(at, at + 1)) || /^[[{].*[\]}]$/s.test(cut))) return false;
  if (/'\s*$|''|[([{]\s*["']|\}\s*:/.test(cut) && !isEscaped) return false;
  if (STRING_IN_BRACKETS.test(cut) || (end < text.length && /[\p{L}\p{N}_$]/u.test(text[end - 1] as string)))
    return false;
  if (BESIDE_SIGN.test(cut) || /[[{][^[\]{},]*,[^[\]{}]*[\]}]|\{[^{}:]*:/.test(cut)) return false;
  // The quotes around an escaped text are none of its own.
  if (hasOpenQuote(cut) && !(isEscaped && (cut.endsWith('"') || (at > 0 && cut.startsWith('"'))))) return false;
  if (at > 0 && (/^[\p{L}\p{N}_$':]/u.test(text[at] ?? '') || /^,.*[\d"':[\]{}]/s.test(cut))) return false;
  if (at > 0 && /^[\s,]*[\p{L}_$][\p{L}\p{N}_$]*\s*:\s*(?:["'{\d-]|(?:true|false|null)\b)/u.test(cut)) return false;
  if (end < text.length && cut.endsWith(',')) return false;
  const isStringAtEnd = [...cut.matchAll(QUOTED)].some(
    ({ 0: string, index }) => index === 0 || index + string.length === cut.length,
  );
  if (isStringAtEnd) return false;
  return isBalanced(cut);
}

function isBalanced(text: string): boolean {
  const open: string[] = [];
  for (const [sign] of text.matchAll(/[[\]{}]/g)) {
    if (sign === '[') open.push(']');
    else if (sign === '{') open.push('}');
    else if (open.pop() !== sign) return false;
  }
  return open.length === 0;
}
