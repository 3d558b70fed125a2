// Sentence of the result card after a daily game: that it was one, the streak, its place among other days and players, and when the next ones come.
import { RANKS } from 'virtual:ranks';
import { useStore } from 'zustand';
import { own } from '../../../scenes/kit/core/own.ts';
import type { GameDefinition } from '../../../scenes/kit/game.ts';
import { daily } from '../../data/games/daily.ts';
import { dayNumber } from '../../site/games/day.ts';
import { closingWords } from './closingWords.ts';
import styles from './ResultDialog.module.css';

interface DayClosedProps {
  readonly game: Pick<GameDefinition, 'id'>;
  /** In days since 1970. */
  readonly day: number;
  /** Points of the run; null where they mean nothing. */
  readonly score: number | null;
}

export function DayClosed({ game, day, score }: DayClosedProps) {
  const measured = { rank: own(RANKS, game.id), score };
  const words = useStore(daily, state => closingWords(state, game.id, day, dayNumber(), measured));
  return <p className={styles.day}>{words}</p>;
}
