// Reader of almost-JSON: follows its structure and rewrites what jsonrepair gets wrong. What is only form (commas, comments, simple
// quotes, bare keys, a cut-off tail) it steps over. A state machine over the expected token; what cannot be told is a Refusal.

import { type Edit, inOrder } from '../edits.ts';
import { Refusal } from '../refusal.ts';
import { skipBlanks } from './blanks.ts';
import { type Frame, isGuess, isLoose } from './frames.ts';
import { ItemReader } from './itemReader.ts';
import type { ReadOptions } from './readerState.ts';
import { finishRoots, type Root } from './roots.ts';

export interface Reading {
  readonly edits: readonly Edit[];
  readonly end: number;
  /** The text ends before the value does. */
  readonly isCut: boolean;
}

const FULL_CLOSERS: Readonly<Record<string, string>> = { '｝': '}', '］': ']' };
const MAX_LIBRARY_DEPTH = 500;

export function* readSteps(text: string, from: number, options: ReadOptions): Generator<number, Reading, void> {
  const reader = new Reader(text, from, options);
  try {
    for (let step = 0; reader.step(); step++) if (step % 4096 === 0) yield reader.at / text.length;
  } catch (error) {
    if (error instanceof Refusal) error.reached = Math.max(error.at, reader.at);
    throw error;
  }
  return { edits: inOrder(reader.edits), end: reader.at, isCut: reader.isCut };
}

