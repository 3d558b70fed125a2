// Pre-rendering (static site generation): after the client build every route is rendered to an HTML document; then server files and compression.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import type { brand } from '../site/brand.ts';
import type * as news from '../site/releases.ts';
import { ChunkGraph } from './chunkGraph.ts';
import { compress, compressFile } from './compress.ts';
import { HEADERS_FILE, headersFile, NOT_FOUND_PAGE, nginxFile, redirects, sheetSource } from './headers.ts';
import { buildWorker, offlineList } from './offline.ts';
import { feed, manifest as manifestFile, robots, type Shortcut, sitemap } from './siteFiles.ts';

/** Exports of src/entry-server.tsx, the server-side build of the site. */
interface ServerEntry {
  readonly pages: readonly {
    readonly path: string;
    /** The module of the page, relative to the root of the project. */
    readonly source: string;
    /** The id, where it is a game's page. */
    readonly game?: string;
  }[];
  readonly brand: typeof brand;
  readonly news: typeof news;
  /** Module of the 404 page. */
  readonly missing: string;
  readonly shortcuts: readonly Shortcut[];
  render(path: string): Promise<string>;
  renderNotKept(): Promise<string>;
}

/** `licences` are those of the client build, which a page lists. */
export function prerender(licences: { prerendered(): Plugin }): Plugin {
  let config: ResolvedConfig;
  let written: readonly Rolldown.OutputChunk[] | undefined;
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle(_, bundle) {
      written = Object.values(bundle).filter(file => file.type === 'chunk');
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        // This hook runs after a failed build too; then the build's own error is the one to show.
        if (!written || config.build.ssr || this.meta.watchMode) return;
        const folder = resolve(config.root, config.build.outDir);
        const chunks = new ChunkGraph(config.root, written);
        // Under node_modules, so that its bare imports resolve.
        const outDir = join(config.root, `node_modules/.prerender-${process.pid}`);
        const {
          pages,
          missing,
          brand: about,
          shortcuts,
          news: { RELEASES, NEWS_PATH, FEED_FILE },
          render,
          renderNotKept,
        } = await serverEntry(config, outDir, licences.prerendered());

        const sheets = new Set<string>();
        const withTags = (html: string, source: string, game?: string) => {
          const files = pageFilesOf(chunks, source, game);
          const sheet = joinStyles(folder, files.styles);
          sheets.add(sheetSource(sheet));
          return injectTags(html, files, sheet);
        };
        for (const { path, source, game } of pages)
          write(join(folder, path, 'index.html'), withTags(await render(path), source, game));
        write(join(folder, NOT_FOUND_PAGE), withTags(await render('/404'), missing));
        const sheet = joinStyles(folder, pageFilesOf(chunks, missing).styles);
        const notKept = (await renderNotKept()).replace('</head>', () => `<style>${sheet}</style></head>`);
        rmSync(outDir, { recursive: true });

        const paths = pages.map(({ path }) => path);
        const moved = redirects(paths);
        if (sheets.size > MAX_SHEETS) throw new Error(`${sheets.size} different style sheets stand in the documents`);
        write(join(folder, HEADERS_FILE), headersFile([...sheets]));
        write(join(folder, 'nginx.conf'), nginxFile(moved, [...sheets]));
        write(join(folder, 'sitemap.xml'), sitemap(paths, about));
        write(join(folder, FEED_FILE), feed(RELEASES, NEWS_PATH, FEED_FILE, about));
        write(join(folder, 'robots.txt'), robots(about));
        write(join(folder, 'manifest.webmanifest'), manifestFile(about, shortcuts));
        await compress(folder);
        const list = offlineList({ folder, pages, chunks, missing, moved, notKept });
        for (const file of await buildWorker(config, folder, list)) await compressFile(join(folder, file));
      },
    },
  };
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Builds the site for Node and imports it. */
async function serverEntry(config: ResolvedConfig, outDir: string, plugin: Plugin): Promise<ServerEntry> {
  await build({
    root: config.root,
    ...(config.configFile && { configFile: config.configFile }),
    logLevel: 'warn',
    plugins: [plugin],
    build: { ssr: 'src/entry-server.tsx', outDir, emptyOutDir: true, copyPublicDir: false },
  });
  return import(pathToFileURL(join(outDir, 'entry-server.js')).href);
}

