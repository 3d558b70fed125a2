// Theme waves: one in each block of four waves has a theme, drawn from the seed and announced shortly before it comes.
import { pick, randomInt, seeded } from '../../kit/core/rng.ts';
import type { UnitName } from './units.ts';

export interface Theme {
  readonly name: string;
  /** Its description, in a sentence. */
  readonly tells: string;
  /** The first wave that may have it. */
  readonly from: number;
  /** Favoured unit types; all types that come by then if absent. */
  readonly kinds?: readonly UnitName[];
  /** Number of neighbouring rows; the whole front if absent. */
  readonly rows?: number;
}

export const THEMES: readonly Theme[] = [
  { name: 'Spearhead', tells: 'All in three rows.', from: 2, rows: 3 },
  { name: 'Foot march', tells: 'Mostly Infantry.', from: 2, kinds: ['Infantry'] },
  { name: 'Arrow rain', tells: 'Mostly Archers.', from: 3, kinds: ['Archer'] },
  { name: 'Stampede', tells: 'Mostly Cavalry. Infantry holds it.', from: 5, kinds: ['Cavalry'] },
  { name: 'Flank', tells: 'All in two rows.', from: 6, rows: 2 },
  { name: 'Coven', tells: 'Mostly Mages.', from: 7, kinds: ['Mage'] },
  { name: 'Siege', tells: 'Mostly Catapults and Infantry.', from: 9, kinds: ['Catapult', 'Infantry'] },
];

/** Waves per block: one of them has a theme. */
const BLOCK = 4;

export function themeOf(seed: number, wave: number): Theme | null {
  const block = Math.floor((wave - 1) / BLOCK);
  return wave === themedWave(seed, block) ? drawTheme(seed, block) : null;
}

/** The wave of a block that has the theme: never wave 1. */
function themedWave(seed: number, block: number): number {
  const first = block === 0 ? 2 : block * BLOCK + 1;
  return first + randomInt(seeded(seed, 3000 + block), (block + 1) * BLOCK - first + 1);
}

/** Themes of the blocks of one run, drawn so far: each depends on the one before, and a long run has thousands. */
let drawn: { readonly seed: number; readonly themes: Theme[] } | null = null;

/** Draws the theme of a block: never that of the block before. */
function drawTheme(seed: number, block: number): Theme {
  if (drawn?.seed !== seed) drawn = { seed, themes: [] };
  const { themes } = drawn;
  for (let next = themes.length; next <= block; next++) {
    const wave = themedWave(seed, next);
    const open = THEMES.filter(theme => theme.from <= wave && theme !== themes[next - 1]);
    themes.push(pick(seeded(seed, 4000 + next), open));
  }
  return themes[block] as Theme;
}
