// Row of games that begin with one press, on Home and on the Games page: pre-rendered with games good to begin with; who has played finds theirs.
import { CARDS } from 'virtual:cards';
import type { ReactNode } from 'react';
import { BeginLink } from '../site/games/BeginLink.tsx';
import { GamePicture } from '../site/games/GamePicture.tsx';
import type { GameFacts } from '../site/games/gameFacts.ts';
import { ROW, suggestedGames } from '../site/games/suggestedGames.ts';
import { usePlayable } from '../site/offline/playable.ts';
import { useVisitor, type Visitor } from '../site/visitor.ts';
import { CatalogueSection } from './catalogue.tsx';
import { playersOf, Reached } from './GameCard.tsx';
import styles from './PlayRow.module.css';

/** A game that comes for another changes what stands in its place: no card moves. */
const PLACES = Array.from({ length: ROW }, (_, index) => `place ${index}`);

interface PlayRowProps {
  /** What stands below the row. */
  readonly children?: ReactNode;
}

export function PlayRow({ children }: PlayRowProps) {
  const visitor = useVisitor();
  const playable = usePlayable(CARDS);
  const games = suggestedGames(playable ?? CARDS, visitor);
  return (
    <CatalogueSection
      isFirst
      title="Play now"
      aside={playable ? asideOffline(playable.length) : 'one press, and you are in'}
    >
      <div className={styles.frame}>
        <ul className={styles.row}>
          {PLACES.map((place, index) => {
            const game = games[index];
            return <li key={place}>{game && <PlayCard game={game} visitor={visitor} />}</li>;
          })}
        </ul>
      </div>
      {children}
    </CatalogueSection>
  );
}

const asideOffline = (count: number): string =>
  count === 0
    ? 'you are offline, and no game is on this device yet: each one stays here once you have opened it online'
    : 'you are offline: these are on this device';

function PlayCard({ game, visitor }: { readonly game: GameFacts; readonly visitor: Visitor }) {
  return (
    <article className={styles.card}>
      <div className={styles.sheet} data-folded>
        <div className={styles.picture}>
          <GamePicture key={game.id} game={game} />
          <Reached game={game} visitor={visitor} />
          <span className={styles.play} aria-hidden />
        </div>
        <div className={styles.words}>
          <h3>
            <BeginLink game={game}>{game.title}</BeginLink>
          </h3>
          {/* One text: of two the second would move. */}
          <p>{`${game.card.minutes} min, ${playersOf(game)}`}</p>
        </div>
      </div>
    </article>
  );
}
