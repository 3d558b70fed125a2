// Maps as texts: eight by six cells, numbered waypoints, cliffs; validated like any input from outside.

export const COLUMNS = 8;
export const ROWS = 6;
export const CELLS = COLUMNS * ROWS;

export interface GameMap {
  /** Key of the best scores. */
  readonly key: string;
  readonly title: string;
  /** Cells of the waypoints, in order. */
  readonly waypoints: readonly number[];
  /** Cells that block mobs and rocks. */
  readonly cliffs: readonly number[];
}

const at = (column: number, row: number) => row * COLUMNS + column;

/** The map of the specification. */
export const CLASSIC: GameMap = {
  key: 'classic',
  title: 'Classic',
  waypoints: [at(0, 1), at(6, 1), at(6, 4), at(1, 4), at(1, 2), at(4, 2), at(4, 5), at(7, 5)],
  cliffs: [],
};

const MOST_CHARACTERS = 400;
export const MOST_TITLE = 24;
/** Numbers of the flags. */
export const MARKS = '123456789';
export const OPEN = '.';
export const WALL = '#';

/** The map of a text, or the reason why it is not valid. */
export function readMap(text: string, key: string): GameMap | string {
  if (text.length > MOST_CHARACTERS) return `A map has at most ${MOST_CHARACTERS} characters; this one has more.`;
  const lines = text.replaceAll('\r', '').replaceAll('|', '\n').trimEnd().split('\n');
  const [title = '', ...rows] = lines.length > ROWS ? lines : ['A map by link', ...lines];
  if (rows.length !== ROWS) return `A map has ${ROWS} rows; this one has ${rows.length}.`;
  const short = rows.findIndex(row => row.length !== COLUMNS);
  if (short >= 0) return `A row has ${COLUMNS} cells; row ${short + 1} has ${(rows[short] as string).length}.`;
  const cells = rows.join('');
  const odd = [...cells].find(sign => sign !== OPEN && sign !== WALL && !MARKS.includes(sign));
  if (odd !== undefined) return `A cell is ".", "#" or a number from 1 to 9; there is ${JSON.stringify(odd)}.`;
  const count = [...cells].filter(sign => MARKS.includes(sign)).length;
  const waypoints = [...MARKS.slice(0, count)].map(mark => cells.indexOf(mark));
  if (count < 2) return 'A map needs two waypoints at least.';
  if (waypoints.includes(-1))
    return `Waypoints are numbered from 1 on, each once; ${MARKS[waypoints.indexOf(-1)]} is missing.`;
  const cliffs = [...cells].flatMap((sign, cell) => (sign === WALL ? [cell] : []));
  return { key, title: title.trim().slice(0, MOST_TITLE) || 'A map by link', waypoints, cliffs };
}
