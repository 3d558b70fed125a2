// Card that is a link: picture, title, text and tags.
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './Card.module.css';

interface CardProps {
  readonly to: string;
  readonly title: string;
  readonly text: string;
  readonly picture: ReactNode;
  readonly tags: readonly string[];
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
            {tags.map(tag => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        </div>
      </div>
    </article>
  );
}
