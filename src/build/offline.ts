// The service worker of a build, sw.js, and the list of what it keeps, a file of its own: made from the documents, chunks and compressed files that
// were written.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type ResolvedConfig, type Rolldown } from 'vite';
import { documentsIn, NOT_FOUND, type OfflineFile, type OfflineList, type OfflineVersion } from '../offline/list.ts';
import { buildTarget } from './browsers.mjs';
import type { ChunkGraph } from './chunkGraph.ts';
import { ENCODINGS } from './server.ts';

const WORKER_FILE = 'sw.js';

/** Most that the content pages may weigh together, as they are sent. */
const MAX_SHELL_BYTES = 2_000_000;

interface BuiltPage {
  readonly path: string;
  readonly source: string;
  readonly game?: string;
}

export interface BuiltSite {
  readonly folder: string;
  readonly pages: readonly BuiltPage[];
  readonly chunks: ChunkGraph;
  /** Module of the 404 page. */
  readonly missing: string;
  readonly moved: Readonly<Record<string, string>>;
  /** Document in the place of a page that is not kept. */
  readonly notKept: string;
}

const isTool = ({ source }: BuiltPage) => source.startsWith('src/tools/');
const isShell = (page: BuiltPage) => page.game === undefined && !isTool(page);

/** Modules that every game needs. */
const PLAY = ['src/play/page/PlayPage.tsx', 'src/play/stage/earlyBoot.ts', 'scenes/kit/phaser/mount.ts'];
const SITE = ['src/boot.ts', 'src/main.tsx'];
/** The designer's lab, with the ladders of all games: nobody plays without a connection there. */
const LAB = 'src/play/lab/Lab.tsx';

export function offlineList(site: BuiltSite): OfflineList {
  const { folder, pages } = site;
  const chunksOf = chunksByPage(site);
  const others = otherFiles(folder);
  const filesOf = ({ chunks, foreign }: PageChunks, documents: readonly string[]) => [
    ...documents.flatMap(path => filesInDocument(readFileSync(join(folder, documentFile(path)), 'utf8'))),
    ...[...chunks].flatMap(chunk => [
      `/${chunk.fileName}`,
      ...(foreign.has(chunk) ? [] : filesIn(folder, chunk, others)),
    ]),
  ];

  const contents = [...pages.filter(isShell).map(({ path }) => path), NOT_FOUND];
  const shell = [...new Set([...contents, ...filesOf(chunksOf.shell, contents)])];
  const isNew = (path: string) => !shell.includes(path);
  const byPage = pages
    .filter(page => !isShell(page))
    .map(page => {
      const needed = filesOf(chunksOf.page(page), [page.path]).filter(isNew);
      return [page.path, [...new Set(needed), page.path]] as const;
    });

  const paths = [...new Set([...shell, ...byPage.flatMap(([, needed]) => needed)])];
  const placeOf = new Map(paths.map((path, place) => [path, place]));
  const places = (of: readonly string[]) => of.map(path => placeOf.get(path) ?? -1);
  return {
    files: paths.map(path => offlineFile(folder, path)),
    shell: places(shell),
    pages: Object.fromEntries(byPage.map(([path, needed]) => [path, places(needed)])),
    moved: site.moved,
    notKept: site.notKept,
  };
}

interface PageChunks {
  readonly chunks: ReadonlySet<Rolldown.OutputChunk>;
  /** Those of other games among them: a list of all games imports their definitions, and none of their pictures. */
  readonly foreign: ReadonlySet<Rolldown.OutputChunk>;
}

/** The chunks of the content pages together, and those of a game or tool. */
function chunksByPage({ chunks, pages, missing }: BuiltSite) {
  const of = (sources: readonly string[]) => sources.map(source => chunks.of(source));
  const play = of(PLAY);
  const gameChunks = (id: string) =>
    chunks.at(new RegExp(`^(?:scenes/${id}/|src/huds/${id}/|\0?virtual:levels/${id}$)`));
  const own = new Map(
    pages.filter(page => !isShell(page)).map(page => [page, page.game ? gameChunks(page.game) : of([page.source])]),
  );
  const owned = [...own.values()].flat();
  const contents = of([...SITE, ...pages.filter(isShell).map(({ source }) => source), missing]);
  const shell = chunks.reachedFrom(contents, new Set([...play, ...owned]));
  return {
    shell: { chunks: shell, foreign: new Set(owned) },
    page(page: BuiltPage): PageChunks {
      const needed = page.game === undefined ? of([page.source]) : [...play, ...firstChunks(chunks, page.game)];
      const mine = new Set([...needed, ...(own.get(page) ?? [])]);
      const foreign = new Set(owned.filter(chunk => !mine.has(chunk)));
      const elsewhere = new Set([...foreign, chunks.of(LAB), ...[...shell, ...play].filter(chunk => !mine.has(chunk))]);
      return { chunks: chunks.reachedFrom(needed, elsewhere), foreign };
    },
  };
}

