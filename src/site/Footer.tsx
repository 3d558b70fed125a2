// Footer: groups of links, and contact.
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type Menu, routesIn } from '../routes.tsx';
import { brand } from './brand.ts';
import styles from './Footer.module.css';

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
      <div className={styles.inner}>
        <p className={styles.brand}>
          <img src="/assets/images/fox.svg" width="48" height="48" alt="" loading="lazy" />
          {brand.name}
        </p>
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
