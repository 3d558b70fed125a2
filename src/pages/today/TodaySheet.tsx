// Today's sheet in Home's hero: the day's game with what was done of it and the streak; a run that was left in the middle comes first. One press begins
// either. Its place is there before the day is known.
import { CARDS } from 'virtual:cards';
import { DAILY } from 'virtual:daily';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { resultsOn } from '../../data/games/dayResults.ts';
import { streakOf } from '../../data/games/streak.ts';
import { BEGIN } from '../../site/games/begin.ts';
import { reached } from '../../site/games/dayText.ts';
import { GamePicture } from '../../site/games/GamePicture.tsx';
import type { GameFacts } from '../../site/games/gameFacts.ts';
import { dailyPath, gamePath } from '../../site/games/gamePath.ts';
import { gameOfDay } from '../../site/games/rota.ts';
import { suggestedGames } from '../../site/games/suggestedGames.ts';
import { useVisitor } from '../../site/visitor.ts';
import { keptDays } from '../kept.ts';
import { useDay } from '../useDay.ts';
import styles from './TodaySheet.module.css';

const GAMES = CARDS.filter(({ id }) => DAILY.some(game => game.id === id));

export function TodaySheet() {
  const day = useDay();
  const daily = keptDays.useValue();
  const visitor = useVisitor();
  const game = gameOfDay(GAMES, day ?? 0);
  const open = suggestedGames(CARDS, visitor).find(({ id }) => visitor.kept.has(id));
  if (!game) return null;
  const results = resultsOn(daily, day ?? 0);
  const played = GAMES.filter(({ id }) => results[id]).length;
  const { length } = day === null ? { length: 0 } : streakOf(daily?.days ?? [], day);
  const streak = length > 1 ? `${length} days in a row` : '';
  const all = [streak, played > 0 ? `${played} of ${GAMES.length} played` : `${GAMES.length} daily games`];
  const today = <Link to="/today">{all.filter(Boolean).join(', ')}</Link>;
  return (
    <section className={styles.sheet} aria-label="Today" data-folded data-waiting={day === null || undefined}>
      {open ? (
        <Sheet game={open} to={gamePath(open.id)} kind="Your open run" more={today}>
          Continue {open.title}
        </Sheet>
      ) : (
        <Sheet
          game={game}
          to={dailyPath(game.id)}
          kind={`Today’s game, ${game.card.minutes} min${results[game.id] ? `: ${reached(results[game.id])}` : ''}`}
          more={today}
        >
          {game.title}
        </Sheet>
      )}
    </section>
  );
}

interface SheetProps {
  readonly game: GameFacts;
  readonly to: string;
  readonly kind: string;
  readonly more: ReactNode;
  readonly children: ReactNode;
}

const Sheet = ({ game, to, kind, more, children }: SheetProps) => (
  <>
    <div className={styles.picture}>
      <GamePicture game={game} />
    </div>
    <div className={styles.texts}>
      <p>{kind}</p>
      <h2>
        <Link to={to} state={BEGIN} data-begin>
          {children}
        </Link>
      </h2>
      <p className={styles.more}>{more}</p>
    </div>
  </>
);
