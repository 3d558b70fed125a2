// Drawing of a cave in the editor: one BDCFF letter a cell; painting, and validation with a list of faults.
import { refusalOf } from '../../kit/core/refusal.ts';
import { isDiamond } from '../rules/cells.ts';
import { CLASSIC } from '../rules/classic/elements.ts';
import { type ReadCave, readBdcff } from './bdcff/read.ts';
import { writeBdcff } from './bdcff/write.ts';

export interface Drawing {
  readonly columns: number;
  readonly rows: number;
  /** Row by row, in BDCFF letters. */
  readonly cells: string;
  readonly name: string;
  readonly needed: number;
  /** Seconds of light; 0 for no limit. */
  readonly seconds: number;
}

export const SIDES = [5, 60] as const;
export const MOST_NEEDED = 999;
export const MOST_SECONDS = 998;

/** Letters that occur once in a cave: player and exit. */
const SINGLE = 'PX';

/** The cells after one was painted. */
export function paintCell(cells: string, at: number, letter: string): string {
  const free = SINGLE.includes(letter) ? cells.replace(letter, '.') : cells;
  return free.slice(0, at) + letter + free.slice(at + 1);
}

/** Creatures by the way they look: left, up, right, down. */
const LOOKING = ['QoOq', 'CbBc'];

/** The letter of a tile in a mirror, or turned a quarter to the right. */
export function faceOf(letter: string, flip: 'across' | 'down' | 'turn'): string {
  if (flip === 'turn' && 'xv'.includes(letter)) return letter === 'x' ? 'v' : 'x';
  const looking = LOOKING.find(letters => letters.includes(letter));
  if (!looking) return letter;
  const at = looking.indexOf(letter);
  if (flip === 'turn') return looking[(at + 1) % 4] as string;
  const isMirrored = (flip === 'across') === (at % 2 === 0);
  return isMirrored ? (looking[(at + 2) % 4] as string) : letter;
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

/** A cave as a drawing to edit. */
export function drawingOf(cave: ReadCave): Drawing {
  const map = /\[map\]\n([\s\S]*?)\n\[\/map\]/.exec(writeBdcff([cave]))?.[1] ?? '';
  const { width, height, name, needed, seconds } = cave;
  return { columns: width, rows: height, cells: map.split('\n').join(''), name, needed, seconds: seconds ?? 0 };
}

/** Butterflies, amoeba and magic walls make diamonds, nobody knows how many. */
const makesDiamonds = (code: number): boolean =>
  code === CLASSIC.magicWall || code === CLASSIC.amoeba || (code >= CLASSIC.butterfly && code < CLASSIC.blast);

export type DrawingResult = { readonly text: string; readonly cave: ReadCave } | { readonly faults: readonly string[] };

/** The cave of a drawing, or the list of its faults. */
export function validateDrawing(drawing: Drawing): DrawingResult {
  const faults: string[] = [];
  if (!drawing.cells.includes('P')) faults.push('No fox: put it somewhere.');
  if (!drawing.cells.includes('X')) faults.push('No exit: put one somewhere.');
  try {
    const text = bdcffOf(drawing);
    const [cave] = readBdcff(text).caves;
    if (!cave) return { faults: ['There is nothing drawn.'] };
    const diamonds = cave.cells.filter(isDiamond).length;
    if (diamonds < cave.needed && !cave.cells.some(makesDiamonds))
      faults.push(`Too few diamonds: ${cave.needed} are needed, ${diamonds} are there.`);
    return faults.length > 0 ? { faults } : { text, cave };
  } catch (error) {
    return { faults: [refusalOf(error)] };
  }
}
