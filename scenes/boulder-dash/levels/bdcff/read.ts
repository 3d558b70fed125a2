// BDCFF parser (Boulder Dash Common File Format) for untrusted text, with limits on size and work.
import { own } from '../../../kit/core/own.ts';
import { Refusal } from '../../../kit/core/refusal.ts';
import { CELL, isDiamond } from '../../rules/cells.ts';
import { isFly } from '../../rules/classic/elements.ts';
import type { ClassicNumbers } from '../../rules/classic/parts.ts';
import { nextC64, seedC64 } from './c64.ts';
import { type Budget, type Canvas, chancesOf, drawObject, pickOf } from './draw.ts';
import { elementOf, MAP_CODES, nameOf } from './elements.ts';
import { inexactParts } from './inexact.ts';
import { type Attributes, numbersOf } from './numbers.ts';
import { type RecordedRun, recordedRuns } from './recordings.ts';
import { type Section, sectionsOf } from './sections.ts';

/** Parse error, with a sentence for the player. */
export class BdcffError extends Refusal {}

export interface ReadCave {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly needed: number;
  /** Seconds of light; null for no limit. */
  readonly seconds: number | null;
  /** Cells by their codes. The exit is a wall until it opens. */
  readonly cells: Uint8Array;
  readonly player: number;
  readonly exit: number;
  readonly numbers: ClassicNumbers;
  /** Elements that the classic laws do not know: each plays as what `cells` has there, and is written as it was found. */
  readonly foreign: readonly ForeignElement[];
  /** How many levels it has: each with its own numbers and rng. */
  readonly levels: number;
  /** Recorded runs that the file brings. */
  readonly runs: readonly RecordedRun[];
}

export interface ForeignElement {
  readonly cell: number;
  readonly name: string;
}

export interface ReadFile {
  readonly name: string;
  readonly caves: readonly ReadCave[];
  /** Everything that was changed or ignored, each once with its caves; what plays otherwise first. */
  readonly warnings: readonly string[];
}

export const MOST_CHARACTERS = 6_000_000;
export const MOST_SIDE = 200;
const LEAST_SIDE = 3;
const MOST_CAVES = 5000;
const MOST_WARNINGS = 200;
const MOST_DRAWN = 10_000_000;
/** Five thousand caves of the usual size, and some more. */
const MOST_CELLS = 5_000_000;
/** Cave times from this number of seconds on mean no limit. */
const ENDLESS = 999;
const LEVELS = 5;

type Warn = (text: string, playsOtherwise?: boolean) => void;

/** All caves of a file at one of their levels (1 to 5). `report` hears which part is read. */
export function readBdcff(text: string, level = 1, report: (part: number) => void = () => {}): ReadFile {
  if (text.length > MOST_CHARACTERS) throw new BdcffError('The file is larger than 6 MB.');
  const { game, caves } = sectionsOf(text, level);
  if (caves.length === 0) throw new BdcffError('There is no [cave] in the text.');
  if (caves.length > MOST_CAVES) throw new BdcffError(`There are more than ${MOST_CAVES} caves in the file.`);
  const warnings = new Warnings();
  const budget: Budget = { left: MOST_DRAWN };
  let cellsLeft = MOST_CELLS;
  const read = caves.map((cave, index) => {
    report(index / caves.length);
    const name = (cave.tags.get('name') ?? '').slice(0, 80) || `Cave ${index + 1}`;
    const made = readCave(name, game, cave, level, budget, (message, playsOtherwise) =>
      warnings.add(name, message, playsOtherwise),
    );
    cellsLeft -= made.cells.length;
    if (cellsLeft < 0) throw new BdcffError('The caves of this file are too large together.');
    return made;
  });
  return { name: (game.tags.get('name') ?? '').slice(0, 80), caves: read, warnings: warnings.lines() };
}

/** What was changed in which caves. */
class Warnings {
  readonly #cavesOf = new Map<string, Set<string>>();
  readonly #first = new Set<string>();

