// Places of the site that can be found: games, tools, and pages that have a name.
import { CARDS } from 'virtual:cards';
import { TOOLS } from '../../tools/catalog.ts';
import { gamePath } from '../games/gamePath.ts';
import { PAGE_TITLES } from '../pageTitles.ts';
import { findable } from './findable.ts';
import type { Findable } from './findIn.ts';

export interface Place extends Findable {
  readonly group: 'Games' | 'Tools' | 'Pages';
  readonly path: string;
}

/** All of them; a page about a game that can be played is found as the game. */
export function places(): readonly Place[] {
  const games = CARDS.map(game => ({ ...findable(game), group: 'Games' as const, path: gamePath(game.id) }));
  const tools = TOOLS.map(({ path, title, card }) => ({
    ...{ id: path, about: path, path, title, words: [...card.tags, 'tool'], text: card.blurb },
    group: 'Tools' as const,
  }));
  const titles = new Set(games.map(({ title }) => title));
  const pages = Object.entries(PAGE_TITLES).flatMap(([path, title]) =>
    titles.has(title) ? [] : [{ id: path, about: path, path, title, words: [], group: 'Pages' as const }],
  );
  return [...games, ...tools, ...pages];
}
