// Every path of the site: the pages, and one path per game of the catalogue. Menus, pre-rendering and tests are made from this list.
import type { ReactElement } from 'react';
import { CATALOG } from '../scenes/catalog.ts';
import type { GameDefinition } from '../scenes/kit/game.ts';
import { lazyPage } from './site/lazyPage.tsx';
import { PageMeta } from './site/PageMeta.tsx';
import { TOOLS, type ToolDefinition } from './tools/catalog.ts';

export type Menu = 'header' | 'games' | 'quick' | 'legal';

export interface SiteRoute {
  readonly path: string;
  /** How menus name it. */
  readonly label: string;
  readonly menus: readonly Menu[];
  readonly frame: GameDefinition['frame'];
  readonly element: ReactElement;
  /** Fetches the page's own chunk. */
  preload(): Promise<void>;
  /** The module that chunk is made from, so that pre-rendered HTML can ask for it early. */
  readonly source: string;
  readonly game?: GameDefinition;
}

const games = lazyPage(() => import('./pages/Games.tsx'));
const play = lazyPage(() => import('./play/PlayPage.tsx'));

const gamesPage = {
  label: 'Games',
  frame: 'full',
  element: <games.Page />,
  preload: games.preload,
  source: 'src/pages/Games.tsx',
} as const;

const PAGES: readonly SiteRoute[] = [
  { ...gamesPage, path: '/', menus: [] },
  { ...gamesPage, path: '/games', menus: ['header'] },
];

export const gamePath = (id: string): string => `/games/${id}`;

const gameRoute = (game: GameDefinition): SiteRoute => ({
  path: gamePath(game.id),
  label: game.title,
  menus: ['games'],
  frame: game.frame,
  element: (
    <>
      <PageMeta title={game.title} description={game.card.blurb} image={game.card.image} />
      <play.Page key={game.id} definition={game} />
    </>
  ),
  preload: play.preload,
  source: 'src/play/PlayPage.tsx',
  game,
});

function toolRoute({ path, title, description, card, frame, source, load }: ToolDefinition): SiteRoute {
  const { Page, preload } = lazyPage(load);
  const element = (
    <>
      <PageMeta title={title} description={description} image={card.image} />
      <Page />
    </>
  );
  return { path, label: title, menus: [], frame, element, preload, source };
}

export const ROUTES: readonly SiteRoute[] = [...PAGES, ...CATALOG.map(gameRoute), ...TOOLS.map(toolRoute)];

export const routesIn = (menu: Menu): readonly SiteRoute[] => ROUTES.filter(route => route.menus.includes(menu));
