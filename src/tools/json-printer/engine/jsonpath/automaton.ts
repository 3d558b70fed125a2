// Runs the program of an I-Regexp over a text, all its ways at once: the time grows with the text, however the expression is nested.
import type { CharSet, Step } from './iregexp.ts';

/** Called for every step that is looked at; it throws where time is up. */
export type Tick = () => void;

/** Whether all of a text matches, or, searching, some part of it. */
export function runs(program: readonly Step[], text: string, isSearch: boolean, tick: Tick): boolean {
  const seen = new Int32Array(program.length).fill(-1);
  let ways: number[] = [];
  let next: number[] = [];
  const stack: number[] = [];
  let position = 0;

  /** Follows choices until a character is asked for. True where the end is reached. */
  const follow = (from: number, into: number[]): boolean => {
    stack.push(from);
    let isEnd = false;
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      if (seen[at] === position) continue;
      seen[at] = position;
      tick();
      const step = program[at] as Step;
      if (step.kind === 'split') stack.push(step.second, step.first);
      else {
        into.push(at);
        isEnd ||= step.kind === 'end';
      }
    }
    return isEnd;
  };

  let isEnd = follow(0, ways);
  if (isSearch && isEnd) return true;
  for (const letter of text) {
    position++;
    isEnd = false;
    next.length = 0;
    const code = letter.codePointAt(0) as number;
    for (const at of ways) {
      tick();
      const step = program[at] as Step;
      if (step.kind === 'char' && holds(step.set, code, letter) && follow(at + 1, next)) isEnd = true;
    }
    if (isSearch && follow(0, next)) isEnd = true;
    if (isSearch && isEnd) return true;
    [ways, next] = [next, ways];
    if (ways.length === 0) return false;
  }
  return isEnd;
}

function holds({ isNegated, ranges, categories }: CharSet, code: number, letter: string): boolean {
  const isIn =
    ranges.some(([first, last]) => code >= first && code <= last) || categories.some(category => category.test(letter));
  return isIn !== isNegated;
}
