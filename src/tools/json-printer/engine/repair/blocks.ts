// JSON among words: in a log line, in a chat's answer. The words around it are left out; of several blocks one is chosen, or all.

import { applyEdits, composeEdits, type Edit } from './edits.ts';
import { escapeDepth, escapedEnd, unescapeEdits } from './escaped.ts';
import type { Kind } from './kinds.ts';
import { isProse } from './prose.ts';
import { type Reading, read } from './reader/reader.ts';
import { Refusal } from './refusal.ts';

export interface Block {
  readonly at: number;
  readonly end: number;
  readonly edits: readonly Edit[];
}

/** What surely begins JSON: a bracket with a key, a string or another bracket of that kind behind it. */
const STRONG =
  /\{\s*(?:["'“„‘＂](?!\s*\})|\}|[\p{L}_$][\p{L}\p{N}_$-]*\s*:)|\[\s*(?:[{"“„＂]|'(?=[^'\n]*'\s*[,\]])|\[\s*["'{])|｛/uy;

/** A bracket that begins nothing: why, and behind its closing one. */
interface Failed {
  readonly refusal: Refusal;
  readonly end: number;
}

/**
 * Blocks of JSON in a text. Throws a Refusal where something that surely begins one cannot be read. The text is read about once: what
 * stands in a bracket that cannot be read, and is still open where that was found, is not read again.
 */
export function findBlocks(text: string): Block[] {
  const strong: Block[] = [];
  const weak: Block[] = [];
  const failed: Failed[] = [];
  let first = 0;
  const escaped = new EscapedTexts(text);
  let ends: Map<number, number> | undefined;
  const endOf = (at: number) => {
    ends ??= matchingEnds(text);
    return ends.get(at) ?? Number.POSITIVE_INFINITY;
  };
  for (let at = nextBracket(text, 0); at >= 0; ) {
    const depth = escapeDepth(text, at);
    STRONG.lastIndex = at;
    const isStrong = depth > 0 || STRONG.test(text);
    let block: Block | undefined;
    try {
      const before = failed.at(-1)?.refusal;
      if (depth === 0 && before && before.reached > at && endOf(at) > before.reached) throw before;
      block = depth > 0 ? escaped.block(at, depth) : plainBlock(text, at);
    } catch (error) {
      if (isStrong || !(error instanceof Refusal)) throw error;
      failed.push({ refusal: error, end: endOf(at) });
    }
    while (first < failed.length && (failed[first] as Failed).end <= at) first++;
    const around = block && failed[first];
    if (around) throw around.refusal;
    if (block && block.end - block.at > 2) (isStrong ? strong : weak).push(block);
    at = nextBracket(text, block?.end ?? at + 1);
  }
  return strong.length ? strong : weak;
}

const OPENER: Readonly<Record<string, string>> = { ']': '[', '}': '{', '｝': '｛' };

/** Behind the bracket of its kind that closes it, for each opening one that has one, whatever stands between. */
function matchingEnds(text: string): Map<number, number> {
  const ends = new Map<number, number>();
  const open: Record<string, number[]> = { '[': [], '{': [], '｛': [] };
  for (const { 0: sign, index } of text.matchAll(/[[\]{}｛｝]/g)) {
    if (sign in open) open[sign]?.push(index);
    else {
      const begin = open[OPENER[sign] as string]?.pop();
      if (begin !== undefined) ends.set(begin, index + 1);
    }
  }
  return ends;
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

/** An escaped text and what it says. */
interface EscapedText {
  readonly depth: number;
  readonly from: number;
  readonly end: number;
  readonly edits: readonly Edit[];
  readonly says: string;
  /** Before each edit, and behind the last: how much longer what it says is. */
  readonly shifts: readonly number[];
}

/** Blocks in texts that were escaped; each text is unescaped once, however many blocks stand in it. */
class EscapedTexts {
  readonly #text: string;
  #last: EscapedText | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  block(at: number, depth: number): Block {
    const { from, end, edits, says, shifts } = this.#around(at, depth);
    const first = firstIndex(edits.length, i => (edits[i] as Edit).at >= at);
    const begin = at - from + (shifts[first] as number);
    /** First edit that is not wholly before a place in what it says. */
    const editAt = (place: number) =>
      firstIndex(edits.length, i => {
        const { at: own, insert } = edits[i] as Edit;
        return own - from + (shifts[i] as number) + insert.length > place;
      });
    const originOf = (place: number) => from + place - (shifts[editAt(place)] as number);
    let inner: Reading;
    try {
      inner = read(says, begin, { isBlock: true });
    } catch (error) {
      throw error instanceof Refusal ? new Refusal(error.message, originOf(error.at)) : error;
    }
    const next = inner.isCut ? edits.length : editAt(inner.end);
    const both = composeEdits(
      says.slice(begin, inner.isCut ? says.length : inner.end),
      edits.slice(first, next).map(edit => moved(edit, -at)),
      inner.edits.map(edit => moved(edit, -begin)),
    );
    return { at, end: inner.isCut ? end : originOf(inner.end), edits: both.map(edit => moved(edit, at)) };
  }

  #around(at: number, depth: number): EscapedText {
    const last = this.#last;
    if (last && last.depth === depth && last.from <= at && at < last.end) return last;
    const end = escapedEnd(this.#text, at, depth);
    const edits = unescapeEdits(this.#text, at, end, depth);
    const shifts = [0];
    for (const { insert, remove } of edits) shifts.push((shifts.at(-1) as number) + insert.length - remove);
    const says = applyEdits(
      this.#text.slice(at, end),
      edits.map(edit => moved(edit, -at)),
    );
    this.#last = { depth, from: at, end, edits, says, shifts };
    return this.#last;
  }
}

const moved = (edit: Edit, by: number): Edit => ({ ...edit, at: edit.at + by });

/** First of `length` indices from which on something is so; `length` if none. */
function firstIndex(length: number, isSo: (i: number) => boolean): number {
  let [from, to] = [0, length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (isSo(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** Edits that leave one block, or an array of all. */
export function blockEdits(text: string, blocks: readonly Block[], choice: number | 'all'): Edit[] {
  const kept = choice === 'all' ? blocks : blocks.slice(choice, choice + 1);
  const isList = kept.length > 1;
  const edits: Edit[] = [];
  const isEscaped = kept.some(block => block.edits.some(({ kind }) => kind === 'escapedText'));
  const cut = (at: number, end: number, insert: string) => {
    const isBlock = choice !== 'all' && blocks.some(block => block !== kept[0] && block.at >= at && block.end <= end);
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
