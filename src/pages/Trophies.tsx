// Trophies: the medals of all games, what each wants, which were earned and which are near.
import { CARDS } from 'virtual:cards';
import { TROPHIES } from 'virtual:trophies';
import { Link } from 'react-router-dom';
import { own } from '../../scenes/kit/core/own.ts';
import { Landscape } from '../site/frame/Landscape.tsx';
import { PageMeta } from '../site/frame/PageMeta.tsx';
import { GamePicture } from '../site/games/GamePicture.tsx';
import { gamePath } from '../site/games/gamePath.ts';
import styles from './hub.module.css';
import { keptProfile } from './kept.ts';
import { type GameMedalStates, medalStates, scoreWords, withinReach } from './trophies/medalState.ts';

const ALL = TROPHIES.reduce((sum, { medals }) => sum + medals.length, 0);
const REACHABLE = 3;

const cardOf = (id: string) => CARDS.find(card => card.id === id);

export default function Trophies() {
  const records = keptProfile.useValue()?.games ?? {};
  const games = TROPHIES.map(({ id, medals }) => {
    const record = own(records, id);
    return { id, record, medals: medalStates(medals, record) };
  });
  const earned = games.reduce((sum, { medals }) => sum + medals.filter(({ isEarned }) => isEarned).length, 0);
  return (
    <>
      <PageMeta
        title="Trophies"
        description={`All ${ALL} medals of the games, what each takes, and how near it is. They are earned by play and never sold.`}
        image="social/trophies.jpg"
      />
      <Landscape beside="cup">
        <h1>Trophies</h1>
        <p>{ALL} medals, earned by play. None was ever sold.</p>
      </Landscape>
      <div className={styles.page}>
        <Summary earned={earned} />
        <section aria-labelledby="reach">
          <h2 id="reach">Within reach</h2>
          <ul className={styles.reach}>
            {withinReach(games, REACHABLE).map(({ id, medal, why }) => (
              <li key={id} data-folded>
                <p className={styles.why}>{why}</p>
                <h3>
                  <Link to={gamePath(id)}>{cardOf(id)?.title}</Link>
                </h3>
                <p>
                  <b>{medal.name}</b>: {medal.how}
                </p>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="by-game">
          <h2 id="by-game">Game by game</h2>
          <ul className={styles.games}>
            {games.map(game => (
              <GameMedals key={game.id} game={game} />
            ))}
          </ul>
        </section>
        <p className={styles.after}>
          Sokoban gives gold, silver and bronze for each of its levels: its list of levels shows them. Dice Conquest is
          for two and gives none. New games to be won are dealt <Link to="/today">today</Link>.
        </p>
      </div>
    </>
  );
}

function Summary({ earned }: { readonly earned: number }) {
  const UnlockAll = keptProfile.useModule()?.UnlockAll;
  return (
    <section className={styles.panel} aria-labelledby="yours" data-folded>
      <h2 id="yours">Yours</h2>
      <p className={styles.streak}>
        <b>{earned}</b> of {ALL} medals
      </p>
      <progress value={earned} max={ALL} aria-label="Medals earned" />
      <p className={styles.rule}>
        You earn them in runs without help, and they unlock nothing. The courses and rockets that a win would open can
        be opened here; your medals stay as they are.
      </p>
      <div className={styles.unlock}>{UnlockAll && <UnlockAll />}</div>
    </section>
  );
}

function GameMedals({ game: { id, medals, record } }: { readonly game: GameMedalStates }) {
  const card = cardOf(id);
  const earned = medals.filter(({ isEarned }) => isEarned).length;
  return (
    <li className={styles.game}>
      {card && (
        <div className={styles.picture}>
          <GamePicture game={card} />
        </div>
      )}
      <h3>
        <Link to={gamePath(id)}>{card?.title}</Link>
      </h3>
      <p className={styles.count}>
        {earned} of {medals.length}
      </p>
      <ul className={styles.medals}>
        {medals.map(({ name, how, atScore, isEarned }) => (
          <li key={name} data-earned={isEarned || undefined}>
            <b>{name}</b>
            <span className={styles.hidden}>{isEarned ? ' (earned)' : ' (not yet)'}</span>
            <span>{how}</span>
            {atScore !== undefined && (
              <small>
                {scoreWords(atScore, record?.best ?? null)}
                <progress
                  value={Math.min(record?.best ?? 0, atScore)}
                  max={atScore}
                  aria-label={`Best score for ${name}`}
                />
              </small>
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}
