// Sentence of the result card after a daily game: that it was one, the streak, what was reached on other days, and when the next ones come.
import { useStore } from 'zustand';
import type { GameDefinition } from '../../../scenes/kit/game.ts';
import { daily } from '../../data/games/daily.ts';
import { dayNumber } from '../../site/games/day.ts';
import { closingWords } from './closingWords.ts';
import styles from './ResultDialog.module.css';

interface DayClosedProps {
  readonly game: Pick<GameDefinition, 'id'>;
  /** In days since 1970. */
  readonly day: number;
}

export function DayClosed({ game, day }: DayClosedProps) {
  const words = useStore(daily, state => closingWords(state, game.id, day, dayNumber()));
  return <p className={styles.day}>{words}</p>;
}
