// A replay as a file: written as JSON, read back piece by piece through a schema. Whoever made it, it is bounded, checked and refused in words.

import * as v from 'valibot';
import { type Incremental, runToEnd } from '../incremental.ts';
import type { Json } from '../json.ts';
import { own } from '../own.ts';
import { PACKED_LENGTH, type Replay } from './replay.ts';

const MOST_CHARACTERS = 20_000_000;
/** Ten hours. */
const MOST_TICKS = 60 * 60 * 60 * 10;
const MOST_OF = { frames: 600_000, acts: 500_000 } as const;
/** Everything but the two lists; and the largest entry that a list may hold. */
const MOST_AT_ONCE = 1_000_000;
const MAX_DEPTH = 40;
/** A piece ends after so many entries, or so many characters. */
const PIECE_ENTRIES = 256;
const PIECE_CHARACTERS = 32_768;
/** What part of the reading is the first look at the brackets. */
const CUTTING = 0.3;

const whole = v.pipe(v.number(), v.safeInteger());
const ticks = v.pipe(whole, v.minValue(0), v.maxValue(MOST_TICKS));
const finite = v.pipe(v.number(), v.finite());
/** JSON.parse yields nothing else but 1e999, which is no number any more. */
const json = v.custom<Json>(isFinite);
const Strip = v.object({
  label: v.string(),
  marks: v.tuple([v.string(), v.string()]),
  places: v.array(
    v.object({ name: v.string(), short: v.string(), earned: v.nullable(v.tuple([v.boolean(), v.boolean()])) }),
  ),
});
const TableRows = v.array(v.array(v.union([v.string(), v.number()])));
const HeadSchema = v.object({
  version: v.literal(2),
  game: v.pipe(v.string(), v.maxLength(64)),
  rules: v.pipe(whole, v.minValue(1)),
  seed: whole,
  setup: v.record(v.string(), v.union([v.string(), finite, v.boolean()])),
  begin: v.optional(
    v.strictObject({
      kept: v.optional(json),
      awaySeconds: v.optional(v.pipe(whole, v.minValue(0))),
      career: v.optional(json),
    }),
  ),
  overrides: v.record(v.string(), finite),
  ticks,
  assisted: v.boolean(),
  hash: v.pipe(v.string(), v.maxLength(64)),
  result: v.nullable(
    v.object({
      outcome: v.picklist(['won', 'lost', 'draw', 'ended']),
      score: finite,
      scoreLabel: v.optional(v.string()),
      title: v.string(),
      lines: v.array(v.string()),
      table: v.optional(v.object({ columns: v.array(v.string()), rows: TableRows, total: TableRows })),
      again: v.string(),
      menu: v.optional(v.string()),
      medals: v.optional(v.array(v.string())),
      mode: v.optional(v.string()),
      helped: v.optional(v.literal(true)),
      strip: v.optional(Strip),
      retry: v.optional(v.object({ label: v.string(), command: json })),
      goOn: v.optional(v.object({ label: v.string(), command: json })),
      isLater: v.optional(v.literal(true)),
    }),
  ),
});
const ListSchemas = {
  frames: v.array(v.tuple([v.pipe(ticks, v.minValue(1)), v.pipe(v.array(whole), v.maxLength(PACKED_LENGTH))])),
  acts: v.array(
    v.tuple([
      ticks,
      v.union([
        v.strictObject({ command: json }),
        v.strictObject({ undo: v.literal(true) }),
        v.strictObject({ redo: v.literal(true) }),
        v.strictObject({ answer: json }),
        v.strictObject({ tune: v.tuple([v.string(), finite]) }),
      ]),
    ]),
  ),
};

type List = keyof typeof ListSchemas;
type Entries<L extends List> = v.InferOutput<(typeof ListSchemas)[L]>;
type Span = readonly [from: number, to: number];

const isList = (name: string): name is List => name === 'frames' || name === 'acts';

const CANNOT_BE_READ: Readonly<Record<string, string>> = {
  game: 'the name of its game',
  rules: 'the number of its rules',
  seed: 'its seed',
  setup: 'what was chosen at its start',
  begin: 'what it began from',
  overrides: 'its constants',
  ticks: 'its length',
  frames: 'its input',
  acts: 'its list of commands',
  assisted: 'whether it had help',
  hash: 'its last state',
  result: 'its result',
};

const refused = (why: string): string => `${why} Nothing was changed.`;
const damaged = (name: string): string =>
  refused(`This replay is damaged: ${own(CANNOT_BE_READ, name) ?? 'part of it'} cannot be read.`);
const NO_REPLAY = refused('This file is not a replay.');
const TOO_LARGE = refused('This file is too large to be a replay.');

