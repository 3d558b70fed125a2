// Chunk planning: which output file each module goes into. Modules that are fetched together share a chunk, so that a page makes few requests.
// Algorithm: find every entry point of the site, compute which modules each of them reaches by static and by dynamic imports, and choose the
// chunk of a module from the kinds of the entry points that reach it.
import { basename, join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/** A module, or a few, that the site loads by itself: a page, a tool, the play page, its stage, the kit with Phaser, a game's definition or code. */
interface EntryPoint {
  readonly kind: 'site' | 'page' | 'tool' | 'play' | 'stage' | 'kit' | 'definition' | 'game';
  /** Name of the chunk of modules that only this entry point needs. */
  readonly chunk: string;
  /** Files, relative to the root of the project. */
  readonly modules: readonly string[];
  /** Id of the game, for the kinds 'definition' and 'game'. */
  readonly game?: string;
}

/** Imports of each module, by its file relative to the root of the project. */
export type ModuleGraph = ReadonlyMap<
  string,
  { readonly staticImports: readonly string[]; readonly dynamicImports: readonly string[] }
>;

/** Chunk that every page loads before any other. */
const BOOT_CHUNK = 'boot';

/** Modules of React: a chunk of their own, which the boot script evaluates in a task of its own. */
const REACT = /(?:^|node_modules\/)(?:react|react-dom|scheduler)(?:\/|$)/;
const REACT_ALONE = 'src/react.ts';

/** Modules that pages fetch once they are taken over: what is kept on the device. */
const KEPT = ['src/data/visitorData.ts'];

/** Modules that a game's page fetches behind its first picture, without a press. */
const BEHIND = [
  'src/play/page/parts.ts',
  'src/play/cards/HowToPlay.tsx',
  'src/data/games/careers.ts',
  'src/data/games/keptRuns.ts',
  'src/data/games/replays.ts',
  'src/data/games/runKeeper.ts',
  'src/ui/focusKeeper.ts',
];

/** The sound of a game, which its mount fetches. */
const SOUND = ['scenes/kit/sound/sound.ts'];

/** Modules that show a game's HUD. */
const HUD = /^src\/huds\/(?:[\w-]+\/Hud|StandardHud)\.tsx$/;

/** Entry points, found by where their modules lie and which of them are imported dynamically. */
function entryPointsOf(graph: ModuleGraph): readonly EntryPoint[] {
  const files = [...graph.keys()];
  const imported = new Set([...graph.values()].flatMap(({ dynamicImports }) => dynamicImports));
  const lazy = (test: RegExp) => files.filter(file => imported.has(file) && test.test(file));
  const entry = (kind: EntryPoint['kind'], chunk: string, ...modules: readonly string[]): EntryPoint => ({
    kind,
    chunk,
    modules,
  });
  const nameOf = (file: string) => basename(file).replace(/\.\w+$/, '');
  const fromSite = new Set(
    [...reachableFrom(graph, ['src/main.tsx'])].flatMap(file => graph.get(file)?.dynamicImports ?? []),
  );
  const games = lazy(/^scenes\/[\w-]+\/index\.ts$/).map(definition => definition.split('/')[1] ?? '');
  return [
    entry('site', 'site', 'src/main.tsx'),
    entry('play', 'play', 'src/play/page/PlayPage.tsx'),
    entry('stage', 'stage', 'src/play/stage/earlyBoot.ts'),
    entry('kit', 'kit', 'scenes/kit/phaser/mount.ts'),
    // A part that a page fetches by itself is none.
    ...lazy(/^src\/pages\//).flatMap(file => (fromSite.has(file) ? [entry('page', nameOf(file), file)] : [])),
    ...lazy(/^src\/tools\//).flatMap(file => (fromSite.has(file) ? [entry('tool', nameOf(file), file)] : [])),
    ...games.flatMap(id => {
      const definition = `scenes/${id}/index.ts`;
      return [
        { kind: 'definition', game: id, chunk: `${id}-definition`, modules: [definition] } as const,
        {
          kind: 'game',
          game: id,
          chunk: `${id}-play`,
          modules: lazy(new RegExp(`^(?:scenes/${id}/(?:play|scene/\\w+Scene)\\.ts|virtual:levels/${id})$`)),
        } as const,
      ];
    }),
  ];
}

/** Depth-first search along static imports, and along those dynamic imports that `follow` accepts. */
function reachableFrom(
  graph: ModuleGraph,
  start: readonly string[],
  follow: (file: string) => boolean = () => false,
): Set<string> {
  const reached = new Set<string>();
  const visit = (file: string): void => {
    const module = graph.get(file);
    if (!module || reached.has(file)) return;
    reached.add(file);
    module.staticImports.forEach(visit);
    module.dynamicImports.filter(follow).forEach(visit);
  };
  start.forEach(visit);
  return reached;
}

/** The chunk of each module. A module that no entry point imports statically is left to the bundler. */
export function assignChunks(graph: ModuleGraph): ReadonlyMap<string, string> {
  const entryPoints = entryPointsOf(graph);
  const entryModules = new Set(entryPoints.flatMap(({ modules }) => modules));
  const reach = entryPoints.map(entry => ({
    entry,
    static: reachableFrom(graph, entry.modules),
    /** With what it may import dynamically, up to the next entry point. */
    all: reachableFrom(graph, entry.modules, file => !entryModules.has(file)),
  }));
  // What the first script needs stands with it: it would wait for another chunk, which waits for it.
  const assigned = new Map([...reachableFrom(graph, ['src/boot.ts'])].map(file => [file, BOOT_CHUNK]));
  if (graph.has(REACT_ALONE)) assigned.set(REACT_ALONE, 'react');
  for (const file of graph.keys()) {
    if (assigned.has(file)) continue;
    const needing = reach.filter(reached => reached.static.has(file)).map(({ entry }) => entry);
    const reaching = reach.filter(({ all }) => all.has(file)).map(({ entry }) => entry);
    const chunk = chunkFor(needing, reaching, /(?:^|\/)node_modules\/(?!lucide-react\/)/.test(file));
    // React creates errors while it is evaluated, and for their stacks a browser that is watched parses all of the chunk around them once more.
    if (chunk) assigned.set(file, chunk === 'site' && REACT.test(file) ? 'react' : chunk);
  }
  const late = lateChunks(graph);
  for (const file of graph.keys()) {
    const chunk = assigned.get(file) ?? late(file);
    if (chunk) assigned.set(file, chunk);
  }
  return assigned;
}

/** The chunk of a module that no entry point imports statically; absent for one that only a press fetches, or one HUD. */
function lateChunks(graph: ModuleGraph): (file: string) => string | undefined {
  const kept = reachableFrom(graph, KEPT);
  const sound = reachableFrom(graph, SOUND);
  const behind = reachableFrom(graph, BEHIND);
  const huds = [...graph.keys()].filter(file => HUD.test(file)).map(file => reachableFrom(graph, [file]));
  return file => {
    if (kept.has(file)) return 'kept';
    if (sound.has(file)) return 'sound';
    const showing = huds.filter(hud => hud.has(file)).length;
    if (showing > 1 || (showing > 0 && behind.has(file))) return 'huds';
    return behind.has(file) ? 'behind' : undefined;
  };
}

/**
 * The chunk of one module: `needing` import it statically, `reaching` statically or dynamically. A chunk imports only chunks that are returned
 * before it here.
 */
function chunkFor(
  needing: readonly EntryPoint[],
  reaching: readonly EntryPoint[],
  isLibrary: boolean,
): string | undefined {
  const [only] = needing;
  const needs = (kind: EntryPoint['kind']) => needing.some(entry => entry.kind === kind);
  const reaches = (kind: EntryPoint['kind']) => reaching.some(entry => entry.kind === kind);
  if (!only) return undefined;
  // A game's first picture must not wait for code of the page around it.
  const isForFirstPicture = needs('stage') || needs('kit') || needs('definition') || needs('game');
  const isForPages = needs('site') || needs('page') || needs('tool') || reaches('tool') || reaches('page');
  if (isForFirstPicture && isForPages) return BOOT_CHUNK;
  if (needs('stage') || (isForFirstPicture && needs('play'))) return 'stage';
  if (needs('site')) return 'site';
  if (needing.every(({ kind }) => kind === 'page')) return needing.length > 1 ? 'pages' : only.chunk;
  if (needs('tool')) {
    // A library that one tool needs and a game may load is kept out of the chunks that other tools load.
    if (isLibrary && needing.length === 1 && reaches('play')) return undefined;
    if (needing.length > 1 || reaches('play')) return 'ui';
    // The music composer of the games is loaded by games alone: a chunk of its own.
    return reaches('kit') ? undefined : reaching.length > 1 ? 'ui' : only.chunk;
  }
  if (reaches('tool') || reaches('page')) return 'ui';
  if (needs('play')) return 'play';
  const definition = needing.find(({ kind }) => kind === 'definition');
  if (definition) return needing.every(({ game }) => game === definition.game) ? definition.chunk : 'stage';
  return needing.length > 1 ? 'kit' : only.chunk;
}

/** Vite plugin that hands the planned chunks to the bundler. */
export function chunks(): Plugin {
  let root: string;
  let assigned: ReadonlyMap<string, string> = new Map();
  // A virtual module has a name and no path.
  const moduleName = (id: string) => (id.startsWith('\0') ? id.slice(1) : relative(root, id).split(sep).join('/'));
  // The first script and the bundler's loader of all others: they may not wait for any of them.
  const isBootModule = (id: string) => /vite[\\/]preload-helper|src[\\/]boot\.ts$|index\.html$/.test(id);
  const codeSplitting = {
    includeDependenciesRecursively: false,
    groups: [
      {
        debugName: 'entry points',
        name: (id: string) => (isBootModule(id) ? BOOT_CHUNK : (assigned.get(moduleName(id)) ?? null)),
      },
    ],
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
      const codeOf = (id: string) => info(id)?.code ?? '';
      const ids = [...this.getModuleIds()];
      const iconFiles = iconFileResolver(codeOf);
      /** An import of all icons counts as imports of the icons that are named. */
      const withoutBarrel = (id: string, imported: string) => {
        if (!ICON_BARREL.test(imported)) return imported;
        return ICON_BARREL.test(id) ? [] : iconFiles(codeOf(id), imported);
      };
      const graph: ModuleGraph = new Map(
        ids.map(id => [
          moduleName(id),
          {
            staticImports: (info(id)?.importedIds ?? []).flatMap(to => withoutBarrel(id, to)).map(moduleName),
            dynamicImports: (info(id)?.dynamicallyImportedIds ?? []).map(moduleName),
          },
        ]),
      );
      assigned = assignChunks(graph);
    },
  };
}

/** Barrel modules that re-export every icon. */
const ICON_BARREL = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/](?:lucide-react|icons[\\/]index)\.mjs$/;

/** Finds the files of the icons that a module imports by name from the barrel. */
function iconFileResolver(codeOf: (id: string) => string): (importer: string, barrel: string) => readonly string[] {
  const fileOf = new Map<string, string>();
  const read = (barrel: string) => {
    for (const [, names = '', file = ''] of codeOf(barrel).matchAll(/export \{([^}]+)\} from '\.\/([^']+)'/g))
      for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) fileOf.set(name, join(barrel, '..', file));
  };
  return (importer, barrel) => {
    if (fileOf.size === 0) read(barrel);
    const [, names = ''] = /import\s*\{([^}]+)\}\s*from\s*['"]lucide-react['"]/.exec(importer) ?? [];
    return names.split(',').flatMap(name => fileOf.get(name.trim().split(/\s/)[0] ?? '') ?? []);
  };
}
