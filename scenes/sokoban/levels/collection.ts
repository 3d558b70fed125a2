// Parser of level collections: `.xsb`, `.sok`, `.txt`, `.slc` (XML), or JSON with rows. Boards that are not levels are left out and reported.
import { own } from '../../kit/core/own.ts';
import type { Level } from '../rules/level.ts';
import { plainRows } from './dialects.ts';
import { LevelError, MAX_LEVELS, MAX_TEXT, readBoards } from './xsb.ts';

export interface ReadCollection {
  /** Title of the collection, or ''. */
  readonly title: string;
  readonly author: string;
  readonly levels: readonly Level[];
  /** One sentence for each board that was left out. */
  readonly odd: readonly string[];
}

/** Throws LevelError where no level at all is in the text. */
export function readCollection(text: string): ReadCollection {
  const { title, author, boards } = isXml(text) ? slcAsText(text) : (jsonAsText(text) ?? splitHeader(plain(text)));
  const found = readBoards(boards);
  const levels = found.flatMap(({ level }) => (level instanceof LevelError ? [] : [level]));
  const odd = found.flatMap(({ level, title: name }, index) =>
    level instanceof LevelError ? [`${name || `Board ${index + 1}`}: ${level.message}`] : [],
  );
  if (levels.length === 0) throw new LevelError(0, `None of the boards is a level. ${odd[0] ?? ''}`.trim());
  return { title, author, levels, odd };
}

/** Within the limit: a longer text is refused by the reader, before it is looked through. */
const plain = (text: string): string => (text.length > MAX_TEXT ? text : plainRows(text));

interface SplitText {
  readonly title: string;
  readonly author: string;
  readonly boards: string;
}

/** Header lines of the collection: those before the first board. Later ones belong to a board. */
function splitHeader(text: string): SplitText {
  const head = text.slice(0, Math.max(0, text.search(/^[^\S\n]*#/m)));
  const said = (key: RegExp) => key.exec(head)?.[1]?.trim().slice(0, 200) ?? '';
  const isOfOne =
    (head.match(/^\s*[;:'"]*\s*title\s*:/gim)?.length ?? 0) < 2 && !/^[^\n]*(?:set|collection)\s*:/im.test(head);
  const title = said(/^\s*[;:'"]*\s*(?:set|collection)\s*:\s*(.+)$/im);
  return {
    title: title || (isOfOne ? plainTitle(head) : said(/^\s*[;:'"]*\s*title\s*:\s*(.+)$/im)),
    author: said(/^\s*[;:'"]*\s*author\s*:\s*(.+)$/im),
    boards: text,
  };
}

/** The first line, where more words stand between it and the first board: the last of these are the board's. */
function plainTitle(head: string): string {
  const lines = head.split('\n').flatMap(line => line.replace(/^\s*[;:'"]*\s*/, '').trim() || []);
  const [first = '', second] = lines;
  const isName = first.length <= MAX_TITLE && /\p{L}/u.test(first) && !/[:@]|\/\//.test(first);
  return isName && second !== undefined ? first : '';
}
const MAX_TITLE = 60;

/** A board of JSON: rows of it, or all of it as one text. */
const isBoard = (value: unknown): value is string | readonly string[] =>
  typeof value === 'string'
    ? value.includes('\n') && value.includes('#')
    : Array.isArray(value) &&
      value.length > 2 &&
      value.every(row => typeof row === 'string') &&
      value.join('').includes('#');

/** Converts JSON to XSB text: every list of rows in it is a board, named by the title or name beside it; null where the text is no JSON. */
function jsonAsText(text: string): SplitText | null {
  if (!/^\ufeff?\s*[[{]/.test(text) || text.length > MAX_TEXT) return null;
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return null;
  }
  const boards: string[] = [];
  const nameOf = (value: object, keys: readonly string[]) => {
    const name = keys.map(key => own(value as Record<string, unknown>, key)).find(one => typeof one === 'string');
    return typeof name === 'string' ? name.replace(/\s+/g, ' ').trim().slice(0, 200) : '';
  };
  // A list of what is left to look at: a stranger's file may be nested deeper than functions call.
  const left: { readonly value: unknown; readonly title: string }[] = [{ value: json, title: '' }];
  for (let now = left.pop(); now; now = left.pop()) {
    const { value, title } = now;
    if (isBoard(value)) {
      const rows = typeof value === 'string' ? value.split(/\r?\n/) : value;
      boards.push(...(title ? [`Title: ${title}`] : []), ...rows, '');
    } else if (value && typeof value === 'object') {
      const named = Array.isArray(value) ? title : nameOf(value, ['title', 'name', 'id']);
      for (const inner of Object.values(value).toReversed()) left.push({ value: inner, title: named });
    }
  }
  const top = json && typeof json === 'object' && !Array.isArray(json) ? json : {};
  const isOne =
    isBoard(own(top as Record<string, unknown>, 'rows')) || isBoard(own(top as Record<string, unknown>, 'board'));
  return {
    title: isOne ? '' : nameOf(top, ['title', 'name']),
    author: nameOf(top, ['author']),
    boards: boards.join('\n'),
  };
}

const isXml = (text: string): boolean => /^\ufeff?\s*<(?:\?xml|SokobanLevels|!--)/i.test(text);

/** Converts SLC to XSB text by matching `Level` and `L` elements; no XML document is built. */
function slcAsText(text: string): SplitText {
  if (text.length > MAX_TEXT)
    throw new LevelError(0, `The text is longer than ${MAX_TEXT} letters. Take fewer levels at a time.`);
  const rows: string[] = [];
  let levels = 0;
  for (const [element, attributes = '', row] of text.matchAll(/<Level\b([^>]*)>|<L>([^<]*)<\/L>|<L\s*\/>/gi)) {
    // An empty row is a row: an empty line would end the board.
    if (row !== undefined || /^<L\s*\//i.test(element)) rows.push(unescaped(row ?? '') || ' ');
    else {
      if (++levels > MAX_LEVELS) throw new LevelError(0, `More than ${MAX_LEVELS} levels. Take fewer at a time.`);
      rows.push('', `Title: ${attribute(attributes, 'Id') || levels}`);
    }
  }
  const said = (tag: string) => new RegExp(`<${tag}>([^<]*)</${tag}>`, 'i').exec(text)?.[1] ?? '';
  const [, collection = ''] = /<LevelCollection\b([^>]*)>/i.exec(text) ?? [];
  return {
    title: unescaped(said('Title')).trim().slice(0, 200),
    author: attribute(collection, 'Copyright').slice(0, 200),
    boards: rows.join('\n'),
  };
}

const attribute = (attributes: string, name: string): string =>
  unescaped(new RegExp(`\\b${name}\\s*=\\s*"([^"]*)"`, 'i').exec(attributes)?.[1] ?? '').trim();

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

const unescaped = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,6})|#x([\da-f]{1,6})|(\w{2,4}));/gi,
    (whole, decimal: string | undefined, hex: string | undefined, name: string | undefined) => {
      const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : null;
      return code === null ? (own(NAMED, name ?? '') ?? whole) : String.fromCodePoint(Math.min(0x10ffff, code));
    },
  );
