// Tokens: the site and the games are cut from the same inks, and a theme set anywhere reaches every colour.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Declaration, parse } from 'postcss';
import { expect, test } from 'vitest';
import { INKS } from '../../scenes/kit/core/inks.ts';

test('the inks of tokens.css are the inks of the games', () => {
  const css = readFileSync('src/ui/tokens.css', 'utf8');
  const declared = [...css.matchAll(/^ {4}--(\w+): oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\);$/gm)]
    .map(([, name, l, c, h]) => [String(name), [Number(l), Number(c), Number(h)]] as const)
    .filter(([name]) => name in INKS);
  expect(Object.fromEntries(declared)).toEqual(INKS);
  expect(declared).toHaveLength(Object.keys(INKS).length);
});

/** Where styles set a theme, or hold its colours above an element that sets another: a line each. */
function themeFaults(sheets: Readonly<Record<string, string>>): string[] {
  const declarations = Object.entries(sheets).flatMap(([file, css]) => {
    const all: { file: string; selector: string; prop: string; value: string }[] = [];
    parse(css).walkDecls(declaration => {
      const { prop, value } = declaration;
      all.push({ file, prop, value, selector: selectorOf(declaration) });
    });
    return all;
  });
  /** Custom properties that differ in light and dark: by themselves, or by one that they are made of. */
  const themed = new Set<string>();
  const isThemed = (value: string) =>
    value.includes('light-dark(') || [...value.matchAll(/var\((--[\w-]+)/g)].some(([, name]) => themed.has(name ?? ''));
  for (let size = -1; size !== themed.size; ) {
    size = themed.size;
    for (const { prop, value } of declarations) if (prop.startsWith('--') && isThemed(value)) themed.add(prop);
  }
  const isRoot = (selector: string) => /^(?::root|html|body)\b[^\s,]*$/.test(selector);
  return declarations.flatMap(({ file, selector, prop, value }) => {
    if (prop === 'color-scheme' && !isRoot(selector) && !/^\[data-theme="(?:light|dark)"\]$/.test(selector))
      return [`${file}: ${selector} sets a theme; [data-theme] of tokens.css does`];
    if (prop.startsWith('--') && isThemed(value) && isRoot(selector))
      return [`${file}: ${prop} is the root's alone; it belongs to :root, [data-theme]`];
    return [];
  });
}

/** Selector of a declaration's rule, on one line. */
function selectorOf({ parent }: Declaration): string {
  return parent?.type === 'rule' ? parent.selectors.join(', ') : '';
}

test('a theme is set in one way, and its colours stand where it is set', () => {
  const files = ['src', 'scenes'].flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(file => join(folder, file)),
  );
  const sheets = files.filter(file => file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(60);
  expect(themeFaults(Object.fromEntries(sheets.map(file => [file, readFileSync(file, 'utf8')])))).toEqual([]);
});

test.each([
  ['a theme of its own', '.tool { &[data-dark] { color-scheme: dark; } }', /sets a theme/],
  ['a colour of the root', ':root { --a: light-dark(red, blue); }', /--a is the root's alone/],
  [
    'a colour made of one',
    ':root, [data-theme] { --a: light-dark(red, blue); } :root { --b: 0 0 var(--a); }',
    /--b is/,
  ],
])('%s is found', (_, css, fault) => {
  expect(themeFaults({ 'a.css': css })).toEqual([expect.stringMatching(fault)]);
});
