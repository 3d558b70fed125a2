// Moods: from the bars of a cat (two low bars make a mood of their own), and pairs of cats that act on each other.
import { BARS, type Bar, type Cat } from '../state.ts';

/** A bar below `LOW` is a want; from `HIGH` on it makes a good mood. */
export const LOW = 30;
export const HIGH = 70;

export const MOODS = {
  blissful: { name: 'Blissful', face: 'glad' },
  playful: { name: 'Playful', face: 'glad' },
  cosy: { name: 'Cosy', face: 'glad' },
  restless: { name: 'Restless', face: 'plain' },
  calm: { name: 'Calm', face: 'plain' },
  peckish: { name: 'Peckish', face: 'plain' },
  parched: { name: 'Parched', face: 'plain' },
  lonely: { name: 'Lonely', face: 'sad' },
  drowsy: { name: 'Drowsy', face: 'plain' },
  woeful: { name: 'Woeful', face: 'sad' },
  grumpy: { name: 'Grumpy', face: 'cross' },
  faint: { name: 'Faint', face: 'sad' },
  sulky: { name: 'Sulky', face: 'cross' },
  wilted: { name: 'Wilted', face: 'sad' },
  gloomy: { name: 'Gloomy', face: 'sad' },
  miserable: { name: 'Miserable', face: 'cross' },
  asleep: { name: 'Asleep', face: 'glad' },
} as const;
export type Mood = keyof typeof MOODS;
export type Face = (typeof MOODS)[Mood]['face'];

/** Mood of one low bar. */
const ONE: Readonly<Record<Bar, Mood>> = {
  hunger: 'peckish',
  thirst: 'parched',
  happiness: 'lonely',
  energy: 'drowsy',
};
/** Mood of two low bars. */
const TWO: Readonly<Record<string, Mood>> = {
  'hunger thirst': 'woeful',
  'hunger happiness': 'grumpy',
  'hunger energy': 'faint',
  'thirst happiness': 'sulky',
  'thirst energy': 'wilted',
  'happiness energy': 'gloomy',
};

type Bars = Pick<Cat, Bar | 'isResting'>;

export function moodOf(cat: Readonly<Bars>): Mood {
  if (cat.isResting) return 'asleep';
  const wants = BARS.filter(bar => cat[bar] < LOW);
  if (wants.length > 2) return 'miserable';
  if (wants.length === 2) return TWO[wants.join(' ')] ?? 'miserable';
  if (wants[0]) return ONE[wants[0]];
  if (BARS.every(bar => cat[bar] >= HIGH)) return 'blissful';
  if (cat.happiness >= HIGH) return cat.energy >= HIGH ? 'playful' : 'cosy';
  return cat.energy >= HIGH && cat.happiness < 50 ? 'restless' : 'calm';
}

/** Pairs of cats that romp or comfort, as indices of the list. Each cat is in one pair at most. */
export function pairsOf(cats: readonly Readonly<Cat>[]): {
  readonly romps: readonly (readonly [number, number])[];
  readonly comforts: readonly (readonly [glad: number, sad: number])[];
} {
  const glad: number[] = [];
  const playful: number[] = [];
  const sad: number[] = [];
  cats.forEach((cat, index) => {
    if (cat.isResting || cat.isWorking) return;
    const mood = moodOf(cat);
    if (MOODS[mood].face === 'sad' || MOODS[mood].face === 'cross') sad.push(index);
    else if (mood === 'playful') playful.push(index);
    else if (mood === 'blissful') glad.push(index);
  });
  const comforts = sad.flatMap(one => {
    const by = glad.shift();
    return by === undefined ? [] : [[by, one] as const];
  });
  const lively = [...playful, ...glad];
  const romps: (readonly [number, number])[] = [];
  for (let i = 0; i + 1 < lively.length; i += 2) romps.push([lively[i] as number, lively[i + 1] as number]);
  return { romps, comforts };
}
