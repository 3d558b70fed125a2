// Score table: rows with numbers on the right, and totals in the footer.
import type { ScoreTable as Table } from '../../../scenes/kit/core/rules.ts';
import styles from './ScoreTable.module.css';

interface ScoreTableProps {
  readonly table: Table;
  /** Accessible name, for a table without a heading above it. */
  readonly label?: string;
}

export function ScoreTable({ table: { columns, rows, total }, label = 'Scorecard' }: ScoreTableProps) {
  /** Columns by place and name: players may be called like another column. */
  const keyOf = (column: number) => `${column} ${columns[column]}`;
  const line = (cells: readonly (string | number)[]) => (
    <tr key={cells.join()}>
      {cells.map((cell, column) =>
        column === 0 ? (
          <th key={keyOf(column)} scope="row">
            {cell}
          </th>
        ) : (
          <td key={keyOf(column)}>{cell}</td>
        ),
      )}
    </tr>
  );
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={keyOf(index)} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.map(line)}</tbody>
      <tfoot>{total.map(line)}</tfoot>
    </table>
  );
}
