// A table inside the tree: its head, which sorts, and its rows, of which only the columns in sight are drawn.
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { cellText, fieldText, kindName } from '../describe.ts';
import { addCell, editValue } from '../editing.ts';
import { cellsOf } from '../engine/table.ts';
import type { TablePart, TableRowPart } from '../fetched.ts';
import { refresh } from '../printer.ts';
import { columnsBetween, layoutOf, widen } from '../tableLayout.ts';
import { arrangeTable, nextSort } from '../tables.ts';
import { FieldInput } from './FieldInput.tsx';
import { Marked } from './Marked.tsx';
import styles from './Table.module.css';
import { usePrinter, usePrinterState } from './usePrinter.ts';

function columnStyles({ document, array, table, char, width, left }: TablePart) {
  const layout = layoutOf(document, array, table.shape, Math.floor(width / char));
  const [first, behind] = columnsBetween(layout, left / char, (left + width) / char);
  const columns = Array.from({ length: behind - first }, (_, i) => {
    const column = first + i;
    const from = (layout.edges[column] as number) * char;
    const to = (layout.edges[column + 1] as number) * char;
    return { column, style: { insetInlineStart: from - left, inlineSize: to - from } };
  });
  return { layout, columns, number: { insetInlineStart: 0, inlineSize: (layout.edges[0] as number) * char } };
}

export function TableHead(props: TablePart) {
  const { array, table, style } = props;
  const printer = usePrinter();
  const { columns, number } = columnStyles(props);
  const { sort } = table.arrangement;
  return (
    <div role="row" className={styles.head} style={style}>
      {columns.map(({ column, style: place }) => {
        const order = sort?.column === column ? (sort.down ? 'descending' : 'ascending') : 'none';
        return (
          <div key={column} role="columnheader" aria-sort={order} className={styles.cell} style={place}>
            <button
              type="button"
              tabIndex={-1}
              className={styles.sort}
              onClick={() => {
                const { sort: _, ...rest } = table.arrangement;
                const next = nextSort(table.arrangement, column);
                void arrangeTable(printer, array, { ...rest, ...(next && { sort: next }) });
              }}
            >
              <span>{table.shape.columns[column]}</span>
              {order === 'ascending' && <ArrowUp aria-hidden />}
              {order === 'descending' && <ArrowDown aria-hidden />}
            </button>
            <Edge {...props} column={column} wide={place.inlineSize} />
          </div>
        );
      })}
      <div role="columnheader" className={styles.number} style={number}>
        <span>#</span>
      </div>
    </div>
  );
}

interface EdgeProps extends TablePart {
  readonly column: number;
  /** Pixels that the column is wide now. */
  readonly wide: number;
}

/** The right edge of a column: dragged, it makes the column as wide as one likes. */
function Edge({ document, array, table, char, column, wide }: EdgeProps) {
  const printer = usePrinter();
  const [from, setFrom] = useState<{ x: number; wide: number }>();
  return (
    <span
      className={styles.edge}
      title="Drag to make the column wider or narrower"
      aria-hidden
      onPointerDown={event => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setFrom({ x: event.clientX, wide });
      }}
      onPointerMove={event => {
        if (!from) return;
        widen(document, array, table.shape, column, (from.wide + event.clientX - from.x) / char);
        refresh(printer);
      }}
      onPointerUp={() => setFrom(undefined)}
      onPointerCancel={() => setFrom(undefined)}
    />
  );
}

export function TableRow(props: TableRowPart) {
  const { document, table, style, row, element, ordinal } = props;
  const printer = usePrinter();
  const cursor = usePrinterState(state => state.cursor);
  const field = usePrinterState(state => state.field);
  const { query, matchCase } = usePrinterState(state => state.search);
  const { layout, columns, number } = columnStyles(props);
  const { nodes } = document;
  const cells = cellsOf(nodes, element, table.shape, layout.finder);
  const isCursorRow = cursor >= element && cursor <= element + (nodes.size[element] as number);

  return (
    <div
      role="row"
      id={`json-row-${row}`}
      className={styles.row}
      style={style}
      data-cursor={isCursorRow || undefined}
      aria-selected={isCursorRow}
      aria-level={(nodes.depth[element] as number) + 1}
      aria-rowindex={row + 1}
    >
      {columns.map(({ column, style: place }) => {
        const cell = cells[column] as number;
        const name = table.shape.columns[column] as string;
        const isTyped =
          cell < 0
            ? field?.part === 'cell' && field.node === element && field.column === column
            : field?.part === 'value' && field.node === cell;
        return (
          <div
            key={column}
            role="gridcell"
            className={styles.cell}
            style={place}
            data-cursor={(cell >= 0 && cursor === cell) || undefined}
            data-node={cell < 0 ? element : cell}
            data-column={cell < 0 ? column : undefined}
            data-cell
          >
            {isTyped ? (
              <FieldInput
                label={name}
                value={cell < 0 ? '' : fieldText(document, cell)}
                onCommit={text => (cell < 0 ? addCell(printer, element, name, text) : editValue(printer, cell, text))}
              />
            ) : (
              cell >= 0 && (
                <span className={styles.text} data-kind={kindName(nodes, cell)}>
                  <Marked text={cellText(document, cell, 120)} query={query} matchCase={matchCase} />
                </span>
              )
            )}
          </div>
        );
      })}
      <div role="rowheader" className={styles.number} style={number} data-node={element} data-cell>
        {ordinal}
      </div>
    </div>
  );
}