  add(cave: string, text: string, playsOtherwise = false): void {
    const caves = this.#cavesOf.get(text);
    if (caves) caves.add(cave);
    else if (this.#cavesOf.size < MOST_WARNINGS) this.#cavesOf.set(text, new Set([cave]));
    if (playsOtherwise) this.#first.add(text);
  }

  lines(): readonly string[] {
    const all = [...this.#cavesOf];
    const isFirst = ([text]: (typeof all)[number]) => this.#first.has(text);
    return [...all.filter(isFirst), ...all.filter(one => !isFirst(one))].map(
      ([text, caves]) => `${namesOf([...caves])}: ${text}`,
    );
  }
}

/** “Cave A, Cave B and 12 more” */
function namesOf(names: readonly string[]): string {
  const [first = '', second] = names;
  if (!second) return first;
  return names.length === 2 ? `${first} and ${second}` : `${first}, ${second} and ${names.length - 2} more`;
}

function readCave(name: string, game: Section, cave: Section, level: number, budget: Budget, warn: Warn): ReadCave {
  const attributes = attributesOf(cave, game, level);
  const { text: tag, numbers, atLevel } = attributes;
  const isIntermission = YES.test(tag('intermission') ?? '');
  const [width, height] = sizeOf(cave, game, numbers, isIntermission, warn);
  const isSet = (of: string) => YES.test(tag(of) ?? '');
  const wraps = isSet('borderproperties.objectwraparound')
    ? isSet('borderproperties.lineshift')
      ? 'next'
      : 'same'
    : null;
  const canvas: Canvas = { width, height, names: new Array<string>(width * height).fill('STEELWALL'), wraps };
  if (cave.map) readMap(canvas, cave, game, warn);
  else fillRandomly(canvas, tag, atLevel('randseed'), warn);
  for (const { kind, text } of cave.objects) {
    const fault = drawObject(canvas, kind, text, level, budget);
    if (fault) warn(`“${kind}=${text.trim().slice(0, 60)}”: ${fault}.`);
  }
  if (cave.objectsLeft > 0) warn(`it has too many objects: the last ${cave.objectsLeft} were left out.`);
  if (budget.left <= 0) throw new BdcffError(`${name}: its objects draw more cells than any cave has.`);
  const converted = toCells(canvas, /^(false|0|no|off)$/i.test(tag('activeguyisfirst') ?? ''), warn);
  const effects = cave.effects.length > 0 ? cave.effects : game.effects;
  for (const sentence of inexactParts(attributes, effects, canvas.names)) warn(sentence, true);
  const { runs, unread } = recordedRuns(cave);
  if (unread > 0) warn(`${unread} of its recorded runs cannot be read.`);
  const diamonds = converted.cells.filter(isDiamond).length;
  const wanted = Math.round(atLevel('diamondsrequired') ?? 10);
  const time = atLevel('cavetime');
  return {
    name,
    width,
    height,
    // Zero and less count from all there are.
    needed: wanted > 0 ? wanted : Math.max(0, diamonds + wanted),
    seconds: time !== null && time > 0 && time < ENDLESS ? time : null,
    levels: Math.min(
      LEVELS,
      Math.max(1, ...PER_LEVEL.map(of => (new Set(numbers(of)).size > 1 ? numbers(of).length : 1))),
    ),
    numbers: numbersOf(attributes, width * height, isIntermission),
    ...converted,
    runs,
  };
}

/** A cave with fewer values than levels keeps its last. */
function attributesOf(cave: Section, game: Section, level: number): Attributes {
  const text = (of: string) => cave.tags.get(of) ?? game.tags.get(of) ?? null;
  const numbers = (of: string) => (text(of) ?? '').split(/\s+/).filter(Boolean).map(Number).filter(Number.isFinite);
  return { text, numbers, atLevel: of => numbers(of)[level - 1] ?? numbers(of).at(-1) ?? null };
}

const YES = /^(true|1|yes|on)$/i;
/** What differs from level to level. */
const PER_LEVEL = [
  'diamondsrequired',
  'cavetime',
  'randseed',
  'frametime',
  'cavedelay',
  'amoebatime',
  'magicwalltime',
  'slimepermeability',
];

function sizeOf(
  cave: Section,
  game: Section,
  numbers: (of: string) => readonly number[],
  isIntermission: boolean,
  warn: Warn,
): [number, number] {
  const rows = cave.map ?? [];
  const long = lettersOf(cave, game).long;
  const fromMap = [Math.ceil(Math.max(0, ...rows.map(row => row.length)) / long), rows.length];
  const sized = numbers('size');
  const declared =
    cave.tags.has('size') && sized.length >= 2
      ? sized
      : cave.map
        ? fromMap
        : numbers(isIntermission ? 'intermissionsize' : 'cavesize');
  const [width = isIntermission ? 20 : 40, height = isIntermission ? 12 : 22] = declared;
  // A size without cells is ignored: the map decides.
  if (cave.map && (width < 1 || height < 1) && fromMap.every(side => side >= LEAST_SIDE && side <= MOST_SIDE)) {
    warn(`its size of ${width} by ${height} cells became that of its map.`);
    return [fromMap[0] as number, fromMap[1] as number];
  }
  const isSide = (side: number) => Number.isInteger(side) && side >= LEAST_SIDE && side <= MOST_SIDE;
  if (isSide(width) && isSide(height)) return [width, height];
  const within = (side: number) => Math.min(MOST_SIDE, Math.max(LEAST_SIDE, Math.round(side) || LEAST_SIDE));
  warn(`its size of ${width} by ${height} cells became ${within(width)} by ${within(height)}.`);
  return [within(width), within(height)];
}

/** A cave’s own map codes, else the game’s. */
const lettersOf = (cave: Section, game: Section) => {
  const { codes, codeLength } = cave.codes.size > 0 ? cave : game;
  return { letters: codes, long: codeLength };
};

/** The rows of a [map]; what it does not reach stays wall. */
function readMap({ width, height, names }: Canvas, cave: Section, game: Section, warn: Warn): void {
  const { letters, long } = lettersOf(cave, game);
  const rows = cave.map ?? [];
  if (rows.length !== height) warn(`its map has ${rows.length} rows instead of ${height}.`);
  rows.slice(0, height).forEach((row, y) => {
    const columns = Math.ceil(row.length / long);
    if (columns !== width) warn(`row ${y + 1} of its map has ${columns} cells instead of ${width}.`);
    for (let x = 0; x < Math.min(width, columns); x++) {
      const code = row.slice(x * long, (x + 1) * long);
      const name = letters.get(code) ?? own(MAP_CODES, code) ?? own(MAP_CODES, code.trim() || ' ');
      if (!name) warn(`the map code “${code}” is not known: it became a steel wall.`);
      names[y * width + x] = nameOf(name ?? 'STEELWALL');
    }
  });
}

/** Without a map the original's random generator fills the cave, and a border is drawn round it. */
function fillRandomly(
  { width, height, names }: Canvas,
  tag: (of: string) => string | null,
  seed: number | null,
  warn: Warn,
): void {
  const [filled = 'DIRT'] = (tag('initialfill') ?? 'DIRT').trim().split(/\s+/);
  const initial = nameOf(filled);
  const [border = 'STEELWALL'] = (tag('initialborder') ?? 'STEELWALL').trim().split(/\s+/);
  const words = (tag('randomfill') ?? '').split(/\s+/).filter(Boolean);
  const chances = chancesOf(words);
  if (seed === null || seed < 0) warn('it is filled anew every time in the original; here it is always the same.');
  const rng = seedC64(seed !== null && seed >= 0 ? Math.floor(seed) : 0);
  for (let y = 1; y < height - 1; y++)
    for (let x = 0; x < width; x++) {
      const drawn = nextC64(rng);
      names[y * width + x] = pickOf(chances, drawn) ?? initial;
    }
  if (nameOf(border) === 'NONE') return;
  for (let x = 0; x < width; x++) names[x] = names[(height - 1) * width + x] = nameOf(border);
  for (let y = 0; y < height; y++) names[y * width] = names[y * width + width - 1] = nameOf(border);
}

/** Names that can be written again; others are known by what they play as. */
const WRITABLE = /^[A-Z][A-Z0-9_]{0,39}$/;

/** Converts element names to cell codes: one fox, one exit. */
function toCells(
  { width, names }: Canvas,
  isLast: boolean,
  warn: Warn,
): Pick<ReadCave, 'cells' | 'player' | 'exit' | 'foreign'> {
  const cells = new Uint8Array(names.length);
  const foreign: ForeignElement[] = [];
  let [player, exit] = [-1, -1];
  // Five thousand caves have four million cells: no pair is made for each.
  for (let cell = 0; cell < names.length; cell++) {
    const name = names[cell] as string;
    const { code, nearest } = elementOf(name);
    if (nearest) warn(`${name} plays as ${nearest}.`, true);
    cells[cell] = code;
    if (code === CELL.player) {
      if (player >= 0) {
        warn(`it has more than one player: the ${isLast ? 'last' : 'first'} one plays.`);
        cells[isLast ? player : cell] = CELL.empty;
      }
      if (player < 0 || isLast) player = cell;
    } else if (code === CELL.exit) {
      cells[cell] = CELL.wall;
      if (exit >= 0) warn('it has more than one exit: the first one opens.');
      else exit = cell;
    } else if (nearest && WRITABLE.test(name)) foreign.push({ cell, name });
  }
  const isInside = (cell: number) =>
    cell % width > 0 && cell % width < width - 1 && cell >= width && cell < cells.length - width;
  const isFree = (code: number, cell: number) => isInside(cell) && !isFly(code) && cell !== player && cell !== exit;
  if (player < 0) {
    warn('it has no player: the fox begins at the upper left.');
    const free = cells.findIndex(isFree);
    player = free < 0 ? width + 1 : free;
    if (player === exit) exit = -1;
  }
  if (exit < 0) {
    warn('it has no exit: one opens at the lower right.');
    const free = cells.findLastIndex(isFree);
    exit = free < 0 ? cells.length - 1 : free;
  }
  cells[player] = CELL.player;
  cells[exit] = CELL.wall;
  return { cells, player, exit, foreign: foreign.filter(({ cell }) => cell !== player && cell !== exit) };
}
