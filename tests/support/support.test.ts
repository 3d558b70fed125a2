// The supported browsers: one list, and a check of built files that finds whatever one of them lacks.
import { readFileSync } from 'node:fs';
import { loadConfigFromFile } from 'vite';
import { expect, test } from 'vitest';
import { BROWSERS } from '../../src/build/browsers.mjs';
import { unsupported } from './built.mjs';
import { data, lackingIn } from './compat.mjs';
import { scriptFaults } from './scripts.mjs';
import { styleFaults } from './styles.mjs';

const uses = (found: readonly { use: string }[]) => found.map(({ use }) => use);

test.each([
  ['using handle = open();', 'syntax newer than ES2024'],
  ['await using handle = open();', 'syntax newer than ES2024'],
  ['const word = /(?i:fox)/;', 'syntax newer than ES2024'],
  ["import data from './data.json' with { type: 'json' };", 'syntax newer than ES2024'],
  ['new Set([1]).union(new Set([2]));', 'Set.union'],
  ['const both = new Set([1]); both.union(new Set([2]));', 'Set.union'],
  ['let both; both = new Set(); both?.union(both);', 'Set.union'],
  ['const both = Set.prototype.union.call(one, other);', 'Set.union'],
  ['export const both = (one, other) => one.union(other);', '.union()'],
  ['one.values().toArray();', '.toArray()'],
  ['Promise.try(work);', 'Promise.try'],
  ['RegExp.escape(word);', 'RegExp.escape'],
  ['Temporal.Now.instant();', 'Temporal'],
  ['new Float16Array(2);', 'Float16Array'],
  ['globalThis.navigation.back();', 'navigation'],
  ['const { navigation } = window; const { share } = navigator;', 'navigator.share'],
  ['parent.moveBefore(child, null);', '.moveBefore'],
])('in scripts %s is found', (text, use) => {
  expect(uses(scriptFaults(text))).toContain(use);
});

test.each([
  'Object.groupBy(rows, ({ kind }) => kind);',
  'const { promise, resolve } = Promise.withResolvers();',
  'AbortSignal.any([signal, AbortSignal.timeout(9)]);',
  'class Lasso { union(other) { return other; } } new Lasso().union(1);',
  'rows.map(row => row.filter(Boolean)).toSorted();',
  'const navigation = 1; navigation.back();',
  '/[\\p{L}--[a-z]]/v.test(word);',
])('in scripts %s is known to all', text => {
  expect(scriptFaults(text)).toEqual([]);
});

test('a name that is some script’s own is not taken for the browser’s, except on what is the browser’s', () => {
  expect(scriptFaults('port.moveBefore(1);', new Set(['moveBefore']))).toEqual([]);
  expect(uses(scriptFaults('class A { union() {} } new Set().union(new Set());'))).toEqual(['Set.union']);
});

test.each([
  ['a { inline-size: calc(1px * sibling-index()); }', 'sibling-index()'],
  ['a { color: if(media(print): black; else: white); }', 'if()'],
  ['main { & > a { --size: random(1px, 2px); } }', 'random()'],
  ['ul { li { color: contrast-color(red); } }', 'contrast-color()'],
  ['a { color: fancy(1); }', 'fancy()'],
  ['a { corner-shape: squircle; }', 'corner-shape'],
  ['a { fancy: 1; }', 'fancy'],
  ['a { text-wrap: pretty; }', 'text-wrap: pretty'],
  ['@layer site { select::picker(select) { color: red; } }', '::picker'],
  ['a:has-slotted { color: red; }', ':has-slotted'],
  ['@function --twice(--n) { result: calc(var(--n) * 2); }', '@function'],
  ['@scope (main) { a { color: red; } }', '@scope'],
  ['a { inline-size: 2rcap; }', 'rcap'],
])('in styles %s is found', (text, use) => {
  expect(uses(styleFaults(text))).toContain(use);
});

test.each([
  'main :is(a, b):not(:has(i)) { color: oklch(0.9 0.1 20); inset: 0; }',
  '@supports (color: contrast-color(red)) { a { color: contrast-color(red); } }',
  'a { -webkit-user-select: none; user-select: none; }',
  '@media (width < 30rem) or ((height < 42rem) and (pointer: coarse)) { a { inline-size: 4cqi; } }',
  '@keyframes turn { from { rotate: 0deg; } 50% { rotate: 1turn; } }',
  '@font-face { font-family: a; size-adjust: 104%; src: url(a.woff2) format("woff2-variations"); }',
])('in styles %s is known to all', text => {
  expect(styleFaults(text)).toEqual([]);
});

test('a guard counts in its own file alone, and one that nothing needs is told', () => {
  const script = (text: string) => unsupported({ scripts: new Map([['a.js', text]]), styles: new Map() });
  expect(script('navigator.share({ text });').faults).toEqual([
    expect.stringMatching(/^a\.js: navigator\.share is missing in/),
  ]);
  expect(script('navigator.share?navigator.share({ text }):0').faults).toEqual([]);
  expect(script('1').unused).toContain('tests/support/guarded.mjs: navigator.share is listed and used nowhere');
  const style = (text: string) => unsupported({ scripts: new Map(), styles: new Map([['a.css', text]]) }).faults;
  expect(style('a { color: oklch(from red calc(l - 0.1) c h); }')).toEqual([]);
  expect(style('a { color: oklch(from red l c calc(h + 30)); }')).toHaveLength(1);
});

test('the build, README and the styles’ condition name the list of package.json', async () => {
  const { build } = await loadConfigFromFile({ command: 'build', mode: 'production' }).then(
    loaded => loaded?.config ?? {},
  );
  const { chrome, edge, firefox, safari } = BROWSERS;
  expect(build?.target).toEqual([
    `chrome${chrome}`,
    `edge${edge}`,
    `firefox${firefox}`,
    `safari${safari}`,
    `ios${safari}`,
  ]);
  expect(BROWSERS).toEqual({ ...BROWSERS, and_chr: chrome, and_ff: firefox, ios_saf: safari });
  expect(readFileSync('README.md', 'utf8')).toContain(
    `Chrome and Edge ${chrome}, Firefox ${firefox} and Safari ${safari}`,
  );
});

/** The styles' condition holds from these versions on. Each browser of the list is the first in which both features are there. */
test('the sentence of an older browser is hidden from the listed versions on, and in none before', () => {
  const css = readFileSync('src/site/frame/oldBrowser.css', 'utf8');
  expect(css).toMatch(/@supports \(content: "a" \/ "b"\) and \(color: oklch\(from #000 l c h\)\) \{/);
  const features = [data.css.properties?.content?.alt_text, data.css.types?.color?.oklch?.relative_syntax];
  const lacks = (name: string, version: string) =>
    features.some(feature => lackingIn(feature, { [name]: version }, true).length > 0);
  for (const [name, version] of Object.entries(BROWSERS)) {
    expect(lacks(name, version), `${name} ${version}`).toBe(false);
    const before = releaseBefore(version);
    expect(lacks(name, before), `${name} ${before}`).toBe(true);
  }
});

/** The release before one: 127 before 128, 17.4 before 17.5. */
const releaseBefore = (version: string) => {
  const [major = 0, minor] = version.split('.').map(Number);
  return minor === undefined ? String(major - 1) : `${major}.${minor - 1}`;
};
