// The two featured games as Home and the Games page show them.
import { pictureSource } from '../site/pictures.ts';
import { Card } from '../ui/Card.tsx';
import styles from './shelf.module.css';

const FEATURED = [
  {
    path: '/games/guardians-and-glory',
    title: 'Guardians & Glory',
    blurb:
      'Two guardians, three roads, a hand of cards each. A tactical card battle where the best move is the early one.',
    tags: ['card battle', 'tactics'],
    image: 'guardians-and-glory.jpg',
  },
  {
    path: '/games/lemonade-billionaire',
    title: 'Lemonade Billionaire',
    blurb:
      'You start with $20, a jug and a folding table. Mind the weather, mind the price, and mind how high you build.',
    tags: ['management', 'starts at $20'],
    image: 'lemonade-billionaire.jpg',
  },
] as const;

export function FeaturedCards() {
  return (
    <ul className={styles.featured}>
      {FEATURED.map(({ path, title, blurb, tags, image }) => (
        <li key={path}>
          <Card
            to={path}
            title={title}
            text={blurb}
            tags={tags}
            picture={
              <>
                <img {...pictureSource(image)} sizes="(width < 48rem) 92vw, 640px" alt="" />
                <p className={styles.banner}>March 2025</p>
              </>
            }
          />
        </li>
      ))}
    </ul>
  );
}
