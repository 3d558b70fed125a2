// The walls of the house: what may import what, and what rules may not ask of the machine they run on.
import { basename, dirname } from 'node:path/posix';
import { type Import, type Module, parseModule } from './modules.ts';

export interface Fault {
  readonly rule: string;
  readonly file: string;
  readonly what: string;
}

type Modules = ReadonlyMap<string, Module>;

/** Clock, luck, log and page: what makes two runs of one replay differ. */
const MACHINE = [
  ...['Date', 'performance', 'setTimeout', 'setInterval', 'requestAnimationFrame', 'queueMicrotask', 'console'],
  ...['crypto', 'window', 'document', 'navigator', 'localStorage', 'sessionStorage', 'fetch', 'Worker'],
];
/** Functions whose last bit depends on the engine. */
const ENGINE_MATHS = [
  ...['sin', 'cos', 'tan', 'asin', 'acos', 'atan', 'atan2', 'sinh', 'cosh', 'tanh', 'asinh', 'acosh', 'atanh'],
  ...['pow', 'exp', 'expm1', 'log', 'log1p', 'log2', 'log10', 'hypot', 'cbrt'],
];
const REACT = /^(?:react|react-dom|react-router|react-router-dom|lucide-react|zustand)(?:\/(?!vanilla)|$)/;
const isPhaser = (name: string) => name === 'phaser' || name.startsWith('phaser/');
/** The one door to Phaser: its types know what our cut of it lacks. */
const PHASER = 'scenes/kit/phaser/phaser.ts';
/** What a game's page is measured against has all of Phaser. */
const mayBeWhole = (path: string) => path === PHASER || path.startsWith('tests/bench/reference/');

/** The room of a scene file: 'kit', a game's id, or '' for the shelf itself. */
const room = (path: string) => /^scenes\/([\w-]+)\//.exec(path)?.[1] ?? '';
const isScene = (path: string) => path.startsWith('scenes/');
const isGame = (path: string) => isScene(path) && room(path) !== 'kit' && room(path) !== '';

