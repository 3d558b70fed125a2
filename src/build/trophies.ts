// Virtual module with the medals of all games, in words (scenes/<id>/medals.ts): a page lists them and loads no rules.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { type Medal, type MedalWords, medalWords } from '../../scenes/kit/core/medals.ts';
import type { GameDefinition } from '../../scenes/kit/game.ts';

export interface GameMedals {
  readonly id: string;
  readonly medals: readonly MedalWords[];
}

const MODULE = 'virtual:trophies';

export function trophies(): Plugin {
  let root: string;
  const read = <T>(file: string) => runnerImport<T>(join(root, file), { root, configFile: false, logLevel: 'error' });
  return {
    name: 'trophies',
    configResolved(config) {
      root = config.root;
    },
    resolveId: id => (id === MODULE ? `\0${MODULE}` : null),
    async load(id) {
      if (id !== `\0${MODULE}`) return null;
      const { module } = await read<{ CATALOG: readonly GameDefinition[] }>('scenes/catalog.ts');
      const games: GameMedals[] = [];
      for (const game of module.CATALOG) {
        const file = `scenes/${game.id}/medals.ts`;
        if (!existsSync(join(root, file))) continue;
        const { module: own, dependencies } = await read<{ MEDALS?: readonly Medal<never>[] }>(file);
        for (const dependency of dependencies) this.addWatchFile(dependency);
        if (own.MEDALS) games.push({ id: game.id, medals: medalWords(own.MEDALS) });
      }
      return `export const TROPHIES=${JSON.stringify(games)};`;
    },
  };
}
