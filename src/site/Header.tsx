// Header: logo and main navigation; in narrow windows the links are in a drawer.
import { useState } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { routesIn } from '../routes.tsx';
import { Button } from '../ui/Button.tsx';
import { brand } from './brand.ts';
import styles from './Header.module.css';
import { Menu } from './Menu.tsx';

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
        <div className={styles.narrow}>
          <Button variant="ghost" size="icon" aria-label="Menu" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            <svg
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
              aria-hidden
            >
              <path d="M4 6h16M4 12h16M4 18h16" />
            </svg>
          </Button>
        </div>
      </div>
      <Menu open={open} onClose={close} />
    </header>
  );
}
