// JSONPath: every example of RFC 9535, then syntax errors with their positions.
import { describe, expect, test } from 'vitest';
import { document } from '../samples.ts';
import { JsonPathError } from './ast.ts';
import { parsePath } from './parse.ts';
import { query, resultLines } from './query.ts';
import { splitLines } from './resultLines.ts';

const ask = (json: string, path: string) => {
  const sample = document(json);
  return splitLines(resultLines(sample, query(sample, path)));
};
const compact = (json: string) => JSON.stringify(JSON.parse(json));

/** Query, result values and result paths, each separated by ` ; `. */
type Row = readonly [path: string, values: string, paths: string];

function table(name: string, json: string, rows: readonly Row[]) {
  describe(name, () => {
    test.each(rows)('%s', (path, values, paths) => {
      const found = ask(json, path);
      expect(found.values.map(compact)).toEqual(values === '' ? [] : values.split(' ; ').map(compact));
      expect(found.paths).toEqual(paths === '' ? [] : paths.split(' ; '));
    });
  });
}

const BOOKS = `{"store": {
  "book": [
    {"category": "reference", "author": "Nigel Rees", "title": "Sayings of the Century", "price": 8.95},
    {"category": "fiction", "author": "Evelyn Waugh", "title": "Sword of Honour", "price": 12.99},
    {"category": "fiction", "author": "Herman Melville", "title": "Moby Dick", "isbn": "0-553-21311-3", "price": 8.99},
    {"category": "fiction", "author": "J. R. R. Tolkien", "title": "The Lord of the Rings", "isbn": "0-395-19395-8", "price": 22.99}
  ],
  "bicycle": {"color": "red", "price": 399}
}}`;
const book = (n: number) => `$['store']['book'][${n}]`;

describe('table 2: a book store', () => {
  test.each<readonly [string, readonly string[]]>([
    ['$.store.book[*].author', [0, 1, 2, 3].map(n => `${book(n)}['author']`)],
    ['$..author', [0, 1, 2, 3].map(n => `${book(n)}['author']`)],
    ['$.store.*', ["$['store']['book']", "$['store']['bicycle']"]],
    ['$.store..price', ["$['store']['bicycle']['price']", ...[0, 1, 2, 3].map(n => `${book(n)}['price']`)]],
    ['$..book[2]', [book(2)]],
    ['$..book[2].author', [`${book(2)}['author']`]],
    ['$..book[2].publisher', []],
    ['$..book[-1]', [book(3)]],
    ['$..book[0,1]', [book(0), book(1)]],
    ['$..book[:2]', [book(0), book(1)]],
    ['$..book[?@.isbn]', [book(2), book(3)]],
    ['$..book[?@.price<10]', [book(0), book(2)]],
  ])('%s', (path, paths) => {
    expect(ask(BOOKS, path).paths.toSorted()).toEqual(paths.toSorted());
  });
  test('$..* finds all 27, each behind what holds it', () => {
    const { paths } = ask(BOOKS, '$..*');
    expect(paths).toHaveLength(27);
    const seen = new Set(['$']);
    for (const path of paths) {
      expect(seen).toContain(path.replace(/\[[^\]]*\]$/, ''));
      seen.add(path);
    }
  });
});

table('the root', '{"k": "v"}', [['$', '{"k": "v"}', '$']]);

table('table 5: names', `{"o": {"j j": {"k.k": 3}}, "'": {"@": 2}}`, [
  ["$.o['j j']", '{"k.k": 3}', "$['o']['j j']"],
  ["$.o['j j']['k.k']", '3', "$['o']['j j']['k.k']"],
  ['$.o["j j"]["k.k"]', '3', "$['o']['j j']['k.k']"],
  [`$["'"]["@"]`, '2', "$['\\'']['@']"],
]);

table('table 6: wildcards', '{"o": {"j": 1, "k": 2}, "a": [5, 3]}', [
  ['$[*]', '{"j": 1, "k": 2} ; [5, 3]', "$['o'] ; $['a']"],
  ['$.o[*]', '1 ; 2', "$['o']['j'] ; $['o']['k']"],
  ['$.o[*, *]', '1 ; 2 ; 1 ; 2', "$['o']['j'] ; $['o']['k'] ; $['o']['j'] ; $['o']['k']"],
  ['$.a[*]', '5 ; 3', "$['a'][0] ; $['a'][1]"],
]);

table('table 7: indices', '["a", "b"]', [
  ['$[1]', '"b"', '$[1]'],
  ['$[-2]', '"a"', '$[0]'],
  ['$[2]', '', ''],
  ['$[-3]', '', ''],
]);

