// Starts the site in the browser: takes over the pre-rendered document, or in development fills an empty one.
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, matchPath } from 'react-router-dom';
import { App } from './App.tsx';
import { Document } from './Document.tsx';
import { NOT_FOUND, ROUTES } from './routes.tsx';

/** Resolves once the page is being taken over. */
export async function start(): Promise<void> {
  const root = import.meta.env.DEV && document.getElementById('root');
  if (root) {
    createRoot(root).render(
      <StrictMode>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </StrictMode>,
    );
    return;
  }
  await (ROUTES.find(route => matchPath(route.path, location.pathname)) ?? NOT_FOUND).preload();
  // In slices: a phone answers a finger in between. A press finishes at once what it needs.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <BrowserRouter>
          <Document />
        </BrowserRouter>
      </StrictMode>,
    );
  });
}
