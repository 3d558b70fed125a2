// Mutation operators and nearest tests, on drawn sources; and the table of planted faults stands where it says.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FAULTS } from './faults.mjs';
import { importersOf, nearestTests } from './nearest.mjs';
import { draw, faultsIn } from './operators.mjs';

test.each([
  [
    'src/a.ts',
    "document.addEventListener('visibilitychange', hide);",
    "document.removeEventListener('visibilitychange', hide);",
  ],
  ['src/huds/x/Hud.tsx', "send({ type: 'undo' })", "send({ type: 'plantedCommand' })"],
  ['src/huds/x/Hud.tsx', '<Button onClick={onUndo}>', '<Button onClick={() => {}}>'],
  ['src/ui/x.css', '    visibility: hidden;', '    visibility: visible;'],
  ['src/ui/links.ts', 'export const MAX_LINK_LENGTH = 30_000;', 'export const MAX_LINK_LENGTH = 300000;'],
  ['src/build/headers.ts', "  'X-Content-Type-Options': 'nosniff',", "  'X-Content-Type-Options': 'planted',"],
  ['scenes/golf/rules/roll.ts', '  if (speed < least) return;', '  if (speed <= least) return;'],
])('%s: %s', (file, line, to) => {
  expect(faultsIn(file, line).map(fault => fault.to)).toContain(to);
});

test.each([
  ['scenes/golf/rules/roll.ts', '  // a < b && c'],
  ['scenes/golf/rules/roll.test.ts', '  if (a < b) return;'],
  ['scenes/golf/bots/pilot.ts', '  if (a < b) return;'],
])('no fault in %s: %s', (file, line) => expect(faultsIn(file, line)).toEqual([]));

test('one seed draws the same faults, so many of each kind, no two in one file', () => {
  const faults = [1, 2, 3, 4].flatMap(n => faultsIn(`scenes/golf/rules/${n}.ts`, 'if (a < b && c === d) go();'));
  expect(draw(faults, 7, 3)).toEqual(draw(faults, 7, 3));
  expect(new Set(draw(faults, 7, 3).map(({ file }) => file)).size).toBe(3);
});

test('nearest tests: those beside a file, then those that reach it by the fewest imports', () => {
  const sources = new Map([
    ['src/a.ts', ''],
    ['src/a.test.ts', "import './a.ts';"],
    ['src/b.ts', "import './a.ts';"],
    ['tests/far.test.ts', "import '../src/b.ts';"],
    ['tests/other.test.ts', ''],
  ]);
  expect(nearestTests('src/a.ts', importersOf(sources), 9)).toEqual(['src/a.test.ts', 'tests/far.test.ts']);
  expect(nearestTests('src/a.ts', importersOf(sources), 1)).toEqual(['src/a.test.ts']);
});

test.each(FAULTS.map(fault => [fault.file, fault.from] as const))('%s still says %s', (file, from) => {
  expect(readFileSync(file, 'utf8')).toContain(from);
});
