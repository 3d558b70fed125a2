// Pages as specified: path, title, headings and texts.
import { CATALOG } from '../../scenes/catalog.ts';
import { TOOLS } from '../../src/tools/catalog.ts';

export interface Expected {
  readonly path: string;
  /** Title before ' | Folded Fox Games'. */
  readonly title: string;
  readonly headings: readonly string[];
  readonly words: readonly string[];
}

export const PAGES: readonly Expected[] = [
  {
    path: '/',
    title: 'Home',
    headings: ['Our Games', 'Guardians & Glory', 'Lemonade Billionaire'],
    words: ['March 2025'],
  },
  { path: '/our-story', title: 'Our Story', headings: ['Our Story', 'Our vision', 'Our values'], words: [] },
  {
    path: '/games/guardians-and-glory',
    title: 'Guardians & Glory',
    headings: ['Guardians & Glory', 'Key features', 'About the game'],
    words: ['March 2025', 'A tactical card battle game'],
  },
  {
    path: '/games/lemonade-billionaire',
    title: 'Lemonade Billionaire',
    headings: ['Lemonade Billionaire', 'Key features', 'About the game'],
    words: ['March 2025', 'A lemonade-business management game', 'You start with $20'],
  },
  {
    path: '/games',
    title: 'Games',
    headings: ['Games', 'Our Games', 'Prototypes & Experiments', 'Guardians & Glory', 'Lemonade Billionaire'],
    words: ['March 2025'],
  },
  {
    path: '/support',
    title: 'Support',
    headings: ['Support', 'Write to us', 'Community chat', 'Frequently asked questions'],
    words: ['hello@foldedfox.example', 'Join the chat'],
  },
  { path: '/terms', title: 'Terms & Conditions', headings: ['Terms & Conditions'], words: ['March 3, 2025'] },
  {
    path: '/privacy',
    title: 'Privacy Policy',
    headings: ['Privacy Policy'],
    words: [
      'March 3, 2025',
      'hello@foldedfox.example',
      'open, paste or type in the JSON pretty printer: the last 20 of them, up to 200 MB',
    ],
  },
  {
    path: '/credits',
    title: 'Credits',
    headings: ['Credits'],
    words: ['full licences', 'react', 'phaser', 'QuickJS', 'OFL-1.1', 'MPL-2.0', 'github.com/Vanilagy/mediabunny'],
  },
  {
    path: '/today',
    title: 'Today',
    headings: ['Today', 'Your days', 'Today’s games', 'Stealth Escape', 'Boulder Dash'],
    words: ['In any seven days one may be missed', 'Share your day'],
  },
  {
    path: '/trophies',
    title: 'Trophies',
    headings: ['Trophies', 'Yours', 'Within reach', 'Game by game', 'YayZee'],
    words: ['Ghost: never seen', 'every level without being seen', 'None was ever sold', 'Unlock everything'],
  },
  {
    path: '/whats-new',
    title: 'What’s new',
    headings: ['What’s new', 'A new sheet every day', 'The first sheets on the table'],
    words: ['25 November 2026', 'Atom feed'],
  },
];

/** Specified titles, before ' | Folded Fox Games'. */
const TITLES: Readonly<Record<string, string>> = {
  '/': 'Home',
  '/our-story': 'Our Story',
  '/games': 'Games',
  '/games/guardians-and-glory': 'Guardians & Glory',
  '/games/lemonade-billionaire': 'Lemonade Billionaire',
  '/support': 'Support',
  '/terms': 'Terms & Conditions',
  '/privacy': 'Privacy Policy',
  '/credits': 'Credits',
  '/today': 'Today',
  '/trophies': 'Trophies',
  '/whats-new': 'What’s new',
  '/j-parse': 'JSON pretty printer',
  '/video-game-music-generator': 'Video Game Music Generator',
  '/paint': 'Paint',
  '/games/boulder-dash': 'Boulder Dash',
  '/games/cat-crazy': 'Cat Crazy',
  '/games/dalex': 'Dalex',
  '/games/dice-conquest': 'Dice Conquest',
  '/games/emergencia': 'Emergencia',
  '/games/escape-room': 'Escape Room',
  '/games/last-stand': 'Airborne',
  '/games/math-rpg': 'Math RPG',
  '/games/minigolf': 'Mini Golf Challenge',
  '/games/mystery-house': 'Mystery House',
  '/games/robot-battle': 'Robot Battle',
  '/games/rock-td': 'Gem Tower Defense',
  '/games/rubber-band-rocket': 'Rubber Band Rocket',
  '/games/sokoban': 'Sokoban',
  '/games/stealth-escape': 'Stealth Escape',
  '/games/strategic-battle': 'Unit Battle',
  '/games/tower-climber': 'Tower Climber',
  '/games/yay-zee': 'YayZee',
};

/** Title of a page: the specified one, else the game's own. */
export function titleOf(path: string): string {
  const title = TITLES[path] ?? CATALOG.find(({ id }) => path === `/games/${id}`)?.title;
  if (!title) throw new Error(`${path} has no title: name it in TITLES of tests/e2e/pages.ts`);
  return title;
}

/** Every page with a specified title. */
export const SPECIFIED = Object.keys(TITLES);

/** Path without a page. */
export const MISSING = '/no-such-page';

/** All paths of the site: pages, games and tools. */
export const PATHS = [
  ...PAGES.map(({ path }) => path),
  ...CATALOG.map(({ id }) => `/games/${id}`),
  ...TOOLS.map(({ path }) => path),
];

/** The thirteen games of 'Prototypes & Experiments', in the specified order; only those in the catalogue are shown. */
export const PROTOTYPES = [
  'stealth-escape',
  'dice-conquest',
  'yay-zee',
  'mystery-house',
  'rubber-band-rocket',
  'robot-battle',
  'tower-climber',
  'escape-room',
  'math-rpg',
  'cat-crazy',
  'dalex',
  'rock-td',
  'sokoban',
];

export const HEADER_LINKS = [
  ['Home', '/'],
  ['Our Story', '/our-story'],
  ['Guardians & Glory', '/games/guardians-and-glory'],
  ['Lemonade Billionaire', '/games/lemonade-billionaire'],
  ['Support', '/support'],
];

export const FOOTER_GROUPS: Readonly<Record<string, readonly string[]>> = {
  Games: ['/games/guardians-and-glory', '/games/lemonade-billionaire', '/games', '/today', '/trophies'],
  'Quick Links': ['/our-story', '/support', '/whats-new'],
  Legal: ['/terms', '/privacy', '/credits'],
  Connect: ['mailto:hello@foldedfox.example', 'https://chat.foldedfox.example/invite'],
};

/** Removes the expected 404; no other fault may be left. */
export function ignore404(faults: string[]): void {
  const other = faults.filter(fault => !/404/.test(fault));
  faults.splice(0, faults.length, ...other);
}
