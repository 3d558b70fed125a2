// Routes of the site: every page, and one path for each game and tool of the catalogues. Menus, pre-rendering, sitemap and tests use this list.

import { GAME_ROUTES } from 'virtual:game-routes';
import type { ComponentType, ReactElement } from 'react';
import { matchPath } from 'react-router-dom';
import type { GameDefinition } from '../scenes/kit/game.ts';
import { keptDaily, keptDays, keptProfile } from './pages/kept.ts';
import { gamePage } from './play/page/gamePage.tsx';
import { NeedsScript } from './site/frame/NeedsScript.tsx';
import { PageMeta } from './site/frame/PageMeta.tsx';
import { gamePath } from './site/games/gamePath.ts';
import { socialFile } from './site/games/pictureFile.ts';
import { lazyPage } from './site/lazy/lazyPage.tsx';
import { PAGE_TITLES } from './site/pageTitles.ts';
import { loadVisitor } from './site/visitor.ts';
import { TOOLS } from './tools/catalog.ts';
import type { ToolDefinition } from './tools/tool.ts';

export type Menu = 'header' | 'games' | 'quick' | 'legal';

/** Lazily loaded element of a route. */
interface RouteElement {
  readonly element: ReactElement;
  /** Fetches the chunk of the page. */
  preload(): Promise<void>;
  isLoaded(): boolean;
  /** Module of that chunk: pre-rendered HTML preloads it. */
  readonly source: string;
}

export interface SiteRoute extends RouteElement {
  readonly path: string;
  /** Text of the menu entry. */
  readonly label?: string;
  readonly menus: readonly Menu[];
  readonly frame: GameDefinition['frame'];
  /** Id of the game, on a game page. */
  readonly game?: string;
}

type Load = () => Promise<{ readonly default: ComponentType }>;

function lazyElement(source: string, load: Load): RouteElement {
  const { Component, preload, isLoaded } = lazyPage(load);
  return { element: <Component />, preload, isLoaded, source };
}

const page = (path: keyof typeof PAGE_TITLES, menus: readonly Menu[], source: string, load: Load): SiteRoute => ({
  path,
  label: PAGE_TITLES[path],
  menus,
  frame: 'full',
  ...lazyElement(`src/pages/${source}.tsx`, load),
});

/** A page with what it shows of the device: React takes the page over when both are there. */
async function loadedWith<P>(kept: { fetch(): Promise<void> }, loading: Promise<P>): Promise<P> {
  const [loaded] = await Promise.all([loading, kept.fetch()]);
  return loaded;
}

/** The visitor and their days. */
const loadHome = async () => void (await Promise.all([loadVisitor(), keptDays.fetch()]));

/** Pages in the order of the menus. */
const PAGES: readonly SiteRoute[] = [
  page('/', ['header'], 'Home', () => loadedWith({ fetch: loadHome }, import('./pages/Home.tsx'))),
  page('/our-story', ['header', 'quick'], 'OurStory', () => import('./pages/OurStory.tsx')),
  page(
    '/games/guardians-and-glory',
    ['header', 'games'],
    'featured/GuardiansAndGlory',
    () => import('./pages/featured/GuardiansAndGlory.tsx'),
  ),
  page(
    '/games/lemonade-billionaire',
    ['header', 'games'],
    'featured/LemonadeBillionaire',
    () => import('./pages/featured/LemonadeBillionaire.tsx'),
  ),
  page('/games', ['games'], 'Games', () => loadedWith({ fetch: loadVisitor }, import('./pages/Games.tsx'))),
  page('/support', ['header', 'quick'], 'Support', () => import('./pages/Support.tsx')),
  page('/today', ['games'], 'Today', () => loadedWith(keptDaily, import('./pages/Today.tsx'))),
  page('/trophies', ['games'], 'Trophies', () => loadedWith(keptProfile, import('./pages/Trophies.tsx'))),
  page('/whats-new', ['quick'], 'WhatsNew', () => import('./pages/WhatsNew.tsx')),
  page('/terms', ['legal'], 'Terms', () => import('./pages/Terms.tsx')),
  page('/privacy', ['legal'], 'Privacy', () => import('./pages/Privacy.tsx')),
  page('/credits', ['legal'], 'Credits', () => import('./pages/Credits.tsx')),
];

/** 404 page, shown at every other path. */
export const NOT_FOUND = lazyElement('src/pages/NotFound.tsx', () => import('./pages/NotFound.tsx'));

const gameRoute = ({ id, frame, load }: (typeof GAME_ROUTES)[number]): SiteRoute => ({
  path: gamePath(id),
  menus: [],
  frame,
  ...lazyElement('src/play/page/PlayPage.tsx', () => gamePage(load)),
  game: id,
});

function toolRoute({ path, title, description, frame, source, load }: ToolDefinition): SiteRoute {
  const tool = lazyElement(source, load);
  const element = (
    <>
      <PageMeta title={title} description={description} image={socialFile(path.slice(1))} />
      <NeedsScript title={title} />
      {tool.element}
    </>
  );
  return { ...tool, path, menus: [], frame, element };
}

export const ROUTES: readonly SiteRoute[] = [...PAGES, ...GAME_ROUTES.map(gameRoute), ...TOOLS.map(toolRoute)];

/** Route of a path; none where the 404 page is shown. */
export const routeAt = (path: string): SiteRoute | undefined => ROUTES.find(route => matchPath(route.path, path));

export const routesIn = (menu: Menu): readonly SiteRoute[] => ROUTES.filter(route => route.menus.includes(menu));
