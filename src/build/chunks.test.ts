// Which chunk a module goes into, in a small module graph: which entry points reach it decides.
import { describe, expect, test } from 'vitest';
import { assignChunks, type ModuleGraph } from './chunks.ts';

/** `a: b c / d` means that a imports b and c statically and d dynamically. */
function graph(lines: readonly string[]): ModuleGraph {
  const read = (names = '') => names.split(' ').filter(Boolean);
  return new Map(
    lines.map(line => {
      const [file = '', rest = ''] = line.split(': ');
      const [staticImports, dynamicImports] = rest.split('/ ');
      return [file, { staticImports: read(staticImports), dynamicImports: read(dynamicImports) }];
    }),
  );
}

const MODULE_GRAPH = graph([
  'src/main.tsx: react store / src/pages/Home.tsx src/pages/Terms.tsx src/pages/Games.tsx paint printer src/play/page/PlayPage.tsx scenes/chess/index.ts scenes/go/index.ts',
  'react: ',
  'src/pages/Home.tsx: react landscape',
  'src/pages/Terms.tsx: react',
  'src/pages/Games.tsx: landscape / profile',
  'landscape: ',
  'profile: valibot',
  'valibot: ',
  'src/boot.ts: / src/main.tsx src/play/stage/earlyBoot.ts',
  'src/play/page/PlayPage.tsx: react profile select src/play/stage/earlyBoot.ts store math / parts',
  'src/play/stage/earlyBoot.ts: address / scenes/chess/index.ts scenes/go/index.ts scenes/kit/phaser/mount.ts virtual:levels/chess',
  'address: ',
  'math: ',
  'store: ',
  'select: ',
  'parts: slider',
  'slider: ',
  'virtual:levels/chess: ',
  'scenes/kit/phaser/mount.ts: phaser run store math / sound',
  'phaser: ',
  'run: ',
  'sound: composer',
  'composer: ',
  'scenes/chess/index.ts: define controls / scenes/chess/play.ts',
  'controls: ',
  'define: ',
  'scenes/chess/play.ts: rules tiles controls / scenes/chess/scene/ChessScene.ts',
  'scenes/chess/scene/ChessScene.ts: phaser tiles board',
  'rules: path',
  'path: ',
  'tiles: ',
  'board: ',
  'scenes/go/index.ts: define / scenes/go/play.ts',
  'scenes/go/play.ts: tiles / scenes/go/scene/GoScene.ts',
  'scenes/go/scene/GoScene.ts: phaser',
]);
const chunks = assignChunks(MODULE_GRAPH);

describe('modules that are fetched together share a chunk', () => {
  test.each<[file: string, chunk: string | undefined, why: string]>([
    ['src/main.tsx', 'site', 'every page runs it'],
    ['react', 'react', 'every page runs it, evaluated by itself'],
    ['src/pages/Terms.tsx', 'Terms', 'one page'],
    ['landscape', 'pages', 'two pages'],
    ['src/play/page/PlayPage.tsx', 'play', 'the page around games'],
    ['select', 'play', 'the page around games'],
    ['profile', 'ui', 'the page around games imports it, another page may load it'],
    ['valibot', 'ui', 'the same'],
    ['slider', undefined, 'only loaded dynamically'],
    ['composer', undefined, 'only loaded dynamically'],
    ['run', 'kit', 'the way to Phaser'],
    ['tiles', 'kit', 'two games'],
    ['path', 'chess-play', 'one game'],
    ['board', 'chess-play', 'one game, by its scene'],
    ['virtual:levels/chess', 'chess-play', 'its levels come with the game'],
    ['controls', 'chess-definition', 'one definition, and its game'],
    ['define', 'stage', 'two definitions'],
    ['address', 'stage', 'the stage, and the page around it'],
    ['math', 'stage', 'the page around games, and the way to Phaser'],
    ['store', 'boot', 'every page, and the way to Phaser'],
  ])('%s in %s: %s', (file, chunk) => {
    expect(chunks.get(file)).toBe(chunk);
  });
});

describe('tools', () => {
  const chunksWith = (...lines: readonly string[]) =>
    assignChunks(
      graph([
        'src/main.tsx: / src/tools/Paint.tsx src/tools/Music.tsx src/play/page/PlayPage.tsx scenes/kit/phaser/mount.ts',
        'src/play/page/PlayPage.tsx: button / parts',
        'parts: slider',
        'scenes/kit/phaser/mount.ts: / composer',
        'button: ',
        'slider: ',
        'brush: ',
        'rng: ',
        'composer: rng',
        ...lines,
      ]),
    );
  test.each<[file: string, chunk: string | undefined, lines: readonly string[]]>([
    ['brush', 'Paint', ['src/tools/Paint.tsx: brush', 'src/tools/Music.tsx: ']],
    ['button', 'ui', ['src/tools/Paint.tsx: button', 'src/tools/Music.tsx: ']],
    ['slider', 'ui', ['src/tools/Paint.tsx: slider', 'src/tools/Music.tsx: ']],
    ['rng', 'ui', ['src/tools/Paint.tsx: rng', 'src/tools/Music.tsx: composer']],
    ['rng', 'boot', ['src/tools/Paint.tsx: rng', 'src/tools/Music.tsx: ', 'src/play/stage/earlyBoot.ts: rng']],
    ['composer', undefined, ['src/tools/Paint.tsx: ', 'src/tools/Music.tsx: composer']],
  ])('%s in %s', (file, chunk, lines) => {
    expect(chunksWith(...lines).get(file)).toBe(chunk);
  });
});

test('no chunk imports one that stands behind it', () => {
  const order = ['boot', 'stage', 'react', 'site', 'ui', 'pages', 'play', 'kit'];
  for (const [file, { staticImports }] of MODULE_GRAPH) {
    const own = chunks.get(file);
    for (const imported of staticImports) {
      const other = chunks.get(imported);
      if (!own || !other || own === other) continue;
      const place = (chunk: string) => (order.includes(chunk) ? order.indexOf(chunk) : order.length);
      expect(place(other), `${file} (${own}) imports ${imported} (${other})`).toBeLessThan(place(own) + 1);
    }
  }
});

test('a game’s first picture waits for nothing of the page around it', () => {
  const page = ['react', 'site', 'ui', 'pages', 'play'];
  const isOnStage = (chunk = '') => ['boot', 'stage', 'kit'].includes(chunk) || /-(?:definition|play)$/.test(chunk);
  for (const [file, { staticImports }] of MODULE_GRAPH)
    for (const imported of isOnStage(chunks.get(file)) ? staticImports : [])
      expect(page, `${file} imports ${imported}`).not.toContain(chunks.get(imported));
});
