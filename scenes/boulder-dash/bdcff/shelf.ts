// Text of a collection of caves as this game keeps it: each cave a BDCFF text of its own, with its key in a comment before it, so that five thousand can
// be listed without being read.
import { caveKey } from './customCave.ts';
import type { ReadCave } from './read.ts';
import { writeBdcff } from './write.ts';

export interface ShelfCave {
  readonly name: string;
  readonly key: string;
  readonly bdcff: string;
}

/** The longest text of a cave that can be played: as long as a link may be. */
export const LONGEST_CAVE = 60_000;

/** The caves that can be kept, as one text, each once; and the names of those that are too long. */
export function writeShelf(
  caves: readonly ReadCave[],
  title: string,
): { readonly text: string; readonly count: number; readonly tooLong: readonly string[] } {
  const pieces = new Map<string, string>();
  const tooLong: string[] = [];
  for (const cave of caves) {
    const bdcff = writeBdcff([cave], title);
    if (bdcff.length > LONGEST_CAVE) tooLong.push(cave.name);
    else {
      const key = caveKey(cave);
      if (!pieces.has(key)) pieces.set(key, bdcff);
    }
  }
  const text = [...pieces].map(([key, bdcff]) => `; ${key}\n${bdcff}`).join('');
  return { text, count: pieces.size, tooLong };
}

/** The caves of such a text, none of them read; whatever else is in it is left out. */
export function readShelf(text: string): readonly ShelfCave[] {
  const [, ...parts] = text.split(/^; (cave [\da-f]{1,40})\n/m);
  return Array.from({ length: Math.floor(parts.length / 2) }, (_, i) => {
    const [key = '', bdcff = ''] = parts.slice(2 * i, 2 * i + 2);
    const name = /^\[cave\]\nName=(.*)$/m.exec(bdcff)?.[1]?.slice(0, 80) || `Cave ${i + 1}`;
    return { name, key, bdcff };
  });
}
