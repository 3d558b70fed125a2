// The site: every route in its frame, and the 404 page for the rest.
import './ui/tokens.css';
import './ui/base.css';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { NotFound } from './pages/NotFound.tsx';
import { ROUTES } from './routes.tsx';
import { CrashBarrier } from './site/CrashBarrier.tsx';
import { PageFrame } from './site/PageFrame.tsx';
import { Toasts } from './ui/Toasts.tsx';

const FRAMES = ['full', 'plain', 'fullscreen', 'black'] as const;

export function App() {
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
            <Route path="*" element={<NotFound />} />
          </Route>
        </Routes>
      </Suspense>
      <Toasts />
    </CrashBarrier>
  );
}
