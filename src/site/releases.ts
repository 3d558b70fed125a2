// Release notes: the one source of the page of news and of its feed. The newest stands first.

export interface Release {
  /** Its place on the page, after `#`; it never changes, because feed readers know a release by it. */
  readonly id: string;
  /** '2026-11-25' */
  readonly date: string;
  readonly title: string;
  readonly items: readonly string[];
}

export const NEWS_PATH = '/whats-new';
export const FEED_FILE = '/whats-new.xml';

export const RELEASES: readonly Release[] = [
  {
    id: 'front-door',
    date: '2026-11-28',
    title: 'Today comes first',
    items: [
      'Home opens with a game of the day: a short one on most days, one press away, with your streak beside it.',
      'The archive: every day since 1 November can still be played, and the best run of a day can be watched again.',
      'A finished daily says how it went: your streak, how the day compares with your others, and which game is next.',
      'Guardians & Glory and Lemonade Billionaire can be played, both of them early versions that are still growing.',
      'Search knows what a game is like, forgives a slip of the finger, and finds pages and settings too.',
    ],
  },
  {
    id: 'come-back',
    date: '2026-11-25',
    title: 'A new sheet every day',
    items: [
      'Today: one page with a daily game of each kind, the same for everybody, with your results and a streak that forgives a missed day.',
      'A link to a result now carries your points: whoever opens it is told what to beat, and how close they came.',
      'Trophies: every medal of every game on one page, what it takes and how near it is.',
      'This page, and a feed of it for your reader.',
    ],
  },
  {
    id: 'fourteen-games',
    date: '2026-11-22',
    title: 'Fourteen more games',
    items: [
      'To think: Dalex, YayZee, Escape Room, Mystery House, Robot Battle, Math RPG.',
      'To steer: Tower Climber, Rubber Band Rocket, Mini Golf Challenge, Boulder Dash.',
      'To plan: Gem Tower Defense, Unit Battle, Emergencia.',
      'To look after: Cat Crazy, whose cats wait for you.',
    ],
  },
  {
    id: 'first-sheets',
    date: '2026-11-20',
    title: 'The first sheets on the table',
    items: [
      'Four games: Stealth Escape, Dice Conquest, Sokoban and Airborne.',
      'Three tools: the JSON pretty printer, the Video Game Music Generator, and Paint.',
      'All of it runs on your own device, with no account and no tracking.',
    ],
  },
];
