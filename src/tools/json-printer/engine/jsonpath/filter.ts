// Evaluation of filters: tests, comparisons and the five functions of RFC 9535 (§2.3.5, §2.4), with a time limit.

import type { JsonDocument } from '../document/document.ts';
import { childCount } from '../document/nodes.ts';
import { encode } from '../text/bytes.ts';
import { type Call, JsonPathError, type Logical, type Operand, type Query, TIME_LIMIT_MS, TOO_LONG } from './ast.ts';
import { type MatchMode, TooLarge, toRegExp } from './iregexp.ts';
import type { NodeList } from './nodeList.ts';
import { compare, type Value, valueOf } from './values.ts';

const STRIDE = 8192;

const tokenOf = (name: string): Uint8Array => encode(JSON.stringify(name));

/** Evaluates a query; `current` is the value that a filter tests. */
export type EvaluateQuery = (evaluation: Evaluation, query: Query, current: number) => NodeList;

/** One evaluation of a query, with caches of what is the same for all tested values. */
export class Evaluation {
  readonly document: JsonDocument;
  readonly #find: EvaluateQuery;
  readonly #deadline: number;
  #ticks = 0;
  readonly #tokens = new Map<string, Uint8Array>();
  /** Cached regular expressions; null for a pattern that is no I-Regexp, which matches nothing. */
  readonly #regExps = new Map<string, RegExp | null>();
  readonly #fromRoot = new Map<Query, NodeList>();

  constructor(document: JsonDocument, find: EvaluateQuery, limitMs = TIME_LIMIT_MS) {
    this.document = document;
    this.#find = find;
    this.#deadline = performance.now() + limitMs;
  }

  /** Throws if the time limit is exceeded. Cheap: it reads the clock only every STRIDE calls. */
  readonly checkTime = (): void => {
    if (++this.#ticks % STRIDE === 0) this.#checkClock();
  };

  #checkClock(): void {
    if (performance.now() >= this.#deadline) throw new JsonPathError(TOO_LONG, 0);
  }

  tokenOf(name: string): Uint8Array {
    const token = this.#tokens.get(name) ?? tokenOf(name);
    this.#tokens.set(name, token);
    return token;
  }

  find(query: Query, current: number): NodeList {
    if (query.from === '@') return this.#find(this, query, current);
    const found = this.#fromRoot.get(query) ?? this.#find(this, query, current);
    this.#fromRoot.set(query, found);
    return found;
  }

  matches(text: string, pattern: string, mode: MatchMode): boolean {
    // A single match may take long and cannot be interrupted, so the clock is read before each.
    this.#checkClock();
    const key = `${mode} ${pattern}`;
    try {
      let regExp = this.#regExps.get(key);
      if (regExp === undefined) this.#regExps.set(key, (regExp = toRegExp(pattern, mode)));
      return regExp?.test(text) ?? false;
    } catch (error) {
      // The engine reports a too large expression as a syntax error, sometimes only at its first use.
      if (!(error instanceof TooLarge || error instanceof SyntaxError)) throw error;
      throw new JsonPathError('A regular expression here repeats too much', 0);
    }
  }
}

export function isTrue(evaluation: Evaluation, test: Logical, current: number): boolean {
  switch (test.kind) {
    case 'or':
      return test.parts.some(part => isTrue(evaluation, part, current));
    case 'and':
      return test.parts.every(part => isTrue(evaluation, part, current));
    case 'not':
      return !isTrue(evaluation, test.part, current);
    case 'exists':
      return evaluation.find(test.query, current).length > 0;
    case 'holds':
      return callMatchFunction(evaluation, test.call, current);
    case 'compare': {
      const left = operandValues(evaluation, test.left, current);
      return compare(evaluation.document, left, test.sign, operandValues(evaluation, test.right, current));
    }
  }
}

/** Values of an operand; an empty list is the RFC's Nothing. */
function operandValues(evaluation: Evaluation, operand: Operand, current: number): readonly Value[] {
  if (operand.kind === 'literal') return [operand.value];
  if (operand.kind === 'call') return callValueFunction(evaluation, operand.call, current);
  const found = evaluation.find(operand.query, current);
  const values: Value[] = [];
  for (let i = 0; i < found.length; i++) values.push(valueOf(evaluation.document, found.at(i)));
  return values;
}

const number = (value: number): Value => ({ type: 'number', text: String(value) });

/** Functions with a value: `length`, `count` and `value`. */
function callValueFunction(evaluation: Evaluation, { name, args }: Call, current: number): readonly Value[] {
  const [arg] = args;
  if (!arg) return [];
  if (name === 'length') {
    return operandValues(evaluation, arg, current).flatMap(value => lengthOf(evaluation.document, value));
  }
  if (arg.kind !== 'query') return [];
  const found = evaluation.find(arg.query, current);
  if (name === 'count') return [number(found.length)];
  return found.length === 1 ? [valueOf(evaluation.document, found.at(0))] : [];
}

function lengthOf(document: JsonDocument, value: Value): Value[] {
  if (value.type === 'node') return [number(childCount(document.nodes, value.node))];
  return value.type === 'string' ? [number(Array.from(value.text).length)] : [];
}

/** Functions with a truth value: `match` and `search`. */
function callMatchFunction(evaluation: Evaluation, { name, args }: Call, current: number): boolean {
  const [texts, patterns] = args.map(arg => operandValues(evaluation, arg, current));
  return (texts ?? []).some(
    text =>
      text.type === 'string' &&
      (patterns ?? []).some(
        pattern =>
          pattern.type === 'string' &&
          evaluation.matches(text.text, pattern.text, name === 'search' ? 'search' : 'match'),
      ),
  );
}
