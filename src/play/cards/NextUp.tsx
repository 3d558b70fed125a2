// What comes after a run, at the foot of the result card: the daily game if it is not yet played, else the next one of today; a related game, and all games.
import { DAILY } from 'virtual:daily';
import { RELATED } from 'virtual:related';
import { ArrowRight, CalendarDays, LayoutGrid } from 'lucide-react';
import { useStore } from 'zustand';
import { own } from '../../../scenes/kit/core/own.ts';
import type { GameDefinition } from '../../../scenes/kit/game.ts';
import { daily, isFinishedOn } from '../../data/games/daily.ts';
import { recordOf, useProfile } from '../../data/profile.ts';
import { BEGIN } from '../../site/games/begin.ts';
import { dayNumber } from '../../site/games/day.ts';
import { dailyPath, gamePath } from '../../site/games/gamePath.ts';
import { nextRelated } from '../../site/games/relatedGames.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import styles from './NextUp.module.css';

interface NextUpProps {
  readonly definition: GameDefinition;
  onDaily(): void;
}

export function NextUp({ definition, onDaily }: NextUpProps) {
  const profile = useProfile(state => state);
  const next = nextRelated(own(RELATED, definition.id) ?? [], id => recordOf(profile, { id }).lastPlayed);
  const isFinished = useStore(daily, state => isFinishedOn(state, dayNumber(), definition));
  const isDailyOpen = definition.usesSeed && !isFinished;
  const nextOfDay = useStore(daily, state => isFinished && DAILY.find(game => !isFinishedOn(state, dayNumber(), game)));
  return (
    <nav className={styles.next} aria-label="What next">
      {next && (
        <ButtonLink to={gamePath(next.id)} state={BEGIN} data-begin variant="ghost" size="sm">
          <ArrowRight aria-hidden />
          <span>
            Next: {next.title}
            <small className={styles.why}>{next.why}</small>
          </span>
        </ButtonLink>
      )}
      {isDailyOpen && (
        <Button variant="ghost" size="sm" onClick={onDaily}>
          <CalendarDays aria-hidden /> <span>Daily, not yet played</span>
        </Button>
      )}
      {nextOfDay && (
        <ButtonLink to={dailyPath(nextOfDay.id)} state={BEGIN} data-begin variant="ghost" size="sm">
          <CalendarDays aria-hidden /> <span>Next of today: {nextOfDay.title}</span>
        </ButtonLink>
      )}
      <ButtonLink to="/games" variant="ghost" size="sm">
        <LayoutGrid aria-hidden /> <span>All games</span>
      </ButtonLink>
    </nav>
  );
}
