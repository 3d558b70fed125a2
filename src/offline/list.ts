// The list of a build's files that are kept for use without a connection, and every decision that follows from it alone.

/** A file: its path, its revision (the beginning of its SHA-256), and its bytes as they are sent. */
export type OfflineFile = readonly [path: string, revision: string, bytes: number];

export interface OfflineList {
  readonly files: readonly OfflineFile[];
  /** The content pages with all they need, as places in `files`: kept after one visit. */
  readonly shell: readonly number[];
  /** What each game and tool needs beyond the shell, by its page's path: kept after its first visit. */
  readonly pages: Readonly<Record<string, readonly number[]>>;
  /** Redirects of the server, by path. */
  readonly moved: Readonly<Record<string, string>>;
  /** Document in the place of a game or tool that is not kept. */
  readonly notKept: string;
}

/** A version as its worker's script names it: the file of the list, and the revisions of its pages, which are answered before the list is read. */
export interface OfflineVersion {
  readonly list: readonly [path: string, revision: string];
  readonly documents: Readonly<Record<string, string>>;
}

/** Revisions of a list's pages by path. */
export const documentsIn = ({ files }: OfflineList): OfflineVersion['documents'] =>
  Object.fromEntries(
    files.flatMap(file => (isDocument(file) && file[0] !== NOT_FOUND ? [[file[0], file[1]] as const] : [])),
  );

/** Document for every unknown path. It is a response and has no path of its own. */
export const NOT_FOUND = '/404.html';

/** Where a file lies in the cache: files of all versions lie in one, so that a new version fetches only what differs. */
export const keyOf = ([path, revision]: OfflineFile): string => `${path}?revision=${revision}`;

const pathOf = (key: string): string => key.split('?', 1)[0] ?? key;

/** True for a page, whose path has no file extension. */
export const isDocument = ([path]: OfflineFile): boolean => path === NOT_FOUND || !/\.\w+$/.test(path);

/** The path of a page with any number of slashes. */
export const pagePath = (path: string): string => path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');

/** Beginning of the path of every game's page. */
export const GAMES = '/games/';

/** A picture's name without its width: of each picture one width is kept, which stands in for the others. */
const pictureOf = (path: string): string | undefined => /^(\/assets\/.*?)(?:-\d+)?\.(?:webp|jpg|png)$/.exec(path)?.[1];

/** A list that answers quickly. */
export class OfflineFiles {
  readonly list: OfflineList;
  readonly #files: ReadonlyMap<string, OfflineFile>;
  readonly #pictures: ReadonlyMap<string, string>;
  readonly #allKeys: ReadonlySet<string>;

  constructor(list: OfflineList) {
    this.list = list;
    this.#files = new Map(list.files.map(file => [file[0], file]));
    this.#allKeys = new Set(list.files.map(keyOf));
    this.#pictures = new Map(
      list.files.flatMap(file => {
        const picture = pictureOf(file[0]);
        return picture ? [[picture, keyOf(file)] as const] : [];
      }),
    );
  }

  get shell(): readonly OfflineFile[] {
    return this.#at(this.list.shell);
  }

  /** Files of a game's or tool's page beyond the shell; none for any other path. */
  page(path: string): readonly OfflineFile[] {
    return Object.hasOwn(this.list.pages, path) ? this.#at(this.list.pages[path] ?? []) : [];
  }

  #at(places: readonly number[]): readonly OfflineFile[] {
    return places.flatMap(place => this.list.files.slice(place, place + 1));
  }

  /** The file of a path; undefined for a path of another version, or of none. */
  at(path: string): OfflineFile | undefined {
    return this.#files.get(pagePath(path));
  }

  /** The key of the kept width of a picture. */
  standInFor(path: string): string | undefined {
    return this.#pictures.get(pictureOf(path) ?? '');
  }

  /** True if a script of this name is in the list: a page names its first one, to say of which version it is. */
  isCurrent(script: string): boolean {
    return this.#files.has(script);
  }

  /** Pages that work without a connection, by the keys in the cache. */
  keptPages(keys: ReadonlySet<string>): readonly string[] {
    return Object.keys(this.list.pages).filter(path => missingOf(this.page(path), keys).length === 0);
  }

  /** Pages that were kept in this version or in another one: their document is there, which is fetched last. */
  wantedPages(keys: ReadonlySet<string>): readonly string[] {
    const paths = new Set([...keys].map(pathOf));
    return Object.keys(this.list.pages).filter(path => paths.has(path));
  }

  /** Pages that lack something, and of which something is there that no other page needs. */
  partlyKept(keys: ReadonlySet<string>): readonly string[] {
    const uses = new Map<number, number>();
    for (const place of Object.values(this.list.pages).flat()) uses.set(place, (uses.get(place) ?? 0) + 1);
    return Object.entries(this.list.pages).flatMap(([path, places]) => {
      const own = this.#at(places.filter(place => uses.get(place) === 1));
      const isPart = missingOf(own, keys).length < own.length && missingOf(this.page(path), keys).length > 0;
      return isPart ? [path] : [];
    });
  }

  /** Keys of the documents that name one of these files: without it they would be broken pages. */
  documentsOf(broken: readonly OfflineFile[]): readonly string[] {
    return Object.keys(this.list.pages).flatMap(path => {
      const files = this.page(path);
      return files.some(file => broken.includes(file)) ? files.filter(isDocument).map(keyOf) : [];
    });
  }

  /** Keys that no page and no game of this version needs. */
  outdated(keys: ReadonlySet<string>): readonly string[] {
    return [...keys].filter(key => !this.#allKeys.has(key));
  }
}

export const missingOf = (files: readonly OfflineFile[], keys: ReadonlySet<string>): readonly OfflineFile[] =>
  files.filter(file => !keys.has(keyOf(file)));

/** Bytes to fetch, each file once. */
export const bytesOf = (files: readonly OfflineFile[]): number =>
  [...new Map(files.map(file => [file[0], file[2]])).values()].reduce((sum, bytes) => sum + bytes, 0);
