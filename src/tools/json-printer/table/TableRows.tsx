// Rows of a table in the tree: a header that sorts, and rows of which only the visible columns are rendered.
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { addCell, editValue } from '../edit/editing.ts';
import { FieldInput } from '../edit/FieldInput.tsx';
import { cellsOf } from '../engine/rows/table.ts';
import type { TableProps, TableRowProps } from '../lazyModules.ts';
import { Highlight } from '../tree/Highlight.tsx';
import { cellText, fieldText, kindName } from '../tree/rowContent.ts';
import { useEditor, useEditorState } from '../view/useEditor.ts';
import styles from './Table.module.css';
import { columnsBetween, layoutOf, setColumnWidth } from './tableLayout.ts';
import { arrangeTable, nextSort } from './tables.ts';

function columnStyles({ document, array, table, char, width, left }: TableProps) {
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

export function TableHead(props: TableProps) {
  const { array, table, style } = props;
  const editor = useEditor();
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
                // Latest state: the previous arrangement may still be in progress.
                const { arrangement } = editor.store.getState().tables.get(array) ?? table;
                const { sort: _, ...rest } = arrangement;
                const next = nextSort(arrangement, column);
                void arrangeTable(editor, array, { ...rest, ...(next && { sort: next }) });
              }}
            >
              <span>{table.shape.columns[column]}</span>
              {order === 'ascending' && <ArrowUp aria-hidden />}
              {order === 'descending' && <ArrowDown aria-hidden />}
            </button>
            <Edge {...props} column={column} width={place.inlineSize} />
          </div>
        );
      })}
      <div role="columnheader" className={styles.number} style={number}>
        <span>#</span>
      </div>
    </div>
  );
}

interface EdgeProps extends TableProps {
  readonly column: number;
  /** Present width of the column, in pixels. */
  readonly width: number;
}

/** Drag handle at the right edge of a column, which resizes it. */
function Edge({ document, array, table, char, column, width }: EdgeProps) {
  const editor = useEditor();
  const [from, setFrom] = useState<{ x: number; width: number }>();
  return (
    <span
      className={styles.edge}
      title="Drag to make the column wider or narrower"
      aria-hidden
      onPointerDown={event => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setFrom({ x: event.clientX, width });
      }}
      onPointerMove={event => {
        if (!from) return;
        setColumnWidth(document, array, table.shape, column, (from.width + event.clientX - from.x) / char);
        // A new map makes the view render the columns again.
        editor.store.setState(({ tables }) => ({ tables: new Map(tables) }));
      }}
      onPointerUp={() => setFrom(undefined)}
      onPointerCancel={() => setFrom(undefined)}
    />
  );
}

export function TableRow(props: TableRowProps) {
  const { document, table, style, row, element, ordinal } = props;
  const editor = useEditor();
  const cursor = useEditorState(state => state.cursor);
  const field = useEditorState(state => state.field);
  const { query, matchCase } = useEditorState(state => state.search);
  const { layout, columns, number } = columnStyles(props);
  const { nodes } = document;
  const cells = cellsOf(nodes, element, table.shape, layout.lookup);
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
                onCommit={text => (cell < 0 ? addCell(editor, element, name, text) : editValue(editor, cell, text))}
              />
            ) : (
              cell >= 0 && (
                <span className={styles.text} data-kind={kindName(nodes, cell)}>
                  <Highlight text={cellText(document, cell, 120)} query={query} matchCase={matchCase} />
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
