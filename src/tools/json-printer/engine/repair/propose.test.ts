// Texts from elsewhere that repairs are known to get wrong: the right result of each, the kinds of its changes, or where it is refused.
import { expect, test } from 'vitest';
import { repaired } from './samples.ts';

test.each([
  ['an apostrophe in single quotes', "{'name': 'O'Brien', 'x': 1}", `{"name": "O'Brien", "x": 1}`, false],
  ['a Windows path', '{"p":"C:\\Users\\new\\temp"}', '{"p":"C:\\\\Users\\\\new\\\\temp"}', true],
  ['a Python tuple', "{'c': (1, 2), 'ok': True}", '{"c": [1, 2], "ok": true}', false],
  ['prefixes of Python', "{'d': u'x', 'e': b'y'}", '{"d": "x", "e": "y"}', true],
  [
    'a log line',
    '16:20:41.145 (163511918)|USER_DEBUG|[29]|DEBUG| cart: {"a":{"type":"Quote"},"Id":"0Q"}',
    '{"a":{"type":"Quote"},"Id":"0Q"}',
    false,
  ],
  ['words around', 'Here you go: {"a":1}. Enjoy!', '{"a":1}', false],
  ['an assignment', 'window.__STATE__ = {"a":1};', '{"a":1}', false],
  ['a guard against XSSI', ')]}\',\n{"a":1}', '{"a":1}', false],
  ['members without braces', '"a": 1,\n"b": {"c": 2}', '{"a": 1,\n"b": {"c": 2}}', false],
  ['a missing bracket', '{"t":["a","b","h":"x"}', '{"t":["a","b"],"h":"x"}', false],
  ['semicolons', '{"a":1;"b":2}', '{"a":1,"b":2}', false],
  ['no numbers', '{"d":+Infinity,"e":-NaN,"f":nan,"g":inf}', '{"d":null,"e":null,"f":null,"g":null}', true],
  ['text escaped twice', '{\\\\\\"a\\\\\\":1}', '{"a":1}', false],
  ['JSON Lines', '{"id":1}\n{"id":2}\n', '[{"id":1},\n{"id":2}]\n', false],
  ['CSV', 'id,name\n1,Ann\n2,"B, C"\n', '[\n  {"id": 1, "name": "Ann"},\n  {"id": 2, "name": "B, C"}\n]\n', true],
  [
    'a path whose backslashes are escapes, beside one whose are none',
    '{"p":"C:\\new","q":"C:\\Users"}',
    '{"p":"C:\\\\new","q":"C:\\\\Users"}',
    true,
  ],
  ['a path that ends with a backslash', '{"p":"C:\\dir\\","q":1}', '{"p":"C:\\\\dir\\\\","q":1}', true],
  [
    'classes of Python',
    "{'a': Decimal('1.50'), 'o': OrderedDict({'x': 1}), 'p': Point(x=1, y=2)}",
    '{"a": 1.50, "o": {"x": 1}, "p": {"x":1, "y":2}}',
    true,
  ],
  ['a quote that could end its string', '{"a": "he said: "hi"", "b": 1}', '{"a": "he said: \\"hi\\"", "b": 1}', true],
  ['a list of pairs as Swift has it', '["a": 1, "b": 2]', '{"a": 1, "b": 2}', false],
  ['words for a value', '{a: Ann Smith, b: 5 apples}', '{"a": "Ann Smith", "b": "5 apples"}', true],
  ['a string without its end', '{"a": "b, c, "d": 1}', '{"a": "b, c", "d": 1}', true],
  ['a cell of a spreadsheet', '"{""a"":""x"",""b"":""""}"', '{"a":"x","b":""}', false],
  ['a bracket that could not', '{"a":[1,2}', '{"a":[1,2]}', false],
  ['an end that was cut off', '{"a": [1, {"b": "c', '{"a": [1, {"b": "c"}]}', false],
  ['a constant that was cut off', '{"a": tr', '{"a": true}', true],
  ['a value that was cut off', '{"a":', '{"a":null}', true],
  [
    'a chunked answer',
    'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"a":\r\n2\r\n1}\r\n0\r\n\r\n',
    '{"a":1}',
    false,
  ],
  ['server-sent events', 'data: {"a":1}\n\ndata: {"a":2}\n\ndata: [DONE]', '[{"a":1},\n{"a":2}]', false],
  ['a hash comment', '# top\n[1]', '\n[1]', false],
  ['zeros in front', '[007]', '["007"]', true],
  [
    'a broken line among JSON Lines, which never joins its neighbour',
    '{"id":1}\n{"id":\n{"id":3}\n{"id":4}',
    '[{"id":1},\n{"id":null},\n{"id":3},\n{"id":4}]',
    true,
  ],
  [
    'a line of words among JSON Lines',
    '{"a":1}\n{"a":2}\noops\n{"a":4}\n',
    '[{"a":1},\n{"a":2},\n"oops",\n{"a":4}]\n',
    true,
  ],
  [
    'commas missing between lines of an array',
    '[\n{"a":1}\n{"a":2}\n{"a":3}\n{"a":4}\n{"a":5}\n{"a":6}\n]',
    '[\n{"a":1},\n{"a":2},\n{"a":3},\n{"a":4},\n{"a":5},\n{"a":6}\n]',
    false,
  ],
  ['dots', '[1, 2, ...]', '[1, 2 ]', true],
])('%s', (_, text, expected, changesData) => {
  const result = repaired(text);
  expect(result).toMatchObject({ text: expected, changesData });
});

test.each([
  ['an object without a value', "{'a': <object at 0x7f>}", 6],
  ['a word', 'oops', 0],
  ['code', '{a: () => 1}', 7],
  ['a key without a value', '{"a": 1, "b"}', 9],
  ['a template', '{a: `x${y}`}', 4],
  ['the time at which it runs', '{a: new Date()}', 4],
  ['quotes that are doubled', "{'a': 'it''s x'}", 9],
  ['an array that cannot be read, with an object inside', '[?, {"a":1}]', 1],
  ['nesting that is too deep', '[1,'.repeat(30_000), 0],
])('%s is refused, with its place', (_, text, at) => {
  const result = repaired(text);
  expect(result.text).toBeUndefined();
  expect(result.refused).not.toBe('');
  if (at) expect(result.at).toBe(at);
});

test('of several pieces of JSON one is kept, or all', () => {
  const text = 'First {"a":1}, then {"b":2}.';
  expect(repaired(text)).toMatchObject({ text: '[{"a":1},\n{"b":2}]', blocks: 2, changesData: false });
  expect(repaired(text, { choice: 1 })).toMatchObject({ text: '{"b":2}', changesData: true });
});