/** Output files that a page loads. */
interface PageFiles {
  /** The first script, boot.ts. */
  readonly entry: string;
  /** Phaser, on a game's page: the largest file, so it is preloaded first. */
  readonly engine: string | undefined;
  /** Preloaded at once. */
  readonly scripts: readonly string[];
  /** Preloaded by boot.ts once the page's text or the game's first picture is painted. */
  readonly later: readonly string[];
  readonly styles: readonly string[];
}

/** The files of a page: the first script, its own, on a game's page those of the first frame, and all they import. */
function pageFilesOf(chunks: ChunkGraph, source: string, game?: string): PageFiles {
  const entry = chunks.of('src/boot.ts');
  const ofGame =
    game === undefined ? [] : [chunks.of(`scenes/${game}/index.ts`), ...chunks.at(firstFrameModules(game))];
  const needed = chunks.inOrder([entry, chunks.of('src/main.tsx'), chunks.of(source), ...ofGame]);
  const engine = needed.find(({ name }) => name === 'phaser');
  const others = needed.filter(chunk => chunk !== entry && chunk !== engine);
  const early = new Set(
    game === undefined ? [] : chunks.inOrder([chunks.of('src/play/stage/earlyBoot.ts'), ...ofGame]),
  );
  const isTool = game === undefined && source.startsWith('src/tools/');
  const isEarly = (chunk: Rolldown.OutputChunk) => isTool || early.has(chunk);
  return {
    entry: entry.fileName,
    engine: engine?.fileName,
    scripts: others.filter(isEarly).map(({ fileName }) => fileName),
    later: others.filter(chunk => !isEarly(chunk)).map(({ fileName }) => fileName),
    styles: needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
  };
}

/** Modules that a game's page needs before it can draw: the kit with Phaser, the game's rules and its scene. */
const firstFrameModules = (game: string) =>
  new RegExp(`^scenes/(?:kit/phaser/mount|${game}/(?:play|scene/\\w+Scene))\\.ts$`);

/** The order of CSS cascade layers. It must stand first in the style sheet, and the bundler moves it. */
function layerOrder(): string {
  const [order] = /^@layer [\w, ]+;/m.exec(readFileSync('src/ui/tokens.css', 'utf8')) ?? [];
  if (!order) throw new Error('src/ui/tokens.css does not declare the order of the layers');
  return order;
}

/** Most different sheets: the policy of every response names them all. */
const MAX_SHEETS = 12;

/** Joins the style sheets of a page. They stand in its document: a browser paints nothing before it has them, and a file is a round trip more. */
function joinStyles(folder: string, styles: readonly string[]): string {
  const text = [layerOrder(), ...styles.map(file => readFileSync(join(folder, file), 'utf8'))].join('\n');
  // A browser hashes what it parsed: an end tag would cut it, and it reads carriage returns as line feeds.
  if (/<\/|\r/.test(text))
    throw new Error('A style sheet that stands in a document holds an end tag or a carriage return');
  return text;
}

/** Sentence of a page whose first script does not arrive. Styles uncover it (src/site/lazy/notLoaded.css); the script removes it before React reads the document. */
const NOT_ARRIVED =
  '<p data-not-arrived="" role="alert">This page’s program did not arrive. Reload, or check the connection.</p>';

/**
 * Adds script, style and preload tags to a document. The sheets that `sheet` was joined from are listed as disabled links: Vite's loader then does not
 * fetch them again on later pages. `rel="later"` is read by boot.ts.
 */
function injectTags(html: string, { entry, engine, scripts, later, styles }: PageFiles, sheet: string): string {
  const tags = [
    // Render-blocking until the end marker is parsed: otherwise bars and tools would shift during the first paint.
    '<link rel="expect" href="#read" blocking="render"/>',
    ...(engine ? [`<link rel="modulepreload" fetchpriority="high" href="/${engine}"/>`] : []),
    `<style>${sheet}</style>`,
    ...styles.map(file => `<link rel="stylesheet" disabled href="/${file}"/>`),
    `<script type="module" src="/${entry}"></script>`,
    ...scripts.map(file => `<link rel="modulepreload" fetchpriority="low" href="/${file}"/>`),
    ...later.map(file => `<link rel="later" fetchpriority="low" href="/${file}"/>`),
  ];
  // First in the body: the styles reach every control after it.
  return html
    .replace('</head>', () => `${tags.join('')}</head>`)
    .replace(/<body[^>]*>/, body => `${body}${NOT_ARRIVED}`);
}
