// Balance matrix: each type against each other at equal cost, the mean of forty duels.
import { MATRIX } from '../../../../scenes/strategic-battle/forecast/matrix.ts';
import type { UnitName } from '../../../../scenes/strategic-battle/rules/units.ts';
import { UnitPicture } from '../UnitPicture.tsx';
import styles from './BookSheet.module.css';

export function Balance({ units }: { readonly units: readonly UnitName[] }) {
  return (
    <>
      <p>
        480 resources of one type against 480 of another: what part the row has left, or (−) the column. Mean of 40
        duels in the open field: nobody rides past, dodges or mends.
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span data-aloud>Unit</span>
            </th>
            {units.map(unit => (
              <th key={unit} scope="col" aria-label={unit} title={unit}>
                <UnitPicture kind={unit} team="foe" />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {units.map(row => (
            <tr key={row}>
              <th scope="row">
                <UnitPicture kind={row} team="own" />
                <span>{row}</span>
              </th>
              {units.map(column => {
                const margin = MATRIX[row][column];
                return (
                  <td key={column} data-wins={margin === undefined ? undefined : margin > 0}>
                    {margin === undefined ? '' : signed(margin)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const signed = (margin: number): string => `${margin < 0 ? '−' : '+'}${Math.abs(margin).toFixed(2)}`;
