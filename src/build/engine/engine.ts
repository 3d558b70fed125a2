// Phaser at the size of what games use. Its sources are bundled once into one file under node_modules/.cache, and that file is `phaser` for the
// site, the dev server and the tests alike: what is tested is what is shipped.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { LEFT_OUT, STAND_INS } from './leftOut.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const PHASER = at('../../../node_modules/phaser/');
const SOURCES = `${PHASER}src/`;
const ENTRY = at('./entry.js');
const CACHE = at('../../../node_modules/.cache/engine/');
const LEFT = '\0left-out:';
const NOTHING = `${LEFT}nothing`;
/** Named behind a flag that is off, and not installed. */
const DEBUGGER = 'phaser3spectorjs';

/** Phaser asks `typeof FLAG`: the bundler answers, and what is off goes. */
const FLAGS = {
  ...{ WEBGL_RENDERER: true, CANVAS_RENDERER: true, WEBGL_DEBUG: false, EXPERIMENTAL: false, FEATURE_SOUND: false },
  ...{ PLUGIN_3D: false, PLUGIN_CAMERA3D: false, PLUGIN_FBINSTANT: false },
};

/** `phaser` means our own bundle of it, wherever it is imported. */
export function engine(): Plugin {
  return {
    name: 'engine',
    config: async () => ({ resolve: { alias: [{ find: /^phaser$/, replacement: await engineFile() }] } }),
  };
}

let made: Promise<string> | undefined;

/** The bundle's path; made when the recipe or Phaser's version is new. */
export const engineFile = (): Promise<string> => (made ??= make());

/** Several processes may ask at once: each writes the file whole, and the last is no different. */
async function make(): Promise<string> {
  const recipe = [ENTRY, at('./engine.ts'), at('./leftOut.ts'), `${PHASER}package.json`];
  const hash = createHash('sha256');
  for (const file of recipe) hash.update(readFileSync(file));
  const file = `${CACHE}phaser-${hash.digest('hex').slice(0, 12)}.mjs`;
  if (existsSync(file)) return file;
  mkdirSync(CACHE, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, await bundle(ENTRY));
  renameSync(draft, file);
  return file;
}

export async function bundle(entry: string): Promise<string> {
  const built = (await build({
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [cut()],
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

/** Reads Phaser's CommonJS as ES modules, which lets the bundler drop what nobody asks for, and answers for what is left out. */
function cut(): Plugin {
  const met = new Set<string>();
  return {
    name: 'cut',
    enforce: 'pre',
    resolveId(id, importer = '') {
      if (id === DEBUGGER) return NOTHING;
      if (!id.startsWith('phaser/src/') && !(id.startsWith('.') && importer.startsWith(SOURCES))) return undefined;
      const file = sourceFile(id, importer);
      const left = leftOut(file);
      if (left) met.add(left);
      if (left && left in STAND_INS) return LEFT + left;
      return left ? NOTHING : file;
    },
    load(id) {
      if (id === NOTHING) return 'export default function () {}';
      if (id.startsWith(LEFT)) return STAND_INS[id.slice(LEFT.length)];
      return id.startsWith(SOURCES) ? asModule(readFileSync(id, 'utf8'), id) : undefined;
    },
    buildEnd(error) {
      if (error) return;
      const idle = [...LEFT_OUT, ...Object.keys(STAND_INS)].filter(name => !met.has(name));
      if (idle.length) throw new Error(`Nothing asks for what leftOut.ts names: ${idle.join(', ')}`);
    },
  };
}

const moduleName = (file: string) => file.slice(SOURCES.length, -'.js'.length);

/** The line of leftOut.ts that a module falls under. */
function leftOut(file: string): string | undefined {
  const name = moduleName(file);
  if (name in STAND_INS) return name;
  return LEFT_OUT.find(left => left === name || (left.endsWith('/*') && name.startsWith(left.slice(0, -1))));
}

function sourceFile(id: string, importer: string): string {
  const path = id.startsWith('.') ? join(dirname(importer), id) : join(PHASER, id.slice('phaser/'.length));
  const file = [path, `${path}.js`, join(path, 'index.js')].find(one => one.endsWith('.js') && existsSync(one));
  if (!file) throw new Error(`Phaser has no ${id}`);
  return file;
}

/** A module that only gathers others. */
const INDEX = /^module\.exports = \{(?:\s*\w+: require\('[^']+'\),?)+\s*\};$/;
const TOP_REQUIRE = /^var (\w+) = require\('([^']+)'\);/gm;
const ANY_REQUIRE = /\brequire\('([^']+)'\)/g;

const bare = (source: string) =>
  source
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .trim();

const indexes = new Map<string, boolean>();
function isIndex(file: string): boolean {
  const known = indexes.get(file) ?? INDEX.test(bare(readFileSync(file, 'utf8')));
  indexes.set(file, known);
  return known;
}

/** Phaser's sources have one shape throughout, `var X = require('x')` and one `module.exports`; the bundler refuses what this misreads. */
function asModule(source: string, file: string): string {
  const code = bare(source);
  const gathers = (id: string) => {
    const target = id.startsWith('.') ? sourceFile(id, file) : '';
    return target !== '' && !leftOut(target) && isIndex(target);
  };
  if (INDEX.test(code))
    return code
      .replaceAll(/module\.exports = \{|\};$/g, '')
      .replaceAll(/(\w+): require\('([^']+)'\),?/g, (_, name: string, id: string) =>
        gathers(id) ? `export * as ${name} from '${id}';` : `export { default as ${name} } from '${id}';`,
      );
  const imports = new Map<string, string>();
  const take = (name: string, id: string) =>
    imports.set(name, `import ${gathers(id) ? '* as ' : ''}${name} from '${id}';`);
  const body = code
    .replaceAll(TOP_REQUIRE, (_, name: string, id: string) => (take(name, id), ''))
    .replaceAll(ANY_REQUIRE, (_, id: string) => {
      const name = `_${id.replaceAll(/\W/g, '_')}`;
      take(name, id);
      return name;
    })
    .replaceAll('= new Class(', '= /* @__PURE__ */ new Class(')
    .replace('module.exports =', 'export default');
  return [...imports.values(), body].join('\n');
}
