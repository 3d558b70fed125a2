// Trial of a drawn level: its setup, with the fox where it stood in the run before if that cell is free, else at its start.
import { tryReading } from '../../kit/core/refusal.ts';
import type { Setup } from '../../kit/core/rules.ts';
import { type Level, positionOf } from '../rules/level.ts';
import { writeLink } from '../rules/link.ts';
import { levelOf, type SokobanState } from '../rules/state.ts';
import { readXsb } from './xsb.ts';

export function trialSetup(level: Level, before: Readonly<SokobanState> | null): Setup {
  const start = positionOf(level);
  const atStart = { board: writeLink(level, start) };
  if (!before) return atStart;
  const { width } = levelOf(before);
  const [column, row] = [before.player % width, Math.floor(before.player / width)];
  const player = row * level.width + column;
  if (column >= level.width || row >= level.height || level.walls[player] || start.boxes.includes(player))
    return atStart;
  const moved = { board: writeLink(level, { ...start, player }) };
  // Outside its walls a level cannot begin.
  return 'value' in tryReading(() => readXsb(moved.board)) ? moved : atStart;
}
