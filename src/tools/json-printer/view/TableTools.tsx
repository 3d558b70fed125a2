// What can be done with the table around the cursor: copied, filtered.
import { Sheet } from 'lucide-react';
import { copyCsv } from '../actions.ts';
import { refresh } from '../printer.ts';
import { arrangeTable } from '../tables.ts';
import { IconButton } from './IconButton.tsx';
import styles from './NodeBar.module.css';
import { usePrinter } from './usePrinter.ts';

export function TableTools({ array }: { readonly array: number }) {
  const printer = usePrinter();
  const table = printer.tables.get(array);
  if (!table) return null;
  return (
    <>
      <IconButton icon={Sheet} label="Copy table as CSV" onClick={() => void copyCsv(printer, array)} />
      <input
        className={styles.filter}
        type="search"
        aria-label="Filter the table"
        placeholder="Filter rows"
        value={table.arrangement.filter ?? ''}
        onChange={event => {
          const { filter: _, ...rest } = (printer.tables.get(array) ?? table).arrangement;
          const filter = event.currentTarget.value;
          void arrangeTable(printer, array, { ...rest, ...(filter && { filter }) });
          refresh(printer);
        }}
      />
    </>
  );
}
