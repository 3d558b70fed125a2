// Sitemap, feed, robots and manifest: every page, every release, every icon, and no file that does not exist.
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FEED_FILE, RELEASES } from '../site/releases.ts';
import { feed, manifest, robots, sitemap } from './siteFiles.ts';

const about = { name: 'Paper & Co', shortName: 'Paper', description: 'Folds.', origin: 'https://paper.example' };

test('the sitemap names every path once, under the site’s own origin', () => {
  const xml = sitemap(['/', '/games', '/a&b'], about);
  expect([...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)).toEqual([
    'https://paper.example/',
    'https://paper.example/games',
    'https://paper.example/a&amp;b',
  ]);
});

const RELEASE = { id: 'foxes', date: '2026-11-25', title: 'Foxes & <birds>', items: ['Five < six', 'And more'] };

test('the feed is well-formed Atom: newest first, with absolute addresses and escaped texts', () => {
  const earlier = { ...RELEASE, id: 'birds', date: '2026-11-20' };
  const xml = feed([RELEASE, earlier], '/whats-new', '/whats-new.xml', about);
  const opened = [...xml.matchAll(/<(\/?)([\w]+)[^<>]*?(\/?)>/g)].filter(([, , name]) => name !== 'xml');
  const open: (string | undefined)[] = [];
  for (const [, isEnd, name, isEmpty] of opened) {
    if (isEnd) expect(open.pop()).toBe(name);
    else if (!isEmpty) open.push(name);
  }
  expect(open).toEqual([]);
  expect(xml).toContain('<updated>2026-11-25T00:00:00Z</updated>\n  <author><name>Paper &amp; Co</name></author>');
  expect(xml).toContain('<link rel="self" type="application/atom+xml" href="https://paper.example/whats-new.xml"/>');
  expect([...xml.matchAll(/<id>(.*)<\/id>/g)].map(([, id]) => id)).toEqual([
    'https://paper.example/whats-new',
    'https://paper.example/whats-new#foxes',
    'https://paper.example/whats-new#birds',
  ]);
  expect(xml).toContain('<title>Foxes &amp; &lt;birds></title>');
  // Twice: once as HTML, once as text of the feed.
  expect(xml).toContain('&lt;li>Five &amp;lt; six&lt;/li>');
});

test('releases have dates, newest first, and names of their own', () => {
  const dates = RELEASES.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
  for (const date of dates) expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
  expect(new Set(RELEASES.map(({ id }) => id)).size).toBe(RELEASES.length);
  expect(FEED_FILE).toMatch(/^\/[\w-]+\.xml$/);
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
