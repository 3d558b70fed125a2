// The two featured games as Home and the Games page show them.
import { CARDS } from 'virtual:cards';
import { BeginLink } from '../../site/games/BeginLink.tsx';
import { pictureSource } from '../../site/pictures.ts';
import { Card } from '../../ui/Card.tsx';
import styles from '../catalogue.module.css';

export const FEATURED = [
  {
    path: '/games/guardians-and-glory',
    title: 'Guardians & Glory',
    blurb:
      'Two guardians, three roads, forty cards that fold. A tactical card battle where both sides turn their cards at once.',
    tags: ['card battle', '1–2 players', '5 min'],
    image: 'guardians-and-glory.jpg',
    game: 'guardians',
  },
  {
    path: '/games/lemonade-billionaire',
    title: 'Lemonade Billionaire',
    blurb:
      'Start with $20, a jug and a folding table, and mind the weather and the price. Table and cart can be played; the rest is in the making.',
    tags: ['playable', 'in the making', 'management'],
    image: 'lemonade-billionaire.jpg',
    game: 'lemonade',
  },
] as const;

/** The game of a featured page, where it can be played. */
export const playableOf = (id: string) => CARDS.find(card => card.id === id);

export const FeaturedCards = () => (
  <ul className={styles.featured}>
    {FEATURED.map(game => (
      <FeaturedCard key={game.path} game={game} />
    ))}
  </ul>
);

export function FeaturedCard({
  game: { path, title, blurb, tags, image, game },
}: {
  readonly game: (typeof FEATURED)[number];
}) {
  const played = playableOf(game);
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
          <>
            <p className={styles.banner} data-on-picture>
              March 2025
            </p>
            {played && (
              <BeginLink game={played} className={styles.playNow} aria-label={`Play ${title}`}>
                Play
              </BeginLink>
            )}
          </>
        }
      />
    </li>
  );
}
