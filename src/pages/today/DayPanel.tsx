// Panel of a visitor's days: the streak, the last two weeks, and the day as a text to share. Everything has its place before the day is known.
import { type DayMark, lastDays, streakOf } from '../../data/games/streak.ts';
import { brand } from '../../site/brand.ts';
import { type DayGame, dayText } from '../../site/games/dayText.ts';
import { dateOf, nextDayAt } from '../../site/games/dayWords.ts';
import styles from '../hub.module.css';
import { keptDaily } from '../kept.ts';

/** Days of the calendar: two weeks. */
const SHOWN_DAYS = 14;

const MARK_WORDS: Readonly<Record<DayMark, string>> = {
  played: 'played',
  forgiven: 'missed, forgiven',
  open: 'today, not played yet',
  missed: 'not played',
};

interface DayPanelProps {
  /** Null until it is known. */
  readonly day: number | null;
  /** Played days, in days since 1970. */
  readonly days: readonly number[];
  readonly games: readonly DayGame[];
}

export function DayPanel({ day, days, games }: DayPanelProps) {
  const ShareDay = keptDaily.useModule()?.ShareDay;
  const { length } = day === null ? { length: 0 } : streakOf(days, day);
  return (
    <section className={styles.panel} aria-labelledby="your-days" data-folded>
      <h2 id="your-days">Your days</h2>
      <p className={styles.streak} data-waiting={day === null || undefined}>
        <b>{length}</b> {length === 1 ? 'day' : 'days'} in a row
      </p>
      <ol className={styles.days} aria-label="The last two weeks">
        {Array.from({ length: SHOWN_DAYS }, (_, index) => {
          const mark = day === null ? null : lastDays(days, day, SHOWN_DAYS)[index];
          return (
            <li key={index} data-mark={mark ?? undefined}>
              {day !== null && mark && (
                <span>
                  {dateOf(day - SHOWN_DAYS + 1 + index)}: {MARK_WORDS[mark]}
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <p className={styles.rule}>One finished game a day keeps the streak. It forgives one missed day in any seven.</p>
      <div className={styles.sharing}>
        <div>{ShareDay && day !== null && <ShareDay text={dayText(brand.shortName, day, games, length)} />}</div>
        <p data-waiting={day === null || undefined}>New sheets at {day === null ? '00:00' : nextDayAt(day)}</p>
      </div>
    </section>
  );
}
