// Choice among several pieces of JSON in one text: all of them in an array, or one.
import type { Choice } from '../engine/repair/propose.ts';
import type { BlockSummary } from '../engine/repair/session.ts';
import styles from './RepairDialog.module.css';

/** Most pieces that are listed; beyond them only all are offered. */
const MAX_LISTED = 50;

interface BlockChoiceProps {
  readonly blocks: readonly BlockSummary[];
  readonly choice: Choice;
  onChoose(choice: Choice): void;
}

export function BlockChoice({ blocks, choice, onChoose }: BlockChoiceProps) {
  const option = (value: Choice, label: string, code?: string) => (
    <label key={value} className={styles.block}>
      <input type="radio" name="block" checked={choice === value} onChange={() => onChoose(value)} />
      <span>{label}</span>
      {code && <code>{code}</code>}
    </label>
  );
  const count = blocks.length.toLocaleString('en');
  return (
    <fieldset className={styles.blocks}>
      <legend>{count} pieces of JSON stand in this text. Which are meant?</legend>
      {option('all', `All ${count}, as an array`)}
      {blocks
        .slice(0, MAX_LISTED)
        .map(({ line, beginning }, i) => option(i, `Line ${line.toLocaleString('en')}`, beginning))}
    </fieldset>
  );
}
