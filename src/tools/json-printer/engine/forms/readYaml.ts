// YAML read as JSON, by the library `yaml`: numbers keep the digits that they have, and what JSON cannot hold is told.
import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseAllDocuments,
  type Scalar,
  visit,
  type YAMLMap,
} from 'yaml';
import { FormError, Losses, MAX_DEPTH, TOO_DEEP, type Written } from './form.ts';

/** Most characters that aliases are written out to: aliases of aliases make any number of a short text. */
const MAX_ALIASED = 8 << 20;
const JSON_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** JSON of a YAML text. Throws a FormError with its place where it is none. */
export function readYaml(text: string): Written {
  const losses = new Losses();
  const documents = documentsOf(text);
  for (const document of documents) tellComments(document, losses);
  const values = documents.map(document => new Writer(document, losses).value(document.contents, 0));
  if (values.length === 1) return { text: values[0] as string, losses: losses.sentences() };
  if (values.length > 1) losses.add(`${values.length.toLocaleString('en')} documents make one array`);
  return { text: `[${values.join(',')}]`, losses: losses.sentences() };
}

function documentsOf(text: string): Document.Parsed[] {
  let found: ReturnType<typeof parseAllDocuments>;
  try {
    found = parseAllDocuments(text, {
      prettyErrors: false,
      uniqueKeys: false,
      logLevel: 'silent',
      keepSourceTokens: false,
    });
  } catch (error) {
    throw new FormError(error instanceof RangeError ? TOO_DEEP : String(error));
  }
  if (!Array.isArray(found) || found.length === 0) throw new FormError('There is no YAML here yet', 0);
  for (const { errors } of found) {
    const [first] = errors;
    if (first) throw new FormError(sentence(first.message), first.pos[0]);
  }
  return found as Document.Parsed[];
}

const sentence = (message: string) => message.replace(/\s+at line \d+.*$/s, '').replace(/[.:]$/, '');

function tellComments(document: Document.Parsed, losses: Losses): void {
  const tell = ({ comment, commentBefore }: { comment?: string | null; commentBefore?: string | null }) => {
    if (commentBefore) losses.add('A comment is left out');
    if (comment) losses.add('A comment is left out');
  };
  tell(document);
  visit(document, { Node: (_, node) => tell(node) });
}

class Writer {
  readonly #document: Document.Parsed;
  readonly #losses: Losses;
  /** What is being written, so that an alias within itself is seen. */
  readonly #open = new Set<unknown>();
  #aliased = 0;

  constructor(document: Document.Parsed, losses: Losses) {
    this.#document = document;
    this.#losses = losses;
  }

