// Sitemap, robots and manifest: every page, every icon, and no file that does not exist.
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { manifest, robots, sitemap } from './siteFiles.ts';

const about = { name: 'Paper & Co', shortName: 'Paper', description: 'Folds.', origin: 'https://paper.example' };

test('the sitemap names every path once, under the site’s own origin', () => {
  const xml = sitemap(['/', '/games', '/a&b'], about);
  expect([...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)).toEqual([
    'https://paper.example/',
    'https://paper.example/games',
    'https://paper.example/a&amp;b',
  ]);
});

test('robots are welcome and find the sitemap', () => {
  expect(robots(about)).toBe('User-agent: *\nAllow: /\n\nSitemap: https://paper.example/sitemap.xml\n');
});

test('the manifest’s icons are files, one of them for rounded screens', () => {
  const { name, icons } = JSON.parse(manifest(about)) as { name: string; icons: { src: string; purpose: string }[] };
  expect(name).toBe('Paper & Co');
  for (const { src } of icons) expect(existsSync(src.slice(1)), src).toBe(true);
  expect(icons.filter(({ purpose }) => purpose.includes('maskable'))).toHaveLength(1);
});
