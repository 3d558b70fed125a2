// The parser of JSONPath (RFC 9535, §2): every query that is one, and for every other the character where it stops being one.
import type { Query, Segment, Selector } from './ast.ts';
import { Lexer, MAX_NESTING } from './lexer.ts';
import { logical } from './parseFilter.ts';

export function parsePath(text: string): Query {
  const letters = new Lexer(text, parseQuery);
  if (!letters.sees('$')) letters.fail("A query begins with '$'");
  const query = parseQuery(letters, 0);
  if (letters.isEnd) return query;
  if (letters.blank()) letters.fail(letters.isEnd ? 'Nothing may follow the query, no blank either' : SEGMENT);
  return letters.fail(SEGMENT);
}

const SEGMENT = "Expected '.', '..' or '['";

/** A query that begins here with `$` or `@`. */
function parseQuery(letters: Lexer, depth: number): Query {
  if (depth > MAX_NESTING) letters.fail('Nested too deep');
  const from = letters.takes('$') ? '$' : '@';
  if (from === '@') letters.at++;
  const segments: Segment[] = [];
  let isSingular = true;
  for (;;) {
    const before = letters.at;
    letters.blank();
    const segment = parseSegment(letters, depth);
    if (!segment) {
      // Blanks belong to a segment that follows them.
      letters.at = before;
      return { from, segments, isSingular };
    }
    const [selector] = segment.selectors;
    isSingular &&=
      !segment.isDescendant &&
      segment.selectors.length === 1 &&
      (selector?.kind === 'name' || selector?.kind === 'index') &&
      !segment.hasBlanks;
    segments.push(segment);
  }
}

/** `hasBlanks`: with blanks inside its brackets, as a singular query has none. */
interface Read extends Segment {
  readonly hasBlanks: boolean;
}

function parseSegment(letters: Lexer, depth: number): Read | null {
  if (letters.sees('[')) return { isDescendant: false, ...parseBrackets(letters, depth) };
  if (!letters.takes('.')) return null;
  const isDescendant = letters.takes('.');
  if (isDescendant && letters.sees('[')) return { isDescendant, ...parseBrackets(letters, depth) };
  if (letters.takes('*')) return { isDescendant, selectors: [{ kind: 'wildcard' }], hasBlanks: false };
  const name = letters.name();
  if (name === null)
    letters.fail(isDescendant ? "Expected a name, '*' or '[' after '..'" : "Expected a name or '*' after '.'");
  return { isDescendant, selectors: [{ kind: 'name', name }], hasBlanks: false };
}

function parseBrackets(letters: Lexer, depth: number): Omit<Read, 'isDescendant'> {
  letters.at++;
  const selectors: Selector[] = [];
  let hasBlanks = false;
  do {
    hasBlanks = letters.blank() || hasBlanks;
    selectors.push(parseSelector(letters, depth));
    hasBlanks = letters.blank() || hasBlanks;
  } while (letters.takes(','));
  letters.expect(']', 'or a comma after the selector');
  return { selectors, hasBlanks };
}

function parseSelector(letters: Lexer, depth: number): Selector {
  if (letters.takes('*')) return { kind: 'wildcard' };
  if (letters.takes('?')) {
    letters.blank();
    return { kind: 'filter', test: logical(letters, depth + 1) };
  }
  const name = letters.string();
  if (name !== null) return { kind: 'name', name };
  const start = letters.whole();
  const behind = letters.at;
  letters.blank();
  if (letters.takes(':')) return parseSlice(letters, start);
  letters.at = behind;
  if (start === undefined) letters.fail("Expected a name in quotes, an index, a slice, '*' or '?'");
  return { kind: 'index', index: start };
}

function parseSlice(letters: Lexer, start: number | undefined): Selector {
  letters.blank();
  const end = letters.whole();
  let behind = letters.at;
  letters.blank();
  let step: number | undefined;
  if (letters.takes(':')) {
    behind = letters.at;
    letters.blank();
    step = letters.whole();
    if (step !== undefined) behind = letters.at;
  }
  letters.at = behind;
  return { kind: 'slice', start, end, step: step ?? 1 };
}
