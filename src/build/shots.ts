// Virtual module with the ids of games that have a screenshot for their card: `assets/images/<id>.webp`, made by `npm run shots`.
import { readdirSync } from 'node:fs';
import type { Plugin } from 'vite';

const NAME = 'virtual:shots';

export function shots(folder = 'assets/images'): Plugin {
  return {
    name: 'shots',
    resolveId: id => (id === NAME ? `\0${NAME}` : undefined),
    load: id =>
      id === `\0${NAME}` ? `export const SHOTS = ${JSON.stringify(idsWithShots(readdirSync(folder)))};` : undefined,
  };
}

/** Ids whose screenshot is there in both widths. */
export const idsWithShots = (files: readonly string[]): string[] =>
  files.flatMap(file => {
    const id = /^([\w-]+)-720\.webp$/.exec(file)?.[1];
    return id && files.includes(`${id}.webp`) ? [id] : [];
  });
