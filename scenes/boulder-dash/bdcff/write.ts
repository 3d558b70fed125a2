// BDCFF writer. Reading its text again gives the same caves.
import { CELL } from '../cells.ts';
import { LETTERS, MONSTER_LETTERS } from './elements.ts';
import type { ReadCave } from './read.ts';

type Written = Pick<ReadCave, 'name' | 'width' | 'height' | 'needed' | 'seconds' | 'cells' | 'exit' | 'headings'>;

export function writeBdcff(caves: readonly Written[], name = 'Folded caves'): string {
  const lines = ['[BDCFF]', 'Version=0.5', '[game]', `Name=${inOneLine(name)}`];
  for (const cave of caves) lines.push(...caveLines(cave));
  return `${[...lines, '[/game]', '[/BDCFF]'].join('\n')}\n`;
}

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

function caveLines({ name, width, height, needed, seconds, cells, exit, headings }: Written): string[] {
  const rows: string[] = [];
  let monster = 0;
  for (let row = 0; row < height; row++) {
    let letters = '';
    for (let cell = row * width; cell < (row + 1) * width; cell++) {
      const code = cells[cell] as number;
      if (cell === exit) letters += LETTERS[CELL.exit];
      else if (code === CELL.monster) letters += MONSTER_LETTERS[headings[monster++] ?? 'right'];
      else letters += LETTERS[code] ?? 'W';
    }
    rows.push(letters);
  }
  /** None at all is written as the number from which nothing remains. */
  const required = needed > 0 ? needed : -cells.length;
  return [
    '',
    '[cave]',
    `Name=${inOneLine(name)}`,
    `Size=${width} ${height}`,
    `DiamondsRequired=${required}`,
    ...(seconds === null ? [] : [`CaveTime=${seconds}`]),
    '[map]',
    ...rows,
    '[/map]',
    '[/cave]',
  ];
}
