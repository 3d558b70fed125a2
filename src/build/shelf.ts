// The games as pages need them, read from scenes/catalog.ts when the site is built: routes know ids and frames, the Games page
// knows cards, and a game's controls and help travel with the game alone. Every page stays small however many games there are.
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { GameDefinition } from '../../scenes/kit/game.ts';

type Write = (catalog: readonly GameDefinition[]) => string;

const json = JSON.stringify;

export const MODULES: Readonly<Record<'virtual:shelf' | 'virtual:cards', Write>> = {
  'virtual:shelf': catalog =>
    `export const SHELF=[${catalog.map(({ id, frame }) => `{id:${json(id)},frame:${json(frame)},load:()=>import(${json(`/scenes/${id}/index.ts`)})}`).join()}];`,
  'virtual:cards': catalog =>
    `export const CARDS=${json(catalog.map(({ id, title, card, stage }) => ({ id, title, card, ink: stage.ink })))};`,
};

const isOurs = (id: string): id is keyof typeof MODULES => id in MODULES;

export function shelf(): Plugin {
  let root: string;
  return {
    name: 'shelf',
    configResolved(config) {
      root = config.root;
    },
    resolveId: id => (isOurs(id) ? `\0${id}` : null),
    async load(id) {
      const name = id.slice(1);
      if (!isOurs(name)) return null;
      const { module, dependencies } = await runnerImport<{ CATALOG: readonly GameDefinition[] }>(
        join(root, 'scenes/catalog.ts'),
        { root, configFile: false, logLevel: 'error' },
      );
      for (const file of dependencies) this.addWatchFile(file);
      return MODULES[name](module.CATALOG);
    },
  };
}
