// Turns a finished client build into the site: every route written as a whole document, then server files and compression.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest, type Plugin, type ResolvedConfig } from 'vite';
import type { brand } from '../site/brand.ts';
import { compress } from './compress.ts';
import { headersFile, MISSING_PAGE, nginxFile, redirects } from './headers.ts';
import { manifest as manifestFile, robots, sitemap } from './siteFiles.ts';

interface ServerEntry {
  readonly pages: readonly { readonly path: string; readonly source: string; readonly game?: string }[];
  readonly brand: typeof brand;
  /** The module of the 404 page. */
  readonly missing: string;
  render(path: string): Promise<string>;
}

export function prerender(): Plugin {
  let config: ResolvedConfig;
  let written = false;
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle() {
      written = true;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        // A build that failed is closed too: its own error is the one to show.
        if (!written || config.build.ssr || this.meta.watchMode) return;
        const folder = resolve(config.root, config.build.outDir);
        const manifest = takeManifest(folder);
        // Under node_modules, so that what it imports is found.
        const outDir = join(config.root, `node_modules/.prerender-${process.pid}`);
        const { pages, missing, brand: about, render } = await serverEntry(config, outDir);

        const filesFor = (source: string, game?: string) => {
          const files = filesOf(manifest, source, game);
          return {
            ...files,
            sheet: joined(folder, files.styles),
            isRead: game === undefined && !source.startsWith('src/tools/'),
          };
        };
        for (const { path, source, game } of pages)
          write(join(folder, path, 'index.html'), withFiles(await render(path), filesFor(source, game)));
        write(join(folder, MISSING_PAGE), withFiles(await render('/404'), filesFor(missing)));
        rmSync(outDir, { recursive: true });

        const paths = pages.map(({ path }) => path);
        write(join(folder, '_headers'), headersFile());
        write(join(folder, 'nginx.conf'), nginxFile(redirects(paths)));
        write(join(folder, 'sitemap.xml'), sitemap(paths, about));
        write(join(folder, 'robots.txt'), robots(about));
        write(join(folder, 'manifest.webmanifest'), manifestFile(about));
        await compress(folder);
      },
    },
  };
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Which file came from which module: read once, not published. */
function takeManifest(folder: string): Manifest {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  rmSync(join(folder, '.vite'), { recursive: true });
  return manifest;
}

/** The same code built for Node. */
async function serverEntry(config: ResolvedConfig, outDir: string): Promise<ServerEntry> {
  await build({
    root: config.root,
    ...(config.configFile && { configFile: config.configFile }),
    logLevel: 'warn',
    build: { ssr: 'src/entry-server.tsx', outDir, emptyOutDir: true, manifest: false, copyPublicDir: false },
  });
  return import(pathToFileURL(join(outDir, 'entry-server.js')).href);
}

interface PageFiles {
  readonly entry: string;
  /** What the entry cannot run without. */
  readonly first: readonly string[];
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Everything a page needs at once: the entry, its own chunk, on a game page the way to the first frame, and all they import. */
function filesOf(manifest: Manifest, source: string, game?: string): PageFiles {
  const entry = manifest['index.html'];
  if (!entry) throw new Error('The build has no entry made from index.html');
  if (!manifest[source]) throw new Error(`The build has no chunk made from ${source}`);
  const ofGame = Object.keys(manifest).filter(key => game !== undefined && leadsToFirstFrame(key, game));
  // In the order in which they run: the order of the styles follows, and in it the order of their layers.
  const wanted = ['src/main.tsx', source, ...ofGame];

  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    chunk.imports?.forEach(visit);
    for (const style of chunk.css ?? []) styles.add(style);
  };
  visit('index.html');
  scripts.delete(entry.file);
  const first = [...scripts];
  wanted.forEach(visit);
  scripts.delete(entry.file);
  return { entry: entry.file, first, scripts: [...scripts].slice(first.length), styles: [...styles] };
}

/** The game's definition, rules, scene and HUD, and the kit around Phaser: a page of the game fetches these before it can draw. */
const leadsToFirstFrame = (key: string, game: string) =>
  key.startsWith('scenes/kit/phaser/') ||
  new RegExp(`^(?:scenes/${game}/(?:index|play|\\w+Scene)\\.ts|src/huds/${game}/\\w+\\.tsx)$`).test(key);

/** Which layer of styles wins over which. It must be said first, and the bundler moves it. */
function layers(): string {
  const [order] = /^@layer [\w, ]+;/m.exec(readFileSync('src/ui/tokens.css', 'utf8')) ?? [];
  if (!order) throw new Error('src/ui/tokens.css does not say the order of the layers');
  return order;
}

/** One style sheet instead of several: a page cannot be painted before each of them is there. */
function joined(folder: string, styles: readonly string[]): string {
  const text = [layers(), ...styles.map(file => readFileSync(join(folder, file), 'utf8'))].join('\n');
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const file = `${dirname(styles[0] ?? '')}/page-${hash}.css`;
  write(join(folder, file), text);
  return file;
}

/** The sheets it was joined from are named but not fetched: the loader of later pages sees that their rules are here. A page to be read is written whole: its scripts wait for its words (boot.ts); a tool or a game is nothing without them. */
function withFiles(
  html: string,
  { entry, first, scripts, styles, sheet, isRead }: PageFiles & { readonly sheet: string; readonly isRead: boolean },
): string {
  const tags = [
    `<link rel="stylesheet" href="/${sheet}"/>`,
    ...styles.map(file => `<link rel="stylesheet" disabled href="/${file}"/>`),
    `<script type="module" src="/${entry}"></script>`,
    ...first.map(file => `<link rel="modulepreload" href="/${file}"/>`),
    ...scripts.map(file => `<link rel="${isRead ? 'later' : 'modulepreload'}" fetchpriority="low" href="/${file}"/>`),
  ];
  return html.replace('</head>', `${tags.join('')}</head>`);
}
