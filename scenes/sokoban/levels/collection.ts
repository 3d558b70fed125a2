// Parser of level collections: `.xsb`, `.sok`, `.txt`, or `.slc` (XML). Boards that are not levels are left out and reported.
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
  const { title, author, boards } = isXml(text) ? slcAsText(text) : splitHeader(plain(text));
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
    title: title || (isOfOne ? '' : said(/^\s*[;:'"]*\s*title\s*:\s*(.+)$/im)),
    author: said(/^\s*[;:'"]*\s*author\s*:\s*(.+)$/im),
    boards: text,
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
