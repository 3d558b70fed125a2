// Deploy simulator for tests: a host that goes from one version to the next with one file wrong, and a browser with pages of both: its own cache, the
// worker of each version over one storage, and pages that load their scripts, mend them and are loaded again.

import { keysIn, revisionOf } from './keep.ts';
import { documentsIn, keyOf, type OfflineFile, OfflineFiles, type OfflineList } from './list.ts';
import type { WorkerClient } from './scope.ts';
import { startWorker } from './startWorker.ts';
import { FakeScope, memoryCache, openPage, storageOf } from './testing.ts';

/** What a host sends in the place of a file: its start page, the first half, an error, or nothing at all. */
export const FAULTS = ['start page', 'cut', '404', '500', 'silence'] as const;
export type Fault = (typeof FAULTS)[number];

/** A build as a host serves it. Each page's scripts are the files of its entry in the list, or of the shell. */
export interface Version {
  readonly files: ReadonlyMap<string, string>;
  readonly list: OfflineList;
  /** Path and revision of the list. */
  readonly listFile: readonly [path: string, revision: string];
  /** The first script of its pages. */
  readonly boot: string;
}

const bytes = (text: string) => new TextEncoder().encode(text);

/** A version of these files; the list is made of them. */
export async function versionOf(
  files: ReadonlyMap<string, string>,
  { shell, pages }: { readonly shell: readonly string[]; readonly pages: Readonly<Record<string, readonly string[]>> },
  boot: string,
): Promise<Version> {
  const entries = await Promise.all(
    [...files].map(async ([path, text]): Promise<OfflineFile> => [path, await revisionOf(bytes(text)), text.length]),
  );
  const places = (paths: readonly string[]) => paths.map(path => entries.findIndex(([other]) => other === path));
  const list: OfflineList = {
    files: entries,
    shell: places(shell),
    pages: Object.fromEntries(Object.entries(pages).map(([path, needed]) => [path, places(needed)])),
    moved: {},
    notKept: 'not kept',
  };
  const text = JSON.stringify(list);
  const revision = await revisionOf(bytes(text));
  const path = `/build/offline-${revision}.json`;
  return { files: new Map([...files, [path, text]]), list, listFile: [path, revision], boot };
}

/** A version of a small site, whose scripts all have names of their own. */
export const smallVersion = (name: string): Promise<Version> => {
  const script = (of: string) => `/build/${of}-${name}.js`;
  const documents = ['/', '/games', '/404.html', '/games/golf', '/games/chess'];
  const scripts = ['boot', 'site', 'engine', 'golf', 'chess'].map(script);
  const texts = [...documents, ...scripts, '/assets/fox.webp'].map(
    path => [path, `text of ${path} in version ${name}`] as const,
  );
  const [boot = '', site = '', engine = '', golf = '', chess = ''] = scripts;
  return versionOf(
    new Map(texts),
    {
      shell: ['/', '/games', '/404.html', boot, site, '/assets/fox.webp'],
      pages: { '/games/golf': [engine, golf, '/games/golf'], '/games/chess': [engine, chess, '/games/chess'] },
    },
    boot,
  );
};
export class Host {
  version: Version;
  wrong: { readonly path: string; readonly fault: Fault } | null = null;
  constructor(version: Version) {
    this.version = version;
  }

  answer(path: string): Response {
    const text = this.version.files.get(path);
    const fault = this.wrong?.path === path ? this.wrong.fault : text === undefined ? '404' : null;
    if (fault === 'silence') throw new DOMException('The operation timed out.', 'TimeoutError');
    if (fault === '404') return new Response(this.version.files.get('/404.html') ?? '', { status: 404 });
    if (fault === '500') return new Response('', { status: 500 });
    if (fault === 'start page') return new Response(this.version.files.get('/'));
    if (fault === 'cut') return new Response(text?.slice(0, text.length / 2));
    return new Response(text, { status: path === '/404.html' ? 404 : 200 });
  }
}

/** A page that is open, of the version that its document names. */
interface Page {
  readonly path: string;
  readonly version: Version;
  /** Scripts and other files that it could not load, or loaded wrong. */
  readonly broken: readonly string[];
}

interface Installed {
  readonly version: Version;
  readonly scope: FakeScope;
}

export class Browser {
  readonly #host: Host;
  readonly #versions: readonly Version[];
  readonly storage = memoryCache();
  /** The browser's own cache: what has a name with a hash lies there for a year. */
  readonly #httpCache = new Map<string, string>();
  active: Installed | null = null;
  waiting: Installed | null = null;
  pages: Page[] = [];

