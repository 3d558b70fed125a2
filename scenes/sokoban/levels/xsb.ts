// XSB level format, parser and writer: `#` wall, `@` player, `$` box, `.` goal, `*` box on a goal, `+` player on a goal.

import { own } from '../../kit/core/own.ts';
import { plural } from '../../kit/core/plural.ts';
import { Refusal } from '../../kit/core/refusal.ts';
import { floorMask, type Level, type Position, positionOf } from '../rules/level.ts';
import { plainRows } from './dialects.ts';

/** Limits for untrusted text: larger texts, boards and collections are refused at once. */
export const MAX_TEXT = 4_000_000;
export const MAX_LEVELS = 5000;
export const MAX_SIDE = 100;

/** Parse error. The message says where, what, and what to do. */
export class LevelError extends Refusal {
  override readonly name = 'LevelError';
  /** Counted from 1; 0 where the text as a whole is meant. */
  readonly line: number;

  constructor(line: number, message: string) {
    super(line > 0 ? `Line ${line}: ${message}` : message);
    this.line = line;
  }
}

/** Other symbols of common collections, by their XSB symbol. */
const MEANINGS: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'# .$*@+'].map(symbol => [symbol, symbol])),
  ...{ '-': ' ', _: ' ', '\t': ' ', o: '.', O: '.', b: '$', B: '*', p: '@', P: '+' },
};
const SYMBOLS = String.raw`#\-_ \t.$*@+oObBpP`;
/** A row, plain or with run lengths (`4#2-#`); `|` ends a row and starts the next. At least one wall stands in it. */
const ROW = new RegExp(`^(?=.*#)(?:\\d*[${SYMBOLS}|])+$`);
/** Below a board's first row, a row may have lost its walls; letters would make a title of it, one symbol throughout a rule line. */
const BARE_ROW = /^(?!\s*(\S)\1*\s*$)[-_ \t.$*@+]+$/;
const TITLE = /^title\s*:\s*/i;
const KEY =
  /^(title|author|comment|comment-end|copyright|date|description|email|homepage|set|website|url|notes?|hint|solution)\s*:/i;

interface Row {
  readonly line: number;
  readonly symbols: string;
}
interface Block {
  readonly rows: Row[];
  /** Text lines between the board before and this one, and between this one and the next. */
  readonly before: readonly string[];
  readonly after: string[];
  /** Parse error of its rows, if any. */
  fault: LevelError | null;
}

/** One board of a text: a level, or its error. */
export interface ParsedBoard {
  readonly line: number;
  readonly title: string;
  readonly level: Level | LevelError;
}

/**
 * Reads every level of a text. Titles are lines `Title: …`, or the last line of words before each board (comments with `;`
 * too), or the first behind each where none stands before the first. Throws LevelError at the first level that is none.
 */
export function readXsb(text: string): Level[] {
  return readBoards(text).map(({ level }) => {
    if (level instanceof LevelError) throw level;
    return level;
  });
}

/** Reads a text board by board: an invalid board does not reject the others. */
export function readBoards(text: string): ParsedBoard[] {
  if (text.length > MAX_TEXT)
    throw new LevelError(0, `The text is longer than ${MAX_TEXT} letters. Take fewer levels at a time.`);
  const blocks = blocksOf(plainRows(text));
  if (blocks.length === 0)
    throw new LevelError(
      0,
      'There is no level in the text. A level is drawn with # for walls, @, $ and a dot for a goal.',
    );
  const { before } = blocks[0] as Block;
  const place = { key: before.some(word => TITLE.test(word)), words: before.length > 0 };
  return blocks.map(block => {
    const title = titleOf(block, place);
    return { line: (block.rows[0] as Row).line, title, level: readBlock(block, title) };
  });
}

function readBlock({ rows, fault }: Block, title: string): Level | LevelError {
  if (fault) return fault;
  try {
    return readBoard(rows, title);
  } catch (error) {
    if (error instanceof LevelError) return error;
    throw error;
  }
}

function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let words: string[] = [];
  let block: Block | null = null;
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = index + 1;
    const isRow = ROW.test(raw) || (block !== null && BARE_ROW.test(raw));
    if (isRow) {
      if (!block) {
        block = { rows: [], before: words, after: [], fault: null };
        blocks.push(block);
        if (blocks.length > MAX_LEVELS)
          throw new LevelError(line, `More than ${MAX_LEVELS} levels. Take fewer at a time.`);
      }
      for (const row of raw.replace(/\|\s*$/, '').split('|')) addRow(block, row, line);
    } else {
      if (block) words = block.after;
      block = null;
      const word = raw.replace(/^\s*[;:'"]*\s*/, '').trim();
      if (word) words.push(word);
    }
  }
  return blocks;
}

