// Search of the site, one for the list of games, the palette and the page of what is not there: by titles, other words and texts, whatever the ending of a
// word and with one letter in five mistyped. What is not here is said, with what comes nearest.
import MiniSearch, { type CombinationOperator, type Query } from 'minisearch';
import { stemmer } from 'stemmer';
import { ALSO_CALLED, NOT_HERE } from './words.ts';

export interface Findable {
  readonly id: string;
  readonly title: string;
  /** Other words for it. */
  readonly words: readonly string[];
  /** A sentence about it. */
  readonly text?: string;
  /** What it is about: the id of a game, the path of a page. Other words for that find it too, and it may be near what is not here. */
  readonly about?: string;
  /** Factor of its rank: below 1 for what is seldom meant; 1 unless given. */
  readonly weight?: number;
}

export interface Findings<F> {
  /** Best first. */
  readonly found: readonly F[];
  /** What was asked by a name that is not here: `found` is what comes nearest. */
  readonly missing?: string;
}

/** Words that say nothing about what is looked for, unless nothing else is asked. */
const FILLERS: ReadonlySet<string> = new Set(
  'a an and any can do for free game games go how i in is like me my of on online or open play some that the to want where with'.split(
    ' ',
  ),
);

/** Words of a text in lower case, without accents. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}|['’]/gu, '')
    .split(/[^\p{L}\p{N}/]+/u)
    .filter(Boolean);

/** Words that ask for something. */
function asked(text: string): readonly string[] {
  const words = wordsOf(text);
  const telling = words.filter(word => !FILLERS.has(word));
  return telling.length > 0 ? telling : words;
}

/** A field counts so much, a beginning or a mistyped word so little. */
const COUNTS = { boost: { title: 6, words: 3, text: 1 }, weights: { prefix: 0.5, fuzzy: 0.3 } };
/** One letter in so many may be mistyped. */
const MISTYPED_IN = 5;

const newIndex = (fields: readonly string[]) =>
  new MiniSearch<Record<string, string>>({
    fields: [...fields],
    tokenize: text => [...wordsOf(text)],
    // By its stem, and whole for what is mistyped: 'bttle' has no stem.
    processTerm: word => [...new Set([stemmer(word), word])],
    searchOptions: { ...COUNTS, processTerm: stemmer },
  });

const whole = (word: string): string => word;

/** All words, by their stems or beginnings; a word that nothing has may be mistyped. */
function queryFor(index: MiniSearch, words: readonly string[], combineWith: CombinationOperator): Query {
  const queries = words.map(word => {
    const query = { queries: [word], prefix: true };
    const isKnown = index.search(query).length > 0;
    const mistakes = Math.floor(word.length / MISTYPED_IN);
    return isKnown || mistakes === 0 ? query : { ...query, fuzzy: mistakes, processTerm: whole };
  });
  return { combineWith, queries };
}

/** What is asked for by name and is not here: all words of one of its names are among those asked. */
function missingIn(words: readonly string[]) {
  const stems = words.map(word => stemmer(word));
  for (const { names, nearest } of NOT_HERE)
    for (const name of names) {
      const parts = asked(name).map(word => stemmer(word));
      if (parts.every(part => stems.includes(part)))
        return { nearest, name, others: words.filter((_, index) => !parts.includes(stems[index] ?? '')) };
    }
  return null;
}

/** Makes a search of these entries: built once, asked often. */
export function findIn<F extends Findable>(entries: readonly F[]): (text: string) => Findings<F> {
  const index = newIndex(['title', 'words', 'text']);
  index.addAll(
    entries.map(({ title, words, text = '', about = '' }, id) => ({
      id: String(id),
      // 'boulderdash' is a word of it too.
      title: `${title} ${wordsOf(title).join('')}`,
      words: [...words, ...(ALSO_CALLED[about] ?? [])].join(' '),
      text,
    })),
  );
  const weightOf = (id: unknown) => entries[Number(id)]?.weight ?? 1;
  const foundBy = (words: readonly string[]): readonly F[] => {
    const searched = (how: CombinationOperator) =>
      index.search(queryFor(index, words, how), { boostDocument: weightOf });
    const all = searched('AND');
    // Nothing is all of that: what is most of it.
    const best = all.length > 0 ? all : mostOf(searched('OR'), words.length);
    return best.flatMap(({ id }) => entries[Number(id)] ?? []);
  };
  return text => {
    const words = asked(text);
    if (words.length === 0) return { found: entries };
    const missing = missingIn(words);
    if (!missing) return { found: foundBy(words) };
    if (missing.others.length > 0) {
      const found = foundBy(missing.others);
      if (found.length > 0) return { found };
    }
    return {
      found: missing.nearest.flatMap(near => entries.find(({ about }) => about === near) ?? []),
      missing: missing.name,
    };
  };
}

/** Of several words at least half must be there; who has most of them come first. */
function mostOf<R extends { readonly queryTerms: readonly string[]; readonly score: number }>(
  results: readonly R[],
  count: number,
): readonly R[] {
  const most = Math.max(0, ...results.map(({ queryTerms }) => queryTerms.length));
  return most * 2 < count || count < 2 ? [] : results.filter(({ queryTerms }) => queryTerms.length === most);
}
