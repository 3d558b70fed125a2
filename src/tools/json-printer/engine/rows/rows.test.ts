// Visible rows, as drawings: `+` is collapsed, `-` is expanded, levels by indentation.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { times } from '../../../../../tests/setup/times.ts';
import { type JsonDocument, keyBytes, leafBytes } from '../document/document.ts';
import { isOpen, Kind } from '../document/nodes.ts';
import { anyJson, document } from '../samples.ts';
import { runSteps } from '../steps.ts';
import { decode } from '../text/bytes.ts';
import { collapseLevel, expandInitially, expandLevel, setExpandedAll } from './levels.ts';
import {
  ALL_AS_TREE,
  buildRows,
  canOpen,
  emptyRows,
  expandAllRows,
  expandAncestors,
  matchMask,
  RowKind,
  type RowOptions,
  rowOf,
} from './rows.ts';
import { search } from './search.ts';

function drawn(sample: JsonDocument, shown: RowOptions = ALL_AS_TREE): string {
  const { nodes } = sample;
  const rows = buildRows(nodes, emptyRows(), shown);
  const lines = Array.from({ length: rows.length }, (_, i) => {
    const node = rows.node[i] as number;
    const kind = rows.kind[i] as number;
    const isObject = nodes.kind[node] === Kind.object;
    const pad = ' '.repeat(nodes.depth[node] as number);
    if (kind === RowKind.close) return pad + (isObject ? '}' : ']');
    if (kind === RowKind.head) return `${pad} #`;
    if (kind === RowKind.cells) return `${pad}| ${node}`;
    const key = keyBytes(sample, node);
    const name = key ? `${JSON.parse(decode(key))}:` : '';
    if ((nodes.kind[node] as number) > Kind.array) return pad + name + decode(leafBytes(sample, node));
    return `${pad}${name}${isObject ? '{' : '['}${canOpen(nodes, node) ? (isOpen(nodes, node) ? '-' : '+') : ''}`;
  });
  return `\n${lines.join('\n')}\n`;
}

const SAMPLE = '{"a":[1,{"b":[]}],"c":{"d":[2]}}';

describe('levels', () => {
  test('open from the shallowest, and count', () => {
    const sample = document(SAMPLE);
    expect(drawn(sample)).toBe('\n{+\n');
    expect(expandLevel(sample.nodes)).toEqual({ level: 0, count: 1 });
    expect(drawn(sample)).toBe('\n{-\n a:[+\n c:{+\n}\n');
    expect(expandLevel(sample.nodes)).toEqual({ level: 1, count: 2 });
    expect(expandLevel(sample.nodes)).toEqual({ level: 2, count: 2 });
    expect(drawn(sample)).toBe('\n{-\n a:[-\n  1\n  {-\n   b:[\n  }\n ]\n c:{-\n  d:[-\n   2\n  ]\n }\n}\n');
    expect(expandLevel(sample.nodes)).toBeNull();
  });
  test('close from the deepest', () => {
    const sample = document(SAMPLE);
    setExpandedAll(sample.nodes, true);
    expect(collapseLevel(sample.nodes)).toEqual({ level: 2 });
    expect(drawn(sample)).toBe('\n{-\n a:[-\n  1\n  {+\n ]\n c:{-\n  d:[+\n }\n}\n');
    expect(collapseLevel(sample.nodes)).toEqual({ level: 1 });
    expect(collapseLevel(sample.nodes)).toEqual({ level: 0 });
    expect(collapseLevel(sample.nodes)).toBeNull();
  });
  test('all at once, and whether anything changed', () => {
    const { nodes } = document(SAMPLE);
    expect([
      setExpandedAll(nodes, true),
      setExpandedAll(nodes, true),
      setExpandedAll(nodes, false),
      setExpandedAll(nodes, false),
    ]).toEqual([true, false, true, false]);
  });
  test('a small document opens whole, a large one its root', () => {
    const small = document(SAMPLE);
    expandInitially(small.nodes);
    expect(expandLevel(small.nodes)).toBeNull();
    const large = document(SAMPLE);
    expandInitially(large.nodes, 3);
    expect(drawn(large)).toBe('\n{-\n a:[+\n c:{+\n}\n');
  });
});

