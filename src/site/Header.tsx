// The strip at the top: the fox, and the way to every page that asks to be there.
import { Link, NavLink } from 'react-router-dom';
import { routesIn } from '../routes.tsx';
import { brand } from './brand.ts';
import styles from './Header.module.css';

export function Header() {
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Link to="/" className={styles.brand}>
          <img src="/assets/images/fox.svg" width="38" height="38" alt="" />
          {brand.name}
        </Link>
        <nav aria-label="Main">
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
      </div>
    </header>
  );
}
