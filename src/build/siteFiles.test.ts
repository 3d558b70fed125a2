// Sitemap, robots and manifest: every page, every icon, and no file that does not exist.
import { existsSync, readFileSync } from 'node:fs';
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

const shown = JSON.parse(manifest(about, [{ name: 'All games', path: '/games' }])) as {
  name: string;
  icons: { src: string; purpose: string }[];
  shortcuts: { name: string; url: string; icons: { src: string }[] }[];
  screenshots: { src: string; sizes: string; form_factor?: string }[];
};

test('the manifest’s icons are files, one of them for rounded screens', () => {
  expect(shown.name).toBe('Paper & Co');
  for (const { src } of shown.icons) expect(existsSync(src.slice(1)), src).toBe(true);
  expect(shown.icons.filter(({ purpose }) => purpose.includes('maskable'))).toHaveLength(1);
});

test('its icon leads to pages, with a picture that is a file', () => {
  expect(shown.shortcuts).toMatchObject([{ name: 'All games', url: '/games' }]);
  for (const { icons } of shown.shortcuts) expect(existsSync(String(icons[0]?.src.slice(1)))).toBe(true);
});

/** Width and height of a WebP file, in its extended format. */
function sizeOf(file: string): string {
  const bytes = readFileSync(file);
  expect(bytes.toString('latin1', 12, 16)).toBe('VP8X');
  return `${bytes.readUIntLE(24, 3) + 1}x${bytes.readUIntLE(27, 3) + 1}`;
}

test('its screenshots are files of the size that it says, for computers and for phones', () => {
  for (const { src, sizes } of shown.screenshots) expect(sizeOf(src.slice(1)), src).toBe(sizes);
  expect(new Set(shown.screenshots.map(({ form_factor: form }) => form))).toEqual(new Set(['wide', undefined]));
});
