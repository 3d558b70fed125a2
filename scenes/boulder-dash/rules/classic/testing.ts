// For tests: classic caves as drawings in the letters of the cave format; stages of explosions are 1 to 4, of births 5 to 8.
import { ACTIONS_BY_LETTER, caveOf } from '../../levels/bdcff/customCave.ts';
import { LETTERS } from '../../levels/bdcff/elements.ts';
import { mapped, only } from '../../levels/bdcff/testing.ts';
import type { CaveEventType } from '../cave.ts';
import { CELL } from '../cells.ts';
import { BLAST_TICKS, CLASSIC } from './elements.ts';
import { classicTick } from './laws.ts';
import type { ClassicCave } from './Scan.ts';

/** A cave with steel round the rows; without a fox or an exit in them these stand in the steel. */
export function classicCave(rows: readonly string[], tags = ''): ClassicCave {
  const width = (rows[0]?.length ?? 0) + 2;
  const [fox, exit] = ['P', 'X'].map(sign => rows.some(row => row.includes(sign)));
  const top = `${fox ? 'W' : 'P'}${'W'.repeat(width - 1)}`;
  const bottom = `${'W'.repeat(width - 1)}${exit ? 'W' : 'X'}`;
  return caveOf(only(mapped([top, ...rows.map(row => `W${row}W`), bottom], `DiamondsRequired=99\n${tags}`)));
}

function signOf(code: number): string {
  const stage = code - CLASSIC.blast;
  return stage >= 0 && stage < 2 * BLAST_TICKS ? String(stage + 1) : (LETTERS[code] ?? '?');
}

/** The rows within the steel. */
export const classicDrawing = ({ cells, width, height }: ClassicCave): string[] =>
  Array.from({ length: height - 2 }, (_, row) =>
    [...cells.slice((row + 1) * width + 1, (row + 2) * width - 1)].map(signOf).join(''),
  );

/** Plays cave ticks, one letter each. Returns what happened. */
export function classicPlay(cave: ClassicCave, letters: string): CaveEventType[] {
  const events: CaveEventType[] = [];
  for (const letter of letters) {
    cave.clock += TICKS;
    classicTick(cave, ACTIONS_BY_LETTER[letter] ?? 'stay', 2, type => void events.push(type));
  }
  return events;
}
/** Ticks of the kit in a cave tick. */
const TICKS = 8;

export const hasFox = ({ cells }: ClassicCave): boolean => cells.includes(CELL.player);
