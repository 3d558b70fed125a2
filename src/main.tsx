// Client entry of the app: hydrates the pre-rendered document, or in development renders into an empty one.
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { Document } from './Document.tsx';
import { NOT_FOUND, routeAt } from './routes.tsx';

/** Hydration begins before this resolves; `hydrated` resolves once it has finished. */
export async function start(): Promise<{ readonly hydrated: Promise<void> }> {
  const root = import.meta.env.DEV && document.getElementById('root');
  if (root) {
    createRoot(root).render(
      <StrictMode>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </StrictMode>,
    );
    return { hydrated: Promise.resolve() };
  }
  await (routeAt(location.pathname) ?? NOT_FOUND).preload();
  // A transition hydrates in slices, so that the page stays responsive; an event hydrates its own part at once.
  const hydrated = new Promise<void>(done => {
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <HydrationObserver onHydrated={done}>
            <BrowserRouter>
              <Document />
            </BrowserRouter>
          </HydrationObserver>
        </StrictMode>,
      );
    });
  });
  return { hydrated };
}

/** Calls back after hydration. It wraps the page because a sibling would change the ids of useId, which must match the pre-rendered HTML. */
function HydrationObserver({ onHydrated, children }: { onHydrated(): void; readonly children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}
