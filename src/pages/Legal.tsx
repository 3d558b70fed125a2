// Layout of a legal page: table of contents and numbered sections.
import type { ReactNode } from 'react';
import { PageMeta } from '../site/frame/PageMeta.tsx';
import styles from './Legal.module.css';

export type LegalSection = readonly [title: string, text: ReactNode];

interface LegalProps {
  readonly title: string;
  readonly description: string;
  readonly image: string;
  /** Summary in two sentences. */
  readonly short: string;
  readonly sections: readonly LegalSection[];
}

const anchor = (index: number) => `section-${index + 1}`;

export function Legal({ title, description, image, short, sections }: LegalProps) {
  return (
    <div className={styles.legal}>
      <PageMeta title={title} description={description} image={image} />
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.updated}>
          Last updated <time dateTime="2025-03-03">March 3, 2025</time>
        </p>
        <p className={styles.short}>{short}</p>
      </header>
      <nav aria-label="On this page" className={styles.contents}>
        <ol>
          {sections.map(([heading], index) => (
            <li key={heading}>
              <a href={`#${anchor(index)}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.sections}>
        {sections.map(([heading, text], index) => (
          <section key={heading} id={anchor(index)} aria-labelledby={`${anchor(index)}-title`}>
            <h2 id={`${anchor(index)}-title`}>
              {index + 1}. {heading}
            </h2>
            {text}
          </section>
        ))}
      </div>
    </div>
  );
}
