// Text of a collection of caves as this game keeps it: each cave a BDCFF text of its own, with its key and what is known of its recorded run in comments
// before it, so that five thousand can be listed without being read.
import { caveKey } from './customCave.ts';
import type { ReadCave } from './read.ts';
import { readSolution, type Solution, writeSolution } from './recordings.ts';
import type { Proof } from './solution.ts';
import { writeBdcff } from './write.ts';

export interface ShelfCave {
  readonly name: string;
  readonly key: string;
  readonly bdcff: string;
  /** The recorded run of its file that leads out; null where none does. */
  readonly solution: Solution | null;
  /** Why no recorded run of its file leads out; null where one does, or the file brings none. */
  readonly unsolved: string | null;
}

/** Longest reason that is shown. */
const MOST_REASON = 200;

/** The longest text of a cave that can be played: as long as a link may be. */
export const LONGEST_CAVE = 60_000;

/** The caves that can be kept, as one text, each once; and the names of those that are too long. */
export function writeShelf(
  caves: readonly ReadCave[],
  title: string,
  proofOf: (cave: ReadCave, index: number) => Proof | null = () => null,
): { readonly text: string; readonly count: number; readonly tooLong: readonly string[] } {
  const pieces = new Map<string, string>();
  const tooLong: string[] = [];
  caves.forEach((cave, index) => {
    const bdcff = writeBdcff([cave], title);
    if (bdcff.length > LONGEST_CAVE) tooLong.push(cave.name);
    else {
      const key = caveKey(cave);
      if (!pieces.has(key)) pieces.set(key, textOf(bdcff, proofOf(cave, index)));
    }
  });
  return { text: [...pieces].map(([key, text]) => pieceOf(key, text)).join(''), count: pieces.size, tooLong };
}

/** A cave of the text: its key, and its own text. */
export const pieceOf = (key: string, text: string): string => `; ${key}\n${text}`;

const textOf = (bdcff: string, proof: Proof | null): string => {
  if (proof === null) return bdcff;
  return 'solution' in proof
    ? `${SOLUTION}${writeSolution(proof.solution)}\n${bdcff}`
    : `${UNSOLVED}${proof.why}\n${bdcff}`;
};
const [SOLUTION, UNSOLVED] = ['; solution ', '; no solution: '];

/** The caves of such a text, none of them read; whatever else is in it is left out. */
export function readShelf(text: string): readonly ShelfCave[] {
  const [, ...parts] = text.split(/^; (cave [\da-f]{1,40})\n/m);
  return Array.from({ length: Math.floor(parts.length / 2) }, (_, i) => {
    const [key = '', bdcff = ''] = parts.slice(2 * i, 2 * i + 2);
    const name = /^\[cave\]\nName=(.*)$/m.exec(bdcff)?.[1]?.slice(0, 80) || `Cave ${i + 1}`;
    const [first = ''] = bdcff.split('\n', 1);
    return {
      name,
      key,
      bdcff,
      solution: first.startsWith(SOLUTION) ? readSolution(first.slice(SOLUTION.length)) : null,
      unsolved: first.startsWith(UNSOLVED) ? first.slice(UNSOLVED.length, MOST_REASON) : null,
    };
  });
}