const SEVEN = '["a", "b", "c", "d", "e", "f", "g"]';
table('table 9: slices', SEVEN, [
  ['$[1:3]', '"b" ; "c"', '$[1] ; $[2]'],
  ['$[5:]', '"f" ; "g"', '$[5] ; $[6]'],
  ['$[1:5:2]', '"b" ; "d"', '$[1] ; $[3]'],
  ['$[5:1:-2]', '"f" ; "d"', '$[5] ; $[3]'],
  ['$[::-1]', '"g" ; "f" ; "e" ; "d" ; "c" ; "b" ; "a"', '$[6] ; $[5] ; $[4] ; $[3] ; $[2] ; $[1] ; $[0]'],
  ['$[::0]', '', ''],
]);

describe('table 11: comparisons', () => {
  test.each<readonly [string, boolean]>([
    ['$.absent1 == $.absent2', true],
    ['$.absent1 <= $.absent2', true],
    ["$.absent == 'g'", false],
    ['$.absent1 != $.absent2', false],
    ["$.absent != 'g'", true],
    ['1 <= 2', true],
    ['1 > 2', false],
    ["13 == '13'", false],
    ["'a' <= 'b'", true],
    ["'a' > 'b'", false],
    ['$.obj == $.arr', false],
    ['$.obj != $.arr', true],
    ['$.obj == $.obj', true],
    ['$.obj != $.obj', false],
    ['$.arr == $.arr', true],
    ['$.arr != $.arr', false],
    ['$.obj == 17', false],
    ['$.obj != 17', true],
    ['$.obj <= $.arr', false],
    ['$.obj < $.arr', false],
    ['$.obj <= $.obj', true],
    ['$.arr <= $.arr', true],
    ['1 <= $.arr', false],
    ['1 >= $.arr', false],
    ['1 > $.arr', false],
    ['1 < $.arr', false],
    ['true <= true', true],
    ['true > true', false],
  ])('%s', (comparison, holds) => {
    const found = ask('{"obj": {"x": "y"}, "arr": [2, 3]}', `$[?${comparison}]`);
    expect(found.paths).toEqual(holds ? ["$['obj']", "$['arr']"] : []);
  });
});

const FILTERED = `{
  "a": [3, 5, 1, 2, 4, 6, {"b": "j"}, {"b": "k"}, {"b": {}}, {"b": "kilo"}],
  "o": {"p": 1, "q": 2, "r": 3, "s": 5, "t": {"u": 6}},
  "e": "f"
}`;
const A = '[3,5,1,2,4,6,{"b":"j"},{"b":"k"},{"b":{}},{"b":"kilo"}]';
const inA = (...at: number[]) => at.map(n => `$['a'][${n}]`).join(' ; ');
table('table 12: filters', FILTERED, [
  ["$.a[?@.b == 'kilo']", '{"b": "kilo"}', inA(9)],
  ["$.a[?(@.b == 'kilo')]", '{"b": "kilo"}', inA(9)],
  ['$.a[?@>3.5]', '5 ; 4 ; 6', inA(1, 4, 5)],
  ['$.a[?@.b]', '{"b": "j"} ; {"b": "k"} ; {"b": {}} ; {"b": "kilo"}', inA(6, 7, 8, 9)],
  ['$[?@.*]', `${A} ; {"p": 1, "q": 2, "r": 3, "s": 5, "t": {"u": 6}}`, "$['a'] ; $['o']"],
  ['$[?@[?@.b]]', A, "$['a']"],
  ['$.o[?@<3, ?@<3]', '1 ; 2 ; 1 ; 2', "$['o']['p'] ; $['o']['q'] ; $['o']['p'] ; $['o']['q']"],
  ['$.a[?@<2 || @.b == "k"]', '1 ; {"b": "k"}', inA(2, 7)],
  ['$.a[?match(@.b, "[jk]")]', '{"b": "j"} ; {"b": "k"}', inA(6, 7)],
  ['$.a[?search(@.b, "[jk]")]', '{"b": "j"} ; {"b": "k"} ; {"b": "kilo"}', inA(6, 7, 9)],
  ['$.o[?@>1 && @<4]', '2 ; 3', "$['o']['q'] ; $['o']['r']"],
  ['$.o[?@.u || @.x]', '{"u": 6}', "$['o']['t']"],
  ['$.a[?@.b == $.x]', '3 ; 5 ; 1 ; 2 ; 4 ; 6', inA(0, 1, 2, 3, 4, 5)],
  ['$.a[?@ == @]', A.slice(1, -1).replaceAll(',', ' ; '), inA(0, 1, 2, 3, 4, 5, 6, 7, 8, 9)],
]);

