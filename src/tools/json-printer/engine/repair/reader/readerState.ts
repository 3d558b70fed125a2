// State of the reader: open containers, documents side by side, the last token, and the edits so far.
import type { Edit } from '../edits.ts';
import type { Kind } from '../kinds.ts';
import { type Frame, newFrame } from './frames.ts';
import type { Root } from './roots.ts';

type Expected = 'first' | 'item' | 'colon' | 'value' | 'after';

export interface ReadOptions {
  /** One value only, in the middle of other text: it ends with its last bracket, and no bare word is a value. */
  readonly isBlock?: boolean;
  /** Members of an object without its braces; `bare` if their first key has no quotes: then they must be several, with commas. */
  readonly fragment?: 'quoted' | 'bare';
}

export class ReaderState {
  at: number;
  readonly edits: Edit[] = [];
  isCut = false;
  protected readonly text: string;
  protected readonly options: ReadOptions;
  protected readonly frames: Frame[] = [];
  protected readonly roots: Root[] = [];
  /** Paths in valid strings whose backslashes would be meant if those of another string are. */
  protected readonly doubtful: Edit[] = [];
  protected expected: Expected = 'value';
  /** Begin and end of the last token, and whether it is a string, a word or something else. */
  protected start = 0;
  protected end: number;
  protected last: 'string' | 'word' | 'other' = 'other';

  constructor(text: string, from: number, options: ReadOptions) {
    this.text = text;
    this.options = options;
    this.at = from;
    this.end = from;
    if (options.fragment) {
      this.frames.push(newFrame('object', 'fragment', from, '}'));
      this.expected = 'item';
    }
  }

  protected get top(): Frame | undefined {
    return this.frames.at(-1);
  }

  protected edit(at: number, remove: number, insert: string, kind: Kind): void {
    this.edits.push({ at, remove, insert, kind });
  }

  protected token(start: number, end: number, kind: 'string' | 'word' | 'other'): void {
    this.start = start;
    this.end = end;
    this.last = kind;
    this.at = end;
  }

  /** A value ended here. */
  protected ended(start: number): void {
    const top = this.top;
    if (top) top.count++;
    else
      this.roots.push({
        start,
        end: this.at,
        comma: -1,
        isWord: this.last === 'word',
        isString: this.last === 'string',
      });
    this.expected = 'after';
  }

  protected scalarEnded(start: number): void {
    const top = this.top;
    if (top) top.lastType = null;
    this.ended(start);
  }
}
