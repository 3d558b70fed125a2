// Link format of two armies: the field's cells row by row, a letter for each unit, small on the left and large on the right, a number for so many empty
// cells. Read as untrusted data.
import { COLUMNS, ROWS } from '../grid.ts';
import { UNITS, type UnitName } from '../units.ts';

/** A unit of an army, in its cell. */
export interface Placed {
  readonly kind: UnitName;
  readonly row: number;
  readonly col: number;
}

/** Each side has half the field. */
export const HALF = COLUMNS / 2;
export const isLeft = ({ col }: { readonly col: number }): boolean => col < HALF;

/** Limit of a link's length: a letter for each cell. */
export const ARMIES_ROOM = ROWS * COLUMNS;

/** Infantry, Archer, Cavalry, Mage, Catapult. */
const LETTERS = 'iacmk';

export function writeArmies(placed: readonly Placed[]): string {
  const cells = new Map(placed.map(one => [one.row * COLUMNS + one.col, one]));
  let [text, empty] = ['', 0];
  for (let cell = 0; cell < ARMIES_ROOM; cell++) {
    const one = cells.get(cell);
    if (!one) empty++;
    else {
      const letter = LETTERS[UNITS.indexOf(one.kind)] ?? '';
      text += `${empty || ''}${isLeft(one) ? letter : letter.toUpperCase()}`;
      empty = 0;
    }
  }
  return text;
}

/** The armies of a text, or why it holds none, in a sentence. */
export function readArmies(text: string): readonly Placed[] | string {
  if (text.length > ARMIES_ROOM) return `It has more than ${ARMIES_ROOM} characters.`;
  const placed: Placed[] = [];
  let cell = 0;
  for (const part of text.match(/\d+|./gsu) ?? []) {
    if (/^\d+$/.test(part)) {
      cell = Math.min(ARMIES_ROOM, cell + Number(part));
      continue;
    }
    const kind = UNITS[LETTERS.indexOf(part.toLowerCase())];
    if (part.length !== 1 || kind === undefined) return `“${part}” is no unit.`;
    if (cell >= ARMIES_ROOM) return 'It has more cells than the field.';
    const at = { row: Math.floor(cell / COLUMNS), col: cell % COLUMNS };
    if (isLeft(at) !== (part === part.toLowerCase())) return `A unit of row ${at.row + 1} stands on the other side.`;
    placed.push({ kind, ...at });
    cell++;
  }
  return placed;
}
