// Thirty-eight patterns of our own beside the specified six: greys, weaves, and what a paper fox meets. Eight rows of two hexadecimal digits.
import type { Pattern } from './inks.ts';

const ROWS = {
  specks: '8000000008000000',
  snow: '8010024008012004',
  sand: '8822882288228822',
  half: 'aa55aa55aa55aa55',
  dusk: 'ffaaff55ffaaff55',
  night: '7ffffffff7ffffff',
  'small checks': 'cccc3333cccc3333',
  checks: 'f0f0f0f00f0f0f0f',
  gingham: 'f0f0f0f0af5faf5f',
  rain: '8088880820222202',
  slant: '1122448811224488',
  'broad slant': 'c3870e1c3870e1c3',
  crease: '8040201008040201',
  net: '8041221408142241',
  mesh: '8855225588552255',
  bricks: 'ff808080ff080808',
  'small bricks': 'ff88ff22ff88ff22',
  shingles: '8181c33c181824c3',
  scales: '1824428181422418',
  waves: '0030488600304886',
  zigzag: '8041221488412214',
  chevrons: '81c3663c18000000',
  weave: 'bf80bfa0ef08efa0',
  basket: 'afa0afa0f505f505',
  tatami: 'ff8181ff18181818',
  folds: '80c0e0f0f8fcfeff',
  sails: '103070f0080c0e0f',
  pinwheel: 'f173371ff8ecce8f',
  stairs: 'f010101e02028380',
  rings: '3844828282443800',
  bubbles: '6090906205022000',
  pluses: '40e04000040e0400',
  stars: '1038fe7c386c4400',
  hearts: '6cfefe7c38100000',
  grass: '0242543480905162',
  foxes: '82c6febafe6c3810',
  paws: '28288292387c6c00',
  cranes: '8062361e3b688400',
} as const;
export type FurtherPattern = keyof typeof ROWS;

export const FURTHER_PATTERNS = Object.fromEntries(
  Object.entries(ROWS).map(([name, rows]) => [name, (rows.match(/../g) ?? []).map(row => Number.parseInt(row, 16))]),
) as Readonly<Record<string, Pattern>> as Readonly<Record<FurtherPattern, Pattern>>;
