// Licences of everything that is shipped: the packages whose modules are in the bundles of pages and Workers, and third-party code inside those
// packages. From this one list come the table of /credits (virtual:licences) and licences.txt. A part without a licence fails the build.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { EMBEDDED, type EmbeddedPart, standardText } from './embeddedLicences.ts';
import { ENGINE_PACKAGES, isEngineFile } from './engine/engine.ts';

export interface Licence {
  readonly name: string;
  readonly version: string;
  /** SPDX identifier. */
  readonly licence: string;
  /** Where its source code is. */
  readonly source: string;
}
interface LicenceWithText extends Licence {
  readonly text: string;
}

const VIRTUAL_ID = 'virtual:licences';
export const LICENCES_FILE = 'licences.txt';
/** In the script of /credits until every chunk is known: the list names what the chunks contain. */
const PLACEHOLDER = '@licences@';

interface Licences {
  /** For pages. Also the source of `virtual:licences`. */
  readonly client: Plugin;
  /** For Workers, which are bundled apart. */
  readonly worker: Plugin;
  /** Replaces the module in the server-side build, which renders the list of the client build. */
  prerendered(): Plugin;
}

export function licences(): Licences {
  const inWorkers = new Set<string>();
  let all: readonly LicenceWithText[] = [];
  let root = '';
  let isBuild = false;

  const listOf = (context: { error(message: string): never }, chunks: readonly Chunk[]): readonly LicenceWithText[] => {
    const ids = new Set([...inWorkers, ...chunks.flatMap(shippedModules)]);
    try {
      return licencesOf(ids);
    } catch (error) {
      return context.error(error instanceof Error ? error.message : String(error));
    }
  };

  return {
    client: {
      name: 'licences',
      configResolved(config) {
        root = config.root;
        isBuild = config.command === 'build' && !config.build.ssr && config.mode !== 'test';
      },
      resolveId: id => (id === VIRTUAL_ID ? `\0${VIRTUAL_ID}` : null),
      load(id) {
        if (id !== `\0${VIRTUAL_ID}`) return null;
        return moduleOf(isBuild ? PLACEHOLDER : directDependencies(root).map(withoutText));
      },
      renderChunk(code, chunk, _, { chunks }) {
        if (!isBuild || !chunk.moduleIds.includes(`\0${VIRTUAL_ID}`)) return null;
        all = listOf(this, Object.values(chunks));
        const quoted = new RegExp(`(["'\`])${PLACEHOLDER}\\1`);
        if (!quoted.test(code)) return this.error(`The script of /credits does not contain ${PLACEHOLDER}`);
        return code.replace(quoted, () => JSON.stringify(all.map(withoutText)));
      },
      generateBundle() {
        if (isBuild && all.length) this.emitFile({ type: 'asset', fileName: LICENCES_FILE, source: licencesFile(all) });
      },
    },
    worker: {
      name: 'licences-of-workers',
      generateBundle(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') for (const id of shippedModules(file)) inWorkers.add(id);
      },
    },
    prerendered: () => ({
      name: 'licences-of-client-build',
      enforce: 'pre',
      resolveId: id => (id === VIRTUAL_ID ? `\0${VIRTUAL_ID}:client` : null),
      load: id => (id === `\0${VIRTUAL_ID}:client` ? moduleOf(all.map(withoutText)) : null),
    }),
  };
}

const moduleOf = (value: unknown) => `export const LICENCES = ${JSON.stringify(value)};`;
const withoutText = ({ name, version, licence, source }: Licence): Licence => ({ name, version, licence, source });

type Chunk = Pick<Rolldown.RenderedChunk, 'modules' | 'moduleIds'>;

/** Modules that a chunk contains. Styles, fonts and programs (.wasm) leave no script in it, and are shipped all the same. */
const shippedModules = ({ modules, moduleIds }: Chunk): readonly string[] =>
  moduleIds.filter(id => !/\.[cm]?[jt]sx?$/.test(pathOf(id)) || (modules[id]?.renderedLength ?? 1) > 0);

