// Level files: each holds a board, its par (proven minimum of pushes) and a solution that reaches it.
import type { Level } from '../rules/level.ts';
import { readXsb, writeXsb } from './xsb.ts';

export interface LevelFile {
  readonly level: Level;
  /** Proven minimum of pushes, or null. */
  readonly par: number | null;
  readonly solution: string;
}

/** Parsed files by text. */
const cache = new Map<string, LevelFile>();

/** Parses a level file, or any board that the game wrote; cached. */
export function levelFile(text: string): LevelFile {
  let read = cache.get(text);
  if (!read) cache.set(text, (read = readFile(text)));
  return read;
}

function readFile(text: string): LevelFile {
  const [level] = readXsb(text) as [Level];
  const par = /\bpar (\d+)/.exec(text)?.[1];
  return { level, par: par ? Number(par) : null, solution: /^; *([lurdLURD]+)\s*$/m.exec(text)?.[1] ?? '' };
}

/** Text of a level file: title, board, and its proof, which is the fewest pushes and a solution with as many. */
export const writeLevelFile = (
  level: Level,
  title: string,
  proof: { readonly pushes: number; readonly lurd: string },
) => `; par ${proof.pushes}\n${writeXsb({ ...level, title })}; ${proof.lurd}\n`;
