// The shelf: every game of the catalogue as a paper card, under the landscape.
import { CATALOG } from '../../scenes/catalog.ts';
import type { GameDefinition } from '../../scenes/kit/game.ts';
import { gamePath } from '../routes.tsx';
import { GamePicture } from '../site/GamePicture.tsx';
import { Landscape } from '../site/Landscape.tsx';
import { PageMeta } from '../site/PageMeta.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import styles from './Games.module.css';

const SECTIONS = [
  { section: 'prototypes', title: 'Prototypes & Experiments', aside: 'each opens straight into play' },
  { section: 'more', title: 'More to play', aside: '' },
] as const;

export default function Games() {
  const first = CATALOG[0];
  return (
    <>
      <PageMeta
        title="Games"
        description="Small browser games folded out of paper by Folded Fox Games. They open in a blink, play on anything and never ask who you are."
      />
      <Landscape>
        <h1>Small games, folded by hand.</h1>
        <p>They open in a blink, play on anything, and never ask who you are.</p>
        {first && (
          <ButtonLink to={gamePath(first.id)} size="lg">
            Play something
          </ButtonLink>
        )}
      </Landscape>
      <div className={styles.shelf}>
        {SECTIONS.map(({ section, title, aside }) => {
          const games = CATALOG.filter(game => game.card.shelf.section === section);
          return (
            games.length > 0 && (
              <section key={section} aria-labelledby={section}>
                <div className={styles.heading}>
                  <h2 id={section}>{title}</h2>
                  {aside && <p>{aside}</p>}
                </div>
                <ul className={styles.cards}>
                  {games.map(game => (
                    <li key={game.id}>
                      <GameCard game={game} />
                    </li>
                  ))}
                </ul>
              </section>
            )
          );
        })}
      </div>
    </>
  );
}

function GameCard({ game }: { readonly game: GameDefinition }) {
  const { id, title, card } = game;
  const [fewest, most] = card.players;
  const players = fewest === most ? `${most} player${most === 1 ? '' : 's'}` : `${fewest}–${most} players`;
  return (
    <Card
      to={gamePath(id)}
      title={title}
      text={card.blurb}
      tags={[...card.tags, players, `${card.minutes} min`]}
      picture={<GamePicture game={game} />}
    />
  );
}
