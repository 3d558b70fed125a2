// Trial of a drawn cave: its setup, with the fox where it stood in the run before if that cell is free, else at its start.
import type { Setup } from '../../kit/core/rules.ts';
import type { State } from '../rules/state.ts';
import { bdcffOf, type Drawing } from './drawing.ts';

const FREE = ' .';

export function trialSetup(drawing: Drawing, before: Readonly<Pick<State, 'own' | 'phase' | 'cave'>> | null): Setup {
  return { cave: bdcffOf(before?.own && before.phase === 'playing' ? withFoxAt(drawing, before.cave) : drawing) };
}

function withFoxAt(drawing: Drawing, { player, width }: State['cave']): Drawing {
  const [column, row] = [player % width, Math.floor(player / width)];
  const cell = row * drawing.columns + column;
  if (column >= drawing.columns || row >= drawing.rows || !FREE.includes(drawing.cells[cell] ?? 'W')) return drawing;
  const without = drawing.cells.replace('P', ' ');
  return { ...drawing, cells: `${without.slice(0, cell)}P${without.slice(cell + 1)}` };
}
