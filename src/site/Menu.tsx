// Navigation drawer of narrow windows.
import { useEffect } from 'react';
import { NavLink } from 'react-router-dom';
import { routesIn } from '../routes.tsx';
import { Drawer } from '../ui/Drawer.tsx';
import { useMedia } from '../ui/useMedia.ts';
import styles from './Menu.module.css';

/** From this width on the header shows its links; the same as in Header.module.css. */
const WIDE = '(width >= 60rem)';

interface MenuProps {
  readonly open: boolean;
  /** Also called when a link is followed and when the window becomes wide. */
  onClose(): void;
}

export function Menu({ open, onClose }: MenuProps) {
  const isWide = useMedia(WIDE);
  useEffect(() => {
    if (open && isWide) onClose();
  }, [open, isWide, onClose]);

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
