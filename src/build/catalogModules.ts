// Virtual modules made from the game catalogue (scenes/catalog.ts) at build time, one for each use: routes get ids and frames, the Games page gets
// cards, and a game's controls, help and levels are loaded with that game alone. So no page grows with the number of games.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { GameDefinition } from '../../scenes/kit/game.ts';
import { alsoOfDay } from '../site/games/daySeed.ts';
import { factsOf } from '../site/games/gameFacts.ts';
import { relatedGames } from '../site/games/relatedGames.ts';

type ModuleWriter = (catalog: readonly GameDefinition[]) => string;

const json = JSON.stringify;

/** The source of each virtual module; src/virtualModules.d.ts declares their types. */
export const MODULES: Readonly<
  Record<
    | 'virtual:game-routes'
    | 'virtual:definitions'
    | 'virtual:cards'
    | 'virtual:related'
    | 'virtual:daily'
    | 'virtual:levels',
    ModuleWriter
  >
> = {
  'virtual:game-routes': catalog =>
    `export const GAME_ROUTES=[${catalog.map(({ id, frame }) => `{id:${json(id)},frame:${json(frame)},load:()=>import(${json(`/scenes/${id}/index.ts`)})}`).join()}];`,
  'virtual:definitions': catalog =>
    `export const DEFINITIONS={${catalog.map(({ id }) => `${json(id)}:()=>import(${json(`/scenes/${id}/index.ts`)})`).join()}};`,
  'virtual:cards': catalog => `export const CARDS=${json(catalog.map(factsOf))};`,
  'virtual:related': catalog => {
    const cards = catalog.map(factsOf);
    return `export const RELATED=${json(Object.fromEntries(cards.map(({ id }) => [id, relatedGames(cards, id)])))};`;
  },
  'virtual:daily': catalog =>
    `export const DAILY=${json(
      catalog
        .filter(({ usesSeed }) => usesSeed)
        .map(({ id, title, rulesVersion = 1, start }) => ({
          ...{ id, title, rules: rulesVersion },
          also: alsoOfDay({ start }),
        })),
    )};`,
  'virtual:levels': catalog =>
    `export const LEVELS={${catalog.flatMap(({ id, levels }) => (levels ? `${json(id)}:()=>import(${json(LEVEL_TEXTS + id)})` : [])).join()}};`,
};

/** Prefix of a module with the texts of one game's level files: bundled with the game's script, so that they cost no request of their own. */
const LEVEL_TEXTS = 'virtual:levels/';

const isCatalogModule = (id: string): id is keyof typeof MODULES => id in MODULES;

export function catalogModules(): Plugin {
  let root: string;
  return {
    name: 'catalog-modules',
    configResolved(config) {
      root = config.root;
    },
    resolveId: id => (isCatalogModule(id) || id.startsWith(LEVEL_TEXTS) ? `\0${id}` : null),
    async load(id) {
      const name = id.slice(1);
      const gameId = id.startsWith(`\0${LEVEL_TEXTS}`) ? name.slice(LEVEL_TEXTS.length) : null;
      if (gameId === null && !isCatalogModule(name)) return null;
      const { module, dependencies } = await runnerImport<{ CATALOG: readonly GameDefinition[] }>(
        join(root, 'scenes/catalog.ts'),
        { root, configFile: false, logLevel: 'error' },
      );
      for (const file of dependencies) this.addWatchFile(file);
      if (isCatalogModule(name)) return MODULES[name](module.CATALOG);
      const levels = module.CATALOG.find(game => game.id === gameId)?.levels ?? [];
      const files = levels.map(file => join(root, 'assets/levels', `${gameId}`, file));
      for (const file of files) this.addWatchFile(file);
      return `export default ${json(files.map(file => readFileSync(file, 'utf8')))};`;
    },
  };
}
