// Cat names: random defaults, and cleaning of typed names.
import { pick, type Rng } from '../../../kit/core/rng.ts';

export const NAME_LENGTH = 16;

const NAMES = [
  'Mochi', 'Pepper', 'Biscuit', 'Luna', 'Sesame', 'Pixel', 'Noodle', 'Clover', 'Ziggy', 'Maple', 'Pickle', 'Juno',
  'Waffle', 'Nimbus', 'Olive', 'Button', 'Miso', 'Poppy', 'Figaro', 'Tofu', 'Hazel', 'Cricket', 'Mango', 'Basil',
  'Pearl', 'Bean', 'Saffron', 'Otto', 'Plum', 'Ginger', 'Cosmo', 'Willow', 'Truffle', 'Dot', 'Caramel', 'Fern',
]; // biome-ignore format: a list is read in lines

/** A random name that is not taken, if there is one. */
export function newName(rng: Rng, taken: readonly string[]): string {
  const free = NAMES.filter(name => !taken.includes(name));
  return pick(rng, free.length > 0 ? free : NAMES);
}

/** Cleans a typed name: one short line; null where nothing is left. */
export function cleanName(typed: unknown): string | null {
  if (typeof typed !== 'string' || typed.length > 1000) return null;
  const plain = typed
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const name = [...plain].slice(0, NAME_LENGTH).join('').trim();
  return name === '' ? null : name;
}
