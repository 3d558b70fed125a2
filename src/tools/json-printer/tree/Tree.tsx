// Tree of the document as a virtual list: only the visible rows are rendered.
import { type CSSProperties, type ReactNode, Suspense, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { lazyPart } from '../../../site/lazy/lazyPart.tsx';
import type { ScrollTie } from '../beside/scrollTie.ts';
import type { JsonDocument } from '../engine/document/document.ts';
import { RowKind, type Rows } from '../engine/rows/rows.ts';
import type { EditorState, JsonEditor } from '../jsonEditor.ts';
import { useEditor, useEditorModules, useEditorState } from '../view/useEditor.ts';
import { rowOfCursor } from './navigation.ts';
import styles from './Tree.module.css';
import { CloseRow, TreeRow } from './TreeRow.tsx';
import { handleTreeKey } from './treeKeys.ts';
import { handleDoublePress, handlePress } from './treePointer.ts';
import { useRowHeight } from './useRowHeight.ts';
import { type Scroll, useScroll } from './useScroll.ts';

const TreeTie = lazyPart(() => import('../beside/TreeTie.tsx'));

/** Width of a character as a fraction of the font size, in JetBrains Mono. */
const CHAR = 0.6;
/** Largest fraction of the width for indentation. */
const MAX_INDENT_RATIO = 0.45;

interface TreeProps {
  readonly document: JsonDocument;
  /** False if more rows follow than are known. */
  readonly isWhole: boolean;
  /** Ties it to the text beside it. */
  readonly tie?: ScrollTie;
}

export function Tree({ document, isWhole, tie }: TreeProps) {
  const editor = useEditor();
  const rows = useEditorState(state => state.rows);
  const tables = useEditorState(state => state.tables);
  const embedded = useEditorState(state => state.embedded);
  const { editModule, tableModule } = useEditorModules();
  const cursor = useEditorState(state => state.cursor);
  const { indent, textSize } = useEditorState(state => state.settings);
  const rowHeight = useRowHeight();
  const box = useRef<HTMLDivElement>(null);
  const scroll = useScroll(box, rows.length, rowHeight);
  const cursorRow = useMemo(
    () => (cursor >= 0 ? rowOfCursor({ document, cursor, rows, embedded }) : -1),
    [document, cursor, rows, embedded],
  );

  // Scrolls to the cursor when it moves.
  const show = useEffectEvent(scroll.showRow);
  useEffect(() => {
    if (cursorRow >= 0 && show(cursorRow)) tie?.skipNext('tree');
  }, [cursorRow, tie]);

  const shown = visibleRows({
    ...{ editor, document, rows, tables, editModule, tableModule, scroll, rowHeight, indent },
    char: textSize * CHAR,
  });
  return (
    <div
      ref={box}
      className={styles.box}
      role="treegrid"
      aria-label="JSON"
      aria-rowcount={isWhole ? rows.length : -1}
      aria-activedescendant={shown.rows.includes(cursorRow) ? `json-row-${cursorRow}` : undefined}
      tabIndex={0}
      style={{ fontSize: textSize, '--row': `${rowHeight}px` } as CSSProperties}
      onClick={event => handlePress(editor, event.target as Element, event.shiftKey)}
      onPaste={event => editModule?.handlePaste(editor, event)}
      onDragStart={event => editModule?.startRowDrag(editor, event)}
      onDragOver={event => editModule?.dragRowsOver(editor, event)}
      onDragLeave={event => {
        if (!event.currentTarget.contains(event.relatedTarget as Node)) editModule?.endRowDrag(editor);
      }}
      onDragEnd={() => editModule?.endRowDrag(editor)}
      onDrop={event => editModule?.dropRows(editor, event)}
      onDoubleClick={event => handleDoublePress(editor, event.target as Element)}
      onKeyUp={event => event.key === 'Alt' && editModule?.endRowDrag(editor)}
      onBlur={() => editModule?.endRowDrag(editor)}
      onKeyDown={event => handleTreeKey(editor, event, Math.max(1, Math.floor(scroll.height / rowHeight) - 1))}
    >
      <div
        className={styles.length}
        style={{ blockSize: scroll.inner, minInlineSize: shown.width }}
        role="presentation"
      >
        <div
          className={styles.window}
          style={{ inlineSize: scroll.width, blockSize: scroll.height }}
          role="presentation"
        >
          {shown.elements}
        </div>
      </div>
      <Suspense>{tie && <TreeTie {...{ tie, document, rows, box, scroll, rowHeight }} />}</Suspense>
      {shown.levelsAbove > 0 && (
        <div className={styles.levels} aria-hidden>
          ↳ {shown.levelsAbove.toLocaleString('en')} levels in
        </div>
      )}
    </div>
  );
}

interface VisibleRowsOptions extends Pick<EditorState, 'rows' | 'tables' | 'editModule' | 'tableModule'> {
  readonly editor: JsonEditor;
  readonly document: JsonDocument;
  readonly scroll: Scroll;
  readonly rowHeight: number;
  readonly char: number;
  readonly indent: number;
}

function visibleRows(options: VisibleRowsOptions) {
  const { editor, document, rows, tables, editModule, tableModule, scroll, rowHeight, char, indent } = options;
  const { nodes } = document;
  const first = Math.floor(scroll.top / rowHeight);
  const behind = Math.min(rows.length, first + Math.ceil(scroll.height / rowHeight) + 1);
  let shallowest = Number.POSITIVE_INFINITY;
  for (let row = first; row < behind; row++)
    shallowest = Math.min(shallowest, nodes.depth[rows.node[row] as number] as number);
  // Deep rows are indented relative to the shallowest visible row, and only up to a limit.
  const most = Math.max(2, Math.floor((scroll.width * MAX_INDENT_RATIO) / (indent * char)));
  const levelsAbove = shallowest > most ? shallowest : 0;
  const indentOf = (node: number) => Math.min((nodes.depth[node] as number) - levelsAbove, most) * indent * char;

  const slots = behind - first + 1;
  const elements: ReactNode[] = [];
  let width = 0;
  for (let row = first; row < behind; row++) {
    const node = rows.node[row] as number;
    const kind = rows.kind[row];
    const style = { transform: `translateY(${row * rowHeight - scroll.top}px)` };
    // Elements are recycled: a row that scrolls out gives its key to one that scrolls in.
    const key = row % slots;
    if (kind === RowKind.node)
      elements.push(<TreeRow key={key} {...{ document, row, node, style }} indent={indentOf(node)} />);
    else if (kind === RowKind.close)
      elements.push(<CloseRow key={key} {...{ document, node, style }} indent={indentOf(node)} />);
    else if (kind === RowKind.embedded && editModule)
      elements.push(
        <editModule.EmbeddedRow
          key={key}
          {...{ row, style }}
          host={editor}
          hostRow={row}
          indent={indentOf(node)}
          step={indent * char}
        />,
      );
    else {
      const array = kind === RowKind.head ? node : (nodes.parent[node] as number);
      const table = tables.get(array);
      if (!table || !tableModule) continue;
      const part = { document, array, table, char, width: scroll.width, left: scroll.left };
      width = Math.max(
        width,
        tableModule.widthOf(document, array, table.shape, Math.floor(scroll.width / char)) * char,
      );
      if (kind === RowKind.head) elements.push(<tableModule.TableHead key={key} {...part} style={style} />);
      else {
        const ordinal = row - tableHeadRow(rows, array);
        elements.push(<tableModule.TableRow key={key} {...part} {...{ style, row, ordinal }} element={node} />);
        if (row === first) elements.push(<tableModule.TableHead key="head" {...part} style={{ zIndex: 2 }} />);
      }
    }
  }
  const inSight = Array.from({ length: behind - first }, (_, i) => first + i);
  return { elements, width, levelsAbove, rows: inSight };
}

/** Cached rows of table headers, by the rows object. */
const tableHeads = new WeakMap<Rows, Map<number, number>>();

/** Row of a table's header; cached until the rows are rebuilt. */
function tableHeadRow(rows: Rows, array: number): number {
  const known = tableHeads.get(rows) ?? new Map<number, number>();
  tableHeads.set(rows, known);
  const row = known.get(array) ?? rows.node.indexOf(array) + 1;
  known.set(array, row);
  return row;
}
