// The two featured games as Home and the Games page show them.
import { pictureSource } from '../site/pictures.ts';
import { Card } from '../ui/Card.tsx';
import styles from './catalogue.module.css';

export const FEATURED = [
  {
    path: '/games/guardians-and-glory',
    title: 'Guardians & Glory',
    blurb:
      'In the making: two guardians, three roads, a hand of cards each. A tactical card battle where the best move will be the early one.',
    tags: ['in the making', 'card battle'],
    image: 'guardians-and-glory.jpg',
  },
  {
    path: '/games/lemonade-billionaire',
    title: 'Lemonade Billionaire',
    blurb:
      'In the making: you will start with $20, a jug and a folding table, and mind the weather, the price and how high you build.',
    tags: ['in the making', 'management'],
    image: 'lemonade-billionaire.jpg',
  },
] as const;

export const FeaturedCards = () => (
  <ul className={styles.featured}>
    {FEATURED.map(game => (
      <FeaturedCard key={game.path} game={game} />
    ))}
  </ul>
);

export function FeaturedCard({
  game: { path, title, blurb, tags, image },
}: {
  readonly game: (typeof FEATURED)[number];
}) {
  return (
    <li>
      <Card
        to={path}
        title={title}
        text={blurb}
        tags={tags}
        picture={
          <img {...pictureSource(image)} sizes="(width < 48rem) 92vw, 640px" alt="" loading="lazy" decoding="async" />
        }
        over={
          <p className={styles.banner} data-on-picture>
            March 2025
          </p>
        }
      />
    </li>
  );
}