test('everything open is one row per value and one per bracket that closes', () => {
  fc.assert(
    fc.property(anyJson, text => {
      const { nodes } = document(text);
      setExpandedAll(nodes, true);
      const rows = buildRows(nodes, emptyRows(), ALL_AS_TREE);
      const brackets = Array.from({ length: nodes.length }, (_, node) => node).filter(node => canOpen(nodes, node));
      expect(rows.length).toBe(nodes.length + brackets.length);
      for (let node = 0; node < nodes.length; node++) expect(rows.node[rowOf(nodes, rows, node)]).toBe(node);
    }),
  );
});

test('opened and laid in one go: the same rows, and whether anything was closed', () => {
  let again = emptyRows();
  fc.assert(
    fc.property(anyJson, fc.infiniteStream(fc.boolean()), (text, closed) => {
      const { nodes } = document(text);
      setExpandedAll(nodes, true);
      const wanted = buildRows(nodes, emptyRows(), ALL_AS_TREE);
      let isAnyClosed = false;
      for (let node = 0; node < nodes.length; node++)
        if (canOpen(nodes, node) && closed.next().value) {
          nodes.view[node] = 0;
          isAnyClosed = true;
        }
      for (const previous of [emptyRows(), again]) {
        const { rows, isChanged } = expandAllRows(nodes, previous);
        expect(isChanged).toBe(isAnyClosed && previous !== again);
        again = previous === again ? rows : again;
        expect(rows.node.subarray(0, rows.length)).toEqual(wanted.node.subarray(0, wanted.length));
        expect(rows.kind.subarray(0, rows.length)).toEqual(wanted.kind.subarray(0, wanted.length));
      }
    }),
  );
});

test('tables stand in the tree, in their order', () => {
  const sample = document('{"t":[{"a":1},{"a":2}],"z":0}');
  setExpandedAll(sample.nodes, true);
  expect(drawn(sample, { tables: new Map([[1, {}]]), visibleNodes: null })).toBe(
    '\n{-\n t:[-\n  #\n  | 2\n  | 4\n ]\n z:0\n}\n',
  );
  expect(drawn(sample, { tables: new Map([[1, { order: Uint32Array.of(4, 2) }]]), visibleNodes: null })).toBe(
    '\n{-\n t:[-\n  #\n  | 4\n  | 2\n ]\n z:0\n}\n',
  );
});

test('a filter leaves matches, what is above them and what is in them', () => {
  const sample = document('{"a":{"x":1,"cat":2},"b":[3],"cats":[4,{"y":5}]}');
  setExpandedAll(sample.nodes, true);
  const found = runSteps(search(sample, 'CAT'));
  const only = matchMask(sample.nodes, found);
  expect(drawn(sample, { tables: new Map(), visibleNodes: only })).toBe(
    '\n{-\n a:{-\n  cat:2\n }\n cats:[-\n  4\n  {-\n   y:5\n  }\n ]\n}\n',
  );
});

test('what is hidden stands for the nearest above it, until it is revealed', () => {
  const { nodes } = document(SAMPLE);
  let rows = buildRows(nodes, emptyRows(), ALL_AS_TREE);
  expect(rowOf(nodes, rows, 4)).toBe(0);
  expect(expandAncestors(nodes, 4)).toBe(true);
  expect(expandAncestors(nodes, 4)).toBe(false);
  rows = buildRows(nodes, rows, ALL_AS_TREE);
  expect(rows.node[rowOf(nodes, rows, 4)]).toBe(4);
});

test('any number of levels all show', () => {
  const depth = times(100_000, 1_000_000);
  const { nodes } = document('['.repeat(depth) + ']'.repeat(depth));
  setExpandedAll(nodes, true);
  const rows = buildRows(nodes, emptyRows(), ALL_AS_TREE);
  expect(rows.length).toBe(2 * depth - 1);
});