const pathOf = (id: string) => id.replace(/[?#].*$/, '');

/** Licences of the packages that modules belong to, sorted by name. Throws where a licence or its text is missing. */
export function licencesOf(moduleIds: Iterable<string>): readonly LicenceWithText[] {
  const packages = new Map<string, LicenceWithText>();
  for (const id of [...moduleIds].flatMap(withStyleAssets))
    for (const folder of packageFolders(id)) if (!packages.has(folder)) packages.set(folder, readPackage(folder));
  const parts = [...packages.values()].flatMap(({ name }) => (EMBEDDED.get(name) ?? []).map(licenceOfPart));
  return [...packages.values(), ...parts].sort(
    (a, b) => a.name.localeCompare(b.name, 'en') || (a.version < b.version ? -1 : 1),
  );
}

/** A module; for a style sheet with the files of packages that it refers to, such as typefaces. */
function withStyleAssets(id: string): readonly string[] {
  const path = pathOf(id);
  if (!path.endsWith('.css') || !existsSync(path)) return [id];
  const urls = readFileSync(path, 'utf8').matchAll(/url\(\s*["']?(@?[a-z][\w-]*\/[^"')]+)/g);
  return [id, ...[...urls].map(([, file = '']) => join(import.meta.dirname, '../../node_modules', file))];
}

/** Helper code of the bundlers, by the prefix of its module. */
const BUNDLERS: readonly (readonly [prefix: string, name: string])[] = [
  ['\0vite/', 'vite'],
  ['\0rolldown/', 'rolldown'],
];

const require = createRequire(import.meta.url);

/** Folders of the packages that a module comes from: usually one or none, for our build of Phaser all that it contains. */
function packageFolders(id: string): readonly string[] {
  const path = pathOf(id);
  if (isEngineFile(path)) return ENGINE_PACKAGES.map(name => folderOf(dirname(require.resolve(name))));
  const bundler = BUNDLERS.find(([prefix]) => id.startsWith(prefix))?.[1];
  if (bundler) return [folderOf(join(import.meta.dirname, '../../node_modules', bundler, 'x'))];
  return path.includes('/node_modules/') ? [folderOf(path.replace(/^\0/, ''))] : [];
}

/** The nearest folder with a package.json that has a name and a version: some packages have others that only set a module type. */
function folderOf(path: string): string {
  for (let folder = path; folder !== dirname(folder); folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    if (!existsSync(file)) continue;
    const { name, version } = JSON.parse(readFileSync(file, 'utf8'));
    if (name && version) return folder;
  }
  throw new Error(`No package.json above ${path}`);
}

function readPackage(folder: string): LicenceWithText {
  const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { name, version, license: licence } = about;
  if (typeof licence !== 'string') throw new Error(`${name} ${version} is shipped and names no licence`);
  const file = readdirSync(folder).find(entry => /^(?:licen[cs]e|copying)/i.test(entry));
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : standardText(licence, holderOf(about));
  return { name, version, licence, source: sourceOf(about), text };
}

function holderOf({ name, author }: { readonly name: string; readonly author?: unknown }): string {
  const holder = typeof author === 'object' && author !== null && 'name' in author ? author.name : author;
  return typeof holder === 'string' ? holder.replace(/ ?[<(].*/, '') : `the authors of ${name}`;
}

/** The address of the repository, else of the home page, else of the package. */
function sourceOf(about: {
  name: string;
  repository?: string | { url?: string; directory?: string };
  homepage?: string;
}) {
  const { repository } = about;
  const url = typeof repository === 'string' ? repository : repository?.url;
  if (!url) return about.homepage ?? `https://www.npmjs.com/package/${about.name}`;
  const address = url
    .replace(/^git\+/, '')
    .replace(/^(?:github:|git@github\.com:|ssh:\/\/git@github\.com\/|git:\/\/github\.com\/)/, 'https://github.com/')
    .replace(/\/\/[^/@]+@/, '//')
    .replace(/\.git$/, '');
  return /^https?:/.test(address) ? address : `https://github.com/${address}`;
}

const licenceOfPart = (part: EmbeddedPart): LicenceWithText => ({
  name: part.name,
  version: `in ${part.inside}`,
  licence: part.licence,
  source: part.source,
  text: standardText(part.licence, part.holder),
});

function directDependencies(root: string): readonly Licence[] {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return Object.keys(dependencies).map(name => readPackage(join(root, 'node_modules', name)));
}

export function licencesFile(list: readonly LicenceWithText[]): string {
  const rule = '-'.repeat(80);
  const parts = list.map(
    ({ name, version, licence, source, text }) => `${rule}\n${name} ${version}\n${licence}\n${source}\n\n${text}\n`,
  );
  return `Third-party software and typefaces in this site, with their licences.\n\n${parts.join('\n')}`;
}
