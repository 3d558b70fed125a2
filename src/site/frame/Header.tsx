// Header: logo, main navigation and the search; in narrow windows the links are in a drawer.
import { useState } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { routesIn } from '../../routes.tsx';
import { Button } from '../../ui/Button.tsx';
import { brand } from '../brand.ts';
import styles from './Header.module.css';
import { Menu } from './Menu.tsx';
import { openPalette } from './overlays.ts';

/** Inline SVG, because the icon library would be loaded with every page. */
const Icon = ({ path }: { readonly path: string }) => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" aria-hidden>
    <path d={path} />
  </svg>
);

export function Header() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <header className={styles.header} data-bar="top">
      <div className={styles.inner}>
        <Link to="/" className={styles.brand}>
          <img src="/assets/images/fox.svg" width="38" height="38" alt="" />
          {brand.name}
        </Link>
        <nav aria-label="Main" className={styles.wide}>
          <ul className={styles.links}>
            {routesIn('header').map(({ path, label }) => (
              <li key={path}>
                <NavLink to={path} end className={styles.link}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.buttons}>
          <Button
            className={styles.find}
            variant="ghost"
            size="icon"
            aria-label="Find anything"
            data-find
            aria-haspopup="dialog"
            aria-keyshortcuts="Control+K Meta+K"
            title="Find anything (Ctrl+K)"
            onClick={openPalette}
          >
            <Icon path="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20 20" />
          </Button>
          <Button
            className={styles.narrow}
            variant="ghost"
            size="icon"
            aria-label="Menu"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            <Icon path="M4 6h16M4 12h16M4 18h16" />
          </Button>
        </div>
      </div>
      <Menu open={open} onClose={close} />
    </header>
  );
}
