// Card that is a link: picture, title, text and tags.
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './Card.module.css';

/** A word about it; with an address, a link to what else is so. */
export type Tag = string | { readonly label: string; readonly to: string };

interface CardProps {
  readonly to: string;
  readonly title: string;
  readonly text: string;
  readonly picture: ReactNode;
  readonly tags: readonly Tag[];
  /** Lies over the picture, beside the link: a badge, a button. */
  readonly over?: ReactNode;
}

export function Card({ to, title, text, picture, tags, over }: CardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.sheet} data-folded>
        <div className={styles.picture}>
          {picture}
          {over}
        </div>
        <div className={styles.words}>
          <h3>
            <Link to={to}>{title}</Link>
          </h3>
          <p>{text}</p>
          <ul className={styles.tags}>
            {tags.map(tag =>
              typeof tag === 'string' ? (
                <li key={tag}>{tag}</li>
              ) : (
                <li key={tag.label}>
                  {/* No stop of Tab: three on each card would be seventy on a page whose search does the same. */}
                  <Link to={tag.to} tabIndex={-1}>
                    {tag.label}
                  </Link>
                </li>
              ),
            )}
          </ul>
        </div>
      </div>
    </article>
  );
}
