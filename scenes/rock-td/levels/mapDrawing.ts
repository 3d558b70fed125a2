// A map being drawn: cells as text, its faults, and the text of the map that is played and shared.
import { Refusal } from '../../kit/core/refusal.ts';
import { findPath } from '../rules/path.ts';
import { wallsOf } from '../rules/round.ts';
import { CELLS, COLUMNS, type GameMap, MARKS, OPEN, ROWS, readMap, WALL } from './map.ts';

export interface MapDrawing {
  readonly title: string;
  /** One character a cell, row by row: open, cliff, or the number of a flag. */
  readonly cells: string;
}

/** Fewest cells without cliff or flag: rocks need room, and 17 cells stay free. */
export const LEAST_OPEN = 24;
/** Tools of the editor; `FLAG` puts the next flag. */
export const FLAG = 'flag';

/** Cells after a tool was used on one. A flag that goes is the gap that the next one fills. */
export function paintMap(cells: string, cell: number, tool: string): string {
  const here = cells[cell] as string;
  if (tool !== FLAG) return put(cells, cell, tool);
  if (MARKS.includes(here)) return cells;
  const next = [...MARKS].find(mark => !cells.includes(mark));
  return next === undefined ? cells : put(cells, cell, next);
}

/** Cells after a copied tile was laid on one: a flag that stands elsewhere becomes the next one. */
export const layMap = (cells: string, cell: number, tile: string): string =>
  MARKS.includes(tile) && cells.includes(tile) && cells[cell] !== tile
    ? paintMap(put(cells, cell, OPEN), cell, FLAG)
    : put(cells, cell, tile);

const put = (cells: string, cell: number, sign: string) => cells.slice(0, cell) + sign + cells.slice(cell + 1);

export const rowsOf = (cells: string): readonly string[] =>
  Array.from({ length: ROWS }, (_, row) => cells.slice(row * COLUMNS, (row + 1) * COLUMNS));

export const textOfMap = ({ title, cells }: MapDrawing): string => [title, ...rowsOf(cells)].join('\n');

/** The map, or what is missing. */
export function checkMap(
  drawing: MapDrawing,
): { readonly map: GameMap; readonly steps: number } | { readonly faults: readonly string[] } {
  const map = readMap(textOfMap(drawing), 'own');
  if (typeof map === 'string') return { faults: [map] };
  const way = findPath(map, wallsOf(map.cliffs));
  const open = CELLS - map.cliffs.length - map.waypoints.length;
  const faults = [
    ...(way ? [] : ['There is no way from flag to flag: a cliff is between them.']),
    ...(open < LEAST_OPEN ? [`${LEAST_OPEN} open cells are needed; there are ${open}.`] : []),
  ];
  return faults.length > 0 || !way ? { faults } : { map, steps: way.length };
}

/** The drawing of a map’s text; an error says why it is none. */
export function drawingOfMap(text: string): MapDrawing {
  const map = readMap(text, 'own');
  if (typeof map === 'string') throw new Refusal(map);
  const cells = Array.from({ length: CELLS }, (_, cell) => {
    const flag = map.waypoints.indexOf(cell);
    return flag >= 0 ? (MARKS[flag] as string) : map.cliffs.includes(cell) ? WALL : OPEN;
  });
  return { title: map.title, cells: cells.join('') };
}
