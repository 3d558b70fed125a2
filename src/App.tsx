// Root component of the site: global styles, and every route in its frame, with the 404 page for all other paths.
import './ui/tokens.css';
import './ui/base.css';
import './ui/aloud.css';
import './ui/folded.css';
import './ui/print.css';
import './site/lazy/notLoaded.css';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { NOT_FOUND, ROUTES, routeAt } from './routes.tsx';
import { CrashBarrier } from './site/frame/CrashBarrier.tsx';
import { OfferedText } from './site/frame/OfferedText.tsx';
import { Overlays } from './site/frame/Overlays.tsx';
import { PageFrame } from './site/frame/PageFrame.tsx';
import { usePageLinks } from './site/frame/usePageLinks.ts';
import { lazyPart } from './site/lazy/lazyPart.tsx';
import { useOffline } from './site/offline/useOffline.ts';
import { useFocusKeeper } from './ui/hooks/useFocusKeeper.ts';
import { Toasts } from './ui/Toasts.tsx';

/** Gallery of the UI primitives in all their states; in development only. */
const UiLab = import.meta.env.DEV
  ? lazyPart<object>(async () => ({ default: (await import('./ui/lab/UiLab.tsx')).UiLab }))
  : null;

const FRAMES = ['full', 'plain', 'fullscreen', 'black'] as const;

const isGame = (path: string): boolean => routeAt(path)?.game !== undefined;

export function App() {
  usePageLinks(routeAt);
  useOffline(isGame);
  useFocusKeeper();
  return (
    <CrashBarrier>
      <Suspense>
        <Routes>
          {FRAMES.map(frame => (
            <Route key={frame} element={<PageFrame frame={frame} />}>
              {ROUTES.filter(route => route.frame === frame).map(route => (
                <Route key={route.path} path={route.path} element={route.element} />
              ))}
            </Route>
          ))}
          <Route element={<PageFrame frame="full" />}>
            <Route path="*" element={NOT_FOUND.element} />
          </Route>
          {UiLab && <Route path="/lab/ui" element={<UiLab />} />}
        </Routes>
      </Suspense>
      <Toasts />
      <OfferedText />
      <Overlays />
    </CrashBarrier>
  );
}
