// Catalogue sections: a heading with an aside, a grid of cards, and the card of a tool.
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { GamePicture } from '../site/games/GamePicture.tsx';
import type { ToolDefinition } from '../tools/tool.ts';
import { Card } from '../ui/Card.tsx';
import styles from './catalogue.module.css';

interface CatalogueSectionProps {
  readonly title: string;
  readonly aside: string;
  /** Link of the heading. */
  readonly to?: string;
  /** It stands in the first screen. */
  readonly isFirst?: boolean;
  readonly children: ReactNode;
}

/** Id of a section's heading, where links lead. */
export const sectionId = (title: string): string => title.toLowerCase().replaceAll(/\W+/g, '-');

/** Title of the section of tools, on Home and on the Games page. */
export const TOOLS_TITLE = 'Fun Stuff';

export function CatalogueSection({ title, aside, to, isFirst, children }: CatalogueSectionProps) {
  const id = sectionId(title);
  return (
    <section aria-labelledby={id} className={styles.section} data-below={isFirst ? undefined : ''}>
      <div className={styles.heading}>
        <h2 id={id}>{to ? <Link to={to}>{title}</Link> : title}</h2>
        <p>{aside}</p>
      </div>
      {children}
    </section>
  );
}

/** A tag that leads to everything that has it. */
export const tagLink = (label: string) => ({ label, to: `/games?q=${encodeURIComponent(label)}` });

export function Cards({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.grid}>
      <ul className={styles.cards}>{children}</ul>
    </div>
  );
}

export function ToolCard({ tool: { path, title, card } }: { readonly tool: ToolDefinition }) {
  return (
    <li>
      <Card
        to={path}
        title={title}
        text={card.blurb}
        tags={card.tags.map(tagLink)}
        picture={<GamePicture game={{ id: path.slice(1), title, card, ink: 'cream' }} />}
      />
    </li>
  );
}
