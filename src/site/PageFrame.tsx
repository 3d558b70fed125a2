// The four frames a page can stand in. Each gives the page its <main>.
import { useEffect, useRef } from 'react';
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom';
import type { GameDefinition } from '../../scenes/kit/game.ts';
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

/** After a link inside the site: the new page starts at its top and is what a screen reader reads next. */
function useFocusOnArrival() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const arrival = useNavigationType();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (arrival === NavigationType.Push) window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname, arrival]);
  return main;
}
