// Row of the tree: a value, or a closing bracket.
import { ChevronRight, Table2 } from 'lucide-react';
import type { CSSProperties } from 'react';
import { isInArray, isRoot, type JsonDocument } from '../engine/document/document.ts';
import { isContainer } from '../engine/document/nodes.ts';
import { canBeLines } from '../engine/text/jsonLines.ts';
import { analysisReady, type EditorState } from '../jsonEditor.ts';
import { toggleTableView } from '../table/tableMode.ts';
import { useEditor, useEditorState } from '../view/useEditor.ts';
import { Highlight } from './Highlight.tsx';
import { embeddedAtCursor, toggle } from './navigation.ts';
import { describe, hasNextSibling, kindName } from './rowContent.ts';
import { excerptOf } from './rowExcerpt.ts';
import styles from './Tree.module.css';

interface TreeRowProps {
  readonly document: JsonDocument;
  readonly row: number;
  readonly node: number;
  readonly style: CSSProperties;
  /** Indentation in pixels. */
  readonly indent: number;
}

export function TreeRow({ document, row, node, style, indent }: TreeRowProps) {
  const editor = useEditor();
  const isCursor = useEditorState(state => state.cursor === node && !embeddedAtCursor(editor));
  const isEditing = useEditorState(state => state.isEditing);
  const isSelected = useEditorState(
    ({ anchor, cursor }) =>
      anchor !== null &&
      node >= Math.min(anchor, cursor) &&
      node <= Math.max(anchor, cursor) &&
      document.nodes.parent[node] === document.nodes.parent[cursor],
  );
  const field = useEditorState(state => (state.field?.node === node ? state.field : null));
  const dropTarget = useEditorState(state => dropTargetAt(state, node));
  const { query, matchCase } = useEditorState(state => state.search);
  const editModule = useEditorState(state => state.editModule);
  const analysis = useEditorState(state => state.analysis);
  const isLines = useEditorState(state => state.isLines && node === 0 && canBeLines(document));
  const isTable = useEditorState(state => state.tables.has(node));
  const isEmbedded = useEditorState(state => state.embedded.has(node));
  const { nodes } = document;
  const { kind, key, text, summary, canOpen, isOpen, hasComma } = describe(document, node);
  const onReady = () => analysisReady(editor);
  const parent = nodes.parent[node] as number;
  const isRepeated = key !== null && analysis.duplicateKeys(document, parent, onReady)?.has(node);
  const isTabular = kind === 'array' && analysis.tableShape(document, node, onReady);
  const holdsJson = kind === 'string' && editModule?.embeddedDocument(document, node);
  const isUnfolded = isOpen || isEmbedded;
  const index = isInArray(nodes, node) ? analysis.elementIndex(document, node, onReady) : undefined;

  return (
    <div
      role="row"
      id={`json-row-${row}`}
      className={styles.row}
      style={style}
      data-cursor={isCursor || isSelected || undefined}
      draggable={isEditing && !field && node > 0}
      aria-selected={isCursor || isSelected}
      aria-level={editor.baseLevel + (nodes.depth[node] as number) + 1}
      aria-rowindex={row + 1}
      aria-expanded={canOpen || holdsJson ? isUnfolded : undefined}
      {...(index !== undefined && { 'aria-description': `item ${index}` })}
      data-node={node}
      data-inside={editor.baseLevel > 0 || undefined}
    >
      {dropTarget && (dropTarget === 'before' || !isOpen) && <DropTarget side={dropTarget} indent={indent} />}
      <div role="gridcell" className={styles.line} style={{ paddingInlineStart: indent }}>
        {canOpen || holdsJson ? (
          <button
            type="button"
            className={styles.toggle}
            tabIndex={-1}
            aria-label={
              holdsJson
                ? isUnfolded
                  ? 'Close the JSON inside'
                  : 'Open the JSON inside'
                : isOpen
                  ? 'Collapse'
                  : 'Expand'
            }
            data-open={isUnfolded}
            onClick={() => toggle(editor, node)}
          >
            <ChevronRight aria-hidden />
          </button>
        ) : (
          <span className={styles.toggle} />
        )}
        {editModule && key !== null && field?.part === 'key' ? (
          <editModule.KeyField document={document} node={node} />
        ) : (
          key !== null && (
            <span className={styles.key} data-repeated={isRepeated || undefined} data-part="key">
              <Highlight text={key} query={query} matchCase={matchCase} />
            </span>
          )
        )}
        {key !== null && <span className={styles.mark}>{': '}</span>}
        {editModule && field?.part === 'value' ? (
          <editModule.ValueField document={document} node={node} />
        ) : (
          <span className={styles.value} data-kind={kind}>
            {isContainer(nodes, node) ? text : <Highlight text={text} query={query} matchCase={matchCase} />}
          </span>
        )}
        {hasComma && <span className={styles.mark}>,</span>}
        {summary && <span className={styles.note}>{summary}</span>}
        {summary && (
          <span className={styles.excerpt} data-part="excerpt">
            {excerptOf(document, node, analysis, onReady)}
          </span>
        )}
        {isLines && <span className={styles.note}>JSON Lines</span>}
        {holdsJson && !isUnfolded && <span className={styles.note}>holds JSON</span>}
        {editor.baseLevel > 0 && node === 0 && <span className={styles.note}>inside a string, read-only</span>}
        {isRepeated && (
          <span className={styles.repeated} title="Another value here has the same key. Both are kept.">
            duplicate key
          </span>
        )}
        {isTabular && (
          <button
            type="button"
            className={styles.pill}
            tabIndex={-1}
            aria-pressed={isTable}
            onClick={() => void toggleTableView(editor, node)}
          >
            <Table2 aria-hidden /> {isTable ? 'Tree' : 'Table'}
          </button>
        )}
      </div>
    </div>
  );
}

const dropTargetAt = ({ dropTarget }: EditorState, node: number) =>
  dropTarget?.before === node ? 'before' : dropTarget?.after === node ? 'behind' : null;

/** Line that marks the drop target; after an expanded container it lies below the closing bracket. */
function DropTarget({ side, indent }: { readonly side: 'before' | 'behind'; readonly indent: number }) {
  return <span className={styles.dropTarget} data-side={side} style={{ insetInlineStart: indent }} aria-hidden />;
}

/** Row of a closing bracket; hidden from screen readers, which read the rows between. */
export function CloseRow({ document, node, style, indent }: Omit<TreeRowProps, 'row'>) {
  const { nodes } = document;
  const { baseLevel } = useEditor();
  const dropTarget = useEditorState(state => dropTargetAt(state, node));
  return (
    <div className={styles.row} style={style} data-inside={baseLevel > 0 || undefined} data-closes={node} aria-hidden>
      {dropTarget === 'behind' && <DropTarget side={dropTarget} indent={indent} />}
      <div className={styles.line} style={{ paddingInlineStart: indent }}>
        <span className={styles.toggle} />
        <span className={styles.value} data-kind={kindName(nodes, node)}>
          {kindName(nodes, node) === 'object' ? '}' : ']'}
        </span>
        {!isRoot(nodes, node) && hasNextSibling(nodes, node) && <span className={styles.mark}>,</span>}
      </div>
    </div>
  );
}
