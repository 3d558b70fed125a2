// Virtual modules with the ids of games that have a screenshot for their card, `assets/images/<id>.webp`, made by `npm run shots`; and of those that have a
// loop of play, `assets/images/loops/<id>.webp`, made by `npm run loops`.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:shots';
const LOOPS = 'virtual:loops';

export function shots(folder = 'assets/images'): Plugin {
  return {
    name: 'shots',
    resolveId: id => (id === NAME || id === LOOPS ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${NAME}`) return `export const SHOTS = ${JSON.stringify(idsWithShots(readdirSync(folder)))};`;
      if (id === `\0${LOOPS}`)
        return `export const LOOPS = ${JSON.stringify(idsOfLoops(readdirSync(join(folder, 'loops'))))};`;
      return undefined;
    },
  };
}

/** Ids whose screenshot is there in both widths. */
export const idsWithShots = (files: readonly string[]): string[] =>
  files.flatMap(file => {
    const id = /^([\w-]+)-720\.webp$/.exec(file)?.[1];
    return id && files.includes(`${id}.webp`) ? [id] : [];
  });

const idsOfLoops = (files: readonly string[]): string[] =>
  files.flatMap(file => /^([\w-]+)\.webp$/.exec(file)?.[1] ?? []);
