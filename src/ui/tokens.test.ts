// The site and the games are cut from the same twelve inks and navy.
import { readFileSync } from 'node:fs';
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
