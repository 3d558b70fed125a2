// The logical expressions of filters (RFC 9535, §2.3.5) and their functions with the types of what they take (§2.4).
import { type Call, FUNCTIONS, type FunctionName, type Literal, type Logical, type Operand, SIGNS } from './ast.ts';
import { type Lexer, MAX_NESTING } from './lexer.ts';

export function logical(letters: Lexer, depth: number): Logical {
  return chain(letters, '||', 'or', () => chain(letters, '&&', 'and', () => basic(letters, depth)));
}

function chain(letters: Lexer, sign: string, kind: 'or' | 'and', part: () => Logical): Logical {
  const parts = [part()];
  for (;;) {
    const before = letters.at;
    letters.blank();
    if (!letters.takes(sign)) {
      letters.at = before;
      const [only] = parts;
      return only && parts.length === 1 ? only : { kind, parts };
    }
    letters.blank();
    parts.push(part());
  }
}

function basic(letters: Lexer, depth: number): Logical {
  if (depth > MAX_NESTING) letters.fail('Nested too deep');
  const isNegated = letters.takes('!');
  if (isNegated) letters.blank();
  const test = letters.sees('(')
    ? parseParentheses(letters, depth)
    : isNegated
      ? tested(letters, depth)
      : compared(letters, depth);
  return isNegated ? { kind: 'not', part: test } : test;
}

function parseParentheses(letters: Lexer, depth: number): Logical {
  letters.at++;
  letters.blank();
  const inner = logical(letters, depth + 1);
  letters.blank();
  letters.expect(')', 'after the expression');
  return inner;
}

/** A comparison; a query or a function on its own is a test. */
function compared(letters: Lexer, depth: number): Logical {
  const from = letters.at;
  const left = operand(letters, depth);
  const behind = letters.at;
  letters.blank();
  const sign = SIGNS.find(one => letters.takes(one));
  if (!sign) {
    letters.at = behind;
    return toTest(letters, left, from);
  }
  comparable(letters, left, from);
  letters.blank();
  const second = letters.at;
  const right = operand(letters, depth);
  comparable(letters, right, second);
  return { kind: 'compare', sign, left, right };
}

const tested = (letters: Lexer, depth: number): Logical => {
  const from = letters.at;
  return toTest(letters, operand(letters, depth), from);
};

function toTest(letters: Lexer, read: Operand, from: number): Logical {
  if (read.kind === 'query') return { kind: 'exists', query: read.query };
  if (read.kind === 'literal') return letters.fail('A value alone is no test: compare it');
  if (FUNCTIONS[read.call.name].gives === 'value')
    letters.fail(`${read.call.name}() gives a value: compare it with another`, from);
  return { kind: 'holds', call: read.call };
}

function comparable(letters: Lexer, read: Operand, from: number): void {
  if (read.kind === 'query' && !read.query.isSingular)
    letters.fail('Only a query for one value can be compared: names and indices alone', from);
  if (read.kind === 'call' && FUNCTIONS[read.call.name].gives !== 'value')
    letters.fail(`${read.call.name}() is true or false by itself and cannot be compared`, from);
}

function operand(letters: Lexer, depth: number): Operand {
  if (letters.sees('@') || letters.sees('$')) return { kind: 'query', query: letters.query(letters, depth + 1) };
  const from = letters.at;
  const word = letters.word();
  if (word === null) return { kind: 'literal', value: literal(letters) };
  if (letters.takes('(')) return { kind: 'call', call: call(letters, word, from, depth) };
  if (word === 'true' || word === 'false' || word === 'null') return { kind: 'literal', value: { type: word } };
  return letters.fail(`Expected '@', '$', a value or a function, not ${word}`, from);
}

function literal(letters: Lexer): Literal {
  const text = letters.string();
  if (text !== null) return { type: 'string', text };
  const from = letters.at;
  const number = letters.number();
  if (number === null) letters.fail("Expected '@', '$', a value or a function");
  if (/\d/.test(letters.text[letters.at] ?? '')) letters.fail('A number has no nought in front', from);
  return { type: 'number', text: number };
}

function call(letters: Lexer, word: string, from: number, depth: number): Call {
  if (depth > MAX_NESTING) letters.fail('Nested too deep');
  if (!Object.hasOwn(FUNCTIONS, word))
    letters.fail(`There is no function ${word}(): length, count, match, search, value`, from);
  const name = word as FunctionName;
  const { takes } = FUNCTIONS[name];
  const args: Operand[] = [];
  letters.blank();
  for (const [i, type] of takes.entries()) {
    if (i > 0) {
      letters.expect(',', `in ${name}(): it takes ${takes.length} arguments`);
      letters.blank();
    }
    const begun = letters.at;
    const arg = operand(letters, depth + 1);
    if (type === 'nodes' && arg.kind !== 'query') letters.fail(`${name}() takes a query`, begun);
    if (type === 'value') comparable(letters, arg, begun);
    args.push(arg);
    letters.blank();
  }
  letters.expect(')', `after the ${takes.length === 1 ? 'argument' : 'arguments'} of ${name}()`);
  return { name, args };
}
