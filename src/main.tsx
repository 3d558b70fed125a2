// Starts the site in the browser: takes over the pre-rendered document, or in development fills an empty one.
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, matchPath } from 'react-router-dom';
import { App } from './App.tsx';
import { Document } from './Document.tsx';
import { NOT_FOUND, ROUTES } from './routes.tsx';

/** Resolves once the page is being taken over; `taken`, once it is. */
export async function start(): Promise<{ readonly taken: Promise<void> }> {
  const root = import.meta.env.DEV && document.getElementById('root');
  if (root) {
    createRoot(root).render(
      <StrictMode>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </StrictMode>,
    );
    return { taken: Promise.resolve() };
  }
  await (ROUTES.find(route => matchPath(route.path, location.pathname)) ?? NOT_FOUND).preload();
  // In slices: a phone answers a finger in between. A press finishes at once what it needs.
  const taken = new Promise<void>(done => {
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <Taken heard={done}>
            <BrowserRouter>
              <Document />
            </BrowserRouter>
          </Taken>
        </StrictMode>,
      );
    });
  });
  return { taken };
}

/** Around the page, not beside it: ids count what stands beside each other, and would be others than those it was written with. */
function Taken({ heard, children }: { heard(): void; readonly children: ReactNode }) {
  useEffect(heard, [heard]);
  return children;
}