/** The room within a game's folder: 'rules', 'scene', 'bots'; '' for what stands at its top. */
const inner = (path: string) => (isGame(path) ? (/^scenes\/[\w-]+\/([\w-]+)\//.exec(path)?.[1] ?? '') : '');
/** Helpers of tests stand beside what they test. */
const isForTests = (path: string) => basename(path) === 'testing.ts';
/** Rules and the bots that play by them run without a picture: in Node, in a Worker, in the lab. */
const isPure = (path: string) => ['rules', 'bots'].includes(inner(path)) && !isForTests(path);

const mayImportPhaser = (path: string) =>
  path.startsWith('scenes/kit/phaser/') || path.startsWith('tests/') || inner(path) === 'scene';

/** The words that a rule looks for in a body: elsewhere than in scenes only the Phaser that nobody imported. */
const ASKED_OF_ALL = /Phaser/;
const ASKED_OF_SCENES = new RegExp(`Phaser|Math|\\b(?:${MACHINE.join('|')})\\b`);

/** Every breach in a set of files, keyed by path from the root. Tests may import what they please. */
export function findFaults(files: ReadonlyMap<string, string>): Fault[] {
  const modules = new Map<string, Module>();
  for (const [path, source] of files)
    if (!/\.(?:test|check)\.tsx?$/.test(path))
      modules.set(path, parseModule(path, source, isScene(path) ? ASKED_OF_SCENES : ASKED_OF_ALL));
  return [
    ...[...modules.values()].flatMap(importFaults),
    ...definitionFaults(modules),
    ...machineFaults(modules),
    ...sceneFaults(modules),
    ...mathsFaults(modules),
    ...cycleFaults(modules),
    ...fullFolders([...files.keys()]),
    ...unknownRooms([...files.keys()]),
  ];
}

function importFaults({ path, imports, unimported }: Module): Fault[] {
  const fault = (rule: string, what: string): Fault => ({ rule, file: path, what });
  const whole = 'Phaser is what kit/phaser/phaser.ts says';
  // Its typings declare the whole of it for every file.
  const fromTheAir = unimported.has('Phaser') && path !== PHASER ? [fault(whole, 'Phaser')] : [];
  const imported = imports.flatMap(({ specifier, target, kind }) => {
    const faults: Fault[] = [];
    if (specifier.startsWith('.') && !/\.\w+(?:\?\w+)?$/.test(basename(specifier)))
      faults.push(fault('imports name the file with its ending', specifier));
    if (isScene(path) && (REACT.test(specifier) || target.startsWith('src/')))
      faults.push(fault('scenes know no React', specifier));
    if (room(path) === 'kit' && isScene(target) && room(target) !== 'kit')
      faults.push(fault('the kit knows no game', specifier));
    if (isGame(path) && isGame(target) && room(path) !== room(target))
      faults.push(fault('games are strangers', specifier));
    if (isPure(path) && kind !== 'type' && (target.startsWith('scenes/kit/phaser/') || inner(target) === 'scene'))
      faults.push(fault('rules and bots know no picture', specifier));
    if (inner(path) === 'rules' && !isForTests(path) && inner(target) === 'bots')
      faults.push(fault('rules know no bots', specifier));
    if ((isPhaser(specifier) || target === PHASER) && kind !== 'type' && !mayImportPhaser(path))
      faults.push(fault('only kit/phaser and scenes import Phaser', specifier));
    else if (isPhaser(specifier) && !mayBeWhole(path)) faults.push(fault(whole, specifier));
    return faults;
  });
  return [...fromTheAir, ...imported];
}

/** Every file that these lead to by imports of some kinds: by static ones, what loading them loads too. */
function reach(modules: Modules, roots: readonly string[], kinds: readonly Import['kind'][] = ['static']): Module[] {
  const found = new Set<Module>();
  const visit = (path: string): void => {
    const module = modules.get(path);
    if (!module || found.has(module)) return;
    found.add(module);
    for (const { target, kind } of module.imports) if (kinds.includes(kind)) visit(target);
  };
  roots.forEach(visit);
  return [...found];
}

/** Short lists of levels, which the start card offers. */
const ADDED_LEVELS = /^assets\/levels\/[\w-]+\/added\.json$/;

/** Every page loads every index.ts: packages, rules, scenes and what runs them wait behind its `load()`. */
function definitionFaults(modules: Modules): Fault[] {
  const isHeavy = (target: string) =>
    !(/^(?:src|scenes|tests)\//.test(target) || ADDED_LEVELS.test(target)) ||
    target === 'scenes/kit/runtime.ts' ||
    target.startsWith('scenes/kit/phaser/') ||
    (isGame(target) && (basename(target) === 'rules.ts' || basename(target).endsWith('Scene.ts')));
  const definitions = [...modules.keys()].filter(path => isGame(path) && basename(path) === 'index.ts');
  return definitions.flatMap(file =>
    reach(modules, [file]).flatMap(({ path, imports }) =>
      imports
        .filter(({ target, kind }) => kind === 'static' && isHeavy(target))
        .map(({ specifier }) => ({ rule: 'definitions stay light', file, what: `${path} imports ${specifier}` })),
    ),
  );
}

/** The composer answers with the same notes everywhere, as rules do with the same state. */
const COMPOSER = 'scenes/kit/sound/composer/composer.ts';

/** The rules and bots of every game, with all they import. */
const pureIn = (modules: Modules) => reach(modules, [...modules.keys()].filter(isPure));

/** HUDs as data, with all they import. */
const hudsIn = (modules: Modules) =>
  reach(
    modules,
    [...modules.keys()].filter(path => isGame(path) && basename(path) === 'hud.ts'),
  );

/** What must answer alike on every machine. */
function boundIn(modules: Modules): ReadonlySet<Module> {
  const core = [...modules.values()].filter(({ path }) => path.startsWith('scenes/kit/core/'));
  return new Set([...core, ...pureIn(modules), ...hudsIn(modules), ...reach(modules, [COMPOSER])]);
}

function machineFaults(modules: Modules): Fault[] {
  return [...boundIn(modules)].flatMap(({ path, names, maths }) => {
    const used = MACHINE.filter(name => names.has(name));
    if (maths.has('random')) used.push('Math.random');
    return used.map(what => ({ rule: 'rules, core and hud ask nothing of the machine', file: path, what }));
  });
}

/** A clock of their own is for what decides no picture: cost meters, a mark for the page's bench, and how long a Worker may think in one go. */
const OWN_CLOCK: ReadonlySet<string> = new Set([
  'scenes/kit/phaser/GameScene.ts',
  'scenes/kit/phaser/mount.ts',
  'scenes/kit/task/serve.ts',
  'scenes/robot-battle/sandbox/referee.worker.ts',
  'scenes/sokoban/solver/solver.worker.ts',
]);
/** Takes Date and Math.random away from the scripts of players. */
const SANDBOX = 'scenes/robot-battle/sandbox/prelude.ts';

/** Decoration too: the same seed and the same frames show the same picture. */
function sceneFaults(modules: Modules): Fault[] {
  const bound = boundIn(modules);
  return [...modules.values()]
    .filter(module => isScene(module.path) && module.path !== SANDBOX && !bound.has(module))
    .flatMap(({ path, names, maths }) => {
      const used = ['Date', 'crypto'].filter(name => names.has(name));
      if (names.has('performance') && !OWN_CLOCK.has(path)) used.push('performance');
      if (maths.has('random') || maths.has('*')) used.push('Math.random');
      return used.map(what => ({ rule: 'scenes have one clock and one chance', file: path, what }));
    });
}

function mathsFaults(modules: Modules): Fault[] {
  return [...new Set([...pureIn(modules), ...reach(modules, [COMPOSER])])].flatMap(({ path, maths, usesPower }) => {
    const used = [...ENGINE_MATHS, '*'].filter(name => maths.has(name)).map(name => `Math.${name}`);
    if (usesPower) used.push('**');
    return used.map(what => ({ rule: 'rules use no engine-dependent maths', file: path, what }));
  });
}

/** So many files of code one folder shows at most, tests and styles aside: whoever opens it sees which to take. */
const MAX_SHOWN = 24;
/** Folders that show more, each with its reason. */
const FULL: ReadonlyMap<string, string> = new Map();

function fullFolders(paths: readonly string[]): Fault[] {
  const shown = new Map<string, number>();
  for (const path of paths)
    if (!/\.(?:test|check|spec|soak|bench)\.tsx?$/.test(path))
      shown.set(dirname(path), (shown.get(dirname(path)) ?? 0) + 1);
  return [...shown]
    .filter(([folder, count]) => count > MAX_SHOWN && !FULL.has(folder))
    .map(([file, count]) => ({ rule: `a folder shows at most ${MAX_SHOWN} files`, file, what: String(count) }));
}

/** The rooms of every game: what a game is stands at its top. */
const ROOMS = new Set(['rules', 'scene', 'bots', 'levels', 'golden']);
/** Rooms of one game's own, each with what it is for. */
const OWN_ROOMS: Readonly<Record<string, string>> = {
  'dalex/search': 'a Worker that searches for a sure win',
  'guardians/mind': 'the mind of the computer, in a Worker',
  'minigolf/search': 'a Worker that searches for the fewest strokes',
  'robot-battle/arena': 'the arena: a second game of the same scripts, with rules, robots and texts of its own',
  'robot-battle/sandbox': 'the sandbox of the scripts, in a Worker',
  'sokoban/solver': 'the solver, in a Worker',
  'stealth-escape/map': 'the sheets that a finished run draws',
  'strategic-battle/forecast': 'a Worker that fights the next battle beforehand',
  'yay-zee/coach': 'the coach and its table, in a Worker',
};

function unknownRooms(paths: readonly string[]): Fault[] {
  const rooms = new Set(paths.flatMap(path => (inner(path) ? [`${room(path)}/${inner(path)}`] : [])));
  return [...rooms]
    .filter(name => !ROOMS.has(basename(name)) && !(name in OWN_ROOMS))
    .map(name => ({ rule: 'every game has the same rooms', file: `scenes/${name}`, what: basename(name) }));
}

/** What is left without the files that name none of the others, again and again: a circle, and what leads to it. */
function leadingOn(modules: Modules): Modules {
  const left = new Map(modules);
  let before: number;
  do {
    before = left.size;
    for (const [file, { imports }] of left) if (!imports.some(({ target }) => left.has(target))) left.delete(file);
  } while (left.size < before);
  return left;
}

/** Files that name each other, be it for a type or only when they are first wanted: neither is understood without the other. Each circle is told once. */
function cycleFaults(all: Modules): Fault[] {
  const modules = leadingOn(all);
  const leadsTo = new Map(
    [...modules].map(([file, { imports }]) => {
      const named = imports.map(({ target }) => target);
      const reached = reach(modules, named, ['static', 'type', 'dynamic']);
      return [file, new Set(reached.map(({ path }) => path))] as const;
    }),
  );
  const circles = new Map<string, Fault>();
  for (const [file, reached] of leadsTo) {
    if (!reached.has(file)) continue;
    const circle = [...reached].filter(other => leadsTo.get(other)?.has(file)).toSorted();
    circles.set(circle.join(), { rule: 'no cycles', file: String(circle[0]), what: circle.join(' → ') });
  }
  return [...circles.values()];
}
