// BDCFF writer. Reading its text again gives the same caves.
import { CELL } from '../../rules/cells.ts';
import type { ClassicNumbers } from '../../rules/classic/parts.ts';
import { LETTERS, MAP_CODES } from './elements.ts';
import { plainNumbers } from './numbers.ts';
import type { ReadCave } from './read.ts';
import { replayLines } from './recordings.ts';

type Written = Omit<ReadCave, 'levels' | 'player'>;

export function writeBdcff(caves: readonly Written[], name = 'Folded caves'): string {
  const letters = foreignLetters(caves);
  const lines = ['[BDCFF]', 'Version=0.5', '[game]', `Name=${inOneLine(name)}`];
  if (letters.size > 0)
    lines.push(
      '[mapcodes]',
      'Length=1',
      ...[...letters].map(([foreign, letter]) => `${letter}=${foreign}`),
      '[/mapcodes]',
    );
  for (const cave of caves) lines.push(...caveLines(cave, letters));
  return `${[...lines, '[/game]', '[/BDCFF]'].join('\n')}\n`;
}

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Letters that mean nothing yet, and begin neither a comment nor a section. */
const FREE_LETTERS = [...'ABDFIJKLNSTUVYZfhijklmnptuyz0123456789!#$%&()*+,-/:<>?@^_{|}~'].filter(
  letter => !(letter in MAP_CODES),
);

/** A letter for each foreign element, as far as there are any; the others are written as what they play as. */
function foreignLetters(caves: readonly Written[]): ReadonlyMap<string, string> {
  const names = new Set(caves.flatMap(({ foreign }) => foreign.map(({ name }) => name)));
  const own = new Map(Object.entries(MAP_CODES).map(([letter, name]) => [name, letter]));
  const free = [...names].filter(name => !own.has(name)).slice(0, FREE_LETTERS.length);
  return new Map(free.map((name, index) => [name, FREE_LETTERS[index] as string]));
}

function caveLines(cave: Written, letters: ReadonlyMap<string, string>): string[] {
  const { name, width, height, needed, seconds, cells, numbers } = cave;
  const signs = new Array<string>(cells.length);
  for (let cell = 0; cell < cells.length; cell++) signs[cell] = LETTERS[cells[cell] as number] ?? 'W';
  for (const { cell, name: foreign } of cave.foreign) {
    const letter = letters.get(foreign) ?? Object.keys(MAP_CODES).find(one => MAP_CODES[one] === foreign);
    if (letter) signs[cell] = letter;
  }
  signs[cave.exit] = LETTERS[CELL.exit] as string;
  const rows = Array.from({ length: height }, (_, row) => signs.slice(row * width, (row + 1) * width).join(''));
  /** None at all is written as the number from which nothing remains. */
  const required = needed > 0 ? needed : -cells.length;
  return [
    '',
    '[cave]',
    `Name=${inOneLine(name)}`,
    `Size=${width} ${height}`,
    `DiamondsRequired=${required}`,
    ...(seconds === null ? [] : [`CaveTime=${seconds}`]),
    ...numberLines(numbers, cells.length),
    '[map]',
    ...rows,
    '[/map]',
    ...cave.runs.flatMap(replayLines),
    '[/cave]',
  ];
}

/** The numbers that differ from what the format means where a file says nothing. */
function numberLines(numbers: ClassicNumbers, cells: number): string[] {
  const plain = plainNumbers(cells);
  const line = (tag: string, of: (from: ClassicNumbers) => string) =>
    of(numbers) === of(plain) ? [] : [`${tag}=${of(numbers)}`];
  return [
    ...line('FrameTime', ({ tickMs }) => String(tickMs)),
    ...line('RandSeed', ({ seed }) => String(seed)),
    ...line('DiamondValue', ({ diamondPoints }) => String(diamondPoints?.join(' '))),
    ...line('AmoebaTime', ({ amoebaSeconds }) => String(amoebaSeconds)),
    ...line('AmoebaGrowthProb', ({ amoebaChances }) => amoebaChances.join(' ')),
    ...line('AmoebaThreshold', ({ amoebaLimit }) => String(amoebaLimit > cells ? amoebaLimit : amoebaLimit / cells)),
    ...line('MagicWallTime', ({ magicSeconds }) => String(magicSeconds)),
    ...line('SlimePermeability', ({ slimeChance }) => String(slimeChance)),
  ];
}
