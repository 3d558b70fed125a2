// Scroll tie: both sides begin and end together, the same place stands at the same height, and only the side with a hand on it leads.
import { expect, test, vi } from 'vitest';
import { View } from '../engine/document/nodes.ts';
import { ALL_AS_TREE, buildRows, emptyRows } from '../engine/rows/rows.ts';
import { document } from '../engine/samples.ts';
import { layLines, lineAt, lineNumber } from '../engine/text/textLines.ts';
import { lineOfTreeRow, offsetOf, placeOf, treeRowOf } from './scrollPlaces.ts';
import { newScrollTie, type ScrollPlace } from './scrollTie.ts';

const H = 20;
const HEIGHT = 200;
const text = `[${Array.from({ length: 100 }, (_, i) => `{"id":${i},"tags":["a","b"]}`).join()}]`;

/** The tree with its root expanded, or all of it; and the text. */
function sides(isAll: boolean) {
  const { nodes } = document(text);
  nodes.view.fill(View.open, 0, isAll ? nodes.length : 1);
  const rows = buildRows(nodes, emptyRows(), ALL_AS_TREE);
  const lines = layLines(nodes);
  const most = { tree: rows.length * H - HEIGHT, text: lines.count * H - HEIGHT };
  const fromTree = (top: number) =>
    placeOf({ top, height: HEIGHT, count: rows.length, rowHeight: H }, row => lineOfTreeRow(rows, row));
  const fromText = (top: number) =>
    placeOf({ top, height: HEIGHT, count: lines.count, rowHeight: H }, line =>
      line < lines.count ? lineAt(lines, line) : undefined,
    );
  return {
    nodes,
    rows,
    lines,
    most,
    toText: (top: number) => offsetOf(fromTree(top) as ScrollPlace, H, line => lineNumber(lines, line)),
    toTree: (top: number) => offsetOf(fromText(top) as ScrollPlace, H, line => treeRowOf(nodes, rows, line)),
  };
}

test.each([true, false])('both begin and end together (all expanded: %s)', isAll => {
  const { toText, toTree, most } = sides(isAll);
  expect(toText(0)).toBe(0);
  expect(toTree(0)).toBe(0);
  expect(toText(most.tree)).toBeCloseTo(most.text);
  expect(toTree(most.text)).toBeCloseTo(most.tree);
});

test('of a tree that is all expanded both stand alike', () => {
  const { toText, toTree, most } = sides(true);
  for (let top = 0; top <= most.tree; top += 37) {
    expect(toText(top)).toBeCloseTo(top);
    expect(toTree(top)).toBeCloseTo(top);
  }
});

test('what scrolls up on one side never scrolls down on the other', () => {
  const { toText, toTree, most } = sides(false);
  for (const [follow, end] of [
    [toText, most.tree],
    [toTree, most.text],
  ] as const) {
    let last = -1;
    for (let top = 0; top <= end; top += 7) {
      const at = follow(top) as number;
      expect(at).toBeGreaterThan(last - H);
      last = at;
    }
  }
});

test('a hidden value leads to the collapsed one around it, a bracket to its own row', () => {
  const { nodes, rows } = sides(false);
  expect(treeRowOf(nodes, rows, { node: 4, isClose: false })).toBe(1);
  expect(treeRowOf(nodes, rows, { node: 1, isClose: true })).toBe(1);
  expect(treeRowOf(nodes, rows, { node: 0, isClose: true })).toBe(101);
});

test('only the side with a hand on it leads', () => {
  const tie = newScrollTie();
  const [tree, written] = [vi.fn<(place: ScrollPlace) => void>(), vi.fn<(place: ScrollPlace) => void>()];
  tie.follow('tree', tree);
  const stop = tie.follow('text', written);
  const place: ScrollPlace = { line: { node: 0, isClose: false }, below: null, part: 0, height: 0 };
  tie.moved('tree', place);
  expect(written).not.toHaveBeenCalled();
  tie.lead('tree');
  tie.moved('text', place);
  tie.moved('tree', place);
  expect(tree).not.toHaveBeenCalled();
  expect(written).toHaveBeenCalledExactlyOnceWith(place);
  tie.skipNext('tree');
  tie.moved('tree', place);
  stop();
  tie.moved('tree', place);
  expect(written).toHaveBeenCalledOnce();
});
