// Licences of what is shipped: packages of pages and Workers, programs, typefaces and the code inside Phaser.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { EMBEDDED } from './embeddedLicences.ts';
import { engineFile } from './engine/engine.ts';
import { LICENCES_FILE, licences, licencesFile, licencesOf } from './licences.ts';

const ROOT = join(import.meta.dirname, '../..');
const at = (file: string) => join(ROOT, 'node_modules', file);
const named = (...ids: readonly string[]) => licencesOf(ids).map(({ name, licence }) => `${name} ${licence}`);

const folder = mkdtempSync(join(tmpdir(), 'licences-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a package into the temporary folder and returns its module. */
function packageOf(name: string, about: object, files: Readonly<Record<string, string>> = {}): string {
  const place = join(folder, 'node_modules', name);
  mkdirSync(place, { recursive: true });
  const all = { 'package.json': JSON.stringify({ name, version: '1.0.0', main: 'index.js', ...about }), ...files };
  for (const [file, text] of Object.entries({ 'index.js': `export default '${name}';`, ...all }))
    writeFileSync(join(place, file), text);
  return join(place, 'index.js');
}

test('a module belongs to its package, ours to none, helper code to the bundler', () => {
  expect(named(at('react/index.js'), join(ROOT, 'src/main.tsx'), '\0vite/preload-helper.js')).toEqual([
    'react MIT',
    'vite MIT',
  ]);
});

test('a program in WebAssembly, a Worker’s package and a typeface count, with what is inside', () => {
  expect(named(`${at('quickjs-wasi/quickjs.wasm')}?url`)).toEqual(['QuickJS MIT', 'quickjs-wasi MIT']);
  expect(named(join(ROOT, 'src/huds/widgets/CodeEditor.module.css'))).toEqual([
    '@fontsource-variable/jetbrains-mono OFL-1.1',
  ]);
  expect(named(at('@fontsource-variable/bricolage-grotesque/index.css'))).toEqual([
    '@fontsource-variable/bricolage-grotesque OFL-1.1',
  ]);
});

test('MPL-2.0 names where its source is', () => {
  expect(licencesOf([at('mediabunny/dist/modules/src/index.js')])).toMatchObject([
    { licence: 'MPL-2.0', source: 'https://github.com/Vanilagy/mediabunny', text: expect.stringContaining('Mozilla') },
  ]);
});

test('our build of Phaser is Phaser, its event emitter and what others wrote inside', async () => {
  const names = licencesOf([await engineFile()]).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['phaser', 'eventemitter3', 'rbush', 'earcut', 'klasse']));
});

/** Thanks in Phaser's sources for a formula or a few lines, without a licence of their own. */
const THANKS = new Set(['display/color/RGBToHSV', 'utils/array/SpliceOne', 'device/Features', 'dom/GetInnerHeight']);

test('every module of our Phaser that says it was taken from elsewhere is on the list, and none is on it in vain', async () => {
  const code = readFileSync(await engineFile(), 'utf8');
  const modules = [...code.matchAll(/^\/\/ \S*\/phaser\/src\/(\S+)\.js$/gm)].flatMap(([, name]) => name ?? []);
  const listed = (EMBEDDED.get('phaser') ?? []).flatMap(part => part.modules ?? []);
  expect(modules).toEqual(expect.arrayContaining(listed));
  const said =
    /taken from \w+ by|adapted from|based on code|modified version of|forked from|@author .*(?:Agafonkin|mattdesl|Angry Bytes|Hertzen)|copyright \(c\)/i;
  const borrowed = modules.filter(name => said.test(readFileSync(at(`phaser/src/${name}.js`), 'utf8')));
  expect(borrowed.filter(name => !listed.includes(name) && !THANKS.has(name))).toEqual([]);
  expect(borrowed.length).toBeGreaterThan(8);
});

test('a licence without a file has its usual text; one of another kind is refused', () => {
  const [licence] = licencesOf([packageOf('plain', { license: 'MIT', author: 'Ann Other <ann@example.org>' })]);
  expect(licence?.text).toMatch(/^Copyright \(c\) Ann Other\n\nPermission is hereby granted/);
  expect(() => licencesOf([packageOf('odd', { license: 'WTFPL' })])).toThrow('No text of the licence WTFPL');
});

test.each([
  [{ repository: 'someone/thing' }, 'https://github.com/someone/thing'],
  [{ repository: { url: 'git+https://github.com/a/b.git' } }, 'https://github.com/a/b'],
  [{ repository: { url: 'git+https://a@github.com/a/b.git' } }, 'https://github.com/a/b'],
  [{ repository: { url: 'git@github.com:a/b.git' } }, 'https://github.com/a/b'],
  [{ homepage: 'https://example.org' }, 'https://example.org'],
  [{}, 'https://www.npmjs.com/package/sourced'],
])('the source of a package with %j', (about, source) => {
  const [licence] = licencesOf([packageOf('sourced', { license: 'MIT', ...about }, { LICENSE: 'MIT' })]);
  expect(licence?.source).toBe(source);
});

/** Builds a page that lists its licences, from one script and one Worker. */
async function built(script: string, worker: string) {
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write('package.json', '{"dependencies":{}}');
  write('index.html', '<script type="module" src="/page.js"></script>');
  write('worker.js', worker);
  write('page.js', `${script}; new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });`);
  const shipped = licences();
  const output = (await build({
    ...{ root: folder, configFile: false, logLevel: 'silent', mode: 'production' },
    plugins: [shipped.client],
    worker: { format: 'es', plugins: () => [shipped.worker] },
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  return output.output;
}
const PAGE =
  "import { LICENCES } from 'virtual:licences'; import pagePart from 'page-part'; document.title = pagePart + JSON.stringify(LICENCES)";

test('a build lists what pages and Workers contain, in the page and in the file; what nobody uses is not in it', async () => {
  for (const name of ['page-part', 'worker-part', 'unused-part'])
    packageOf(name, { license: 'MIT', sideEffects: false }, { LICENSE: `Licence of ${name}` });
  const output = await built(
    `${PAGE}; import unused from 'unused-part'`,
    "import part from 'worker-part'; postMessage(part)",
  );
  const script = output.find(file => file.type === 'chunk' && file.code.includes('page-part'));
  const file = output.find(({ fileName }) => fileName === LICENCES_FILE);
  expect(script).toMatchObject({ code: expect.stringContaining('worker-part') });
  expect(script).toMatchObject({ code: expect.not.stringContaining('unused-part') });
  expect(file).toMatchObject({ source: expect.stringMatching(/Licence of page-part[\s\S]*Licence of worker-part/) });
});

test.each(['page-part', 'worker-part'])('a dependency without a licence fails the build: %s', async name => {
  packageOf(name, {});
  await expect(built(PAGE, "import part from 'worker-part'; postMessage(part)")).rejects.toThrow(
    `${name} 1.0.0 is shipped and names no licence`,
  );
  packageOf(name, { license: 'MIT' });
});

test('the text names each with its licence and source', () => {
  const text = licencesFile([{ name: 'a', version: '1', licence: 'MIT', source: 'https://a', text: 'Copyright A' }]);
  expect(text).toContain('a 1\nMIT\nhttps://a\n\nCopyright A\n');
});
