// Custom Phaser build: a tree-shaken bundle of the parts that games use (entry.js), without those that excludedModules.ts lists. It is built once
// into a file under node_modules/.cache, and that file is `phaser` for the site, the dev server and the tests: what is tested is what is shipped.
// Algorithm: rewrite each CommonJS source of Phaser as an ES module by regular expressions, resolve excluded modules to stubs, then bundle.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { EXCLUDED_MODULES, STUBS } from './excludedModules.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const PHASER = at('../../../node_modules/phaser/');
const SOURCES = `${PHASER}src/`;
const ENTRY = at('./entry.js');
const CACHE = at('../../../node_modules/.cache/engine/');
const EXCLUDED_PREFIX = '\0excluded:';
const EMPTY_MODULE = `${EXCLUDED_PREFIX}nothing`;
/** A package that Phaser requires behind a flag that is off; it is not installed. */
const WEBGL_DEBUGGER = 'phaser3spectorjs';

/** Build flags. Phaser tests `typeof FLAG`: the bundler replaces it by a constant and drops the code behind flags that are off. */
const FLAGS = {
  ...{ WEBGL_RENDERER: true, CANVAS_RENDERER: true, WEBGL_DEBUG: false, EXPERIMENTAL: false, FEATURE_SOUND: false },
  ...{ PLUGIN_3D: false, PLUGIN_CAMERA3D: false, PLUGIN_FBINSTANT: false },
};

/** Packages whose code is in the bundle. */
export const ENGINE_PACKAGES: readonly string[] = ['phaser', 'eventemitter3'];
export const isEngineFile = (path: string): boolean => path.startsWith(CACHE);

/** Vite plugin: an alias from `phaser` to our own bundle. */
export function engine(): Plugin {
  return {
    name: 'engine',
    config: async () => ({ resolve: { alias: [{ find: /^phaser$/, replacement: await engineFile() }] } }),
  };
}

let enginePath: Promise<string> | undefined;

/** Path of the bundle. It is built when its recipe or Phaser's version has changed. */
export const engineFile = (): Promise<string> => (enginePath ??= buildIfStale());

/** Safe in several processes at once: each writes a whole file under its own name and renames it. */
async function buildIfStale(): Promise<string> {
  const recipe = [ENTRY, at('./engine.ts'), at('./excludedModules.ts'), `${PHASER}package.json`];
  const hash = createHash('sha256');
  for (const file of recipe) hash.update(readFileSync(file));
  const file = `${CACHE}phaser-${hash.digest('hex').slice(0, 12)}.mjs`;
  if (existsSync(file)) return file;
  mkdirSync(CACHE, { recursive: true });
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, await bundle(ENTRY));
  renameSync(temporary, file);
  return file;
}

export async function bundle(entry: string): Promise<string> {
  const built = (await build({
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [phaserModules()],
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ['es'] },
      rolldownOptions: {
        checks: { pluginTimings: false },
        transform: {
          define: Object.fromEntries(Object.entries(FLAGS).map(([flag, on]) => [`typeof ${flag}`, String(on)])),
        },
      },
    },
  })) as Rolldown.RolldownOutput[];
  return built[0]?.output[0].code ?? '';
}

/** Plugin that serves Phaser's CommonJS sources as ES modules, so that the bundler can tree-shake them, and stubs for excluded modules. */
function phaserModules(): Plugin {
  const matched = new Set<string>();
  return {
    name: 'phaser-modules',
    enforce: 'pre',
    resolveId(id, importer = '') {
      if (id === WEBGL_DEBUGGER) return EMPTY_MODULE;
      if (!id.startsWith('phaser/src/') && !(id.startsWith('.') && importer.startsWith(SOURCES))) return undefined;
      const file = sourceFile(id, importer);
      const rule = exclusionFor(file);
      if (rule) matched.add(rule);
      if (rule && rule in STUBS) return EXCLUDED_PREFIX + rule;
      return rule ? EMPTY_MODULE : file;
    },
    load(id) {
      if (id === EMPTY_MODULE) return 'export default function () {}';
      if (id.startsWith(EXCLUDED_PREFIX)) return STUBS[id.slice(EXCLUDED_PREFIX.length)];
      return id.startsWith(SOURCES) ? toEsModule(readFileSync(id, 'utf8'), id) : undefined;
    },
    buildEnd(error) {
      if (error) return;
      const unmatched = [...EXCLUDED_MODULES, ...Object.keys(STUBS)].filter(name => !matched.has(name));
      if (unmatched.length) throw new Error(`Nothing imports what excludedModules.ts lists: ${unmatched.join(', ')}`);
    },
  };
}

const moduleName = (file: string) => file.slice(SOURCES.length, -'.js'.length);

/** The entry of excludedModules.ts that matches a module, if any. */
function exclusionFor(file: string): string | undefined {
  const name = moduleName(file);
  if (name in STUBS) return name;
  return EXCLUDED_MODULES.find(rule => rule === name || (rule.endsWith('/*') && name.startsWith(rule.slice(0, -1))));
}

function sourceFile(id: string, importer: string): string {
  const path = id.startsWith('.') ? join(dirname(importer), id) : join(PHASER, id.slice('phaser/'.length));
  const file = [path, `${path}.js`, join(path, 'index.js')].find(one => one.endsWith('.js') && existsSync(one));
  if (!file) throw new Error(`Phaser has no ${id}`);
  return file;
}

/** An index module: one object of `name: require('…')` and nothing else. */
const INDEX_MODULE = /^module\.exports = \{(?:\s*\w+: require\('[^']+'\),?)+\s*\};$/;
const TOP_REQUIRE = /^var (\w+) = require\('([^']+)'\);/gm;
const ANY_REQUIRE = /\brequire\('([^']+)'\)/g;

const stripComments = (source: string) =>
  source
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .trim();

const indexes = new Map<string, boolean>();
function isIndex(file: string): boolean {
  const known = indexes.get(file) ?? INDEX_MODULE.test(stripComments(readFileSync(file, 'utf8')));
  indexes.set(file, known);
  return known;
}

/** CommonJS to ES module. Phaser's sources all have `var X = require('x')` and one `module.exports`; what does not fit fails in the bundler. */
function toEsModule(source: string, file: string): string {
  const code = stripComments(source);
  const isIndexImport = (id: string) => {
    const target = id.startsWith('.') ? sourceFile(id, file) : '';
    return target !== '' && !exclusionFor(target) && isIndex(target);
  };
  if (INDEX_MODULE.test(code))
    return code
      .replaceAll(/module\.exports = \{|\};$/g, '')
      .replaceAll(/(\w+): require\('([^']+)'\),?/g, (_, name: string, id: string) =>
        isIndexImport(id) ? `export * as ${name} from '${id}';` : `export { default as ${name} } from '${id}';`,
      );
  const imports = new Map<string, string>();
  const addImport = (name: string, id: string) =>
    imports.set(name, `import ${isIndexImport(id) ? '* as ' : ''}${name} from '${id}';`);
  const body = code
    .replaceAll(TOP_REQUIRE, (_, name: string, id: string) => (addImport(name, id), ''))
    .replaceAll(ANY_REQUIRE, (_, id: string) => {
      const name = `_${id.replaceAll(/\W/g, '_')}`;
      addImport(name, id);
      return name;
    })
    .replaceAll('= new Class(', '= /* @__PURE__ */ new Class(')
    .replace('module.exports =', 'export default');
  return [...imports.values(), body].join('\n');
}
