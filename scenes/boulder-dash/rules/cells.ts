// Cell codes of the grid as the specification numbers them (part 3, §3), directions, and the grid as text: one character a cell, from '0'.
export const CELL = {
  empty: 0,
  wall: 1,
  dirt: 2,
  boulder: 3,
  diamond: 4,
  player: 5,
  exit: 6,
  monster: 7,
  /** Boulder and diamond while they fall: only then do they kill. */
  fallingBoulder: 8,
  fallingDiamond: 9,
} as const;

export type Direction = 'up' | 'down' | 'left' | 'right';
export const DIRECTIONS: readonly Direction[] = ['up', 'down', 'left', 'right'];

/** World pixels of a cell's side (specification part 3, §9). */
export const SIDE = 32;

export const isBoulder = (code: number): boolean => code === CELL.boulder || code === CELL.fallingBoulder;
export const isDiamond = (code: number): boolean => code === CELL.diamond || code === CELL.fallingDiamond;

const ZERO = 48;
/** Characters per call of `String.fromCharCode`: engines limit the number of arguments. */
const PIECE = 8192;

export function readCells(text: string): Uint8Array {
  const cells = new Uint8Array(text.length);
  for (let i = 0; i < cells.length; i++) cells[i] = text.charCodeAt(i) - ZERO;
  return cells;
}

export function writeCells(cells: Uint8Array): string {
  let text = '';
  for (let from = 0; from < cells.length; from += PIECE) {
    const piece = cells.slice(from, from + PIECE);
    for (let i = 0; i < piece.length; i++) piece[i] = (piece[i] as number) + ZERO;
    text += String.fromCharCode.apply(null, piece as unknown as number[]);
  }
  return text;
}

/** The cell beside another, or −1 beyond the grid. */
export function beside(width: number, count: number, cell: number, direction: Direction): number {
  switch (direction) {
    case 'up':
      return cell - width;
    case 'down':
      return cell + width < count ? cell + width : -1;
    case 'left':
      return cell % width === 0 ? -1 : cell - 1;
    case 'right':
      return cell % width === width - 1 ? -1 : cell + 1;
  }
}
