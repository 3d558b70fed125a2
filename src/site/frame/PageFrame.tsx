// The four page layouts, each with the page's <main>.
import { useEffect, useRef } from 'react';
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom';
import type { GameDefinition } from '../../../scenes/kit/game.ts';
import { isBegin } from '../games/begin.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './PageFrame.module.css';

interface PageFrameProps {
  /** full: header and footer; plain: footer only; fullscreen: a screenful, the footer below it; black: neither, on black. */
  readonly frame: GameDefinition['frame'];
}

export function PageFrame({ frame }: PageFrameProps) {
  const main = useFocusOnArrival();
  return (
    <div className={styles.frame} data-frame={frame}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      {frame === 'full' && <Header />}
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      {frame !== 'black' && <Footer />}
    </div>
  );
}

/**
 * After a client-side navigation: scrolls to the top, or to what the address names, and moves the focus to <main>, for screen readers. A game that
 * begins takes the focus itself.
 */
function useFocusOnArrival() {
  const main = useRef<HTMLElement>(null);
  const { pathname, hash, state } = useLocation();
  const begins = isBegin(state);
  const arrival = useNavigationType();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const named = hash === '' ? null : document.getElementById(hash.slice(1));
    if (named) named.scrollIntoView();
    else if (arrival === NavigationType.Push) window.scrollTo(0, 0);
    if (!begins) main.current?.focus({ preventScroll: true });
  }, [pathname, hash, arrival, begins]);
  return main;
}
