// Plugin for Workers: a game's scene, and with it Phaser, is left out of them, since a Worker draws nothing.
import type { Plugin } from 'vite';

const EMPTY = '\0no-scene';

export function withoutScenes(): Plugin {
  return {
    name: 'without-scenes',
    enforce: 'pre',
    resolveId: (source, importer) => (isScene(source, importer) ? EMPTY : undefined),
    load: id => (id === EMPTY ? 'export default null;' : undefined),
  };
}

/** The import by which a game's play.ts fetches its scene. */
export const isScene = (source: string, importer: string | undefined): boolean =>
  source.endsWith('Scene.ts') && /\/scenes\/[\w-]+\/play\.ts$/.test(importer ?? '');
