// Few files: what is fetched together lies together. Which chunk a module goes into follows from which rooms of the house reach it.
import { basename, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/** A place that the site opens by itself: a page, a tool, the page around games, the way to Phaser, a game's definition or the game. */
interface Room {
  readonly kind: 'site' | 'page' | 'tool' | 'play' | 'kit' | 'definition' | 'game';
  /** Its chunk, where it has one to itself. */
  readonly chunk: string;
  readonly roots: readonly string[];
  /** Of a game's two rooms. */
  readonly game?: string;
}

/** Imports by module: those it cannot run without, and those it may ask for. */
export type Graph = ReadonlyMap<string, { readonly needs: readonly string[]; readonly mayAsk: readonly string[] }>;

/** Fetches shared texts; a game with levels cannot begin without them. */
const TEXTS = 'src/data/queryClient.ts';

/** The rooms, by where their modules lie. */
function roomsOf(graph: Graph, hasLevels: (definition: string) => boolean): readonly Room[] {
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
    room('kit', 'kit', 'scenes/kit/phaser/mount.ts'),
    ...lazy(/^src\/pages\//).map(file => room('page', name(file), file)),
    ...lazy(/^src\/tools\//).flatMap(file => (opened.has(file) ? [room('tool', name(file), file)] : [])),
    ...games.flatMap(id => {
      const definition = `scenes/${id}/index.ts`;
      const texts = hasLevels(definition) ? [TEXTS] : [];
      return [
        { kind: 'definition', game: id, chunk: `${id}-definition`, roots: [definition] } as const,
        {
          kind: 'game',
          game: id,
          chunk: `${id}-play`,
          roots: [...lazy(new RegExp(`^scenes/${id}/(?:play|\\w+Scene)\\.ts$`)), ...texts],
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
export function plan(graph: Graph, hasLevels: (definition: string) => boolean): ReadonlyMap<string, string> {
  const rooms = roomsOf(graph, hasLevels);
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
    const chunk = chunkFor(needing, asking);
    if (chunk) placed.set(file, chunk);
  }
  return placed;
}

/** By who cannot do without the module, and who may ask for it. A chunk imports only chunks that stand before it here. */
function chunkFor(needing: readonly Room[], asking: readonly Room[]): string | undefined {
  const [only] = needing;
  const needs = (kind: Room['kind']) => needing.some(room => room.kind === kind);
  const asks = (kind: Room['kind']) => asking.some(room => room.kind === kind);
  if (!only) return undefined;
  if (needs('site')) return 'site';
  if (needing.every(({ kind }) => kind === 'page')) return needing.length > 1 ? 'pages' : only.chunk;
  if (needs('tool')) {
    if (needing.length > 1 || asks('play')) return 'ui';
    // What games compose their music with is asked for by none but them: a chunk of its own.
    return asks('kit') ? undefined : asking.length > 1 ? 'ui' : only.chunk;
  }
  if (asks('tool') || asks('page')) return 'ui';
  if (needs('play')) return 'play';
  const definition = needing.find(({ kind }) => kind === 'definition');
  if (definition) return needing.every(({ game }) => game === definition.game) ? definition.chunk : 'play';
  return needing.length > 1 ? 'kit' : only.chunk;
}

const LUCIDE = /[\\/]node_modules[\\/]lucide-react[\\/]/;

/** Says the chunks to the bundler. */
export function chunks(): Plugin {
  let root: string;
  let chosen: ReadonlyMap<string, string> = new Map();
  const own = (id: string) => relative(root, id).split(sep).join('/');
  return {
    name: 'chunks',
    apply: 'build',
    config: ({ build }) =>
      build?.ssr
        ? {}
        : {
            build: {
              rolldownOptions: {
                output: {
                  codeSplitting: {
                    includeDependenciesRecursively: false,
                    groups: [
                      {
                        debugName: 'rooms',
                        name: id =>
                          /vite[\\/]preload-helper|src[\\/]boot\.ts$|index\.html$/.test(id)
                            ? 'boot'
                            : (chosen.get(own(id)) ?? null),
                      },
                    ],
                  },
                },
              },
            },
          },
    configResolved(config) {
      root = config.root;
    },
    buildEnd() {
      const ids = [...this.getModuleIds()];
      const icons = iconFiles(ids.map(id => [id, this.getModuleInfo(id)?.code ?? '']));
      const graph: Graph = new Map(
        ids.map(id => {
          const info = this.getModuleInfo(id);
          const needs = (info?.importedIds ?? []).filter(to => !LUCIDE.test(to) || LUCIDE.test(id));
          const isBarrel = LUCIDE.test(id) && needs.length > 20;
          return [
            own(id),
            {
              needs: [...(isBarrel ? [] : needs), ...(LUCIDE.test(id) ? [] : icons(info?.code ?? ''))].map(own),
              mayAsk: (info?.dynamicallyImportedIds ?? []).map(own),
            },
          ];
        }),
      );
      const code = (definition: string) => this.getModuleInfo(ids.find(id => own(id) === definition) ?? '')?.code ?? '';
      chosen = plan(graph, definition => /\blevels:/.test(code(definition)));
    },
  };
}

/** lucide-react is one module that names them all: who imports an icon by name needs its file alone. */
function iconFiles(modules: readonly (readonly [id: string, code: string])[]): (code: string) => readonly string[] {
  const files = new Map<string, string>();
  for (const [id, code] of modules) {
    if (!/lucide-react[\\/]dist[\\/]esm[\\/]lucide-react\.mjs$/.test(id)) continue;
    for (const [, names = '', file = ''] of code.matchAll(/export\s*\{([^}]+)\}\s*from\s*['"]\.\/([^'"]+)['"]/g))
      for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, id.replace(/[^\\/]+$/, file));
  }
  return code =>
    [...code.matchAll(/import\s*\{([^}]+)\}\s*from\s*['"]lucide-react['"]/g)].flatMap(([, names = '']) =>
      [...names.matchAll(/(\w+)(?:\s+as\s+\w+)?/g)].flatMap(([, name = '']) => files.get(name) ?? []),
    );
}
