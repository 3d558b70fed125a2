// The week's result: its one number, and each robot of the field with what was reached against it.
import type { ArenaBout } from '../../../../scenes/robot-battle/arena/types.ts';
import styles from './Arena.module.css';
import { WEEK_COLUMNS, weekCells, weekNumber, weekRows } from './weekText.ts';

export const WeekTable = ({ bout }: { readonly bout: ArenaBout }) => (
  <div className={styles.week} tabIndex={0} role="region" aria-label="The week">
    <table>
      <caption>
        <b>{weekNumber(bout)}</b> in the week of {bout.week}
      </caption>
      <thead>
        <tr>
          {WEEK_COLUMNS.map(column => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weekRows(bout).map(row => {
          const [name, ...cells] = weekCells(row);
          return (
            <tr key={name}>
              <th scope="row">{name}</th>
              {WEEK_COLUMNS.slice(1).map((column, index) => (
                <td key={column}>{cells[index]}</td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
    <p>Won are matches in which your robot outlasted it, of so many ticks together; lines are those of its script.</p>
  </div>
);
