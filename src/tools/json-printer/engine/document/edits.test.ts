// Edits: all other tokens are unchanged, undo restores the text, typed text becomes the specified value.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { times } from '../../../../../tests/setup/times.ts';
import { printText } from '../print/print.ts';
import { anyJson, checkNodes, document } from '../samples.ts';
import type { JsonDocument } from './document.ts';
import { add, duplicate, move, remove, rename, reorder, setValue } from './edits.ts';
import { type Edit, EMPTY_HISTORY, perform, redo, undo } from './history.ts';
import { childrenOf, isContainer, NONE } from './nodes.ts';

const nothing = () => undefined;

/** Compact text after an edit. */
function edited(text: string, edit: (sample: JsonDocument) => Edit | null): string {
  const sample = document(text);
  const made = edit(sample);
  if (made) perform(sample, EMPTY_HISTORY, made, nothing);
  checkNodes(sample);
  return printText(sample, 'compact');
}

describe('one edit', () => {
  const LONG = '{"n":12345678901234567890,"n":1.0,"e":[1e400,"\\u0041"]}';
  test.each<[what: string, edit: (sample: JsonDocument) => Edit | null, after: string]>([
    ['sets a value', s => setValue(s, 2, '2.50'), '{"n":12345678901234567890,"n":2.50,"e":[1e400,"\\u0041"]}'],
    ['sets a container', s => setValue(s, 1, '{"x": [1, {}]}'), '{"n":{"x":[1,{}]},"n":1.0,"e":[1e400,"\\u0041"]}'],
    ['replaces the document', s => setValue(s, 0, '[]'), '[]'],
    ['undefined removes a key', s => setValue(s, 1, 'undefined'), '{"n":1.0,"e":[1e400,"\\u0041"]}'],
    [
      'undefined in an array is null',
      s => setValue(s, 4, 'undefined'),
      '{"n":12345678901234567890,"n":1.0,"e":[null,"\\u0041"]}',
    ],
    ['renames', s => rename(s, 1, 'a "b"'), '{"a \\"b\\"":12345678901234567890,"n":1.0,"e":[1e400,"\\u0041"]}'],
    ['removes', s => remove(s, 3), '{"n":12345678901234567890,"n":1.0}'],
    [
      'adds to an object under a free key',
      s => add(s, 0),
      '{"n":12345678901234567890,"n":1.0,"e":[1e400,"\\u0041"],"key":null}',
    ],
    ['adds to an array', s => add(s, 3), '{"n":12345678901234567890,"n":1.0,"e":[1e400,"\\u0041",null]}'],
    [
      'duplicates under a free key',
      s => duplicate(s, 3),
      '{"n":12345678901234567890,"n":1.0,"e":[1e400,"\\u0041"],"e 2":[1e400,"\\u0041"]}',
    ],
    ['moves up', s => move(s, 3, -1), '{"n":12345678901234567890,"e":[1e400,"\\u0041"],"n":1.0}'],
    ['moves down', s => move(s, 4, 1), '{"n":12345678901234567890,"n":1.0,"e":["\\u0041",1e400]}'],
    ['does not move past the end', s => move(s, 3, 1), LONG],
    ['reorders', s => reorder(s, 0, [3, 1, 2]), '{"e":[1e400,"\\u0041"],"n":12345678901234567890,"n":1.0}'],
  ])('%s', (_, edit, after) => expect(edited(LONG, edit)).toBe(after));

  test('says why not', () => {
    expect(() => setValue(document('1'), 0, 'undefined')).toThrow('the document itself cannot be undefined');
    expect(() => remove(document('[]'), 0)).toThrow('the document itself cannot be removed');
    expect(() => rename(document('[1]'), 1, 'a')).toThrow('this value has no key');
    expect(() => add(document('[1]'), 1)).toThrow('only objects and arrays can hold values');
  });
});

test.each([
  ['{"b": [1.0]}', '{"b":[1.0]}'],
  ['"a\\u0041"', '"a\\u0041"'],
  ['12345678901234567890', '12345678901234567890'],
  ['null', 'null'],
  [' true ', 'true'],
  ['.5', '0.5'],
  ['+5', '5'],
  ['007', '7'],
  ['1.', '1'],
  ['-00.10', '-0.10'],
  ['0x1F', '31'],
  ['+1e400', '1e400'],
  ['1.2.3', '"1.2.3"'],
  ['Infinity', '"Infinity"'],
  ['hello', '"hello"'],
  ["'hello'", '"hello"'],
  ['"say "hi""', '"say \\"hi\\""'],
  ['a\nb', '"a\\nb"'],
  ['', '""'],
  [' x ', '" x "'],
  ['[1,', '"[1,"'],
  ['\ud800', '"\\ud800"'],
])('typed %j is %s', (text, json) => expect(edited('[0]', s => setValue(s, 1, text))).toBe(`[${json}]`));

/** Random edit of a random node. */
const anyEdit = fc.record({
  what: fc.nat(7),
  where: fc.nat(),
  text: fc.oneof(anyJson, fc.string(), fc.constant('undefined')),
});
type AnyEdit = typeof anyEdit extends fc.Arbitrary<infer T> ? T : never;

function editOf(sample: JsonDocument, { what, where, text }: AnyEdit): Edit | null {
  const { nodes } = sample;
  const node = where % nodes.length;
  if (what === 0) return isContainer(nodes, node) ? add(sample, node) : null;
  if (what === 1) return move(sample, node, -1);
  if (what === 2) return move(sample, node, 1);
  if (what === 3 && isContainer(nodes, node)) return reorder(sample, node, [...childrenOf(nodes, node)].reverse());
  if (node === 0) return text === 'undefined' ? null : setValue(sample, node, text);
  if (what === 4) return remove(sample, node);
  if (what === 5) return duplicate(sample, node);
  if (what === 6 && nodes.key[node] !== NONE) return rename(sample, node, text);
  return setValue(sample, node, text);
}

test('undo goes back through the very texts, redo forward through them', () => {
  fc.assert(
    fc.property(anyJson, fc.array(anyEdit, { maxLength: 12 }), (text, edits) => {
      const sample = document(text);
      let history = EMPTY_HISTORY;
      const texts = [printText(sample, 'compact')];
      for (const any of edits) {
        const edit = editOf(sample, any);
        if (!edit) continue;
        ({ history } = perform(sample, history, edit, nothing));
        checkNodes(sample);
        texts.push(printText(sample, 'compact'));
      }
      expect(JSON.parse(texts.at(-1) as string)).toBeDefined();
      for (const expected of texts.toReversed().slice(1)) {
        ({ history } = undo(sample, history, nothing) ?? { history });
        expect(printText(sample, 'compact')).toBe(expected);
      }
      checkNodes(sample);
      for (const expected of texts.slice(1)) {
        ({ history } = redo(sample, history, nothing) ?? { history });
        expect(printText(sample, 'compact')).toBe(expected);
      }
      expect(redo(sample, history, nothing)).toBeNull();
    }),
    { numRuns: times(100, 500) },
  );
});
