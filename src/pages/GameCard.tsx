// Card of a game: what it is, and what the visitor has reached in it. All that depends on the visitor lies over the picture, so that nothing shifts.
import { GamePicture } from '../site/games/GamePicture.tsx';
import type { GameFacts } from '../site/games/gameFacts.ts';
import { gamePath } from '../site/games/gamePath.ts';
import { progressOf } from '../site/games/progress.ts';
import { recordIn, toggleFavourite, type Visitor } from '../site/visitor.ts';
import { Card } from '../ui/Card.tsx';
import { tagLink } from './catalogue.tsx';
import styles from './GameCard.module.css';

interface GameCardProps {
  readonly game: GameFacts;
  readonly visitor: Visitor;
}

export function GameCard({ game, visitor }: GameCardProps) {
  const { id, title, card } = game;
  return (
    <li>
      <Card
        to={gamePath(id)}
        title={title}
        text={card.blurb}
        tags={[...card.tags.map(tagLink), playersOf(game), `${card.minutes} min`]}
        picture={<GamePicture game={game} />}
        over={
          <>
            <Reached game={game} visitor={visitor} />
            {visitor.isKnown && <Favourite game={game} visitor={visitor} />}
          </>
        }
      />
    </li>
  );
}

/** '1 player', '1–4 players'. */
export function playersOf({ card: { players } }: GameFacts): string {
  const [fewest, most] = players;
  return fewest === most ? `${most} player${most === 1 ? '' : 's'}` : `${fewest}–${most} players`;
}

/** Best score, medals, runs, and that a run waits to be continued. */
export function Reached({ game, visitor }: GameCardProps) {
  const isKept = visitor.kept.has(game.id);
  const reached = progressOf(recordIn(visitor, game.id), game.assists);
  if (!isKept && reached.length === 0) return null;
  return (
    <ul className={styles.reached} data-on-picture>
      {isKept && <li data-kept>Continue</li>}
      {reached.map(text => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

const HEART = 'M12 20.5 4.3 12.9a5 5 0 0 1 7.1-7.1l.6.6.6-.6a5 5 0 0 1 7.1 7.1z';

/** It is there from the moment on in which it answers. */
function Favourite({ game, visitor }: GameCardProps) {
  return (
    <button
      type="button"
      className={styles.heart}
      aria-label={`Favourite: ${game.title}`}
      aria-pressed={recordIn(visitor, game.id)?.favourite === true}
      onClick={() => toggleFavourite(game)}
    >
      <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
        <path d={HEART} />
      </svg>
    </button>
  );
}
