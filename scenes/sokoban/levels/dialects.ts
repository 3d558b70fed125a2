// Dialects of board texts, turned into plain rows line by line: quoted rows, rows of a reply or with their numbers, walls drawn as X, repeated groups, odd spaces.

/** Spaces that are not one in ASCII, and signs without width. */
const [SPACES, NOTHING] = [/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, /[\u200b-\u200d\ufeff]/g];
/** What rows consist of, with run lengths and groups; `|` ends a row. */
const SYMBOLS = String.raw`#Xx\-_ \t.$*@+oObBpP|\d()`;
/** A row has a wall; where walls are X, two: one alone is a letter of a word. */
const [ROW, ROW_OF_X] = [new RegExp(`^(?=.*#)[${SYMBOLS}]+$`), new RegExp(`^(?=.*[Xx].*[Xx])[${SYMBOLS}]+$`)];
/** Marks of a reply before a line, and a row between quotes. */
const REPLY = /^\s*>(?:\s*>)*/;
const QUOTED = /^\s*(["'`])(.*)\1\s*[,;]?\s*$/;
/** Longest row after its groups are spelled out; a longer one is refused by the reader, with its line. */
const MAX_ROW = 12_000;

/** The same text with the same lines; what is no row stays as it is. */
export function plainRows(text: string): string {
  // Line by line: a sign without width may stand between two ends of lines.
  const inAscii = text.split(/\r\n|\r|\n/).map(line => line.replace(SPACES, ' ').replace(NOTHING, ''));
  const lines = unnumbered(unreplied(inAscii)).map(unquoted);
  const isOfX = !lines.some(line => ROW.test(line)) && lines.some(line => ROW_OF_X.test(line));
  return lines.map(line => spelledOut(isOfX && ROW_OF_X.test(line) ? line.replaceAll(/[Xx]/g, '#') : line)).join('\n');
}

/** Lines of a reply without its marks; the space behind a mark goes where every line of the passage has one. */
function unreplied(lines: readonly string[]): string[] {
  const plain = [...lines];
  for (let from = 0; from < lines.length; from++) {
    let to = from;
    while (to < lines.length && REPLY.test(lines[to] as string)) to++;
    const passage = lines.slice(from, to).map(line => line.replace(REPLY, ''));
    const isSpaced = passage.every(line => line === '' || line.startsWith(' '));
    for (const [i, line] of passage.entries()) plain[from + i] = isSpaced ? line.slice(1) : line;
    from = to;
  }
  return plain;
}

const NUMBERED = /^\s*(\d{1,3})\s*[|:](.*)$/;

/** Rows without the numbers before them, which count up by one: `1|####`. A run length before `|` counts nothing up. */
function unnumbered(lines: readonly string[]): string[] {
  const plain = [...lines];
  const numberOf = (line: string | undefined) => Number(NUMBERED.exec(line ?? '')?.[1] ?? Number.NaN);
  for (let from = 0; from < lines.length; from++) {
    let to = from;
    while (to === from ? !Number.isNaN(numberOf(lines[to])) : numberOf(lines[to]) === numberOf(lines[to - 1]) + 1) to++;
    if (to - from < LEAST_NUMBERED) continue;
    for (let at = from; at < to; at++) plain[at] = (lines[at] as string).replace(NUMBERED, '$2').replace(/\|\s*$/, '');
    from = to - 1;
  }
  return plain;
}
/** No board has fewer rows. */
const LEAST_NUMBERED = 3;

function unquoted(line: string): string {
  const inner = QUOTED.exec(line)?.[2];
  return inner !== undefined && (ROW.test(inner) || ROW_OF_X.test(inner)) ? inner : line;
}

const GROUP = /(\d+)\(([^()]*)\)/;

/** A row with its groups spelled out: `2(#-)` is `#-#-`. */
function spelledOut(line: string): string {
  if (!ROW.test(line) || !line.includes('(')) return line;
  let row = line;
  for (let found = GROUP.exec(row); found; found = GROUP.exec(row)) {
    const [whole, count = '', group = ''] = found;
    const times = Number(count);
    // Without its walls it would be another kind of line.
    if (times === 0) return line;
    if (row.length + times * group.length > MAX_ROW) return '#'.repeat(MAX_ROW);
    row = row.replace(whole, () => group.repeat(times));
  }
  return row;
}
