// Archive of daily games: the days of a month as folded squares, each a link to that day's games, and links to the months beside it.
import { Link } from 'react-router-dom';
import type { Daily } from '../../data/games/daily.ts';
import { resultsOn } from '../../data/games/dayResults.ts';
import { dateText, FIRST_DAY } from '../../site/games/day.ts';
import { dateOf, monthOf } from '../../site/games/dayWords.ts';
import styles from '../hub.module.css';
import { daysOfMonth } from './month.ts';

interface ArchiveProps {
  /** Days since 1970: this one, and the one whose games are shown. */
  readonly today: number;
  readonly day: number;
  readonly daily: Daily | null;
}

export function Archive({ today, day, daily }: ArchiveProps) {
  const { first, last } = daysOfMonth(day);
  const days = Array.from({ length: last - first + 1 }, (_, index) => first + index).filter(
    one => one >= FIRST_DAY && one <= today,
  );
  const link = (to: number) => (to === today ? '/today' : `/today?day=${dateText(to)}`);
  return (
    <section aria-labelledby="archive">
      <div className={styles.heading}>
        <h2 id="archive">Every day before</h2>
        <p>{monthOf(day)}</p>
      </div>
      <ul className={styles.month}>
        {days.map(one => {
          const played = Object.keys(resultsOn(daily, one)).length;
          return (
            <li key={one}>
              <Link
                to={link(one)}
                preventScrollReset
                aria-current={one === day ? 'date' : undefined}
                data-played={played > 0 || undefined}
                aria-label={`${dateOf(one)}: ${played === 0 ? 'not played' : played === 1 ? 'one game played' : `${played} games played`}`}
              >
                {Number(dateText(one).slice(-2))}
              </Link>
            </li>
          );
        })}
      </ul>
      <p className={styles.months}>
        {first > FIRST_DAY && (
          <Link to={link(first - 1)} preventScrollReset>
            {monthOf(first - 1)}
          </Link>
        )}
        {last < today && (
          <Link to={link(Math.min(today, last + 1))} preventScrollReset>
            {monthOf(last + 1)}
          </Link>
        )}
      </p>
      <p className={styles.after}>Past days are played by today’s rules. They count here, not for the streak.</p>
    </section>
  );
}
