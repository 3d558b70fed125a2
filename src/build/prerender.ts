// Turns a finished client build into the site: every route written as a whole document, then server files and compression.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import type { brand } from '../site/brand.ts';
import { compress } from './compress.ts';
import { headersFile, NOT_FOUND_PAGE, nginxFile, redirects } from './headers.ts';
import { manifest as manifestFile, robots, sitemap } from './siteFiles.ts';

interface ServerEntry {
  readonly pages: readonly {
    readonly path: string;
    readonly source: string;
    readonly game?: string;
  }[];
  readonly brand: typeof brand;
  /** The module of the 404 page. */
  readonly missing: string;
  render(path: string): Promise<string>;
}

export function prerender(): Plugin {
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
        // A build that failed is closed too: its own error is the one to show.
        if (!written || config.build.ssr || this.meta.watchMode) return;
        const folder = resolve(config.root, config.build.outDir);
        const chunks = new ChunkGraph(config.root, written);
        // Under node_modules, so that what it imports is found.
        const outDir = join(config.root, `node_modules/.prerender-${process.pid}`);
        const { pages, missing, brand: about, render } = await serverEntry(config, outDir);

        const filesFor = (source: string, game?: string) => {
          const files = pageFilesOf(chunks, source, game);
          return { ...files, sheet: joinStyles(folder, files.styles) };
        };
        for (const { path, source, game } of pages)
          write(join(folder, path, 'index.html'), injectTags(await render(path), filesFor(source, game)));
        write(join(folder, NOT_FOUND_PAGE), injectTags(await render('/404'), filesFor(missing)));
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

/** The same code built for Node. */
async function serverEntry(config: ResolvedConfig, outDir: string): Promise<ServerEntry> {
  await build({
    root: config.root,
    ...(config.configFile && { configFile: config.configFile }),
    logLevel: 'warn',
    build: { ssr: 'src/entry-server.tsx', outDir, emptyOutDir: true, copyPublicDir: false },
  });
  return import(pathToFileURL(join(outDir, 'entry-server.js')).href);
}

interface PageFiles {
  readonly entry: string;
  /** The largest file of a game's page, first in line. */
  readonly engine: string | undefined;
  readonly scripts: readonly string[];
  /** What is named and fetched once that is there: a page's words, a game's picture. */
  readonly later: readonly string[];
  readonly styles: readonly string[];
}

/** What the bundler wrote, by the modules it was made from. */
class ChunkGraph {
  readonly #byModule = new Map<string, Rolldown.OutputChunk>();
  readonly #byFile = new Map<string, Rolldown.OutputChunk>();

  constructor(root: string, written: readonly Rolldown.OutputChunk[]) {
    for (const chunk of written) {
      this.#byFile.set(chunk.fileName, chunk);
      for (const id of chunk.moduleIds) this.#byModule.set(relative(root, id).split(sep).join('/'), chunk);
    }
  }

  of(source: string): Rolldown.OutputChunk {
    const chunk = this.#byModule.get(source);
    if (!chunk) throw new Error(`The build has no chunk made from ${source}`);
    return chunk;
  }

  /** Those with a module at such a path. */
  at(path: RegExp): readonly Rolldown.OutputChunk[] {
    return [...this.#byModule].filter(([source]) => path.test(source)).map(([, chunk]) => chunk);
  }

  /** The chunks, each after all it imports: in the order in which they run, in which their styles follow one another. */
  inOrder(wanted: readonly Rolldown.OutputChunk[]): readonly Rolldown.OutputChunk[] {
    const ordered = new Set<Rolldown.OutputChunk>();
    const visited = new Set<string>();
    const visit = (chunk: Rolldown.OutputChunk | undefined): void => {
      if (!chunk || visited.has(chunk.fileName)) return;
      visited.add(chunk.fileName);
      for (const file of chunk.imports) visit(this.#byFile.get(file));
      ordered.add(chunk);
    };
    wanted.forEach(visit);
    return [...ordered];
  }
}

interface Wanted {
  /** All its styles in one file. */
  readonly sheet: string;
}

/** Everything a page needs at once: the first script, its own, on a game page the way to the first frame, and all they import. */
function pageFilesOf(chunks: ChunkGraph, source: string, game?: string): PageFiles {
  const entry = chunks.of('src/boot.ts');
  const ofGame =
    game === undefined ? [] : [chunks.of(`scenes/${game}/index.ts`), ...chunks.at(firstFrameModules(game))];
  const needed = chunks.inOrder([entry, chunks.of('src/main.tsx'), chunks.of(source), ...ofGame]);
  const engine = needed.find(({ name }) => name === 'phaser');
  const others = needed.filter(chunk => chunk !== entry && chunk !== engine);
  const early = new Set(game === undefined ? [] : chunks.inOrder([chunks.of('src/play/earlyStage.ts'), ...ofGame]));
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

/** The way to Phaser, the game's rules and its scene: a page of the game fetches these before it can draw. */
const firstFrameModules = (game: string) => new RegExp(`^scenes/(?:kit/phaser/mount|${game}/(?:play|\\w+Scene))\\.ts$`);

/** Which layer of styles wins over which. It must be said first, and the bundler moves it. */
function layerOrder(): string {
  const [order] = /^@layer [\w, ]+;/m.exec(readFileSync('src/ui/tokens.css', 'utf8')) ?? [];
  if (!order) throw new Error('src/ui/tokens.css does not say the order of the layers');
  return order;
}

/** One style sheet instead of several: a page cannot be painted before each of them is there. */
function joinStyles(folder: string, styles: readonly string[]): string {
  const text = [layerOrder(), ...styles.map(file => readFileSync(join(folder, file), 'utf8'))].join('\n');
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const file = `${dirname(styles[0] ?? '')}/page-${hash}.css`;
  write(join(folder, file), text);
  return file;
}

/** The sheets it was joinStyles from are named but not fetched: the loader of later pages sees that their rules are here. A page to be read is written whole: its scripts wait for its words, and those of a game's page for its picture (boot.ts). */
function injectTags(html: string, files: PageFiles & Wanted): string {
  const { entry, engine, scripts, later, styles, sheet } = files;
  const tags = [
    // Painted whole: drawn while it is still read, its bars and tools would slide into their places.
    '<link rel="expect" href="#read" blocking="render"/>',
    ...(engine ? [`<link rel="modulepreload" fetchpriority="high" href="/${engine}"/>`] : []),
    `<link rel="stylesheet" href="/${sheet}"/>`,
    ...styles.map(file => `<link rel="stylesheet" disabled href="/${file}"/>`),
    `<script type="module" src="/${entry}"></script>`,
    ...scripts.map(file => `<link rel="modulepreload" fetchpriority="low" href="/${file}"/>`),
    ...later.map(file => `<link rel="later" fetchpriority="low" href="/${file}"/>`),
  ];
  return html.replace('</head>', `${tags.join('')}</head>`);
}
