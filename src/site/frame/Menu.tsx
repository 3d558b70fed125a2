// Navigation drawer of narrow windows.
import { useEffect } from 'react';
import { NavLink } from 'react-router-dom';
import { routesIn } from '../../routes.tsx';
import { Drawer } from '../../ui/Drawer.tsx';
import styles from './Menu.module.css';

/** Width from which on the header shows its links, in its own rem: the same as in Header.module.css. A media query would not know the text size. */
const WIDE_REM = 60;
const isWide = (): boolean =>
  innerWidth >= WIDE_REM * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

interface MenuProps {
  readonly open: boolean;
  /** Also called when a link is followed and when the window becomes wide. */
  onClose(): void;
}

export function Menu({ open, onClose }: MenuProps) {
  useEffect(() => {
    if (!open) return;
    const closeIfWide = () => isWide() && onClose();
    closeIfWide();
    window.addEventListener('resize', closeIfWide);
    return () => window.removeEventListener('resize', closeIfWide);
  }, [open, onClose]);

  return (
    <Drawer open={open} onClose={onClose} title="Menu">
      <div className={styles.menu}>
        <nav aria-label="Menu">
          <ul>
            {routesIn('header').map(({ path, label }) => (
              <li key={path}>
                <NavLink to={path} end onClick={onClose}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <img src="/assets/images/fox.svg" width="120" height="120" alt="" className={styles.fox} />
      </div>
    </Drawer>
  );
}