export const writeReplay = (replay: Replay): string => JSON.stringify(replay);

/** A replay from a text, or a sentence that says why it is none. */
export const readReplay = (text: string, game: string): Replay | string => runToEnd(readingReplay(text, game));

/** The same in pieces of a few milliseconds at most. */
export function* readingReplay(text: string, game: string): Incremental<Replay | string> {
  if (text.length > MOST_CHARACTERS) return TOO_LARGE;
  const cut = yield* cutting(text);
  if (typeof cut === 'string') return cut;
  const head = parsed(cut.head);
  if (!isObject(head) || !('version' in head)) return NO_REPLAY;
  if (typeof head['version'] === 'number' && head['version'] > 2)
    return refused('This replay was saved by a later version of this page. Load the page again, then the file.');
  const read = v.safeParse(HeadSchema, head);
  if (!read.success) return damaged(String(v.getDotPath(read.issues[0])).split('.')[0] as string);
  if (read.output.game !== game) return refused(`This is a replay of another game (${read.output.game}).`);
  const frames = yield* entriesOf('frames', text, cut.lists.frames);
  if (typeof frames === 'string') return frames;
  const acts = yield* entriesOf('acts', text, cut.lists.acts);
  if (typeof acts === 'string') return acts;
  const { begin, ...rest } = read.output;
  return {
    ...rest,
    ...(begin !== undefined && { begin }),
    frames,
    acts,
  };
}

/** Everything but the two long lists, and where their entries stand in the text. */
interface Cut {
  readonly head: string;
  readonly lists: { readonly [L in List]?: readonly Span[] };
}

/** Finds its way by brackets and quotes alone, so that no piece needs a parser that reads all of it. */
function* cutting(text: string): Incremental<Cut | string> {
  const lists: { [L in List]?: Span[] } = {};
  let head = '';
  let headFrom = 0;
  let depth = 0;
  let quotedFrom = -1;
  let name = '';
  let list: List | null = null;
  let entries = 0;
  let all = 0;
  let from = 0;
  /** What stands since `from` is a piece of the list. */
  const endPiece = (to: number) => {
    lists[list as List]?.push([from, to]);
    from = to + 1;
    entries = 0;
  };
  for (let i = 0; i < text.length; i++) {
    if (i % PIECE_CHARACTERS === 0) yield (CUTTING * i) / text.length;
    const unit = text[i];
    if (quotedFrom >= 0) {
      if (unit === '\\') i++;
      else if (unit === '"') {
        if (depth === 1) name = text.slice(quotedFrom + 1, i);
        quotedFrom = -1;
      }
    } else if (unit === '"') quotedFrom = i;
    else if (unit === '[' || unit === '{') {
      if (++depth > MAX_DEPTH) return refused('This file is not a replay: it is nested too deep.');
      if (depth !== 2 || unit === '{' || !isList(name)) continue;
      list = name;
      lists[list] = [];
      head += text.slice(headFrom, i + 1);
      from = i + 1;
      entries = all = 0;
    } else if (unit === ']' || unit === '}') {
      if (--depth !== 1 || !list) continue;
      if (text.slice(from, i).trim() !== '') endPiece(i);
      headFrom = i;
      list = null;
    } else if (unit === ',' && depth === 1) name = '';
    else if (unit === ',' && depth === 2 && list) {
      if (++all > MOST_OF[list]) return refused('This replay is too long to be shown.');
      if (++entries === PIECE_ENTRIES || i - from > PIECE_CHARACTERS) endPiece(i);
    }
    if (list && i - from > MOST_AT_ONCE) return TOO_LARGE;
    if (!list && i - headFrom > MOST_AT_ONCE) return TOO_LARGE;
  }
  head += text.slice(headFrom);
  return head.length > MOST_AT_ONCE ? TOO_LARGE : { head, lists };
}

function* entriesOf<L extends List>(list: L, text: string, spans?: readonly Span[]): Incremental<Entries<L> | string> {
  if (!spans) return damaged(list);
  const entries: unknown[] = [];
  let last = 0;
  for (const [from, to] of spans) {
    const read = v.safeParse(ListSchemas[list], parsed(`[${text.slice(from, to)}]`));
    if (!read.success) return damaged(list);
    for (const entry of read.output) {
      if (list === 'acts' && entry[0] < last) return damaged(list);
      last = entry[0];
      entries.push(entry);
    }
    yield CUTTING + ((1 - CUTTING) * to) / text.length;
  }
  return entries as Entries<L>;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function isFinite(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value !== 'object' || value === null || Object.values(value).every(isFinite);
}