describe('table 15: well-typed or not', () => {
  test.each([
    '$[?length(@) < 3]',
    '$[?count(@.*) == 1]',
    "$[?match(@.timezone, 'Europe/.*')]",
    '$[?value(@..color) == "red"]',
    '$[?length(value(@..a)) > 2]',
  ])('%s', path => expect(parsePath(path).segments).toHaveLength(1));
  test.each<readonly [string, number]>([
    ['$[?length(@.*) < 3]', 10],
    ['$[?count(1) == 1]', 9],
    ['$[?count(foo(@.*)) == 1]', 9],
    ["$[?match(@.timezone, 'Europe/.*') == true]", 3],
    ['$[?value(@..color)]', 3],
    ['$[?bar(@.a)]', 3],
    ['$[?length(match(@.a, "b"))]', 10],
  ])('%s is refused at %i', (path, at) => refused(path, at));
});

table('table 16: child segments', SEVEN, [
  ['$[0, 3]', '"a" ; "d"', '$[0] ; $[3]'],
  ['$[0:2, 5]', '"a" ; "b" ; "f"', '$[0] ; $[1] ; $[5]'],
  ['$[0, 0]', '"a" ; "a"', '$[0] ; $[0]'],
]);

const DEEP = '{"o": {"j": 1, "k": 2}, "a": [5, 3, [{"j": 4}, {"k": 6}]]}';
const ALL =
  '{"j": 1, "k": 2} ; [5,3,[{"j":4},{"k":6}]] ; 1 ; 2 ; 5 ; 3 ; [{"j":4},{"k":6}] ; {"j": 4} ; {"k": 6} ; 4 ; 6';
const ALL_PATHS =
  "$['o'] ; $['a'] ; $['o']['j'] ; $['o']['k'] ; $['a'][0] ; $['a'][1] ; $['a'][2] ; $['a'][2][0] ; $['a'][2][1] ; $['a'][2][0]['j'] ; $['a'][2][1]['k']";
table('table 17: descendant segments', DEEP, [
  ['$..j', '1 ; 4', "$['o']['j'] ; $['a'][2][0]['j']"],
  ['$..[0]', '5 ; {"j": 4}', "$['a'][0] ; $['a'][2][0]"],
  ['$..[*]', ALL, ALL_PATHS],
  ['$..*', ALL, ALL_PATHS],
  ['$..o', '{"j": 1, "k": 2}', "$['o']"],
  ['$.o..[*, *]', '1 ; 2 ; 1 ; 2', "$['o']['j'] ; $['o']['k'] ; $['o']['j'] ; $['o']['k']"],
  ['$.a..[0, 1]', '5 ; 3 ; {"j": 4} ; {"k": 6}', "$['a'][0] ; $['a'][1] ; $['a'][2][0] ; $['a'][2][1]"],
]);

table('table 18: null', '{"a": null, "b": [null], "c": [{}], "null": 1}', [
  ['$.a', 'null', "$['a']"],
  ['$.a[0]', '', ''],
  ['$.a.d', '', ''],
  ['$.b[0]', 'null', "$['b'][0]"],
  ['$.b[*]', 'null', "$['b'][0]"],
  ['$.b[?@]', 'null', "$['b'][0]"],
  ['$.b[?@==null]', 'null', "$['b'][0]"],
  ['$.c[?@.d==null]', '', ''],
  ['$.null', '1', "$['null']"],
]);

describe('table 20: normalized paths', () => {
  test.each([
    ['{"a": 1}', '$.a', "$['a']"],
    ['[0, 1]', '$[1]', '$[1]'],
    ['[0, 1, 2, 3, 4]', '$[-3]', '$[2]'],
    ['{"a": {"b": [0, 1, 2]}}', '$.a.b[1:2]', "$['a']['b'][1]"],
    ['{"\\u000b": 1}', '$["\\u000B"]', "$['\\u000b']"],
    ['{"a": 1}', '$["\\u0061"]', "$['a']"],
    [`{"\\b\\t\\n\\f\\r'\\\\\\"": 1}`, '$.*', `$['\\b\\t\\n\\f\\r\\'\\\\"']`],
  ])('of %s by %s', (json, path, normalized) => {
    expect(ask(json, path).paths).toEqual([normalized]);
    expect(ask(json, normalized).paths).toEqual([normalized]);
  });
});

function refused(path: string, at: number) {
  let fault: unknown;
  try {
    parsePath(path);
  } catch (error) {
    fault = error;
  }
  expect(fault).toBeInstanceOf(JsonPathError);
  expect((fault as JsonPathError).at, (fault as JsonPathError).message).toBe(at);
}

