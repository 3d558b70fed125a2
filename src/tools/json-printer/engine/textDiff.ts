// Token diff of two texts by Myers' algorithm: words, signs and comments are kept whole.
import { encode } from './bytes.ts';

/** Replacement: `removed` at byte `at` by `insert`. */
export interface TextEdit {
  readonly at: number;
  readonly removed: string;
  readonly insert: string;
}

/** Comment, word or number, run of white space, or any other sign. The two slashes of a URL begin no comment. */
const TOKEN = /(?<!:)\/\/[^\n]*|\/\*[^]*?\*\/|[\p{L}\p{N}_$.+-]+|[ \t]+|[^]/gu;

const tokensOf = (text: string): string[] => text.match(TOKEN) ?? [];

/** Equal tokens in a row after which the diff before them is final. */
const SYNC_TOKENS = 24;
/** Most edits in one search; beyond them the whole rest is replaced. */
const MAX_EDITS = 600;

type Step = 'same' | 'gone' | 'new';

/** Changes in order of position, which turn `before` into `after`. */
export function diffText(before: string, after: string): TextEdit[] {
  const [a, b] = [tokensOf(before), tokensOf(after)];
  const changes: TextEdit[] = [];
  let [i, j, at] = [0, 0, 0];
  let [removed, insert, from] = ['', '', 0];
  const settle = () => {
    if (removed || insert) changes.push({ at: from, removed, insert });
    [removed, insert] = ['', ''];
  };
  const take = (step: Step) => {
    if (step === 'same') settle();
    else if (!removed && !insert) from = at;
    if (step === 'gone') removed += a[i];
    if (step === 'new') insert += b[j];
    if (step !== 'new') at += lengthOf(a[i++] as string);
    if (step !== 'gone') j++;
  };
  while (i < a.length || j < b.length) {
    if (i < a.length && a[i] === b[j]) take('same');
    else for (const step of myersDiff(a, b, i, j)) take(step);
  }
  settle();
  return changes;
}

const lengthOf = (token: string) => (token.length === 1 && token < '\u0080' ? 1 : encode(token).length);

/** Shortest edit script from here to where the texts agree again (Myers' O(ND) algorithm): furthest x on each diagonal for each number of edits. */
function myersDiff(a: readonly string[], b: readonly string[], i0: number, j0: number): Step[] {
  const trail: Map<number, number>[] = [];
  let reached = new Map<number, number>([[1, 0]]);
  for (let changes = 0; changes <= MAX_EDITS; changes++) {
    const next = new Map<number, number>();
    trail.push(next);
    for (let diagonal = -changes; diagonal <= changes; diagonal += 2) {
      const down = reached.get(diagonal + 1) ?? -1;
      const right = (reached.get(diagonal - 1) ?? -2) + 1;
      let x = diagonal === -changes || (diagonal !== changes && right < down) ? down : right;
      if (x < 0 || x - diagonal < 0 || i0 + x > a.length || j0 + x - diagonal > b.length) continue;
      const start = x;
      while (i0 + x < a.length && a[i0 + x] === b[j0 + x - diagonal]) x++;
      next.set(diagonal, x);
      const isEnd = i0 + x === a.length && j0 + x - diagonal === b.length;
      if (isEnd || (changes > 0 && x - start >= SYNC_TOKENS)) return backtrack(trail, diagonal, x);
    }
    reached = next;
  }
  // Too many edits: the rest of both texts is replaced.
  return [...Array<Step>(a.length - i0).fill('gone'), ...Array<Step>(b.length - j0).fill('new')];
}

function backtrack(trail: readonly Map<number, number>[], diagonal: number, x: number): Step[] {
  const steps: Step[] = [];
  let [k, at] = [diagonal, x];
  for (let changes = trail.length - 1; changes > 0; changes--) {
    const earlier = trail[changes - 1] as Map<number, number>;
    const down = earlier.get(k + 1) ?? -1;
    const right = (earlier.get(k - 1) ?? -2) + 1;
    const isDown = k === -changes || (k !== changes && right < down);
    const start = isDown ? down : right;
    for (; at > start; at--) steps.push('same');
    steps.push(isDown ? 'new' : 'gone');
    at = isDown ? start : start - 1;
    k += isDown ? 1 : -1;
  }
  for (; at > 0; at--) steps.push('same');
  return steps.reverse();
}
