// What the seed draws: which set of nodes each room has, and every code, colour, shelf and time in it.
import { pick, type Rng, randomInt } from '../kit/core/rng.ts';
import type { RoomId } from './item.ts';

export type NodeSet = 'first' | 'second';

export interface Draws {
  readonly sets: Readonly<Record<RoomId, NodeSet>>;
  /** Four atomic numbers, 1 to 9, in the order in which they glow. */
  readonly elements: readonly number[];
  /** The faces of four crystals, 3 to 9, in the order in which they lie. */
  readonly faces: readonly number[];
  /** The digit of each of six colours. */
  readonly legend: readonly number[];
  readonly hour: number;
  readonly minute: number;
  readonly shelf: number;
  /** The plates of the busts, from the left. */
  readonly plates: readonly number[];
  /** Three digits as they open the case. */
  readonly caseDigits: readonly number[];
  /** Four colours, in the order in which the screens show them. */
  readonly dots: readonly number[];
  /** How full the gauge of each of these colours is, in quarters. */
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
/** Six colours, each with a shape of its own: nothing is told by colour alone. */
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

export function drawn(rng: Rng): Draws {
  const set = (): NodeSet => pick(rng, ['first', 'second']);
  return {
    sets: { lab: set(), office: set(), library: set(), control: set() },
    elements: some(rng, 4, 1, 9),
    faces: some(rng, 4, 3, 9),
    legend: some(rng, 6, 1, 9),
    hour: 1 + randomInt(rng, 12),
    minute: 5 * (1 + randomInt(rng, 11)),
    shelf: 1 + randomInt(rng, SHELVES),
    plates: some(rng, SHELVES, 1, SHELVES),
    caseDigits: some(rng, 3, 1, 9),
    dots: some(rng, 4, 0, COLOURS.length - 1),
    quarters: some(rng, 4, 1, 4),
  };
}

/** So many different numbers of a range, in any order. */
function some(rng: Rng, count: number, least: number, most: number): number[] {
  const left = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  return Array.from({ length: count }, () => left.splice(randomInt(rng, left.length), 1)[0] as number);
}

const digits = (numbers: readonly number[]): string => numbers.join('');

/** Lightest last, or fewest faces first. */
export const cabinetCode = ({ sets, elements, faces }: Draws): string =>
  sets.lab === 'first' ? digits(elements.toSorted((a, b) => b - a)) : digits(faces.toSorted((a, b) => a - b));
export const caseCode = ({ caseDigits }: Draws): string => digits(caseDigits);
/** The shelf itself, or where the bust with its plate stands. */
export const shelfCode = ({ sets, shelf, plates }: Draws): string =>
  String(sets.library === 'first' ? shelf : plates.indexOf(shelf) + 1);
export const timeCode = ({ hour, minute }: Draws): string => `${hour}${String(minute).padStart(2, '0')}`;
/** The colours as the screens show them, or from the emptiest gauge to the fullest, each as the chart's digit. */
export function terminalCode({ sets, dots, quarters, legend }: Draws): string {
  const order =
    sets.control === 'first'
      ? dots
      : dots.toSorted((a, b) => (quarters[dots.indexOf(a)] ?? 0) - (quarters[dots.indexOf(b)] ?? 0));
  return digits(order.map(colour => legend[colour] ?? 0));
}
