// Pre-rendered pages: which files they load, and in which order: the engine first, little before a game's first picture, one style sheet.
import { expect, test } from '@playwright/test';
import { sheetSource } from '../../src/build/headers.ts';
import { MISSING, PATHS } from './pages.ts';

const GAMES = PATHS.filter(path => /^\/games\/(?!guardians-and-glory$|lemonade-billionaire$)./.test(path));

/** Most scripts before a game's first picture. */
const MAX_SCRIPTS_FOR_PICTURE = 8;
/** Most scripts before a content page is hydrated; two are small: the bundler’s runtime, and the stored kinds, apart for the privacy policy. React is evaluated by itself. */
const MAX_SCRIPTS_FOR_PAGE = 8;
/** Chunks that load after a game's first picture, and levels, which are part of its script. */
const LATER_CHUNKS =
  /\.woff2$|\/(?:sound|MusicPlayer|composer|parts|Lab|HowToPlay|[\w-]*Hud|Toaster)-|^\/assets\/levels\//;

/** Links and scripts of a page's head, in order. */
function headFiles(html: string) {
  const head = html.slice(0, html.indexOf('</head>'));
  const tags = [...head.matchAll(/<(?:link|script)\b[^>]*>/g)].map(([tag]) => tag);
  const file = (tag: string) => /(?:href|src)="(\/[^"]+)"/.exec(tag)?.[1] ?? '';
  return {
    /** Files requested at once. */
    atOnce: tags.filter(tag => /rel="(?:modulepreload|preload)"|<script/.test(tag)).map(file),
    /** Files requested after the first paint of the page or its picture. */
    later: tags.filter(tag => /rel="later"/.test(tag)).map(file),
    sheets: tags.filter(tag => /rel="stylesheet"/.test(tag) && !/ disabled/.test(tag)).map(file),
  };
}
const isScript = (file: string) => file.endsWith('.js');

test('a game’s page names the engine first, and for its first picture nothing that can wait', async ({ request }) => {
  expect(GAMES.length).toBeGreaterThan(0);
  for (const path of GAMES) {
    const { atOnce, later } = headFiles(await (await request.get(path)).text());
    const scripts = atOnce.filter(isScript);
    expect(scripts[0], path).toMatch(/^\/build\/phaser-/);
    expect(scripts.length, scripts.join('\n')).toBeLessThanOrEqual(MAX_SCRIPTS_FOR_PICTURE);
    expect(
      scripts.filter(file => file.startsWith(`/build/${path.split('/').pop()}-`)),
      path,
    ).toHaveLength(2);
    expect(
      atOnce.filter(file => LATER_CHUNKS.test(file)),
      path,
    ).toEqual([]);
    expect(
      later.map(file => /^\/build\/(\w+)-/.exec(file)?.[1]),
      path,
    ).toEqual(['react', 'site', 'stored', 'ui', 'play']);
  }
});

test('every page is painted with the one sheet of styles that stands in it, and its policy allows', async ({
  request,
}) => {
  for (const path of [...PATHS, MISSING]) {
    const response = await request.get(path);
    const html = await response.text();
    expect(headFiles(html).sheets, path).toEqual([]);
    const sheets = [...html.matchAll(/<style>([^]*?)<\/style>/g)].map(([, text = '']) => text);
    expect(sheets, path).toHaveLength(1);
    expect(sheets[0], path).toMatch(/^@layer reset, tokens, base, ui, site/);
    expect(response.headers()['content-security-policy'], path).toContain(sheetSource(String(sheets[0])));
  }
});

test('no other page names the engine or a game, and few scripts make it answer', async ({ request }) => {
  for (const path of PATHS.filter(other => !GAMES.includes(other))) {
    const { atOnce, later } = headFiles(await (await request.get(path)).text());
    const scripts = [...atOnce, ...later].filter(isScript);
    expect(
      scripts.filter(file => /\/build\/(?:phaser|kit|stage|[\w-]+-play)-/.test(file)),
      path,
    ).toEqual([]);
    expect(scripts.length, path).toBeGreaterThan(1);
    expect(scripts.length, path).toBeLessThanOrEqual(MAX_SCRIPTS_FOR_PAGE);
  }
});