  constructor(host: Host, versions: readonly Version[]) {
    this.#host = host;
    this.#versions = versions;
  }

  /** As `fetch` goes from a page or a worker to the host. */
  readonly fetch = async (input: unknown, init?: RequestInit): Promise<Response> => {
    const path = typeof input === 'string' ? input : new URL((input as Request).url).pathname;
    const mode = init?.cache ?? 'default';
    const isImmutable = path.startsWith('/build/');
    const had = mode === 'default' ? this.#httpCache.get(path) : undefined;
    if (had !== undefined) return new Response(had);
    const response = this.#host.answer(path);
    if (isImmutable && response.ok) this.#httpCache.set(path, await response.clone().text());
    return response;
  };

  /** Looks for another version than the newest that it has, and installs it. True if it is there now. */
  async update(): Promise<boolean> {
    const { version } = this.#host;
    if ((this.waiting ?? this.active)?.version === version) return true;
    const scope = new FakeScope();
    const next = { version, scope };
    startWorker(scope.scope, storageOf(this.storage), {
      list: version.listFile,
      documents: documentsIn(version.list),
    });
    if (this.active) this.active.scope.registration.installing = {};
    try {
      await scope.fire('install');
    } catch {
      return false;
    } finally {
      if (this.active) this.active.scope.registration.installing = null;
    }
    if (this.active) {
      this.waiting = next;
      this.active.scope.registration.waiting = {};
    } else await this.#activate(next);
    return true;
  }

  async #activate(next: Installed): Promise<void> {
    this.active = next;
    this.waiting = null;
    await next.scope.fire('activate');
  }

  /** The visitor loads the new version; pages of the old one stay open. */
  async takeOver(): Promise<void> {
    const { waiting } = this;
    if (!waiting) return;
    await waiting.scope.send({ type: 'take over' });
    if (waiting.scope.done.includes('skip waiting')) await this.#activate(waiting);
  }

  async #get(path: string, mode: RequestMode, destination: string): Promise<Response> {
    const answered = await this.active?.scope.ask(path, mode, destination);
    return answered ?? this.fetch(path);
  }

  /** What a page gets for a path; null where it does not come. */
  async text(path: string, destination = 'script'): Promise<string | null> {
    const response = await this.#get(path, destination === '' ? 'navigate' : 'no-cors', destination).catch(() => null);
    return response && response.type !== 'error' && (response.ok || path === '/404.html') ? response.text() : null;
  }

  /** Opens a page: its document, and all files of the version that the document is of. Null where even the document does not come. */
  async visit(path: string): Promise<Page | null> {
    const document = await this.text(path, '');
    const version = this.#versions.find(({ files }) => files.get(path) === document);
    if (document === null || !version) return null;
    const files = new OfflineFiles(version.list);
    const broken: string[] = [];
    for (const [file] of [...files.shell, ...files.page(path)])
      if (file.startsWith('/build/') && (await this.text(file)) !== version.files.get(file)) broken.push(file);
    return { path, version, broken };
  }

  async open(path: string): Promise<Page | null> {
    const page = await this.visit(path);
    if (page) this.pages.push(page);
    const said: readonly WorkerClient[] = this.pages.map(({ version }) => openPage(version.boot));
    if (this.active) this.active.scope.pages = said;
    return page;
  }

  async opened(path: string): Promise<void> {
    await this.active?.scope.send({ type: 'opened' });
    await this.active?.scope.send({ type: 'keep', path });
  }

  /** Opens a page; if it is broken it is mended, and loaded once more. */
  async openMended(path: string): Promise<'whole' | 'whole after one reload' | 'broken'> {
    const first = await this.visit(path);
    if (first?.broken.length === 0) return 'whole';
    await this.active?.scope.send({ type: 'mend', path });
    const again = await this.visit(path);
    return again?.broken.length === 0 ? 'whole after one reload' : 'broken';
  }

  close(): void {
    this.pages = [];
    if (this.active) this.active.scope.pages = [];
  }

  /** Files in the storage that are not what the list of their version says. */
  async wrongInStorage(): Promise<readonly string[]> {
    const texts = new Map(
      this.#versions.flatMap(({ list, listFile, files }) =>
        [...list.files, [...listFile, 0] as OfflineFile].map(file => [keyOf(file), files.get(file[0])] as const),
      ),
    );
    const wrong: string[] = [];
    for (const key of await keysIn(this.storage))
      if ((await (await this.storage.match(key))?.text()) !== texts.get(key)) wrong.push(key);
    return wrong;
  }
}

