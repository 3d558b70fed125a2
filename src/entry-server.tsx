// What the build runs to write the pages: each route as a whole HTML document.

import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { Document } from './Document.tsx';
import { NOT_FOUND, ROUTES } from './routes.tsx';

export { brand } from './site/brand.ts';

/** Paths to write, each with the module of its page and the id of its game. */
export const pages = ROUTES.map(({ path, source, game }) => ({ path, source, game }));

/** The module of the page that answers every other path. */
export const missing = NOT_FOUND.source;

/** The document at a path; a path that is no route gives the 404 page. */
export async function render(path: string): Promise<string> {
  await (ROUTES.find(route => route.path === path) ?? NOT_FOUND).preload();
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <Document />
      </StaticRouter>
    </StrictMode>,
    {
      // All in one piece: a page cut into streamed parts needs an inline script, which the CSP forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: error => {
        throw error;
      },
    },
  );
  return new Response(prelude as ReadableStream).text();
}
