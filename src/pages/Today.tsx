// Today: the day's seed in every game that has one, what the visitor has reached in each, the streak of days, and every day before (`?day=2026-11-27`).
import { CARDS } from 'virtual:cards';
import { DAILY } from 'virtual:daily';
import { Fragment } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { resultsOn } from '../data/games/dayResults.ts';
import { Landscape } from '../site/frame/Landscape.tsx';
import { PageMeta } from '../site/frame/PageMeta.tsx';
import { dateText, dayOf } from '../site/games/day.ts';
import { reached, stateOf } from '../site/games/dayText.ts';
import { dateOf } from '../site/games/dayWords.ts';
import { GamePicture } from '../site/games/GamePicture.tsx';
import { dailyPath, setupPath, watchPath } from '../site/games/gamePath.ts';
import styles from './hub.module.css';
import { keptDaily } from './kept.ts';
import { Archive } from './today/Archive.tsx';
import { DayPanel } from './today/DayPanel.tsx';
import { useWatchable } from './today/useWatchable.ts';
import { useDay } from './useDay.ts';

const GAMES = CARDS.filter(({ id }) => DAILY.some(game => game.id === id));

export default function Today() {
  const today = useDay();
  const [query] = useSearchParams();
  const daily = keptDaily.useValue();
  const past = today === null ? null : dayOf(query.get('day') ?? '', today);
  const day = past ?? today;
  const isPast = day !== today;
  const on = (shown: number | null) => {
    const results = resultsOn(daily, shown ?? 0);
    return GAMES.map(game => ({ ...game, result: results[game.id] }));
  };
  const games = on(day);
  const watchable = useWatchable(
    day,
    games.some(({ result }) => result),
  );
  return (
    <>
      <PageMeta
        title="Today"
        description={`${GAMES.length} daily games: one seed for everybody, new at midnight. Your results and your streak stay on your device.`}
        image="social/today.jpg"
      />
      <Landscape beside="die">
        <h1>Today</h1>
        <p>The same dice, caves and towers for everybody, and new ones tomorrow.</p>
      </Landscape>
      <div className={styles.page}>
        <DayPanel day={today} days={daily?.days ?? []} games={on(today)} />
        <section aria-labelledby="sheets">
          <div className={styles.heading}>
            <h2 id="sheets">{isPast ? 'Games of a past day' : 'Today’s games'}</h2>
            <p data-waiting={day === null || undefined}>{day === null ? '1 January' : dateOf(day)}</p>
            {isPast && <Link to="/today">Back to today</Link>}
          </div>
          <ul className={styles.sheets}>
            {games.map(game => (
              <li key={game.id} className={styles.sheet} data-state={stateOf(game.result)}>
                <div className={styles.picture}>
                  <GamePicture game={game} />
                </div>
                <h3>
                  <Link to={dailyPath(game.id, isPast && day !== null ? dateText(day) : undefined)}>{game.title}</Link>
                </h3>
                <p className={styles.reached}>{reached(game.result)}</p>
                {day !== null && watchable.has(game.id) ? (
                  <p className={styles.watch}>
                    <Link to={watchPath(game.id, dateText(day))} aria-label={`Watch your best run of ${game.title}`}>
                      Watch
                    </Link>
                  </p>
                ) : (
                  <p className={styles.minutes}>{game.card.minutes} min</p>
                )}
              </li>
            ))}
          </ul>
          {!isPast && (
            <p className={styles.after}>
              Also new today:{' '}
              {DAILY.flatMap(({ id, title, also }) => (also ? [{ id, title, ...also }] : [])).map(
                ({ id, title, label, setup }, index) => (
                  <Fragment key={id}>
                    {index > 0 && ', '}
                    <Link to={setupPath(id, setup)}>
                      {label} in {title}
                    </Link>
                  </Fragment>
                ),
              )}
              .
            </p>
          )}
        </section>
        {today !== null && day !== null && <Archive today={today} day={day} daily={daily} />}
        <p className={styles.after}>
          Most of them have medals to win: see <Link to="/trophies">your trophies</Link>. Too hard today?{' '}
          <Link to="/games">Every game</Link> can be played with another seed.
        </p>
      </div>
    </>
  );
}
