// The parser of JSONPath (RFC 9535, §2): every query that is one, and for every other the character where it stops being one.
import type { Query, Segment, Selector } from './ast.ts';
import { logical } from './parseFilter.ts';
import { Letters, MOST_NESTED } from './reader.ts';

export function parsePath(text: string): Query {
  const letters = new Letters(text, queryHere);
  if (!letters.sees('$')) letters.fail("A query begins with '$'");
  const query = queryHere(letters, 0);
  if (letters.isEnd) return query;
  if (letters.blank()) letters.fail(letters.isEnd ? 'Nothing may follow the query, no blank either' : SEGMENT);
  return letters.fail(SEGMENT);
}

const SEGMENT = "Expected '.', '..' or '['";

/** A query that begins here with `$` or `@`. */
function queryHere(letters: Letters, depth: number): Query {
  if (depth > MOST_NESTED) letters.fail('Nested too deep');
  const from = letters.takes('$') ? '$' : '@';
  if (from === '@') letters.at++;
  const segments: Segment[] = [];
  let isSingular = true;
  for (;;) {
    const before = letters.at;
    letters.blank();
    const segment = segmentHere(letters, depth);
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
      !segment.isLoose;
    segments.push(segment);
  }
}

/** `isLoose`: with blanks inside its brackets, as a singular query has none. */
interface Read extends Segment {
  readonly isLoose: boolean;
}

function segmentHere(letters: Letters, depth: number): Read | null {
  if (letters.sees('[')) return { isDescendant: false, ...bracketed(letters, depth) };
  if (!letters.takes('.')) return null;
  const isDescendant = letters.takes('.');
  if (isDescendant && letters.sees('[')) return { isDescendant, ...bracketed(letters, depth) };
  if (letters.takes('*')) return { isDescendant, selectors: [{ kind: 'wildcard' }], isLoose: false };
  const name = letters.name();
  if (name === null)
    letters.fail(isDescendant ? "Expected a name, '*' or '[' after '..'" : "Expected a name or '*' after '.'");
  return { isDescendant, selectors: [{ kind: 'name', name }], isLoose: false };
}

function bracketed(letters: Letters, depth: number): Omit<Read, 'isDescendant'> {
  letters.at++;
  const selectors: Selector[] = [];
  let isLoose = false;
  do {
    isLoose = letters.blank() || isLoose;
    selectors.push(selectorHere(letters, depth));
    isLoose = letters.blank() || isLoose;
  } while (letters.takes(','));
  letters.expect(']', 'or a comma after the selector');
  return { selectors, isLoose };
}

function selectorHere(letters: Letters, depth: number): Selector {
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
  if (letters.takes(':')) return sliceFrom(letters, start);
  letters.at = behind;
  if (start === undefined) letters.fail("Expected a name in quotes, an index, a slice, '*' or '?'");
  return { kind: 'index', index: start };
}

function sliceFrom(letters: Letters, start: number | undefined): Selector {
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
