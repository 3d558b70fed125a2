// Picture of a game or tool on its card: its own image, else a screenshot, else its title on its colour.
import styles from './GamePicture.module.css';
import { pictureFile, type Shown } from './pictureFile.ts';

interface Pictured extends Shown {
  readonly title: string;
  readonly ink: string;
}

/** `sizes` of the image: four cards in a row, fewer on narrow screens. */
const SIZES = '(width < 40rem) calc(100vw - 2.25rem), (width < 64rem) 45vw, 20rem';

export function GamePicture({ game }: { readonly game: Pictured }) {
  const file = pictureFile(game);
  if (!file)
    return (
      <div className={styles.titled} data-ink={game.ink} aria-hidden>
        {game.title}
      </div>
    );
  const shot = game.card.image === undefined;
  return (
    <img
      className={styles.picture}
      data-ink={game.ink}
      src={`/assets/images/${shot ? `${game.id}-720.webp` : file}`}
      srcSet={shot ? `/assets/images/${game.id}-720.webp 720w, /assets/images/${file} 1280w` : undefined}
      sizes={shot ? SIZES : undefined}
      width="640"
      height="400"
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
