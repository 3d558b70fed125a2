// Report of this run by unit type: placed, lost, felled, damage and its share.
import { grouped } from '../../../../scenes/kit/core/digits.ts';
import { UNITS } from '../../../../scenes/strategic-battle/rules/units.ts';
import type { BattleView } from '../../../../scenes/strategic-battle/view.ts';
import { UnitPicture } from '../UnitPicture.tsx';
import styles from './BookSheet.module.css';

export function Report({ tally }: Pick<BattleView, 'tally'>) {
  const all = UNITS.reduce((sum, unit) => sum + tally[unit].dealt, 0);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <span data-aloud>Unit</span>
          </th>
          <th scope="col">Placed</th>
          <th scope="col">Lost</th>
          <th scope="col">Felled</th>
          <th scope="col">Damage</th>
        </tr>
      </thead>
      <tbody>
        {UNITS.map(unit => {
          const { placed, lost, felled, dealt } = tally[unit];
          return (
            <tr key={unit}>
              <th scope="row">
                <UnitPicture kind={unit} team="own" />
                <span>{unit}</span>
              </th>
              <td>{placed}</td>
              <td>{lost}</td>
              <td>{felled}</td>
              <td>
                {grouped(Math.round(dealt))} <small>{Math.round((100 * dealt) / Math.max(1, all))} %</small>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
