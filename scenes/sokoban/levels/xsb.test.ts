// XSB parser: accepted texts, the resulting boards, error messages.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LevelError, MAX_LEVELS, MAX_SIDE, MAX_TEXT, readXsb, writeXsb } from './xsb.ts';

const ROOM = '#####\n#@$.#\n#####';

const boards = (text: string) => readXsb(text).map(level => writeXsb({ ...level, title: '' }).trimEnd());
const titles = (text: string) => readXsb(text).map(level => level.title);

test('a level becomes cells', () => {
  const [level] = readXsb(' ####\n##@.#\n#$*+#'.replace('+', ' ').concat('\n#####'));
  expect(level).toEqual({
    title: '',
    width: 5,
    height: 4,
    walls: [...' ####|##  #|#   #|#####'.replaceAll('|', '')].map(symbol => symbol === '#'),
    goals: [8, 12],
    boxes: [11, 12],
    player: 7,
  });
});

describe('is read', () => {
  test.each<[what: string, text: string, boards: readonly string[]]>([
    ['plain', ROOM, [ROOM]],
    ['with Windows line ends', ROOM.replaceAll('\n', '\r\n'), [ROOM]],
    ['with old Mac line ends', ROOM.replaceAll('\n', '\r'), [ROOM]],
    ['with other floors', '#######\n#@-_$.#\n#######', ['#######\n#@  $.#\n#######']],
    ['with other letters', '######\n#pbBo#\n######', ['######\n#@$*.#\n######']],
    ['player on a goal by a letter', '####\n#Pb#\n####', ['####\n#+$#\n####']],
    ['with run lengths on one line', '5#|#@$.#|5#', [ROOM]],
    ['with run lengths on several lines', '5#\n#@$.#\n5#|', [ROOM]],
    ['with a rim of nothing', `\n\n   #####\n   #@$.#   \n   #####\n\n`, [ROOM]],
    ['two, with an empty line between', `${ROOM}\n\n${ROOM}`, [ROOM, ROOM]],
    ['two, with words between', `${ROOM}\n; 2\n${ROOM}`, [ROOM, ROOM]],
    ['with a rule below', `${ROOM}\n-----\n\n`, [ROOM]],
    ['with a box that stands sealed off', '#######\n#@$.#*#\n#######', ['#######\n#@$.#*#\n#######']],
  ])('%s', (_, text, expected) => expect(boards(text)).toEqual(expected));
});

describe('has its title', () => {
  test.each<[where: string, text: string, titles: readonly string[]]>([
    ['nowhere', ROOM, ['']],
    ['in comments before', `; 1\n${ROOM}\n\n; 2\n${ROOM}`, ['1', '2']],
    ['in words before', `A set by N. N.\n\nOne\n${ROOM}\nTwo\n${ROOM}`, ['One', 'Two']],
    ['in words behind', `${ROOM}\nOne\n\n${ROOM}\nTwo`, ['One', 'Two']],
    ['by name, before', `Title: One\n${ROOM}\nTitle: Two\n${ROOM}`, ['One', 'Two']],
    ['by name, behind', `A set\n\n${ROOM}\nTitle: One\nAuthor: N. N.\n\n${ROOM}\nTitle: Two`, ['One', 'Two']],
    ['among other names', `One\nAuthor: N. N.\n${ROOM}`, ['One']],
  ])('%s', (_, text, expected) => expect(titles(text)).toEqual(expected));
});

describe('is refused, with line and advice', () => {
  test.each<[what: string, text: string, line: number, message: RegExp]>([
    ['nothing', '', 0, /no level in the text/],
    ['words', 'There is\nno level', 0, /no level in the text/],
    ['no player', '; 1\n#####\n# $.#\n#####', 2, /no player.*@/],
    ['two players', '#####\n#@$.#\n#@$.#\n#####', 3, /second player.*Leave one/],
    ['two players, one on a goal', '#####\n#@$+#\n#####', 2, /second player/],
    ['no box', '#####\n#@ .#\n#####', 1, /no box.*\$/],
    ['fewer boxes than goals', '#####\n#@$.#\n#  .#\n#####', 1, /fewer boxes than goals: 1 box, 2 goals/],
    ['more boxes than goals', '#####\n#@$.#\n# $ #\n#####', 1, /more boxes than goals: 2 boxes, 1 goal\./],
    ['a gap in the wall', '#####\n#@$. \n#####', 2, /walk out.*Close the gap/],
    ['a gap behind a box', '## ##\n#@$.#\n#####', 1, /walk out/],
    ['a lost wall', '#####\n.$@\n#####', 2, /walk out/],
    ['the second level', `${ROOM}\n\n#####\n#@$$#\n#####`, 5, /more boxes/],
    ['a row too long', `${'#'.repeat(MAX_SIDE + 1)}\n`, 1, /longer than 100 cells/],
    ['a row of a thousand million', '999999999#\n#@$.#', 1, /longer than 100 cells/],
    ['too many rows', '#####\n'.repeat(MAX_SIDE + 1), MAX_SIDE + 1, /more than 100 rows/],
    ['too many levels', '###\n\n'.repeat(MAX_LEVELS + 1), MAX_LEVELS * 2 + 1, /More than 5000 levels/],
    ['a text too long', ' '.repeat(MAX_TEXT + 1), 0, /longer than 4000000/],
  ])('%s', (_, text, line, message) => {
    expect(() => readXsb(text)).toThrow(LevelError);
    expect(() => readXsb(text)).toThrow(message);
    try {
      readXsb(text);
    } catch (error) {
      expect((error as LevelError).line).toBe(line);
    }
  });
});

test('as large as allowed is read at once', () => {
  const side = MAX_SIDE - 2;
  const rows = Array.from({ length: side }, (_, row) => `#${row === 0 ? '@$.' : '   '}${' '.repeat(side - 3)}#`);
  const wall = '#'.repeat(MAX_SIDE);
  expect(readXsb([wall, ...rows, wall].join('\n'))[0]).toMatchObject({ width: MAX_SIDE, height: MAX_SIDE });
});

const symbol = fc.constantFrom(...'##  .$*@+-|3;\noT:');
test('any text is read or refused with LevelError, and what is read is written and read alike', () => {
  fc.assert(
    fc.property(fc.string({ unit: symbol, maxLength: 80 }), noise => {
      for (const text of [noise, `${ROOM}\n${noise}`, `${noise}\n${ROOM}`]) {
        try {
          for (const level of readXsb(text)) expect(readXsb(writeXsb(level))).toEqual([level]);
        } catch (error) {
          expect(error).toBeInstanceOf(LevelError);
        }
      }
    }),
    { numRuns: 1000 },
  );
});
