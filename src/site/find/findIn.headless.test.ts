// Search of the site: what people type finds what they mean among the first three, in the palette, and games and tools on their page too; what is not here
// is said, with what comes nearest.
import { CARDS } from 'virtual:cards';
import { describe, expect, test } from 'vitest';
import { profile } from '../../data/profile.ts';
import { type Entry, entriesOf } from '../palette/entries.ts';
import { SETTINGS } from '../settings/settingsTable.ts';
import { findable } from './findable.ts';
import { type Findable, findIn } from './findIn.ts';
import { places } from './places.ts';
import { ALSO_CALLED, NOT_HERE } from './words.ts';

const nothing = () => undefined;
const ENTRIES: readonly Entry[] = entriesOf({
  ...{ path: '/elsewhere', choices: profile.getInitialState().choices },
  page: { slowable: true, actions: () => [] },
  ...{ go: nothing, openSettings: nothing, setChoices: nothing, copyLink: nothing },
});
const GAMES: readonly Findable[] = CARDS.map(findable);
const inPalette = findIn(ENTRIES);
const onPage = findIn(GAMES);
/** Ids of games, paths of pages and tools, settings; actions and the like by their title. */
const namesOf = (found: readonly Findable[]) => found.map(({ about, title }) => about ?? title);
const isGame = (id: string) => CARDS.some(card => card.id === id);

/** What is typed, and what must be among the first three; the first is what is meant. */
const TYPED: readonly [meant: string, ...typed: readonly string[]][] = [
  ['boulder-dash', 'diamonds', 'digging', 'supaplex', 'cave', 'boulderdash', 'boulder', 'rocks falling'],
  ['cat-crazy', 'cats', 'kitten', 'virtual pet', 'tamagotchi', 'neko atsume', 'pets'],
  ['dalex', 'minesweeper robots chase', 'daleks', 'robots chase me', 'turn based robots'],
  ['dice-conquest', 'two players', '2 player', 'knucklebones', 'board game', '2 players board'],
  ['emergencia', 'bodyguard', 'secret service', 'spy', 'assassin', 'hidden object'],
  ['escape-room', 'escape room', 'locked room', 'riddles', 'point and click', 'escape rooms'],
  ['guardians', 'card game', 'card battle', 'marvel snap', 'hearthstone', 'guardian', 'cards'],
  ['last-stand', 'helicopter', 'shooter', 'paratrooper', 'missile command', 'airborne', 'paratróoper'],
  ['lemonade', 'business', 'tycoon', 'money', 'lemonade', 'lemonade stand', 'limonade'],
  ['math-rpg', 'maths', 'math', 'times tables', 'learning', 'kids', 'school', 'sums'],
  ['minigolf', 'hot seat', 'multiplayer', 'golf', 'putt', 'mini golf', 'crazy golf'],
  ['mystery-house', 'parser adventure', 'text adventure', 'detective', 'whodunit', 'murder', 'interactive fiction'],
  ['robot-battle', 'robots', 'robot', 'programming', 'coding game', 'javascript', 'a game like Robocode'],
  ['rock-td', 'tower defence', 'tower defense', 'gems', 'maze', 'gem td', 'tower defens'],
  ['rubber-band-rocket', 'angry birds', 'slingshot', 'rocket', 'launch', 'learn to fly', 'moon'],
  ['sokoban', 'box pushing', 'push boxes', 'warehouse', 'sokaban', 'crates'],
  ['stealth-escape', 'stealth', 'sneak', 'metal gear', 'stelth', 'sneaking', 'guards'],
  ['strategic-battle', 'army', 'plants vs zombies', 'lane defence', 'strategy', 'auto battler'],
  ['tower-climber', 'jump', 'doodle jump', 'platformer', 'jumping', 'endless'],
  ['yay-zee', 'yahtzee', 'yatzy', 'dice', 'kniffel', 'yatzee', 'yahtze'],
  ['/paint', 'draw', 'pixel art', 'macpaint', 'drawing', 'sketch'],
  ['/video-game-music-generator', 'music', 'chiptune', 'midi', 'compose'],
  ['/j-parse', 'json', 'format json', 'json viewer', 'pretty print'],
  ['/support', 'help', 'play offline', 'contact', 'faq'],
  ['/today', 'my streak', 'daily', 'yesterday', 'today', 'daily challenge'],
  ['/trophies', 'medals', 'achievements', 'high scores'],
  ['/whats-new', 'new games', 'changelog', 'news'],
  ['/privacy', 'privacy', 'cookies', 'tracking'],
  ['/credits', 'licences', 'open source', 'licenses'],
  ['/our-story', 'about', 'studio', 'our story'],
  ['theme', 'dark mode', 'theme', 'appearance'],
  ['muted', 'mute', 'no sound'],
  ['stored', 'export my data', 'backup', 'erase', 'save data'],
  ['keys', 'controls', 'rebind', 'keys of a game'],
  ['textSize', 'text size', 'larger text', 'font size'],
];

test.each(TYPED.flatMap(([meant, ...typed]) => typed.map(text => [text, meant] as const)))(
  '“%s” is %s',
  (text, meant) => {
    expect(namesOf(inPalette(text).found).slice(0, 3)).toContain(meant);
    if (isGame(meant)) expect(namesOf(onPage(text).found).slice(0, 3)).toContain(meant);
  },
);

test.each(ENTRIES.map(({ title }) => title))('“%s” is found by its title', title => {
  expect(
    inPalette(title)
      .found.slice(0, 3)
      .map(entry => entry.title),
  ).toContain(title);
});

test.each(CARDS.map(({ title }) => title))('%s is first by its title, in the palette too, whatever the case', title => {
  for (const find of [onPage, inPalette]) expect(find(title.toUpperCase()).found[0]?.title).toBe(title);
});

describe('one letter in five is mistyped: the title is still found', () => {
  const longest = (title: string) => title.split(/\W/).toSorted((a, b) => b.length - a.length)[0] ?? '';
  test.each(CARDS.map(({ title }) => title).filter(title => longest(title).length >= 5))('%s', title => {
    const word = longest(title);
    for (let at = 1; at < word.length; at += 1) {
      const without = word.slice(0, at) + word.slice(at + 1);
      const turned = `${word.slice(0, at)}q${word.slice(at + 1)}`;
      for (const typed of word.length >= 6 ? [without, turned] : [turned])
        expect(
          onPage(typed)
            .found.slice(0, 3)
            .map(found => found.title),
          typed,
        ).toContain(title);
    }
  });
});

const MISSING = ['chess', 'tetris', 'sudoku', 'solitaire', 'snake', 'minecraft', 'candy crush', 'pacman', 'football'];
test.each([...MISSING, 'racing', 'Pac-Man', 'a game like chess', 'tetris online free'])('“%s” is not here', text => {
  for (const find of [onPage, inPalette]) {
    const { found, missing } = find(text);
    expect(missing).toBeTruthy();
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(5);
  }
});

test.each(['xyzzy', 'qqqq', 'submarine', '!!!'])('“%s” finds nothing that it is not', text => {
  expect(onPage(text).found.length).toBe(text === '!!!' ? GAMES.length : 0);
});

test('other words are of what there is, and a name that is not here is no word of what is', () => {
  const known = new Set([...places().map(({ about }) => about), ...Object.keys(SETTINGS)]);
  for (const about of [...Object.keys(ALSO_CALLED), ...NOT_HERE.flatMap(({ nearest }) => nearest)])
    expect(known, about).toContain(about);
  const names = NOT_HERE.flatMap(peer => peer.names);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) for (const words of Object.values(ALSO_CALLED)) expect(words).not.toContain(name);
});
