// A level while it is drawn: what a brush makes of a cell, and what the drawing still lacks, in words.
import { isSolved, type Level } from './level.ts';
import { LevelError, readXsb } from './xsb.ts';

/** The seven letters of XSB. */
export type Tile = '#' | ' ' | '.' | '$' | '*' | '@' | '+';
export const BRUSHES = ['wall', 'floor', 'goal', 'box', 'player'] as const;
export type Brush = (typeof BRUSHES)[number];

const GOALS = '.*+';

/** The tile after a brush: boxes and the player keep the goal below them. */
export function brushed(tile: string, brush: Brush): Tile {
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

/** Cells after a brush touched one; there is one player. */
export function painted(cells: string, at: number, brush: Brush): string {
  const without = brush === 'player' ? cells.replace('@', ' ').replace('+', '.') : cells;
  return without.slice(0, at) + brushed(cells[at] ?? ' ', brush) + without.slice(at + 1);
}

export const asXsb = ({ columns, cells }: { readonly columns: number; readonly cells: string }): string =>
  (cells.match(new RegExp(`.{${columns}}`, 'g')) ?? []).map(row => row.trimEnd()).join('\n');

export type Drawn = { readonly level: Level } | { readonly faults: readonly string[] };

/** The level that is drawn, or everything it lacks. */
export function drawn(sheet: { readonly columns: number; readonly cells: string }): Drawn {
  const count = (letters: string) => [...sheet.cells].filter(tile => letters.includes(tile)).length;
  const [boxes, goals] = [count('$*'), count(GOALS)];
  const faults: string[] = [];
  if (count('@+') === 0) faults.push('No player: put the fox somewhere.');
  if (boxes === 0) faults.push('No parcel: put one on the floor.');
  else if (boxes > goals) faults.push(`More boxes than goals: ${boxes} and ${goals}. Paint goals or take boxes away.`);
  else if (boxes < goals) faults.push(`Fewer boxes than goals: ${boxes} and ${goals}. Paint boxes or take goals away.`);
  if (faults.length > 0) return { faults };
  try {
    const [level] = readXsb(asXsb(sheet));
    if (!level) return { faults: ['There is nothing drawn.'] };
    return isSolved(level, level)
      ? { faults: ['Every parcel is on a goal already: nothing is to be done.'] }
      : { level };
  } catch (error) {
    if (error instanceof LevelError) return { faults: [error.message.replace(/^Line \d+: /, '')] };
    throw error;
  }
}
