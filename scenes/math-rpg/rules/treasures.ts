// Treasures: things found on the way, used up by one press whenever one likes.
import type { MathTuning } from '../constants.ts';
import { blows } from './fight.ts';

interface Kind {
  readonly name: string;
  /** What it does, with the numbers as they are. */
  does(t: MathTuning): string;
}

const KINDS = {
  apple: { name: 'Apple', does: t => `heals ${t.apple}, or adds a step` },
  shield: { name: 'Paper shield', does: t => `makes your next miss cost ${blows(t)[0]}, and your row stand` },
  sharpener: { name: 'Sharpener', does: t => `adds ${Math.round(t.sharpens)} steps to your row` },
  eraser: { name: 'Eraser', does: () => 'asks something else' },
  horn: { name: 'Horn', does: t => `takes ${Math.round(t.fright)} courage` },
} as const satisfies Record<string, Kind>;
export type Treasure = keyof typeof KINDS;
export const TREASURES: Readonly<Record<Treasure, Kind>> = KINDS;

export const ALL_TREASURES = Object.keys(TREASURES) as readonly Treasure[];
export const isTreasure = (value: unknown): value is Treasure =>
  typeof value === 'string' && Object.hasOwn(TREASURES, value);

/** Most treasures that the bag holds. */
export const BAG = 3;

/** What a long row of right answers brings, by its length: one of these. A row of 100 and more brings a horn every 50. */
const GIFTS: Readonly<Record<number, readonly Treasure[]>> = {
  5: ['eraser', 'sharpener'],
  10: ['apple', 'horn'],
  25: ['shield'],
  50: ['horn'],
};
export const giftsAt = (streak: number): readonly Treasure[] =>
  GIFTS[streak] ?? (streak > 0 && streak % 50 === 0 ? (GIFTS[50] as readonly Treasure[]) : []);