function addRow(block: Block, row: string, line: number): void {
  const { rows } = block;
  const symbols = expandRow(row);
  if (symbols === null)
    block.fault ??= new LevelError(line, `The row is longer than ${MAX_SIDE} cells. Make it shorter.`);
  if (rows.length >= MAX_SIDE)
    block.fault ??= new LevelError(line, `The board has more than ${MAX_SIDE} rows. Make it smaller.`);
  else rows.push({ line, symbols: symbols ?? '#' });
}

/** A row with its run lengths spelled out, in the seven symbols; null where it is too long. */
function expandRow(row: string): string | null {
  let symbols = '';
  for (const [, count, symbol] of row.matchAll(/(\d*)(\D)/g)) {
    const times = count ? Number(count) : 1;
    if (symbols.length + times > MAX_SIDE && symbol?.trim()) return null;
    symbols += (own(MEANINGS, symbol as string) as string).repeat(Math.min(times, MAX_SIDE));
  }
  return symbols.trimEnd();
}

/** `isBefore` tells for lines `Title: …` and for other words whether they stand before their board or behind it. */
function titleOf({ before, after }: Block, isBefore: { readonly key: boolean; readonly words: boolean }): string {
  const keyed = (isBefore.key ? before : after).find(word => TITLE.test(word));
  if (keyed) return keyed.replace(TITLE, '');
  const words = isBefore.words ? before.toReversed() : after;
  return words.find(word => !KEY.test(word)) ?? '';
}

const GAP = 'The player can walk out of the board. Close the gap in the wall.';

/** The board without the empty rows and columns around it. */
function readBoard(drawn: readonly Row[], title: string): Level {
  const isFilled = ({ symbols }: Row) => symbols !== '';
  const rows = drawn.slice(Math.max(0, drawn.findIndex(isFilled)), drawn.findLastIndex(isFilled) + 1);
  const first = (drawn[0] as Row).line;
  if (rows.length === 0)
    throw new LevelError(first, 'The board has no cells: its run lengths are nought. Draw it anew.');
  const open = rows.find(({ symbols }) => !symbols.includes('#'));
  if (open) throw new LevelError(open.line, GAP);
  const left = Math.min(...rows.map(({ symbols }) => (symbols ? symbols.search(/\S/) : MAX_SIDE)));
  const width = Math.max(...rows.map(({ symbols }) => symbols.length)) - left;
  const cells = rows.flatMap(({ symbols }) => [...symbols.slice(left).padEnd(width)]);
  const places = (wanted: string) => cells.flatMap((symbol, cell) => (wanted.includes(symbol) ? [cell] : []));
  const lineOf = (cell: number) => (rows[Math.floor(cell / width)] as Row).line;

  const [player, second] = places('@+');
  const boxes = places('$*');
  const goals = places('.*+');
  if (player === undefined) throw new LevelError(first, 'The level has no player. Draw one with @, or + on a goal.');
  if (second !== undefined)
    throw new LevelError(lineOf(second), 'The level has a second player. Leave one @ or + and take the other out.');
  if (boxes.length === 0) throw new LevelError(first, 'The level has no box. Draw one with $, or * on a goal.');
  if (boxes.length !== goals.length) {
    const [boxCount, goalCount] = [plural(boxes.length, 'box', 'boxes'), plural(goals.length, 'goal', 'goals')];
    const what = boxes.length < goals.length ? 'fewer boxes than goals' : 'more boxes than goals';
    throw new LevelError(first, `The level has ${what}: ${boxCount}, ${goalCount}. Make them equal.`);
  }
  const level: Level = { title, width, height: rows.length, walls: cells.map(s => s === '#'), goals, boxes, player };
  const way = floorMask(level).findIndex((isInside, cell) => isInside && isAtEdge(level, cell));
  if (way >= 0) throw new LevelError(lineOf(way), GAP);
  return level;
}

function isAtEdge({ width, height }: Level, cell: number): boolean {
  const column = cell % width;
  const row = Math.floor(cell / width);
  return column === 0 || row === 0 || column === width - 1 || row === height - 1;
}

/** The board as text, one row a line, title first where there is one; by default as the level starts. Reading it again gives the same level. */
export function writeXsb(level: Level, { player, boxes }: Position = positionOf(level)): string {
  const rows: string[] = [];
  for (let row = 0; row < level.height; row++) {
    let symbols = '';
    for (let cell = row * level.width; cell < (row + 1) * level.width; cell++) {
      const isGoal = level.goals.includes(cell);
      if (level.walls[cell]) symbols += '#';
      else if (boxes.includes(cell)) symbols += isGoal ? '*' : '$';
      else if (player === cell) symbols += isGoal ? '+' : '@';
      else symbols += isGoal ? '.' : ' ';
    }
    rows.push(symbols.trimEnd());
  }
  return `${level.title ? `Title: ${level.title}\n` : ''}${rows.join('\n')}\n`;
}
