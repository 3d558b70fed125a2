// Server entry for pre-rendering: the build renders each route to a whole HTML document.

import { CARDS } from 'virtual:cards';
import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { Document } from './Document.tsx';
import { NOT_FOUND, ROUTES } from './routes.tsx';
import { PageFrame } from './site/frame/PageFrame.tsx';
import { gamePath } from './site/games/gamePath.ts';
import { NotKept } from './site/offline/NotKept.tsx';
import { TOOLS } from './tools/catalog.ts';

export { brand } from './site/brand.ts';
export * as news from './site/releases.ts';

/** Pages to pre-render: path, module of the page, and the game's id where there is one. */
export const pages = ROUTES.map(({ path, source, game }) => ({ path, source, game }));

/** Module of the 404 page. */
export const missing = NOT_FOUND.source;

/** Pages that the icon of the installed site leads to. A phone shows the first four. */
export const shortcuts = [
  { name: 'All games', path: '/games' },
  ...CARDS.slice(0, 1).map(({ id, title }) => ({ name: title, path: gamePath(id) })),
  ...TOOLS.map(({ title, path }) => ({ name: title, path })),
];

/** HTML document at a path; the 404 page where no route matches. */
export async function render(path: string): Promise<string> {
  await (ROUTES.find(route => route.path === path) ?? NOT_FOUND).preload();
  return documentAt(path, <Document />);
}

/** HTML document in the place of a page that is not kept for use without a connection. It needs no script. */
export const renderNotKept = (): Promise<string> =>
  documentAt(
    '/',
    <Document>
      <Routes>
        <Route element={<PageFrame frame="plain" />}>
          <Route path="*" element={<NotKept />} />
        </Route>
      </Routes>
    </Document>,
  );

async function documentAt(path: string, document: ReactNode): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>{document}</StaticRouter>
    </StrictMode>,
    {
      // One chunk: streamed parts need an inline script, which the CSP forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: error => {
        throw error;
      },
    },
  );
  return new Response(prelude as ReadableStream).text();
}
