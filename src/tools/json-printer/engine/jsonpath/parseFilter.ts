// Parser of filter expressions (RFC 9535, §2.3.5) and typed functions (§2.4).
import { type Call, FUNCTIONS, type FunctionName, type Literal, type Logical, type Operand, SIGNS } from './ast.ts';
import { type Lexer, MAX_NESTING } from './lexer.ts';

export function parseLogical(lexer: Lexer, depth: number): Logical {
  return parseChain(lexer, '||', 'or', () => parseChain(lexer, '&&', 'and', () => parseBasic(lexer, depth)));
}

function parseChain(lexer: Lexer, sign: string, kind: 'or' | 'and', part: () => Logical): Logical {
  const parts = [part()];
  for (;;) {
    const before = lexer.at;
    lexer.skipBlanks();
    if (!lexer.accept(sign)) {
      lexer.at = before;
      const [only] = parts;
      return only && parts.length === 1 ? only : { kind, parts };
    }
    lexer.skipBlanks();
    parts.push(part());
  }
}

function parseBasic(lexer: Lexer, depth: number): Logical {
  if (depth > MAX_NESTING) lexer.fail('Nested too deep');
  const isNegated = lexer.accept('!');
  if (isNegated) lexer.skipBlanks();
  const test = lexer.isAt('(')
    ? parseParentheses(lexer, depth)
    : isNegated
      ? parseTest(lexer, depth)
      : parseComparison(lexer, depth);
  return isNegated ? { kind: 'not', part: test } : test;
}

function parseParentheses(lexer: Lexer, depth: number): Logical {
  lexer.at++;
  lexer.skipBlanks();
  const inner = parseLogical(lexer, depth + 1);
  lexer.skipBlanks();
  lexer.expect(')', 'after the expression');
  return inner;
}

/** Comparison, or a query or function alone, which is a test. */
function parseComparison(lexer: Lexer, depth: number): Logical {
  const from = lexer.at;
  const left = parseOperand(lexer, depth);
  const behind = lexer.at;
  lexer.skipBlanks();
  const sign = SIGNS.find(one => lexer.accept(one));
  if (!sign) {
    lexer.at = behind;
    return toTest(lexer, left, from);
  }
  requireComparable(lexer, left, from);
  lexer.skipBlanks();
  const second = lexer.at;
  const right = parseOperand(lexer, depth);
  requireComparable(lexer, right, second);
  return { kind: 'compare', sign, left, right };
}

const parseTest = (lexer: Lexer, depth: number): Logical => {
  const from = lexer.at;
  return toTest(lexer, parseOperand(lexer, depth), from);
};

function toTest(lexer: Lexer, read: Operand, from: number): Logical {
  if (read.kind === 'query') return { kind: 'exists', query: read.query };
  if (read.kind === 'literal') return lexer.fail('A value alone is no test: compare it');
  if (FUNCTIONS[read.call.name].gives === 'value')
    lexer.fail(`${read.call.name}() gives a value: compare it with another`, from);
  return { kind: 'holds', call: read.call };
}

function requireComparable(lexer: Lexer, read: Operand, from: number): void {
  if (read.kind === 'query' && !read.query.isSingular)
    lexer.fail('Only a query for one value can be compared: names and indices alone', from);
  if (read.kind === 'call' && FUNCTIONS[read.call.name].gives !== 'value')
    lexer.fail(`${read.call.name}() is true or false by itself and cannot be compared`, from);
}

function parseOperand(lexer: Lexer, depth: number): Operand {
  if (lexer.isAt('@') || lexer.isAt('$')) return { kind: 'query', query: lexer.query(lexer, depth + 1) };
  const from = lexer.at;
  const word = lexer.word();
  if (word === null) return { kind: 'literal', value: parseLiteral(lexer) };
  if (lexer.accept('(')) return { kind: 'call', call: parseCall(lexer, word, from, depth) };
  if (word === 'true' || word === 'false' || word === 'null') return { kind: 'literal', value: { type: word } };
  return lexer.fail(`Expected '@', '$', a value or a function, not ${word}`, from);
}

function parseLiteral(lexer: Lexer): Literal {
  const text = lexer.string();
  if (text !== null) return { type: 'string', text };
  const from = lexer.at;
  const number = lexer.number();
  if (number === null) lexer.fail("Expected '@', '$', a value or a function");
  if (/\d/.test(lexer.text[lexer.at] ?? '')) lexer.fail('A number has no nought in front', from);
  return { type: 'number', text: number };
}

function parseCall(lexer: Lexer, word: string, from: number, depth: number): Call {
  if (depth > MAX_NESTING) lexer.fail('Nested too deep');
  if (!Object.hasOwn(FUNCTIONS, word))
    lexer.fail(`There is no function ${word}(): length, count, match, search, value`, from);
  const name = word as FunctionName;
  const { takes } = FUNCTIONS[name];
  const args: Operand[] = [];
  lexer.skipBlanks();
  for (const [i, type] of takes.entries()) {
    if (i > 0) {
      lexer.expect(',', `in ${name}(): it takes ${takes.length} arguments`);
      lexer.skipBlanks();
    }
    const start = lexer.at;
    const arg = parseOperand(lexer, depth + 1);
    if (type === 'nodes' && arg.kind !== 'query') lexer.fail(`${name}() takes a query`, start);
    if (type === 'value') requireComparable(lexer, arg, start);
    args.push(arg);
    lexer.skipBlanks();
  }
  lexer.expect(')', `after the ${takes.length === 1 ? 'argument' : 'arguments'} of ${name}()`);
  return { name, args };
}
