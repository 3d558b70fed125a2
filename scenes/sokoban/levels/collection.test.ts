// Collection files from the wild: boards that are not levels are reported, all others are read.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCollection } from './collection.ts';
import { LevelError, MAX_LEVELS } from './xsb.ts';

const ROOM = '#####\n#@$.#\n#####';
const SLC = `<?xml version="1.0" encoding="ISO-8859-1"?>
<!DOCTYPE SokobanLevels SYSTEM "SokobanLev.dtd">
<SokobanLevels>
  <Title>Foxes &amp; Boxes</Title>
  <LevelCollection Copyright="N. N." MaxWidth="7">
    <Level Id="First &quot;step&quot;" Width="5" Height="3"><L>#####</L><L>#@$.#</L><L>#####</L></Level>
    <Level Id="Word art" Width="5" Height="2"><L>#####</L><L>#   #</L></Level>
    <Level Id="2" Width="6" Height="3">
      <L>######</L>
      <L>#@ $.#</L>
      <L>######</L>
    </Level>
  </LevelCollection>
</SokobanLevels>`;

test('an .slc file: titles, author, every level, and what is none by its name', () => {
  const { title, author, levels, odd } = readCollection(SLC);
  expect([title, author]).toEqual(['Foxes & Boxes', 'N. N.']);
  expect(levels.map(level => [level.title, level.width])).toEqual([
    ['First "step"', 5],
    ['2', 6],
  ]);
  expect(odd).toEqual([expect.stringMatching(/^Word art: Line \d+: The level has no player/)]);
});

test('two players, word art and a board too wide keep no other level out', () => {
  const wide = `${'#'.repeat(101)}\n#@$.#`;
  const { levels, odd } = readCollection(
    `; One\n${ROOM}\n\n; Two players\n#####\n#@$@#\n# . #\n#####\n\n; Art\n## ##\n# # #\n\n; Wide\n${wide}\n\n; Last\n${ROOM}`,
  );
  expect(levels.map(level => level.title)).toEqual(['One', 'Last']);
  expect(odd.map(line => line.split(':')[0])).toEqual(['Two players', 'Art', 'Wide']);
  expect(odd[0]).toMatch(/second player/);
  expect(odd[2]).toMatch(/longer than 100 cells/);
});

describe('says what it is called', () => {
  test.each([
    ['by a set and an author above', `Set: Minis\nAuthor: A. B.\n\n; 1\n${ROOM}`, ['Minis', 'A. B.']],
    ['not by the title of its first level', `Title: First\n${ROOM}\nTitle: Second\n${ROOM}`, ['', '']],
    ['by its plain first line', `Foxes in boxes\nby A. B.\n\n; 1\n\n${ROOM}`, ['Foxes in boxes', '']],
    ['not by the one line above its only board', `First room\n${ROOM}`, ['', '']],
    [
      'by the first of two titles',
      `Title: All of them\nAuthor: A. B.\nTitle: First\n${ROOM}`,
      ['All of them', 'A. B.'],
    ],
  ])('%s', (_, text, said) => {
    const { title, author } = readCollection(text);
    expect([title, author]).toEqual(said);
  });
});

test.each([
  ['a list of boards', JSON.stringify([ROOM.split('\n'), ROOM.split('\n')]), '', ['', '']],
  ['one board', JSON.stringify(ROOM.split('\n')), '', ['']],
  ['a level', JSON.stringify({ title: 'Alone', rows: ROOM.split('\n') }), '', ['Alone']],
  [
    'a pack',
    JSON.stringify({
      name: 'Pack',
      levels: [
        { id: 'A', rows: ROOM.split('\n') },
        { id: 'B', board: ROOM },
      ],
    }),
    'Pack',
    ['A', 'B'],
  ],
])('JSON: %s', (_, text, title, names) => {
  const read = readCollection(text);
  expect([read.title, read.levels.map(level => level.title)]).toEqual([title, names]);
});

test('JSON that is nested without end, or holds no board, is refused in words', () => {
  expect(() => readCollection(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)).toThrow(LevelError);
  expect(() => readCollection('{"rows":[1,2,3]}')).toThrow(LevelError);
});

test('five thousand levels are read; one more is refused, and so is a text without any', () => {
  const many = (count: number) => `${ROOM}\n\n`.repeat(count);
  expect(readCollection(many(MAX_LEVELS)).levels).toHaveLength(5000);
  expect(() => readCollection(many(MAX_LEVELS + 1))).toThrow(/More than 5000 levels/);
  expect(() => readCollection('#####\n#   #\n#####')).toThrow(/None of the boards is a level.*no player/);
  expect(() => readCollection('<?xml version="1.0"?><html></html>')).toThrow(LevelError);
  expect(() => readCollection(`<SokobanLevels>${'<Level Id="a">'.repeat(MAX_LEVELS + 1)}`)).toThrow(/More than 5000/);
});

test('any text is read or refused in words', () => {
  const unit = fc.constantFrom(
    ...'##  .$*@+\n\n<L>/&#38;"LevelId= Title:'.split(/(?=[\s\S])/u),
    '<L>',
    '</L>',
    '<Level Id="a">',
  );
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 120 }), fc.constantFrom('', '<?xml?>', `${ROOM}\n`), (noise, head) => {
      try {
        expect(readCollection(head + noise).levels.length).toBeGreaterThan(0);
      } catch (error) {
        expect(error).toBeInstanceOf(LevelError);
      }
    }),
    { numRuns: 500 },
  );
});
