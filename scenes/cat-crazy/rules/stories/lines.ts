// Lines: what a cat says when it wishes for something, by cause; each is true at every value of the bar that its cause stands for.
import { pick, type Rng } from '../../../kit/core/rng.ts';
import type { Bar, CareAction, Cat } from '../state.ts';

/** A bar below `NEED_BELOW` can cause a wish, below `DIRE_BELOW` it is urgent; above it is a whim. */
export const NEED_BELOW = 65;
const DIRE_BELOW = 30;

/** Words of the bars, for which full is good. */
export const BAR_NAMES: Readonly<Record<Bar, string>> = {
  hunger: 'Fed',
  thirst: 'Watered',
  happiness: 'Happy',
  energy: 'Rested',
};

export type Cause = 'dire' | 'need' | 'whim';
/** Bar behind each wish; work has none. */
export const BAR_OF: Readonly<Record<CareAction, Bar | null>> = {
  feed: 'hunger',
  water: 'thirst',
  pet: 'happiness',
  play: 'happiness',
  work: null,
  rest: 'energy',
};

export function causeOf(cat: Readonly<Pick<Cat, Bar>>, deed: CareAction): Cause {
  const bar = BAR_OF[deed];
  if (bar === null || cat[bar] >= NEED_BELOW) return 'whim';
  return cat[bar] < DIRE_BELOW ? 'dire' : 'need';
}

type Lines = readonly [string, string, string, string, ...string[]];
const WORK: Lines = [
  'May I fold something?',
  'The table is calling.',
  'I have an idea for a boat.',
  'Paper! I want to crease it.',
  'Shall we earn a little?',
];

export const LINES: Readonly<Record<CareAction, Readonly<Record<Cause, Lines>>>> = {
  feed: {
    dire: ['My belly is an empty bag.', 'Food, please. Soon.', 'I could eat the bowl.', 'I dream of fish, awake.'],
    need: ['Is that a bowl I hear?', 'A bite would do me good.', 'What is for supper?', 'My belly says: fish.'],
    whim: [
      'Only a taste, for fun.',
      'Not hungry. But is that fish?',
      'A crumb, because you are here.',
      'May I try the new bowl?',
    ],
  },
  water: {
    dire: ['My tongue is sandpaper.', 'Water, please. Soon.', 'I would drink the rain.', 'So dry. So very dry.'],
    need: [
      'Something cool, please.',
      'My bowl looks dull without water.',
      'A sip would be good.',
      'I am a bit thirsty.',
    ],
    whim: [
      'I like how water wobbles.',
      'One sip, for the sound.',
      'May I dip a paw?',
      'Not thirsty. I just like the bowl.',
    ],
  },
  pet: {
    dire: ['Does nobody see me?', 'I need a hand. Now, please.', 'Please stay with me.', 'It is lonely down here.'],
    need: ['A hand would be nice.', 'Behind the ears, please.', 'Come a little closer.', 'I miss your hand.'],
    whim: ['Once more behind the ear?', 'I shine if you stroke me.', 'Just one stroke.', 'Here is my chin.'],
  },
  play: {
    dire: [
      'Nothing ever happens here.',
      'I am bored to the whiskers.',
      'Play with me, please.',
      'Even the dust is bored.',
    ],
    need: ['Throw it! Throw it!', 'The ball looked at me.', 'Chase me?', 'I have springs in my paws.'],
    whim: ['One more round?', 'Watch me jump.', 'I bet I catch it.', 'The toys are still warm.'],
  },
  rest: {
    dire: ['I could sleep on the spot.', 'My eyes close by themselves.', 'Carry me to bed.', 'I am all yawn.'],
    need: ['A nap would be good.', 'My paws are getting slow.', 'Is the cushion free?', 'A little sleep, please.'],
    whim: [
      'The cushion looks soft.',
      'I want to try the other cushion.',
      'A short dream, for fun.',
      'Not tired. Just cosy.',
    ],
  },
  work: { dire: WORK, need: WORK, whim: WORK },
};

/** Texts that are not said again at once. */
const REMEMBERED = 6;

/** Index of a line for this cause that was not said lately. */
export function nextLine(rng: Rng, said: readonly string[], lines: readonly string[]): number {
  const oldest = (line: string) => said.lastIndexOf(line);
  const fresh = lines.filter(line => oldest(line) < 0);
  const from = fresh.length > 0 ? fresh : lines.toSorted((a, b) => oldest(a) - oldest(b)).slice(0, 1);
  return lines.indexOf(pick(rng, from));
}

export const remember = (said: readonly string[], line: string): readonly string[] =>
  [...said, line].slice(-REMEMBERED);

/** What a cat says now: its words follow the bar, if that changes while the wish waits. */
export function lineOf(cat: Readonly<Pick<Cat, Bar>>, deed: CareAction, line: number): string {
  const lines = LINES[deed][causeOf(cat, deed)];
  return lines[line % lines.length] as string;
}
