// Server entry for pre-rendering: the build renders each route to a whole HTML document.

import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { Document } from './Document.tsx';
import { NOT_FOUND, ROUTES } from './routes.tsx';

export { brand } from './site/brand.ts';
export * as news from './site/releases.ts';

/** Pages to pre-render: path, module of the page, and the game's id where there is one. */
export const pages = ROUTES.map(({ path, source, game }) => ({ path, source, game }));

/** Module of the 404 page. */
export const missing = NOT_FOUND.source;

/** HTML document at a path; the 404 page where no route matches. */
export async function render(path: string): Promise<string> {
  await (ROUTES.find(route => route.path === path) ?? NOT_FOUND).preload();
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <Document />
      </StaticRouter>
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
