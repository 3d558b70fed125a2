// The numbered levels: the text of each file is its board, its proven fewest pushes and a solution that reaches them.
import type { Level } from './level.ts';
import { readXsb } from './xsb.ts';

export interface Numbered {
  readonly level: Level;
  /** The fewest pushes there can be; null where nobody proved them. */
  readonly par: number | null;
  readonly solution: string;
}

/** A text says the same for ever. */
const known = new Map<string, Numbered>();

/** Reads a level file, or any board that the game itself wrote. */
export function numbered(text: string): Numbered {
  let read = known.get(text);
  if (!read) known.set(text, (read = readFile(text)));
  return read;
}

function readFile(text: string): Numbered {
  const [level] = readXsb(text) as [Level];
  const par = /\bpar (\d+)/.exec(text)?.[1];
  return { level, par: par ? Number(par) : null, solution: /^; *([lurdLURD]+)\s*$/m.exec(text)?.[1] ?? '' };
}
