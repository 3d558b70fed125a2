// What this device remembers of all games: how many, the best of every slot, and which achievements are still to come.

import type { Kept } from '../../../../scenes/kit/core/kept.ts';
import type { GameDefinition } from '../../../../scenes/kit/game.ts';
import { CATEGORIES, NAMES } from '../../../../scenes/yay-zee/categories.ts';
import { MEDAL_LIST } from '../../../../scenes/yay-zee/medals.ts';
import { recordOf, useProfile } from '../../../data/profile.ts';
import styles from './Sheets.module.css';

interface StatisticsSheetProps {
  readonly definition: GameDefinition;
  readonly kept: Kept;
}

export default function StatisticsSheet({ definition, kept }: StatisticsSheetProps) {
  const record = useProfile(profile => recordOf(profile, definition));
  const { feats } = record;
  const facts: readonly (readonly [name: string, value: number | string | null])[] = [
    ['Games', record.plays],
    ['Best', record.best],
    ['Best with help', record.assistedBest],
    ['Won, lost, drawn against the computer', `${record.won}, ${record.lost}, ${record.drawn}`],
    ['Best rating', feats['rating'] ?? null],
    ['Most in the upper slots', feats['upper'] ?? null],
  ];
  return (
    <div className={styles.sheet}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value ?? '–'}</dd>
          </div>
        ))}
      </dl>
      <h3>Most in each slot</h3>
      <dl className={styles.facts}>
        {CATEGORIES.map(category => (
          <div key={category}>
            <dt>{NAMES[category]}</dt>
            <dd>{feats[category] ?? '–'}</dd>
          </div>
        ))}
      </dl>
      <h3>Achievements</h3>
      <ul className={styles.medals}>
        {MEDAL_LIST.map(({ name, how }) => (
          <li key={name} data-earned={kept.medals.includes(name) || undefined}>
            <span>
              <b>{name}</b>: {how}
            </span>
            <span>{kept.medals.includes(name) ? 'earned' : 'to come'}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
