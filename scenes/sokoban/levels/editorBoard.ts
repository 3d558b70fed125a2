// Level editor: what a brush does to a cell, and validation of the drawn board.
import { refusalOf } from '../../kit/core/refusal.ts';
import { isSolved, type Level } from '../rules/level.ts';
import { readXsb } from './xsb.ts';

/** The seven letters of XSB. */
export type Tile = '#' | ' ' | '.' | '$' | '*' | '@' | '+';
export const BRUSHES = ['wall', 'floor', 'goal', 'box', 'player'] as const;
export type Brush = (typeof BRUSHES)[number];

const GOALS = '.*+';

/** The tile after a brush: boxes and the player keep the goal below them. */
export function paintTile(tile: string, brush: Brush): Tile {
  const onGoal = GOALS.includes(tile);
  switch (brush) {
    case 'wall':
      return '#';
    case 'floor':
      return ' ';
    case 'goal':
      return tile === '$' || tile === '*' ? '*' : tile === '@' || tile === '+' ? '+' : '.';
    case 'box':
      return onGoal ? '*' : '$';
    case 'player':
      return onGoal ? '+' : '@';
  }
}

/** All cells after a brush touched one; there is only one player. */
export function paintCell(cells: string, at: number, brush: Brush): string {
  const without = brush === 'player' ? cells.replace('@', ' ').replace('+', '.') : cells;
  return without.slice(0, at) + paintTile(cells[at] ?? ' ', brush) + without.slice(at + 1);
}

/** All cells after a copied tile was laid on one; there is only one player. */
export function layTile(cells: string, at: number, tile: string): string {
  const without = tile === '@' || tile === '+' ? cells.replace('@', ' ').replace('+', '.') : cells;
  return without.slice(0, at) + tile + without.slice(at + 1);
}

export const toXsb = ({ columns, cells }: { readonly columns: number; readonly cells: string }): string =>
  (cells.match(new RegExp(`.{${columns}}`, 'g')) ?? []).map(row => row.trimEnd()).join('\n');

export type DrawingCheck = { readonly level: Level } | { readonly faults: readonly string[] };

/** Validates the drawing: its level, or all its faults. */
export function checkDrawing(sheet: { readonly columns: number; readonly cells: string }): DrawingCheck {
  const count = (letters: string) => [...sheet.cells].filter(tile => letters.includes(tile)).length;
  const [boxes, goals] = [count('$*'), count(GOALS)];
  const faults: string[] = [];
  if (count('@+') === 0) faults.push('No fox: put it somewhere.');
  if (boxes === 0) faults.push('No parcel: put one on the floor.');
  else if (boxes > goals)
    faults.push(`More parcels than goals: ${boxes} and ${goals}. Draw goals, or take parcels away.`);
  else if (boxes < goals)
    faults.push(`Fewer parcels than goals: ${boxes} and ${goals}. Draw parcels, or take goals away.`);
  if (faults.length > 0) return { faults };
  try {
    const [level] = readXsb(toXsb(sheet));
    if (!level) return { faults: ['There is nothing drawn.'] };
    return isSolved(level, level)
      ? { faults: ['Every parcel is on a goal already: there is nothing to do.'] }
      : { level };
  } catch (error) {
    return { faults: [refusalOf(error).replace(/^Line \d+: /, '')] };
  }
}
