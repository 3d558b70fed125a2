// Catalogue sections: a heading with an aside, and the cards of games and tools.

import type { CARDS } from 'virtual:cards';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { GamePicture } from '../site/GamePicture.tsx';
import { gamePath } from '../site/gamePath.ts';
import type { ToolDefinition } from '../tools/tool.ts';
import { Card } from '../ui/Card.tsx';
import styles from './catalogue.module.css';

interface CatalogueSectionProps {
  readonly title: string;
  readonly aside: string;
  /** Link of the heading. */
  readonly to?: string;
  readonly children: ReactNode;
}

export function CatalogueSection({ title, aside, to, children }: CatalogueSectionProps) {
  const id = title.toLowerCase().replaceAll(/\W+/g, '-');
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.heading}>
        <h2 id={id}>{to ? <Link to={to}>{title}</Link> : title}</h2>
        <p>{aside}</p>
      </div>
      {children}
    </section>
  );
}

export function Cards({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.cards}>{children}</ul>;
}

export function GameCard({ game: { id, title, card, ink } }: { readonly game: (typeof CARDS)[number] }) {
  const [fewest, most] = card.players;
  const players = fewest === most ? `${most} player${most === 1 ? '' : 's'}` : `${fewest}–${most} players`;
  return (
    <li>
      <Card
        to={gamePath(id)}
        title={title}
        text={card.blurb}
        tags={[...card.tags, players, `${card.minutes} min`]}
        picture={<GamePicture game={{ id, title, card, ink }} />}
      />
    </li>
  );
}

export function ToolCard({ tool: { path, title, card } }: { readonly tool: ToolDefinition }) {
  return (
    <li>
      <Card
        to={path}
        title={title}
        text={card.blurb}
        tags={card.tags}
        picture={<GamePicture game={{ id: path.slice(1), title, card, ink: 'cream' }} />}
      />
    </li>
  );
}
