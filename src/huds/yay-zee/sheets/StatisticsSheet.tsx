// Statistics sheet: number of games, average and best of every slot, medals.
import type { Records } from '../../../../scenes/kit/core/replay/records.ts';
import type { GameDefinition } from '../../../../scenes/kit/game.ts';
import { MEDALS } from '../../../../scenes/yay-zee/medals.ts';
import { CATEGORIES, NAMES } from '../../../../scenes/yay-zee/rules/categories.ts';
import { recordOf, useProfile } from '../../../data/profile.ts';
import styles from './Sheets.module.css';

interface StatisticsSheetProps {
  readonly definition: GameDefinition;
  readonly kept: Records;
}

export default function StatisticsSheet({ definition, kept }: StatisticsSheetProps) {
  const record = useProfile(profile => recordOf(profile, definition));
  const { feats } = record;
  const games = feats['sum games'] ?? 0;
  const average = (name: string): string | null => {
    const sum = feats[`sum ${name}`];
    return sum === undefined || games === 0 ? null : (sum / games).toFixed(1);
  };
  const facts: readonly (readonly [name: string, value: number | string | null])[] = [
    ['Games', record.plays],
    ['Best', record.best],
    ['Best with help', record.assistedBest],
    ['Won, lost, drawn against the computer', `${record.won}, ${record.lost}, ${record.drawn}`],
    ['Best rating', feats['rating'] ?? null],
    ['Average score', average('score')],
    ['Upper slots, on average', average('upper')],
    ['Upper slots, at most', feats['upper'] ?? null],
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
      <table className={styles.figures}>
        <caption>
          Games that count: {games}. Alone or against the computer, by the standard rules, and without help.
        </caption>
        <thead>
          <tr>
            <th scope="col">Slot</th>
            <th scope="col">Average</th>
            <th scope="col">Most</th>
          </tr>
        </thead>
        <tbody>
          {CATEGORIES.map(category => (
            <tr key={category}>
              <th scope="row">{NAMES[category]}</th>
              <td>{average(category) ?? '–'}</td>
              <td>{feats[category] ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>Achievements</h3>
      <ul className={styles.medals}>
        {MEDALS.map(({ name, how }) => (
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