/** What became of one deployment with one wrong file. */
export interface Row {
  readonly path: string;
  readonly fault: Fault;
  /** Which version answers while the file is wrong. */
  readonly meanwhile: 'the old version' | 'the new version';
  /** Pages that are broken while the file is wrong. */
  readonly brokenMeanwhile: readonly string[];
  /** What the pages are once the host is well. */
  readonly afterwards: string;
  /** What should not be: pages left broken, wrong or old files left in the storage. */
  readonly faults: readonly string[];
}

/** Deploys `next` over `before` with one wrong file, in a browser that kept the first of the pages and has it open. `setFetch` makes a `fetch` the global one. */
export async function deploy(
  before: Version,
  next: Version,
  path: string,
  fault: Fault,
  setFetch: (fetch: Browser['fetch']) => void,
): Promise<Row> {
  const host = new Host(before);
  const browser = new Browser(host, [before, next]);
  setFetch(browser.fetch);
  const [kept = '/', other = '/'] = Object.keys(before.list.pages);
  const faults: string[] = [];
  const check = async (when: string) => {
    for (const [file] of new OfflineFiles(before.list).page(kept))
      if (
        browser.pages.length > 0 &&
        file.startsWith('/build/') &&
        (await browser.text(file)) !== before.files.get(file)
      )
        faults.push(`${when}: the open page misses ${file}`);
    faults.push(...(await browser.wrongInStorage()).map(key => `${when}: ${key} is wrong`));
  };
  await browser.update();
  await browser.open(kept);
  await browser.opened(kept);

  host.version = next;
  host.wrong = { path, fault };
  const isInstalled = await browser.update();
  await check('a new version is fetched');
  await browser.takeOver();
  await check('a new version took over');
  const brokenMeanwhile: string[] = [];
  for (const page of ['/', kept, other]) {
    const visited = await browser.visit(page);
    if (!visited || visited.broken.length > 0) brokenMeanwhile.push(page);
  }
  await browser.opened('/');
  await browser.opened(other);
  await check('pages are used');

  host.wrong = null;
  if (!(await browser.update())) faults.push('the new version is not installed');
  await browser.takeOver();
  await check('the host is well');
  const afterwards = new Set<string>();
  for (const page of ['/', kept, other]) {
    const state = await browser.openMended(page);
    if (state === 'broken') faults.push(`${page} is left broken`);
    afterwards.add(state);
  }
  browser.close();
  await browser.open('/');
  for (const page of ['/', kept, other]) await browser.opened(page);
  const current = new Set([...next.list.files, [...next.listFile, 0] as OfflineFile].map(keyOf));
  const keys = await keysIn(browser.storage);
  faults.push(...[...keys].filter(key => !current.has(key)).map(key => `${key} is left behind`));
  faults.push(...[...current].filter(key => !keys.has(key)).map(key => `${key} is not kept`));
  await check('the old page is closed');
  return {
    ...{ path, fault, brokenMeanwhile, faults },
    meanwhile: isInstalled ? 'the new version' : 'the old version',
    afterwards: afterwards.has('broken') ? 'broken' : afterwards.size > 1 ? 'whole after one reload' : 'whole',
  };
}

/** A table with a line for each file and a column for each fault. */
export function tableOf(rows: readonly Row[]): string {
  const said = ({ meanwhile, brokenMeanwhile, afterwards, faults }: Row) => {
    if (faults.length > 0) return 'FAULT';
    const broken = brokenMeanwhile.length > 0 ? `, not ${brokenMeanwhile.join(' ')}` : '';
    return `${meanwhile === 'the old version' ? 'old' : 'new'}${broken}${afterwards === 'whole' ? '' : ', one reload'}`;
  };
  const cells = [...new Set(rows.map(({ path }) => path))].map(path => [
    path,
    ...FAULTS.map(fault =>
      rows
        .filter(row => row.path === path && row.fault === fault)
        .map(said)
        .join(),
    ),
  ]);
  const all = [['wrong file', ...FAULTS], ...cells];
  const widths = FAULTS.map((_, column) => Math.max(...all.map(line => line[column]?.length ?? 0)));
  return all.map(line => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n');
}