/** Chunks from which all others of a game are reached. */
const firstChunks = (chunks: ChunkGraph, id: string) => [
  chunks.of(`scenes/${id}/index.ts`),
  ...chunks.at(new RegExp(`^(?:src/huds/${id}/Hud\\.tsx|\0?virtual:levels/${id})$`)),
];

/** Names of the files in build/ that are no chunk: styles, typefaces, pictures, WebAssembly and the scripts of Workers. */
const otherFiles = (folder: string): ReadonlySet<string> =>
  new Set(readdirSync(join(folder, 'build')).filter(name => !/\.(?:br|gz)$/.test(name)));

/** What a chunk loads that is no chunk, by the names in its text and in the texts of those files. */
function filesIn(folder: string, chunk: Rolldown.OutputChunk, others: ReadonlySet<string>): readonly string[] {
  const found = new Set([...(chunk.viteMetadata?.importedCss ?? [])].map(file => `/${file}`));
  const read = (text: string) => {
    for (const path of filesInText(text, others)) found.add(path);
  };
  read(chunk.code);
  for (const path of found) if (/\.(?:js|css)$/.test(path)) read(readFileSync(join(folder, path), 'utf8'));
  return [...found].filter(path => existsSync(join(folder, path)));
}

/** Files that a script or a style sheet names. Chunks are followed by their imports: here a script is a Worker's. */
export const filesInText = (text: string, others: ReadonlySet<string>): readonly string[] => [
  ...[...text.matchAll(/\/assets\/[\w/.-]+\.\w+/g)].map(([path]) => path),
  ...[...text.matchAll(/[\w.-]+-[\w-]{8}\.(?:js|wasm|woff2|svg|png|webp|jpg)\b/g)].flatMap(([name]) =>
    others.has(name) && (!name.endsWith('.js') || /\.worker-/.test(name)) ? [`/build/${name}`] : [],
  ),
];

/** The smallest width of a picture that is sharp enough everywhere. */
const ENOUGH_PX = 720;

/** What a document loads beside scripts and styles: icons, typeface, manifest, and each picture in one width. */
export function filesInDocument(html: string): readonly string[] {
  const body = html.slice(html.indexOf('</head>'));
  const tags = (name: string, text: string) => [...text.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(String);
  const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];
  const links = tags('link', html).flatMap(tag =>
    /rel="(?:icon|apple-touch-icon|manifest|preload)"/.test(tag) ? (attribute(tag, 'href') ?? []) : [],
  );
  const pictures = tags('img', body).flatMap(
    tag => enoughOf(attribute(tag, 'srcset') ?? '') ?? attribute(tag, 'src') ?? [],
  );
  const files = tags('a', body).flatMap(tag => /^\/[\w.-]+\.\w+$/.exec(attribute(tag, 'href') ?? '') ?? []);
  return [...new Set([...links, ...pictures, ...files])].filter(path => /^\/[^/]/.test(path));
}

/** The file of a `srcset` to keep. */
function enoughOf(srcset: string): string | undefined {
  const widths = [...srcset.matchAll(/(\S+) (\d+)w/g)].map(([, file, width]) => ({ file, width: Number(width) }));
  return (widths.find(({ width }) => width >= ENOUGH_PX) ?? widths.at(-1))?.file;
}

const documentFile = (path: string) => (path === NOT_FOUND ? path : `${path}/index.html`);
const fileAt = (folder: string, path: string) =>
  join(folder, existsSync(join(folder, documentFile(path))) ? documentFile(path) : path);

function offlineFile(folder: string, path: string): OfflineFile {
  const file = fileAt(folder, path);
  const packed = existsSync(file + ENCODINGS.br) ? file + ENCODINGS.br : file;
  return [path, revisionOf(readFileSync(file)), statSync(packed).size];
}

/** As src/offline/keep.ts makes it of what it fetched. */
export const revisionOf = (content: Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 16);

/** Writes the list into the folder. Its name has its revision, so that each version has its own. */
function writeList(folder: string, list: OfflineList): readonly [path: string, revision: string] {
  const text = Buffer.from(JSON.stringify(list));
  const revision = revisionOf(text);
  const path = `/build/offline-${revision}.json`;
  writeFileSync(join(folder, path), text);
  return [path, revision];
}

/** Builds sw.js: a classic script, for not every supported browser takes a module as a service worker. Returns the files that it wrote. */
export async function buildWorker(
  { root }: ResolvedConfig,
  folder: string,
  list: OfflineList,
): Promise<readonly string[]> {
  const shell = list.shell.reduce((sum, place) => sum + (list.files[place]?.[2] ?? 0), 0);
  if (shell > MAX_SHELL_BYTES) throw new Error(`The content pages weigh ${shell} bytes, more than ${MAX_SHELL_BYTES}`);
  const version: OfflineVersion = { list: writeList(folder, list), documents: documentsIn(list) };
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: { OFFLINE_VERSION: JSON.stringify(version) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: buildTarget,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'src/offline/worker.ts'),
        output: { format: 'iife', entryFileNames: WORKER_FILE },
      },
    },
  });
  return [WORKER_FILE, version.list[0]];
}
