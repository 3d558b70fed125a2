// Question which of several readings is meant: each with its tree, side by side, and none chosen beforehand.
import type { ReadingSummary } from '../engine/repair/readingSummary.ts';
import styles from './RepairDialog.module.css';

interface ReadingChoiceProps {
  readonly readings: readonly ReadingSummary[];
  readonly chosen: number | null;
  onChoose(index: number): void;
}

export const ReadingChoice = ({ readings, chosen, onChoose }: ReadingChoiceProps) => (
  <fieldset className={styles.readings}>
    <legend>This can be read in {readings.length === 2 ? 'two' : 'three'} ways. Which is meant?</legend>
    <div className={styles.readingList}>
      {readings.map(({ title, tree }, i) => (
        <label key={title + tree} className={styles.reading}>
          <span className={styles.readingTitle}>
            <input type="radio" name="reading" checked={chosen === i} onChange={() => onChoose(i)} />
            <span>{title}</span>
          </span>
          <code>{tree}</code>
        </label>
      ))}
    </div>
  </fieldset>
);
