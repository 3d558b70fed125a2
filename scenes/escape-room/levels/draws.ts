// Random draws of a game from its seed: the plot of each room, the riddles and where they hang, and all codes, colours, orders and times.
import { type Rng, randomInt, seeded } from '../../kit/core/rng.ts';
import { BOOKS, claimsOfOrder, enough } from '../rules/claims.ts';
import { drawDistinct, shuffled } from '../rules/drawing.ts';
import type { Setting, Tile } from '../rules/gadgets.ts';
import type { Riddle } from '../rules/riddles.ts';
import { drawPlaces, type Place } from '../rules/sheetPlaces.ts';
import {
  drawKeys,
  drawLamps,
  drawPipes,
  drawTanks,
  drawValves,
  drawWeights,
  type Tanks,
  type Weights,
} from './gadgetDraws.ts';
import { PAGES } from './pages/facts.ts';
import { drawPages } from './pages/places.ts';
import { asksRiddle, drawPlots, type Plots } from './plots.ts';
import { drawKinds, drawRiddles, type RiddleKinds, type RiddleLock } from './riddleDraws.ts';

export interface Draws {
  readonly plots: Plots;
  /** The riddle of each lock that asks for one. */
  readonly riddles: Readonly<Partial<Record<RiddleLock, Riddle>>>;
  /** Room and place of each sheet, by its id. */
  readonly places: Readonly<Record<string, Place>>;
  /** Digits of false trails: years, numbers of rooms and the like. */
  readonly falseDigits: readonly number[];
  /** Four atomic numbers, 1 to 9, in the order of glowing. */
  readonly elements: readonly number[];
  /** Numbers of faces of four crystals, 3 to 9, in the order of lying. */
  readonly faces: readonly number[];
  /** The digit of each of six colours. */
  readonly legend: readonly number[];
  /** Time of the meeting: hour 1 to 12, minute in steps of 5. */
  readonly hour: number;
  readonly minute: number;
  /** The time is drawn as a clock's face, not written. */
  readonly isTimeDrawn: boolean;
  /** Number of the shelf, 1 to 8, or of the bust's plate. */
  readonly shelf: number;
  /** Numbers on the plates of the busts, from the left. */
  readonly plates: readonly number[];
  /** Four colours (indexes of `COLOURS`), in the order of the monitors. */
  readonly dots: readonly number[];
  /** Fill level of the gauge of each of these colours, in quarters. */
  readonly quarters: readonly number[];
  readonly pipes: { readonly tiles: readonly Tile[]; readonly start: Setting };
  readonly lamps: Setting;
  readonly valves: Setting;
  /** Order of the books, how they stand at first, and the sentences that tell the order. */
  readonly books: { readonly goal: Setting; readonly start: Setting; readonly claims: readonly string[] };
  /** Colours of the blinking lamp, and keys of the tune. */
  readonly blinks: Setting;
  readonly tune: Setting;
  /** The floors of the lift's last ride. */
  readonly ride: Setting;
  /** Weights of the counterweight or of the balance. */
  readonly counter: Weights;
  readonly tanks: Tanks;
  /** Where pages lie that nobody has found yet. */
  readonly pages: readonly Place[];
  /** The pages that the locks of the last house ask about, two each; null in every other building. */
  readonly asked: readonly (readonly [number, number])[] | null;
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
/** Buttons of the intercom, and keys of the piano. */
export const BUTTONS = ['Red', 'Yellow', 'Green', 'Blue'] as const;
export const FLOORS = ['0', '1', '2', '3', '4'] as const;
export const KEYS = ['C', 'D', 'E', 'F', 'G', 'A'] as const;

/** What a seed's building is made of: its plots and the kinds of its riddles, which are drawn before all else. */
export interface Frame {
  readonly plots: Plots;
  readonly kinds: RiddleKinds;
}
export function frameOf(seed: number): Frame {
  const rng = seeded(seed);
  const plots = drawPlots(rng);
  return { plots, kinds: drawKinds(rng, plots) };
}

export function createDraws(rng: Rng): Draws {
  return completeDraws(rng, drawPlots(rng));
}

/** The draws of the last house: which pages its locks ask about. */
export function lastDraws(rng: Rng): Draws {
  const asked = drawDistinct(rng, 2 * LAST_LOCKS, 1, PAGES);
  return {
    ...completeDraws(rng, LAST_PLOTS),
    places: {},
    pages: [],
    asked: Array.from({ length: LAST_LOCKS }, (_, i) => [asked[2 * i] ?? 1, asked[2 * i + 1] ?? 1] as const),
  };
}
/** Locks of the last house, and the plots whose walls it has. */
export const LAST_LOCKS = 7;
const LAST_PLOTS: Plots = { lab: 'keypad', office: 'desk', library: 'piano', control: 'generator' };

/** The draws of a building with these plots. */
export function completeDraws(rng: Rng, plots: Plots): Draws {
  const riddles = drawRiddles(rng, drawKinds(rng, plots));
  const isTimeDrawn = randomInt(rng, 2) === 0;
  return {
    plots,
    riddles,
    isTimeDrawn,
    places: drawPlaces(rng, { plots, riddles, isTimeDrawn }),
    falseDigits: drawDistinct(rng, 8, 1, 9),
    elements: drawDistinct(rng, 4, 1, 9),
    faces: drawDistinct(rng, 4, 3, 9),
    legend: drawDistinct(rng, 6, 1, 9),
    hour: 1 + randomInt(rng, 12),
    minute: 5 * (1 + randomInt(rng, 11)),
    shelf: 1 + randomInt(rng, SHELVES),
    plates: drawDistinct(rng, SHELVES, 1, SHELVES),
    dots: drawDistinct(rng, 4, 0, COLOURS.length - 1),
    quarters: drawDistinct(rng, 4, 1, 4),
    pipes: drawPipes(rng),
    lamps: drawLamps(rng),
    valves: drawValves(rng),
    books: drawBooks(rng),
    blinks: drawKeys(rng, BUTTONS.length, 5),
    tune: drawKeys(rng, KEYS.length, 5),
    ride: drawKeys(rng, FLOORS.length, 5),
    counter: drawWeights(rng),
    tanks: drawTanks(rng),
    pages: drawPages(rng, plots),
    asked: null,
  };
}

function drawBooks(rng: Rng): Draws['books'] {
  const all = BOOKS.map((_, i) => i);
  const goal = shuffled(rng, all);
  const claims = enough('order', shuffled(rng, claimsOfOrder(goal)));
  for (;;) {
    const start = shuffled(rng, all);
    if (start.filter((one, i) => one !== goal[i]).length >= 4) return { goal, start, claims };
  }
}

const digits = (numbers: readonly number[]): string => numbers.join('');

/** By atomic numbers, lightest last; by faces, fewest first; or by its riddle. */
export function cabinetCode({ plots, elements, faces, riddles }: Draws): string {
  if (plots.lab === 'ultraviolet') return digits(elements.toSorted((a, b) => b - a));
  if (plots.lab === 'lens') return digits(faces.toSorted((a, b) => a - b));
  return digits(riddles.cabinet?.code ?? []);
}
/** The shelf's number, or the position of the bust with that number. */
export const shelfCode = ({ plots, shelf, plates }: Draws): string =>
  String(plots.library === 'busts' ? plates.indexOf(shelf) + 1 : shelf);
export const timeCode = ({ hour, minute }: Draws): string => `${hour}${String(minute).padStart(2, '0')}`;
/** Digits of the colours by the chart: in the order of the monitors, or from the emptiest gauge to the fullest; or by its riddle. */
export function terminalCode({ plots, dots, quarters, legend, riddles }: Draws): string {
  if (asksRiddle(plots.control)) return digits(riddles.terminal?.code ?? []);
  const order =
    plots.control === 'fuse'
      ? dots
      : dots.toSorted((a, b) => (quarters[dots.indexOf(a)] ?? 0) - (quarters[dots.indexOf(b)] ?? 0));
  return digits(order.map(colour => legend[colour] ?? 0));
}
