// LURD notation of solutions: lowercase letters walk, capitals push. Parser, player and writer.
import { Refusal } from '../../kit/core/refusal.ts';
import { type Direction, type Level, type Position, positionOf, step } from './level.ts';

/** Longest solution that is read; limits the work on pasted text. */
export const MAX_STEPS = 100_000;

/** Parse error. The message says where, what, and what to do. */
export class LurdError extends Refusal {
  override readonly name = 'LurdError';
}

/** LURD letters without run lengths and brackets. */
export type Lurd = string;

/**
 * Reads letters, run lengths before a letter or a bracket (`3r`, `2(rUl)`), and white space. A bracket with no number before
 * it may have it behind: `(rUl)2`. Throws LurdError.
 */
export function readLurd(text: string): Lurd {
  const open: { before: string; times: number | null; at: number }[] = [];
  let steps = '';
  const add = (more: string, times: number, at: number) => {
    if (more === '') return;
    if (steps.length + more.length * times > MAX_STEPS)
      throw new LurdError(`Letter ${at + 1}: more than ${MAX_STEPS} steps. Paste a shorter solution.`);
    steps += more.repeat(times);
  };
  const parts = /\s+|(\d*)([lurdLURD(])|\)(\d*)|[^]/y;
  for (let at = 0; at < text.length; at = parts.lastIndex) {
    parts.lastIndex = at;
    const [part, before, letter, behind] = parts.exec(text) as unknown as [string, ...(string | undefined)[]];
    if (letter === '(') {
      open.push({ before: steps, times: before ? Number(before) : null, at });
      steps = '';
    } else if (letter) add(letter, before ? Number(before) : 1, at);
    else if (part.startsWith(')')) {
      const group = open.pop();
      if (!group) throw new LurdError(`Letter ${at + 1}: “)” without its “(”. Take it out or add the other.`);
      const inner = steps;
      steps = group.before;
      if (group.times !== null) parts.lastIndex = at + 1;
      add(inner, group.times ?? (behind ? Number(behind) : 1), at);
    } else if (part.trim()) {
      throw new LurdError(
        `Letter ${at + 1}: “${part}” is no step. Use l, u, r, d to walk, L, U, R, D to push, and numbers before them.`,
      );
    }
  }
  const group = open.pop();
  if (group) throw new LurdError(`Letter ${group.at + 1}: “(” without its “)”. Add it.`);
  return steps;
}

/** The last legal position and the moves that led there. */
export interface PlayResult {
  readonly position: Position;
  readonly moves: number;
  readonly pushes: number;
  /** The first illegal move, counted from 0, and the reason; absent where all are legal. */
  readonly illegal?: { readonly index: number; readonly message: string };
}

const WORDS: Readonly<Record<Direction, string>> = { u: 'up', d: 'down', l: 'left', r: 'right' };

/**
 * Plays letters from a position, by default the level's start. A capital must push and a small letter must not. The one
 * exception: many programs write no capitals at all, so letters without a single capital are walked and pushed as they come.
 */
export function playMoves(level: Level, lurd: Lurd, from: Position = positionOf(level)): PlayResult {
  const hasCapitals = lurd !== lurd.toLowerCase();
  let position = from;
  let pushes = 0;
  for (let index = 0; index < lurd.length; index++) {
    const letter = lurd[index] as string;
    const direction = letter.toLowerCase() as Direction;
    const refuse = (why: string): PlayResult => {
      const message = `Step ${index + 1} (${letter}): ${why}`;
      return { position, moves: index, pushes, illegal: { index, message } };
    };
    const next = step(level, position, direction);
    if (!next) return refuse(`the way ${WORDS[direction]} is blocked.`);
    if (hasCapitals && next.pushed !== (letter !== direction))
      return refuse(next.pushed ? 'it pushes a box, so its letter must be a capital.' : 'there is no box to push.');
    position = next.position;
    if (next.pushed) pushes++;
  }
  return { position, moves: lurd.length, pushes };
}

/** The letters of legal steps from a position: capitals where they push. Stops before the first illegal step. */
export function writeLurd(level: Level, steps: readonly Direction[], from: Position = positionOf(level)): Lurd {
  let lurd = '';
  let position = from;
  for (const direction of steps) {
    const next = step(level, position, direction);
    if (!next) break;
    lurd += next.pushed ? direction.toUpperCase() : direction;
    position = next.position;
  }
  return lurd;
}