  value(node: unknown, depth: number): string {
    if (depth > MAX_DEPTH) throw new FormError(TOO_DEEP, placeOf(node));
    if (node === null || node === undefined) return 'null';
    if (isAlias(node)) {
      this.#losses.add('An alias is written out: JSON has none');
      const found = this.#resolved(node);
      if (this.#open.has(found)) throw new FormError('This alias stands within what it means', placeOf(node));
      const json = this.value(found, depth + 1);
      this.#aliased += json.length;
      if (this.#aliased > MAX_ALIASED)
        throw new FormError('Its aliases make more than can be written out', placeOf(node));
      return json;
    }
    this.#tellTag(node as Node);
    if (isScalar(node)) return this.#scalar(node);
    this.#open.add(node);
    let json: string;
    if (isSeq(node)) json = `[${node.items.map(item => this.value(item, depth + 1)).join(',')}]`;
    else if (isMap(node)) json = `{${this.#members(node, depth).join(',')}}`;
    else throw new FormError('JSON has nothing for this', placeOf(node));
    this.#open.delete(node);
    return json;
  }

  #resolved(alias: unknown): Node {
    const found = isAlias(alias) ? alias.resolve(this.#document) : undefined;
    if (!found) throw new FormError('This alias means nothing', placeOf(alias));
    return found;
  }

  #members(map: YAMLMap, depth: number): string[] {
    const members: string[] = [];
    const seen = new Set<string>();
    const merged: Pair[] = [];
    for (const pair of map.items) {
      if (isMerge(pair)) {
        merged.push(...this.#mergedPairs(pair.value));
        continue;
      }
      const key = this.#key(pair.key, depth);
      if (seen.has(key)) this.#losses.add('A key stands twice in a map: both are kept');
      seen.add(key);
      members.push(`${key}:${this.value(pair.value, depth + 1)}`);
    }
    for (const pair of merged) {
      const key = this.#key(pair.key, depth);
      if (seen.has(key)) continue;
      seen.add(key);
      members.push(`${key}:${this.value(pair.value, depth + 1)}`);
    }
    return members;
  }

  /** Members that `<<` takes in from one map or several; the first that has a key wins. */
  #mergedPairs(value: unknown): Pair[] {
    this.#losses.add('A merge (<<) is written out: JSON has none');
    const node = isAlias(value) ? this.#resolved(value) : value;
    if (isSeq(node)) return node.items.flatMap(item => this.#pairsOf(item));
    return this.#pairsOf(node);
  }

  #pairsOf(value: unknown): Pair[] {
    const node = isAlias(value) ? this.#resolved(value) : value;
    if (!isMap(node)) throw new FormError('What << takes in is no map', placeOf(value));
    return node.items.filter(pair => !isMerge(pair));
  }

  #key(key: unknown, depth: number): string {
    const node = isAlias(key) ? this.#resolved(key) : key;
    if (isScalar(node) && typeof node.value === 'string') {
      this.#tellTag(node);
      return JSON.stringify(node.value);
    }
    this.#losses.add('A key that is no string becomes its text');
    if (isScalar(node)) return JSON.stringify(node.source ?? String(node.value));
    return JSON.stringify(node === null ? '' : this.value(node, depth + 1));
  }

  #tellTag(node: Node): void {
    if (!node.tag || /^tag:yaml\.org,2002:(?:str|int|float|bool|null|map|seq)$/.test(node.tag)) return;
    this.#losses.add(
      node.tag === 'tag:yaml.org,2002:binary'
        ? 'Binary data stays the text of its bytes'
        : `The tag ${node.tag} is left out`,
    );
  }

  #scalar({ value, source }: Scalar): string {
    if (typeof value === 'string') return JSON.stringify(value);
    // Dates and bytes, which a tag asks for.
    if (typeof value === 'object' && value !== null) return JSON.stringify(source ?? '');
    if (typeof value !== 'number' && typeof value !== 'bigint') return JSON.stringify(value ?? null);
    const written = source ?? String(value);
    if (JSON_NUMBER.test(written)) return written;
    const number = inJson(written);
    this.#losses.add(
      number === null ? 'NaN or an infinite number becomes null' : 'A number is written in the notation of JSON',
    );
    return number ?? 'null';
  }
}

const isMerge = ({ key }: Pair): boolean =>
  isScalar(key) && key.value === '<<' && (key.type === undefined || key.type === 'PLAIN');

const placeOf = (node: unknown): number | undefined => (node as Node | undefined)?.range?.[0];

/** A number of YAML with its own digits in the notation of JSON; null for one that JSON lacks. */
function inJson(text: string): string | null {
  const [, sign = '', rest = ''] = /^([-+]?)(.*)$/.exec(text) ?? [];
  const minus = sign === '-' ? '-' : '';
  if (/^0[xo]/i.test(rest)) return minus + BigInt(rest);
  const [, whole = '', fraction = '', exponent = ''] = /^(\d*)(?:\.(\d*))?([eE][-+]?\d+)?$/.exec(rest) ?? [];
  if (!whole && !fraction) return null;
  return `${minus}${whole.replace(/^0+(?=\d)/, '') || '0'}${fraction && `.${fraction}`}${exponent}`;
}
