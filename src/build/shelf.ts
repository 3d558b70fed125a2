// The games as pages need them, read from scenes/catalog.ts when the site is built: routes know ids and frames, the Games page
// knows cards, and a game's controls, help and levels travel with the game alone. Every page stays small however many games there are.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { GameDefinition } from '../../scenes/kit/game.ts';

type Write = (catalog: readonly GameDefinition[]) => string;

const json = JSON.stringify;

export const MODULES: Readonly<
  Record<'virtual:shelf' | 'virtual:definitions' | 'virtual:cards' | 'virtual:levels', Write>
> = {
  'virtual:shelf': catalog =>
    `export const SHELF=[${catalog.map(({ id, frame }) => `{id:${json(id)},frame:${json(frame)},load:()=>import(${json(`/scenes/${id}/index.ts`)})}`).join()}];`,
  'virtual:definitions': catalog =>
    `export const DEFINITIONS={${catalog.map(({ id }) => `${json(id)}:()=>import(${json(`/scenes/${id}/index.ts`)})`).join()}};`,
  'virtual:cards': catalog =>
    `export const CARDS=${json(catalog.map(({ id, title, card, stage }) => ({ id, title, card, ink: stage.ink })))};`,
  'virtual:levels': catalog =>
    `export const LEVELS={${catalog.flatMap(({ id, levels }) => (levels ? `${json(id)}:()=>import(${json(TEXTS_OF + id)})` : [])).join()}};`,
};

/** The texts of one game's level files: fetched with its script, so that they cost its first picture no request of their own. */
const TEXTS_OF = 'virtual:levels/';

const isOurs = (id: string): id is keyof typeof MODULES => id in MODULES;

export function shelf(): Plugin {
  let root: string;
  return {
    name: 'shelf',
    configResolved(config) {
      root = config.root;
    },
    resolveId: id => (isOurs(id) || id.startsWith(TEXTS_OF) ? `\0${id}` : null),
    async load(id) {
      const name = id.slice(1);
      const game = id.startsWith(`\0${TEXTS_OF}`) ? name.slice(TEXTS_OF.length) : null;
      if (game === null && !isOurs(name)) return null;
      const { module, dependencies } = await runnerImport<{ CATALOG: readonly GameDefinition[] }>(
        join(root, 'scenes/catalog.ts'),
        { root, configFile: false, logLevel: 'error' },
      );
      for (const file of dependencies) this.addWatchFile(file);
      if (isOurs(name)) return MODULES[name](module.CATALOG);
      const levels = module.CATALOG.find(({ id: own }) => own === game)?.levels ?? [];
      const files = levels.map(file => join(root, 'assets/levels', `${game}`, file));
      for (const file of files) this.addWatchFile(file);
      return `export default ${json(files.map(file => readFileSync(file, 'utf8')))};`;
    },
  };
}
