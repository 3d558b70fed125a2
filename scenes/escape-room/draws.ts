// Random draws of a game from its seed: the puzzle set of each room, and all codes, colours, shelves and times.
import { pick, type Rng, randomInt } from '../kit/core/rng.ts';
import type { RoomId } from './item.ts';

export type NodeSet = 'first' | 'second';

export interface Draws {
  /** The puzzle set of each room. */
  readonly sets: Readonly<Record<RoomId, NodeSet>>;
  /** Four atomic numbers, 1 to 9, in the order of glowing. */
  readonly elements: readonly number[];
  /** Numbers of faces of four crystals, 3 to 9, in the order of lying. */
  readonly faces: readonly number[];
  /** The digit of each of six colours. */
  readonly legend: readonly number[];
  /** Time of the meeting: hour 1 to 12, minute in steps of 5. */
  readonly hour: number;
  readonly minute: number;
  /** Number of the shelf, 1 to 8, or of the bust's plate. */
  readonly shelf: number;
  /** Numbers on the plates of the busts, from the left. */
  readonly plates: readonly number[];
  /** The three digits of the briefcase. */
  readonly caseDigits: readonly number[];
  /** Four colours (indexes of `COLOURS`), in the order of the monitors. */
  readonly dots: readonly number[];
  /** Fill level of the gauge of each of these colours, in quarters. */
  readonly quarters: readonly number[];
}

export const ELEMENTS = [
  'Hydrogen',
  'Helium',
  'Lithium',
  'Beryllium',
  'Boron',
  'Carbon',
  'Nitrogen',
  'Oxygen',
  'Fluorine',
] as const;
export const CRYSTALS = ['amber', 'jade', 'rose', 'clear'] as const;
/** Six colours, each with its own shape for colour-blind players. */
export const COLOURS = [
  { name: 'red', shape: 'triangle', ink: 'coral' },
  { name: 'yellow', shape: 'circle', ink: 'gold' },
  { name: 'green', shape: 'square', ink: 'moss' },
  { name: 'blue', shape: 'diamond', ink: 'sky' },
  { name: 'white', shape: 'star', ink: 'paper' },
  { name: 'violet', shape: 'hexagon', ink: 'plum' },
] as const;
export const QUARTERS = ['a quarter full', 'half full', 'three quarters full', 'quite full'] as const;
export const SHELVES = 8;
export const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'] as const;

export function createDraws(rng: Rng): Draws {
  const set = (): NodeSet => pick(rng, ['first', 'second']);
  return {
    sets: { lab: set(), office: set(), library: set(), control: set() },
    elements: drawDistinct(rng, 4, 1, 9),
    faces: drawDistinct(rng, 4, 3, 9),
    legend: drawDistinct(rng, 6, 1, 9),
    hour: 1 + randomInt(rng, 12),
    minute: 5 * (1 + randomInt(rng, 11)),
    shelf: 1 + randomInt(rng, SHELVES),
    plates: drawDistinct(rng, SHELVES, 1, SHELVES),
    caseDigits: drawDistinct(rng, 3, 1, 9),
    dots: drawDistinct(rng, 4, 0, COLOURS.length - 1),
    quarters: drawDistinct(rng, 4, 1, 4),
  };
}

/** Draws distinct numbers of a range, in random order. */
function drawDistinct(rng: Rng, count: number, least: number, most: number): number[] {
  const left = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  return Array.from({ length: count }, () => left.splice(randomInt(rng, left.length), 1)[0] as number);
}

const digits = (numbers: readonly number[]): string => numbers.join('');

/** First set: atomic numbers, lightest last. Second set: faces, fewest first. */
export const cabinetCode = ({ sets, elements, faces }: Draws): string =>
  sets.lab === 'first' ? digits(elements.toSorted((a, b) => b - a)) : digits(faces.toSorted((a, b) => a - b));
export const caseCode = ({ caseDigits }: Draws): string => digits(caseDigits);
/** First set: the shelf's number. Second set: position of the bust with that number. */
export const shelfCode = ({ sets, shelf, plates }: Draws): string =>
  String(sets.library === 'first' ? shelf : plates.indexOf(shelf) + 1);
export const timeCode = ({ hour, minute }: Draws): string => `${hour}${String(minute).padStart(2, '0')}`;
/** Digits of the colours by the chart. First set: in the order of the monitors. Second set: from the emptiest gauge to the fullest. */
export function terminalCode({ sets, dots, quarters, legend }: Draws): string {
  const order =
    sets.control === 'first'
      ? dots
      : dots.toSorted((a, b) => (quarters[dots.indexOf(a)] ?? 0) - (quarters[dots.indexOf(b)] ?? 0));
  return digits(order.map(colour => legend[colour] ?? 0));
}