describe('what is no query, and where it stops being one', () => {
  test.each<readonly [string, number]>([
    ['', 0],
    ['store', 0],
    [' $', 0],
    ['$ ', 2],
    ['$.', 2],
    ['$..', 3],
    ['$. a', 2],
    ['$.1a', 2],
    ['$.a b', 4],
    ['$[', 2],
    ['$[]', 2],
    ['$[a]', 2],
    ['$[01]', 2],
    ['$[-0]', 2],
    ['$[-]', 3],
    ['$[1.0]', 3],
    ['$[9007199254740992]', 2],
    ['$[1:2:3:4]', 7],
    ['$[0,]', 4],
    ["$['a", 2],
    ["$['\\x']", 3],
    ["$['\\\"']", 3],
    ['$["\\ud800"]', 3],
    ['$["\\udc00"]', 3],
    ['$["\n"]', 3],
    ['$[?]', 3],
    ['$[?@.a=1]', 6],
    ['$[?@.a==]', 8],
    ['$[?1]', 4],
    ['$[?true]', 7],
    ['$[?@.a && ]', 10],
    ['$[?@.* == 1]', 3],
    ["$[?@[ 'a' ] == 1]", 3],
    ['$[?!@.a == 1]', 8],
    ['$[?(@.a == 1]', 12],
    ['$[?@.a == 01]', 10],
    ['$[?@.a == .5]', 10],
    ['$[?@.a == 1 == 1]', 12],
    ['$[?@.a == [1]]', 10],
    ['$[?length (@.a) == 1]', 3],
    ['$[?Length(@.a) == 1]', 3],
    ['$[?length(@.a, 1) == 1]', 13],
    ['$[?match(@.a)]', 12],
  ])('%j at %i', (path, at) => refused(path, at));

  test('nesting ends somewhere', () => {
    expect(() => parsePath(`$[?${'('.repeat(5000)}@.a${')'.repeat(5000)}]`)).toThrow(JsonPathError);
    expect(() => parsePath(`$${'[?@'.repeat(5000)}${']'.repeat(5000)}`)).toThrow(JsonPathError);
  });
  test.each([
    '$ .a [ 0 , 1 ] ..b',
    '$[ ? @.a\n==\t1 && ( @.b || ! @.c ) ]',
    '$[ 1 : 2 : 3 ]',
    '$[?count( @.* )==1]',
    '$.ä.☺',
  ])('%s is one', path => expect(() => parsePath(path)).not.toThrow());
});

test('numbers compare by value, exactly', () => {
  const json = '[12345678901234567890, 12345678901234567891, 1.0, 1e0, 10e-1, 1e400, 1e399, -0, 0.0, -1e400]';
  const found = (filter: string) => ask(json, `$[?${filter}]`).values;
  expect(found('@ == 12345678901234567891')).toEqual(['12345678901234567891']);
  expect(found('@ == 1')).toEqual(['1.0', '1e0', '10e-1']);
  expect(found('@ == 0')).toEqual(['-0', '0.0']);
  expect(found('@ > 1e399')).toEqual(['1e400']);
  expect(found('@ > 12345678901234567890 && @ < 1e30')).toEqual(['12345678901234567891']);
  expect(found('@ < -1e399')).toEqual(['-1e400']);
});

test('a repeated key answers each of its values', () => {
  const json = '{"a": 1, "a": 2, "b": [{"k": 1, "k": 5}, {"k": 3}], "\\u0061": 3}';
  expect(ask(json, '$.a').values).toEqual(['1', '2', '3']);
  expect(ask(json, '$..k').values).toEqual(['1', '5', '3']);
  expect(ask(json, '$.b[?@.k == 5]').paths).toEqual(["$['b'][0]"]);
  expect(ask(json, '$.b[?@.k != 1]').paths).toEqual(["$['b'][1]"]);
  expect(ask(json, '$.b[?count(@.k) == 2]').paths).toEqual(["$['b'][0]"]);
});

test('texts compare by characters, lengths count them', () => {
  const json = '["\\uffff", "\\ud83e\\udd8a", "ab", "a", ""]';
  expect(ask(json, '$[?@ > "\\uffff"]').paths).toEqual(['$[1]']);
  expect(ask(json, '$[?length(@) == 1]').paths).toEqual(['$[0]', '$[1]', '$[3]']);
  expect(ask(json, '$[?@ < "ab"]').paths).toEqual(['$[3]', '$[4]']);
});

test('levels without end are searched without recursion', () => {
  const deep = document(`${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`);
  expect(query(deep, '$..a').length).toBe(50_000);
  const twice = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  const both = document(`{"a": ${twice}, "b": ${twice}}`);
  expect(query(both, '$[?@ == $.b]').length).toBe(2);
});

test('what takes too long is given up', () => {
  const wide = document(`[${Array.from({ length: 3000 }, (_, i) => `{"a": ${i}}`).join(',')}]`);
  expect(query(wide, '$[?count($[?@.a == 7 || @.b]) == 1]').length).toBe(3000);
  expect(() => query(wide, '$[?count(@..*) == 9 || count(@..*) == 8 || count(@..*) == 7]', -1)).toThrow(
    'takes too long',
  );
  const texts = document(JSON.stringify(['a'.repeat(20_000)]));
  expect(() => query(texts, '$[?search(@, "a*a*a*a*b")]', -1)).toThrow('takes too long');
});
