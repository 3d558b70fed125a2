// Recursive descent parser of JSONPath (RFC 9535, §2). Every error has the position where the text stops being a query.
import type { Query, Segment, Selector } from './ast.ts';
import { Lexer, MAX_NESTING } from './lexer.ts';
import { parseLogical } from './parseFilter.ts';

export function parsePath(text: string): Query {
  const lexer = new Lexer(text, parseQuery);
  if (!lexer.isAt('$')) lexer.fail("A query begins with '$'");
  const query = parseQuery(lexer, 0);
  if (lexer.isEnd) return query;
  if (lexer.skipBlanks()) lexer.fail(lexer.isEnd ? 'Nothing may follow the query, no blank either' : SEGMENT);
  return lexer.fail(SEGMENT);
}

const SEGMENT = "Expected '.', '..' or '['";

/** Parses a query; `$` or `@` is next. */
function parseQuery(lexer: Lexer, depth: number): Query {
  if (depth > MAX_NESTING) lexer.fail('Nested too deep');
  const from = lexer.accept('$') ? '$' : '@';
  if (from === '@') lexer.at++;
  const segments: Segment[] = [];
  let isSingular = true;
  for (;;) {
    const before = lexer.at;
    lexer.skipBlanks();
    const segment = parseSegment(lexer, depth);
    if (!segment) {
      // White space belongs to the segment that follows it.
      lexer.at = before;
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

/** `hasBlanks`: white space within its brackets, which a singular query must not have. */
interface ParsedSegment extends Segment {
  readonly hasBlanks: boolean;
}

function parseSegment(lexer: Lexer, depth: number): ParsedSegment | null {
  if (lexer.isAt('[')) return { isDescendant: false, ...parseBrackets(lexer, depth) };
  if (!lexer.accept('.')) return null;
  const isDescendant = lexer.accept('.');
  if (isDescendant && lexer.isAt('[')) return { isDescendant, ...parseBrackets(lexer, depth) };
  if (lexer.accept('*')) return { isDescendant, selectors: [{ kind: 'wildcard' }], hasBlanks: false };
  const name = lexer.name();
  if (name === null)
    lexer.fail(isDescendant ? "Expected a name, '*' or '[' after '..'" : "Expected a name or '*' after '.'");
  return { isDescendant, selectors: [{ kind: 'name', name }], hasBlanks: false };
}

function parseBrackets(lexer: Lexer, depth: number): Omit<ParsedSegment, 'isDescendant'> {
  lexer.at++;
  const selectors: Selector[] = [];
  let hasBlanks = false;
  do {
    hasBlanks = lexer.skipBlanks() || hasBlanks;
    selectors.push(parseSelector(lexer, depth));
    hasBlanks = lexer.skipBlanks() || hasBlanks;
  } while (lexer.accept(','));
  lexer.expect(']', 'or a comma after the selector');
  return { selectors, hasBlanks };
}

function parseSelector(lexer: Lexer, depth: number): Selector {
  if (lexer.accept('*')) return { kind: 'wildcard' };
  if (lexer.accept('?')) {
    lexer.skipBlanks();
    return { kind: 'filter', test: parseLogical(lexer, depth + 1) };
  }
  const name = lexer.string();
  if (name !== null) return { kind: 'name', name };
  const start = lexer.integer();
  const behind = lexer.at;
  lexer.skipBlanks();
  if (lexer.accept(':')) return parseSlice(lexer, start);
  lexer.at = behind;
  if (start === undefined) lexer.fail("Expected a name in quotes, an index, a slice, '*' or '?'");
  return { kind: 'index', index: start };
}

function parseSlice(lexer: Lexer, start: number | undefined): Selector {
  lexer.skipBlanks();
  const end = lexer.integer();
  let behind = lexer.at;
  lexer.skipBlanks();
  let step: number | undefined;
  if (lexer.accept(':')) {
    behind = lexer.at;
    lexer.skipBlanks();
    step = lexer.integer();
    if (step !== undefined) behind = lexer.at;
  }
  lexer.at = behind;
  return { kind: 'slice', start, end, step: step ?? 1 };
}
