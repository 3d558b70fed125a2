// What cats are called until somebody calls them otherwise. A name that somebody typed is short, plain and one line.
import { pick, type Rng } from '../kit/core/rng.ts';

export const NAME_LENGTH = 16;

const NAMES = [
  'Mochi', 'Pepper', 'Biscuit', 'Luna', 'Sesame', 'Pixel', 'Noodle', 'Clover', 'Ziggy', 'Maple', 'Pickle', 'Juno',
  'Waffle', 'Nimbus', 'Olive', 'Button', 'Miso', 'Poppy', 'Figaro', 'Tofu', 'Hazel', 'Cricket', 'Mango', 'Basil',
  'Pearl', 'Bean', 'Saffron', 'Otto', 'Plum', 'Ginger', 'Cosmo', 'Willow', 'Truffle', 'Dot', 'Caramel', 'Fern',
]; // biome-ignore format: a list is read in lines

/** One that nobody here has, as long as there is any. */
export function newName(rng: Rng, taken: readonly string[]): string {
  const free = NAMES.filter(name => !taken.includes(name));
  return pick(rng, free.length > 0 ? free : NAMES);
}

/** What was typed, as a name; null where nothing is left of it. */
export function cleanName(typed: unknown): string | null {
  if (typeof typed !== 'string' || typed.length > 1000) return null;
  const plain = typed
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const name = [...plain].slice(0, NAME_LENGTH).join('').trim();
  return name === '' ? null : name;
}
