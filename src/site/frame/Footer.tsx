// Footer: groups of links, contact, and the site's search and settings.
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type Menu, routesIn } from '../../routes.tsx';
import { Button } from '../../ui/Button.tsx';
import { brand } from '../brand.ts';
import styles from './Footer.module.css';
import { openPalette, openSettings } from './overlays.ts';

const GROUPS: readonly (readonly [title: string, menu: Menu])[] = [
  ['Games', 'games'],
  ['Quick Links', 'quick'],
  ['Legal', 'legal'],
];

/** The address breaks after its @, where a column is narrow. */
const [contactName, contactHost] = brand.contact.split('@');

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner} data-below="">
        <div className={styles.first}>
          <p className={styles.brand}>
            <img src="/assets/images/fox.svg" width="48" height="48" alt="" loading="lazy" />
            {brand.name}
          </p>
          <div className={styles.buttons}>
            <Button variant="ghost" aria-haspopup="dialog" onClick={openPalette}>
              Find anything
            </Button>
            <Button variant="ghost" aria-haspopup="dialog" onClick={() => openSettings()}>
              Site settings
            </Button>
          </div>
        </div>
        {GROUPS.map(([title, menu]) => (
          <Group key={menu} title={title}>
            {routesIn(menu).map(pageLink)}
          </Group>
        ))}
        <Group title="Connect">
          <li>
            <a href={`mailto:${brand.contact}`}>
              <span>
                {contactName}@<wbr />
                {contactHost}
              </span>
            </a>
          </li>
          <li>
            <a href={brand.chat}>Community chat</a>
          </li>
        </Group>
      </div>
    </footer>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <nav className={styles.group} aria-label={title}>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </nav>
  );
}

const pageLink = ({ path, label }: { readonly path: string; readonly label?: string }) => (
  <li key={path}>
    <Link to={path}>{label}</Link>
  </li>
);
