// For tests: texts in the cave format, and caves as drawings.
import { toDrawing } from '../../rules/testing.ts';
import { type ReadCave, readBdcff } from './read.ts';

export const file = (cave: string, game = '') =>
  `[BDCFF]\nVersion=0.5\n[game]\nName=Tests\n${game}\n[cave]\n${cave}\n[/cave]\n[/game]\n[/BDCFF]\n`;
export const mapped = (rows: readonly string[], tags = '') =>
  file(`Name=One\n${tags}\n[map]\n${rows.join('\n')}\n[/map]`);
export const only = (text: string, level = 1): ReadCave => readBdcff(text, level).caves[0] as ReadCave;
export const shown = (cave: ReadCave) => toDrawing({ width: cave.width, cells: cave.cells });
