// What comes nearest to an address where no page is: up to three links, found by its words. A part of the 404 page, fetched when it is shown.
import { Link, useLocation } from 'react-router-dom';
import { findIn } from '../site/find/findIn.ts';
import { places } from '../site/find/places.ts';
import styles from './NotFound.module.css';

/** Links at most. */
const AT_MOST = 3;
/** Folders of addresses, which say nothing about what is looked for. */
const FOLDERS = /^(?:games|index|html?)$/;

/** Words of an address: '/games/sokobann.html' asks for 'sokobann'. */
const asked = (pathname: string): string =>
  pathname
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => !FOLDERS.test(word))
    .join(' ');

export default function NearbyPages() {
  const { pathname } = useLocation();
  const text = asked(pathname);
  if (text === '') return null;
  const { found } = findIn(places())(text);
  if (found.length === 0) return null;
  return (
    <nav className={styles.nearby} aria-label="Nearest to this address">
      <p>Or perhaps:</p>
      <ul>
        {found.slice(0, AT_MOST).map(({ path, title }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