export function read(text: string, from = 0, options: ReadOptions = {}): Reading {
  const steps = readSteps(text, from, options);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

class Reader extends ItemReader {
  /** Reads one token; false at the end. */
  step(): boolean {
    const text = this.text;
    if (this.options.isBlock && this.roots.length) return this.finish();
    this.at = skipBlanks(text, this.at, this.edits);
    const char = text[this.at];
    if (char === undefined) return this.finish();
    const closer = FULL_CLOSERS[char] ?? char;
    if (closer === '}' || closer === ']' || closer === ')') this.close(closer);
    else if (this.expected === 'after') this.after(char);
    else if (this.expected === 'colon') this.colon(char);
    else if (',;，；、'.includes(char)) this.comma(char);
    else if (this.expected !== 'value' && this.top?.type === 'object') this.key(char);
    else this.value(char);
    return true;
  }

  protected close(char: string): void {
    const depth = this.frames.findLastIndex(frame => frame.closer === char);
    if (depth < 0) {
      this.strayCloser(char);
      return;
    }
    this.completeItem();
    while (this.frames.length > depth + 1) this.closeMissing();
    const frame = this.frames.pop() as Frame;
    if (frame.role === 'paren' && frame.closer === ')' && frame.count === 1 && !frame.hasComma) frame.closing = '';
    if (frame.closer === ')' && frame.role === 'paren') this.edit(frame.open, 1, frame.closing && '[', 'brackets');
    if (frame.role === 'call' && frame.count !== 1)
      throw new Refusal('What this call means cannot be told', frame.open);
    const given = this.text[this.at] as string;
    if (frame.closing !== given) this.edit(this.at, 1, frame.closing, given in FULL_CLOSERS ? 'fullWidth' : frame.kind);
    this.token(this.at, this.at + 1, 'other');
    this.popped(frame);
  }

  protected popped(frame: Frame): void {
    const top = this.top;
    if (top && frame.role !== 'call') {
      top.lastType = frame.type;
      top.isLastLoose = isLoose(frame);
    }
    this.last = 'other';
    this.ended(frame.open);
  }

  /** Inserts the closing bracket of the innermost container before the present place. */
  protected closeMissing(): void {
    const frame = this.frames.pop() as Frame;
    if (frame.role === 'call' || frame.role === 'paren') throw new Refusal('This bracket is not closed', frame.open);
    this.edit(this.at, 0, frame.closing, isGuess(frame, this.top) ? 'guessedBracket' : 'missingBracket');
    this.popped(frame);
  }

  /** Before a closing bracket: a key without a value, or a set of one. */
  protected completeItem(): void {
    const top = this.top;
    if (!top) return;
    if (this.expected === 'colon') {
      if (top.role !== 'brace' || top.count > 0) throw new Refusal('This key has no value', this.start);
      this.makeSet(top);
    } else if (this.expected === 'value' && top.type === 'object') {
      this.edit(this.at, 0, 'null', 'missingValue');
      this.scalarEnded(this.at);
    }
  }

  protected strayCloser(char: string): void {
    const rest = this.text.slice(this.at + 1);
    const frame = this.top;
    if (
      frame &&
      this.frames.length === 1 &&
      frame.role !== 'call' &&
      frame.role !== 'fields' &&
      /^[\s;]*$/.test(rest)
    ) {
      this.completeItem();
      this.edit(this.at, 1, frame.closing, 'wrongBracket');
    } else if (!frame && this.roots.length && /^[\s\]};),]*$/.test(rest)) {
      const isList = char === ']' && this.roots.some(({ comma }) => comma >= 0) && /^[\s;]*$/.test(rest);
      if (isList) {
        this.roots.push({
          start: this.at,
          end: this.at + 1,
          comma: -1,
          isWord: false,
          isString: false,
          isCloser: true,
        });
        this.at++;
        this.expected = 'after';
        return;
      }
      this.edit(this.at, 1, '', 'extraBracket');
      this.at++;
      this.expected = 'after';
      return;
    } else throw new Refusal('This bracket closes nothing', this.at);
    this.frames.pop();
    this.at++;
    this.end = this.at;
    this.popped(frame);
  }

  protected finish(): boolean {
    const fragment = this.frames[0]?.role === 'fragment' ? this.frames[0] : undefined;
    const open = this.frames.slice(fragment ? 1 : 0);
    if (fragment && this.options.fragment === 'bare' && fragment.count < 2)
      throw new Refusal('This is no member of an object', fragment.open);
    if (open.length || (fragment && this.expected !== 'after' && this.expected !== 'item'))
      this.finishCut(open, fragment);
    else if (fragment) this.edit(this.end, 0, '}', 'missingEnds');
    if (fragment && this.roots.length === 0) this.edit(fragment.open, 0, '{', 'missingEnds');
    if (this.roots.length) {
      if (this.options.fragment) this.edit((this.roots[0] as Root).start, 0, '{', 'missingEnds');
      finishRoots(this.text, this.roots, this.edits);
    } else if (!open.length && !fragment) throw new Refusal('There is no JSON here yet', this.at);
    if (this.edits.some(({ kind, insert }) => kind === 'backslash' && /^"[A-Za-z]:/.test(insert)))
      this.edits.push(...this.doubtful);
    return false;
  }

  /** The text ends within containers. jsonrepair closes plain ones; a bracket that could stand elsewhere is told as such. */
  protected finishCut(open: readonly Frame[], fragment: Frame | undefined): void {
    this.isCut = true;
    const isAfterCloser = this.expected === 'after' && '}])'.includes(this.text[this.end - 1] ?? '');
    const guess = isAfterCloser && open.some((frame, i) => isGuess(frame, open[i - 1]));
    const isPlain = open.every(
      ({ role, closing, closer }) => (role === 'plain' || role === 'brace') && closing === closer,
    );
    if (isPlain && !guess && !fragment && this.roots.length === 0 && open.length < MAX_LIBRARY_DEPTH) return;
    if (this.expected === 'colon' || this.expected === 'value')
      throw new Refusal('The text ends within this', this.start);
    const at = this.text.length;
    for (const frame of open.toReversed()) {
      if (frame.role === 'call') throw new Refusal('This bracket is not closed', frame.open);
      if (frame.role === 'paren' && frame.closer === ')') this.edit(frame.open, 1, '[', 'brackets');
      this.edit(at, 0, frame.closing, guess ? 'guessedBracket' : 'cutOff');
    }
    if (fragment) this.edit(at, 0, '}', 'missingEnds');
    else if (this.roots.length)
      this.roots.push({ start: (open[0] as Frame).open, end: at, comma: -1, isWord: false, isString: false });
  }
}
