// JSON among words: in a log line, in a chat's answer. The words around it are left out; of several blocks one is chosen, or all.
import { isProse } from './conservation.ts';
import { applyEdits, composeEdits, type Edit } from './edits.ts';
import { escapeDepth, escapedEnd, unescapeEdits } from './escaped.ts';
import type { Kind } from './kinds.ts';
import { read } from './reader/reader.ts';
import { Refusal } from './refusal.ts';

export interface Block {
  readonly at: number;
  readonly end: number;
  readonly edits: readonly Edit[];
}

/** What surely begins JSON: a bracket with a key, a string or another bracket of that kind behind it. */
const STRONG =
  /\{\s*(?:["'“„‘＂](?!\s*\})|\}|[\p{L}_$][\p{L}\p{N}_$-]*\s*:)|\[\s*(?:[{"“„＂]|'(?=[^'\n]*'\s*[,\]])|\[\s*["'{])|｛/uy;

/** Blocks of JSON in a text. Throws a Refusal where something that surely begins one cannot be read. */
export function findBlocks(text: string): Block[] {
  const strong: Block[] = [];
  const weak: Block[] = [];
  const failed: { readonly refusal: Refusal; readonly end: number }[] = [];
  for (let at = nextBracket(text, 0); at >= 0; ) {
    const depth = escapeDepth(text, at);
    STRONG.lastIndex = at;
    const isStrong = depth > 0 || STRONG.test(text);
    let block: Block | undefined;
    try {
      block = depth > 0 ? escapedBlock(text, at, depth) : plainBlock(text, at);
    } catch (error) {
      if (isStrong || !(error instanceof Refusal)) throw error;
      failed.push({ refusal: error, end: matchingEnd(text, at) });
    }
    const begin = at;
    const around = block && failed.find(({ end }) => end > begin);
    if (around) throw around.refusal;
    if (block && block.end - block.at > 2) (isStrong ? strong : weak).push(block);
    at = nextBracket(text, block?.end ?? at + 1);
  }
  return strong.length ? strong : weak;
}

/** Behind the bracket that closes the one here, whatever stands between; infinite without one. */
function matchingEnd(text: string, at: number): number {
  const [open, close] = text[at] === '[' ? ['[', ']'] : text[at] === '{' ? ['{', '}'] : ['｛', '｝'];
  let depth = 0;
  for (let i = at; i < text.length; i++) {
    if (text[i] === open) depth++;
    else if (text[i] === close && --depth === 0) return i + 1;
  }
  return Number.POSITIVE_INFINITY;
}

const BRACKET = /[[{｛]/g;

function nextBracket(text: string, from: number): number {
  BRACKET.lastIndex = from;
  return BRACKET.exec(text)?.index ?? -1;
}

function plainBlock(text: string, at: number): Block {
  const { edits, end, isCut } = read(text, at, { isBlock: true });
  return { at, end: isCut ? text.length : end, edits };
}

function escapedBlock(text: string, at: number, depth: number): Block {
  const end = escapedEnd(text, at, depth);
  const outer = unescapeEdits(text, at, end, depth);
  const whole = applyEdits(text.slice(0, end), outer);
  const inner = read(whole, at, { isBlock: true });
  if (inner.isCut) return { at, end, edits: composeEdits(whole, outer, inner.edits) };
  // Behind the block more of the escaped string may stand.
  const rest = outer.reduce(
    (shift, edit) =>
      edit.at + shift + edit.insert.length <= inner.end ? shift + edit.insert.length - edit.remove : shift,
    0,
  );
  const blockEnd = inner.end - rest;
  return { at, end: blockEnd, edits: composeEdits(whole, outer, inner.edits).filter(edit => edit.at < blockEnd) };
}

/** Edits that leave one block, or an array of all. */
export function blockEdits(text: string, blocks: readonly Block[], choice: number | 'all'): Edit[] {
  const kept = choice === 'all' ? blocks : blocks.slice(choice, choice + 1);
  const isList = kept.length > 1;
  const edits: Edit[] = [];
  const isEscaped = kept.some(block => block.edits.some(({ kind }) => kind === 'escapedText'));
  const cut = (at: number, end: number, insert: string) => {
    const isBlock = blocks.some(block => !kept.includes(block) && block.at >= at && block.end <= end);
    const kind: Kind = isBlock ? 'otherBlocks' : isProse(text, at, end, isEscaped) ? 'words' : 'lostText';
    if (end > at && text.slice(at, end).trim()) edits.push({ at, remove: end - at, insert, kind });
    else if (insert) edits.push({ at, remove: 0, insert, kind: 'several' });
  };
  let at = 0;
  for (const [i, block] of kept.entries()) {
    cut(at, block.at, isList ? (i === 0 ? '[' : ',\n') : '');
    edits.push(...block.edits);
    at = block.end;
  }
  cut(at, text.length, isList ? ']' : '');
  return edits;
}
