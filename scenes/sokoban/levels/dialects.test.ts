// Boards as they lie about: in replies and source code, with X for walls, groups and odd spaces.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { times } from '../../../tests/setup/times.ts';
import { readCollection } from './collection.ts';
import { plainRows } from './dialects.ts';
import { LevelError, readXsb, writeXsb } from './xsb.ts';

const ROOM = '#####\n#@$.#\n#####';
const HOUSE = '  ###\n###@#\n#.$ #\n#####';
const boards = (text: string) => readCollection(text).levels.map(level => writeXsb({ ...level, title: '' }).trimEnd());
const each = (text: string, by: (line: string) => string) => text.split('\n').map(by).join('\n');

describe('is read', () => {
  test.each<[what: string, text: string, boards: readonly string[]]>([
    ['with no-break spaces', HOUSE.replaceAll(' ', '\u00a0'), [HOUSE]],
    ['with a byte order mark', `\ufeff${ROOM}`, [ROOM]],
    ['with walls of X', ROOM.replaceAll('#', 'X'), [ROOM]],
    ['with walls of x, and a title with an x', `Box\n${HOUSE.replaceAll('#', 'x')}`, [HOUSE]],
    ['between quotes', each(HOUSE, line => `"${line}"`), [HOUSE]],
    ['between quotes, with commas', each(HOUSE, line => `    '${line}',`), [HOUSE]],
    ['in a reply', each(HOUSE, line => `> ${line}`), [HOUSE]],
    ['in a reply without spaces', each(HOUSE, line => `>${line}`), [HOUSE]],
    ['in a reply to a reply', each(HOUSE, line => `> > ${line}`), [HOUSE]],
    ['in a reply to a reply, with more spaces', each(HOUSE, line => `>  > ${line}`), [HOUSE]],
    [
      'two in a reply, an empty line between',
      each(`${ROOM}\n\n${HOUSE}`, line => (line ? `> ${line}` : '>')),
      [ROOM, HOUSE],
    ],
    ['with numbered rows', each(HOUSE, line => `${HOUSE.split('\n').indexOf(line) + 1}|${line}`), [HOUSE]],
    ['with numbered rows and bars on both sides', '  01234\n0 |#####|\n1 |#@$.#|\n2 |#####|', [ROOM]],
    ['with walls of X in groups', '5X|X@$.X|2(2X)X', [ROOM]],
    ['with a group', '5#|#@$.#|5#\n\n2(2#)#\n#@$.#\n5#', [ROOM, ROOM]],
    ['with a group in a group', '7#\n2(#2(-))#\n#-@$.-#\n7#', ['#######\n#  #  #\n# @$. #\n#######']],
    ['with a group of rows', '5#|#@$.#|1(5#|)', [ROOM]],
  ])('%s', (_, text, expected) => expect(boards(text)).toEqual(expected));
});

describe('from a file of XML', () => {
  const slc = (rows: string, id = 'A &#x26; B') =>
    `<?xml version="1.0"?><SokobanLevels><LevelCollection Copyright="N."><Level Id="${id}">${rows}</Level></LevelCollection></SokobanLevels>`;
  const rows = (text: string) =>
    text
      .split('\n')
      .map(line => `<L>${line}</L>`)
      .join('\n');

  test('an entity by its hexadecimal number', () => {
    expect(readCollection(slc(rows(ROOM))).levels[0]?.title).toBe('A & B');
    expect(readCollection(slc(rows(ROOM), 'A &#xZZ; B')).levels[0]?.title).toBe('A &#xZZ; B');
  });
  test('empty rows above and below a board, and one without an end of its own', () => {
    expect(boards(slc(`<L></L>${rows(ROOM)}<L></L>`))).toEqual([ROOM]);
    expect(boards(slc(`<L/>${rows(ROOM)}<L />`))).toEqual([ROOM]);
  });
  test('an empty row within a board makes two halves no level, and says so', () => {
    expect(() => readCollection(slc('<L>#####</L><L>#@$.#</L><L></L><L>#####</L>'))).toThrow(/walk out/);
  });
  test('spaces that do not break', () => {
    expect(boards(slc(rows(HOUSE.replaceAll(' ', '&nbsp;'))))).toEqual([HOUSE]);
    expect(boards(slc(rows(HOUSE.replaceAll(' ', '&#xA0;'))))).toEqual([HOUSE]);
  });
});

describe('stays as it is', () => {
  test.each([
    ['a title with brackets', `2(b) or not\n${ROOM}`],
    ['words between quotes', `"A room"\n${ROOM}`],
    ['a plain board', ROOM],
    ['a group that stands nought times', '0(#)XX'],
    ['run lengths that count nothing up', '5#|#@$.#|5#\n5#|#@$.#|5#\n5#|#@$.#|5#'],
    ['an X among boards with walls', `XX\n${ROOM}`],
  ])('%s', (_, text) => expect(plainRows(text)).toBe(text));
});

test('a group that would grow without end is a row too long', () => {
  expect(() => readXsb(`${ROOM}\n\n9999(9999(9999(#)))\n#@$.#\n#####`)).toThrow(/longer than 100 cells|100 rows/);
});

/** What comes of a text: its levels, or the sentence that refuses it. Any other error is a fault. */
function outcome(text: string) {
  try {
    return readXsb(text);
  } catch (error) {
    if (error instanceof LevelError) return error.message;
    throw error;
  }
}

/** Pieces of rows, dialects and line ends, most often the signs of a board. */
const PIECES = [
  ...'####  $@.*+-_XxoObBpP"\'`>,;:|()0123456789\t',
  ...['\n', '\r', '\r\n', '> ', '>  >', '2(', '3#', '|\n', '\u00a0', '\u200b', '<L>', '</L>', 'Title: ', 'a'],
];

test('any text is read or refused with LevelError, and reading it plain changes nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }), fc.boolean(), (pieces, isBeforeRoom) => {
      const text = isBeforeRoom ? `${pieces.join('')}\n${ROOM}` : pieces.join('');
      const plain = plainRows(text);
      expect(plain.split('\n')).toHaveLength(text.split(/\r\n|\r|\n/).length);
      expect(plainRows(plain)).toBe(plain);
      expect(outcome(plain)).toEqual(outcome(text));
    }),
    { numRuns: times(500, 10_000) },
  );
});
