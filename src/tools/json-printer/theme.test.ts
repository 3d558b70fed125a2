// The tool's own light and dark are the studio's: each pair says what tokens.css says on its side.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const [light = '', dark = ''] = read('../../ui/tokens.css').split('@media (prefers-color-scheme: dark)');
const declared = (text: string, name: string) => new RegExp(`^\\s*${name}: (.+);$`, 'm').exec(text)?.[1];

/** A token's colour, inks followed to theirs. */
function colour(text: string, name: string): string | undefined {
  const value = declared(text, name) ?? declared(light, name);
  const ink = /^var\((--\w+)\)$/.exec(value ?? '')?.[1];
  return ink ? declared(light, ink) : value;
}

const pairs = [...read('./JsonPrinter.module.css').matchAll(/^\s*(--(?!json)[\w-]+): light-dark\((.+\)), (.+)\);$/gm)];

test('there are pairs', () => expect(pairs.length).toBeGreaterThan(10));
test.each(pairs.map(([, name, bright, dim]) => [name, bright, dim] as const))('%s', (name, bright, dim) => {
  expect([bright, dim]).toEqual([colour(light, name as string), colour(dark, name as string)]);
});
