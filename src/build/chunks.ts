// Few files: what is fetched together lies together. Which chunk a module goes into follows from which rooms of the house reach it.
import { basename, join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/** A place that the site opens by itself: a page, a tool, the page around games, its stage, the way to Phaser, a game's definition or the game. */
interface Room {
  readonly kind: 'site' | 'page' | 'tool' | 'play' | 'stage' | 'kit' | 'definition' | 'game';
  /** Its chunk, where it has one to itself. */
  readonly chunk: string;
  readonly roots: readonly string[];
  /** Of a game's two rooms. */
  readonly game?: string;
}

/** Imports by module: those it cannot run without, and those it may ask for. */
export type Graph = ReadonlyMap<string, { readonly needs: readonly string[]; readonly mayAsk: readonly string[] }>;

/** The chunk that every page has before any other. */
const FIRST = 'boot';

/** The rooms, by where their modules lie. */
function roomsOf(graph: Graph): readonly Room[] {
  const files = [...graph.keys()];
  const asked = new Set([...graph.values()].flatMap(({ mayAsk }) => mayAsk));
  const lazy = (test: RegExp) => files.filter(file => asked.has(file) && test.test(file));
  const room = (kind: Room['kind'], chunk: string, ...roots: readonly string[]): Room => ({ kind, chunk, roots });
  const name = (file: string) => basename(file).replace(/\.\w+$/, '');
  const opened = new Set([...closure(graph, ['src/main.tsx'])].flatMap(file => graph.get(file)?.mayAsk ?? []));
  const games = lazy(/^scenes\/[\w-]+\/index\.ts$/).map(definition => definition.split('/')[1] ?? '');
  return [
    room('site', 'site', 'src/main.tsx'),
    room('play', 'play', 'src/play/PlayPage.tsx'),
    room('stage', 'stage', 'src/play/earlyStage.ts'),
    room('kit', 'kit', 'scenes/kit/phaser/mount.ts'),
    ...lazy(/^src\/pages\//).map(file => room('page', name(file), file)),
    ...lazy(/^src\/tools\//).flatMap(file => (opened.has(file) ? [room('tool', name(file), file)] : [])),
    ...games.flatMap(id => {
      const definition = `scenes/${id}/index.ts`;
      return [
        { kind: 'definition', game: id, chunk: `${id}-definition`, roots: [definition] } as const,
        {
          kind: 'game',
          game: id,
          chunk: `${id}-play`,
          roots: lazy(new RegExp(`^(?:scenes/${id}/(?:play|\\w+Scene)\\.ts|virtual:levels/${id})$`)),
        } as const,
      ];
    }),
  ];
}

function closure(graph: Graph, roots: readonly string[], ask: (file: string) => boolean = () => false): Set<string> {
  const reached = new Set<string>();
  const visit = (file: string): void => {
    const module = graph.get(file);
    if (!module || reached.has(file)) return;
    reached.add(file);
    module.needs.forEach(visit);
    module.mayAsk.filter(ask).forEach(visit);
  };
  roots.forEach(visit);
  return reached;
}

/** The chunk of each module; those that nothing needs at once are left to the bundler. */
export function plan(graph: Graph): ReadonlyMap<string, string> {
  const rooms = roomsOf(graph);
  const doors = new Set(rooms.flatMap(({ roots }) => roots));
  const reach = rooms.map(room => ({
    room,
    needs: closure(graph, room.roots),
    /** With what it may ask for later. */
    all: closure(graph, room.roots, file => !doors.has(file)),
  }));
  const placed = new Map<string, string>();
  for (const file of graph.keys()) {
    const needing = reach.filter(({ needs }) => needs.has(file)).map(({ room }) => room);
    const asking = reach.filter(({ all }) => all.has(file)).map(({ room }) => room);
    const chunk = chunkFor(needing, asking, /(?:^|\/)node_modules\/(?!lucide-react\/)/.test(file));
    if (chunk) placed.set(file, chunk);
  }
  return placed;
}

/** By who cannot do without the module, and who may ask for it. A chunk imports only chunks that stand before it here. */
function chunkFor(needing: readonly Room[], asking: readonly Room[], isLibrary: boolean): string | undefined {
  const [only] = needing;
  const needs = (kind: Room['kind']) => needing.some(room => room.kind === kind);
  const asks = (kind: Room['kind']) => asking.some(room => room.kind === kind);
  if (!only) return undefined;
  // What a game's first picture is made of waits for nothing of the page.
  const isOnStage = needs('stage') || needs('kit') || needs('definition') || needs('game');
  if (isOnStage && (needs('site') || needs('page') || needs('tool') || asks('tool') || asks('page'))) return FIRST;
  if (needs('stage') || (isOnStage && needs('play'))) return 'stage';
  if (needs('site')) return 'site';
  if (needing.every(({ kind }) => kind === 'page')) return needing.length > 1 ? 'pages' : only.chunk;
  if (needs('tool')) {
    // A library that one tool needs and a game may ask for is carried by no other tool.
    if (isLibrary && needing.length === 1 && asks('play')) return undefined;
    if (needing.length > 1 || asks('play')) return 'ui';
    // What games compose their music with is asked for by none but them: a chunk of its own.
    return asks('kit') ? undefined : asking.length > 1 ? 'ui' : only.chunk;
  }
  if (asks('tool') || asks('page')) return 'ui';
  if (needs('play')) return 'play';
  const definition = needing.find(({ kind }) => kind === 'definition');
  if (definition) return needing.every(({ game }) => game === definition.game) ? definition.chunk : 'stage';
  return needing.length > 1 ? 'kit' : only.chunk;
}

/** Says the chunks to the bundler. */
export function chunks(): Plugin {
  let root: string;
  let chosen: ReadonlyMap<string, string> = new Map();
  // What the build writes itself has a name and no path.
  const own = (id: string) => (id.startsWith('\0') ? id.slice(1) : relative(root, id).split(sep).join('/'));
  // The first script and the bundler's loader for all others: it may not wait for any of them.
  const isFirst = (id: string) => /vite[\\/]preload-helper|src[\\/]boot\.ts$|index\.html$/.test(id);
  const codeSplitting = {
    includeDependenciesRecursively: false,
    groups: [{ debugName: 'rooms', name: (id: string) => (isFirst(id) ? FIRST : (chosen.get(own(id)) ?? null)) }],
  };
  return {
    name: 'chunks',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    config: ({ build }) => (build?.ssr ? {} : { build: { rolldownOptions: { output: { codeSplitting } } } }),
    configResolved(config) {
      root = config.root;
    },
    buildEnd() {
      const info = (id: string) => this.getModuleInfo(id);
      const code = (id: string) => info(id)?.code ?? '';
      const ids = [...this.getModuleIds()];
      const icons = iconFiles(code);
      const graph: Graph = new Map(
        ids.map(id => {
          const needs = info(id)?.importedIds ?? [];
          return [
            own(id),
            {
              needs: needs.flatMap(to => (ICONS.test(to) ? (ICONS.test(id) ? [] : icons(code(id), to)) : to)).map(own),
              mayAsk: (info(id)?.dynamicallyImportedIds ?? []).map(own),
            },
          ];
        }),
      );
      chosen = plan(graph);
    },
  };
}

/** These modules name every icon there is. */
const ICONS = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/](?:lucide-react|icons[\\/]index)\.mjs$/;

/** The files of the icons that a module imports by name. */
function iconFiles(code: (id: string) => string): (importer: string, barrel: string) => readonly string[] {
  const files = new Map<string, string>();
  const read = (barrel: string) => {
    for (const [, names = '', file = ''] of code(barrel).matchAll(/export \{([^}]+)\} from '\.\/([^']+)'/g))
      for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, join(barrel, '..', file));
  };
  return (importer, barrel) => {
    if (files.size === 0) read(barrel);
    const [, names = ''] = /import\s*\{([^}]+)\}\s*from\s*['"]lucide-react['"]/.exec(importer) ?? [];
    return names.split(',').flatMap(name => files.get(name.trim().split(/\s/)[0] ?? '') ?? []);
  };
}
