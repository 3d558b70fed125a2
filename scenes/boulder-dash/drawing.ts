// A cave while it is drawn: one letter of the format a cell, what a brush makes of it, and what it still lacks, in words.
import { BdcffError, type ReadCave, readBdcff } from './bdcff/read.ts';
import { writeBdcff } from './bdcff/write.ts';
import { CELL, isDiamond } from './cells.ts';

export interface Drawing {
  readonly columns: number;
  readonly rows: number;
  /** Row by row, in the format's letters. */
  readonly cells: string;
  readonly name: string;
  readonly needed: number;
  /** Seconds of light; 0 where nobody counts them. */
  readonly seconds: number;
}

export const SIDES = [5, 60] as const;
export const MOST_NEEDED = 999;
export const MOST_SECONDS = 998;

/** Of these there is one in a cave. */
const SINGLE = 'PX';

/** Cells after a brush touched one. */
export function painted(cells: string, at: number, letter: string): string {
  const free = SINGLE.includes(letter) ? cells.replace(letter, '.') : cells;
  return free.slice(0, at) + letter + free.slice(at + 1);
}

export function bdcffOf({ columns, rows, cells, name, needed, seconds }: Drawing): string {
  const lines = Array.from({ length: rows }, (_, row) => cells.slice(row * columns, (row + 1) * columns));
  return [
    '[cave]',
    `Name=${name.replace(/\s+/g, ' ').trim() || 'My cave'}`,
    `Size=${columns} ${rows}`,
    `DiamondsRequired=${needed > 0 ? needed : -columns * rows}`,
    ...(seconds > 0 ? [`CaveTime=${seconds}`] : []),
    '[map]',
    ...lines,
    '[/map]',
    '[/cave]',
  ].join('\n');
}

/** A cave as a sheet to draw on. */
export function drawingOf(cave: ReadCave): Drawing {
  const map = /\[map\]\n([\s\S]*?)\n\[\/map\]/.exec(writeBdcff([cave]))?.[1] ?? '';
  const { width, height, name, needed, seconds } = cave;
  return { columns: width, rows: height, cells: map.split('\n').join(''), name, needed, seconds: seconds ?? 0 };
}

export type Drawn = { readonly text: string; readonly cave: ReadCave } | { readonly faults: readonly string[] };

/** The cave that is drawn, or everything it lacks. */
export function drawn(drawing: Drawing): Drawn {
  const faults: string[] = [];
  if (!drawing.cells.includes('P')) faults.push('No fox: put it somewhere.');
  if (!drawing.cells.includes('X')) faults.push('No exit: put one somewhere.');
  try {
    const text = bdcffOf(drawing);
    const [cave] = readBdcff(text).caves;
    if (!cave) return { faults: ['There is nothing drawn.'] };
    const diamonds = cave.cells.filter(isDiamond).length;
    const monsters = cave.cells.filter(code => code === CELL.monster).length;
    if (diamonds + 9 * monsters < cave.needed)
      faults.push(`Too few diamonds: ${cave.needed} are needed, ${diamonds} are there.`);
    return faults.length > 0 ? { faults } : { text, cave };
  } catch (error) {
    if (error instanceof BdcffError) return { faults: [error.message] };
    throw error;
  }
}
