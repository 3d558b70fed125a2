// One line of the tree: a value, or the bracket that closes one.
import { ChevronRight, Table2 } from 'lucide-react';
import type { CSSProperties } from 'react';
import { asTable } from '../asTable.ts';
import { describe, hasNext, kindName } from '../describe.ts';
import { isRoot, type JsonDocument } from '../engine/document.ts';
import { isContainer } from '../engine/nodes.ts';
import { type PrinterState, told } from '../printer.ts';
import { insideAtCursor, toggle } from '../viewing.ts';
import { Marked } from './Marked.tsx';
import styles from './Tree.module.css';
import { usePrinter, usePrinterState } from './usePrinter.ts';

interface TreeRowProps {
  readonly document: JsonDocument;
  readonly row: number;
  readonly node: number;
  readonly style: CSSProperties;
  /** Pixels before its first character. */
  readonly indent: number;
}

export function TreeRow({ document, row, node, style, indent }: TreeRowProps) {
  const printer = usePrinter();
  const isCursor = usePrinterState(state => state.cursor === node && !insideAtCursor(printer));
  const isEditing = usePrinterState(state => state.isEditing);
  const isSelected = usePrinterState(
    ({ anchor, cursor }) =>
      anchor !== null &&
      node >= Math.min(anchor, cursor) &&
      node <= Math.max(anchor, cursor) &&
      document.nodes.parent[node] === document.nodes.parent[cursor],
  );
  const field = usePrinterState(state => (state.field?.node === node ? state.field : null));
  const landing = usePrinterState(state => landingAt(state, node));
  const { query, matchCase } = usePrinterState(state => state.search);
  const { editor } = printer;
  const { nodes } = document;
  const { kind, key, text, summary, canOpen, isOpen, hasComma } = describe(document, node);
  const again = () => told(printer);
  const parent = nodes.parent[node] as number;
  const isRepeated = key !== null && printer.facts.repeated(document, parent, again)?.has(node);
  const isTabular = kind === 'array' && printer.facts.table(document, node, again);
  const isTable = printer.tables.has(node);
  const holdsJson = kind === 'string' && editor?.insideOf(document, node);
  const isUnfolded = isOpen || printer.insides.has(node);

  return (
    <div
      role="row"
      id={`json-row-${row}`}
      className={styles.row}
      style={style}
      data-cursor={isCursor || isSelected || undefined}
      draggable={isEditing && !field && node > 0}
      aria-selected={isCursor || isSelected}
      aria-level={printer.level + (nodes.depth[node] as number) + 1}
      aria-rowindex={row + 1}
      aria-expanded={canOpen || holdsJson ? isUnfolded : undefined}
      data-node={node}
      data-inside={printer.level > 0 || undefined}
    >
      {landing && (landing === 'before' || !isOpen) && <Landing side={landing} indent={indent} />}
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
            onClick={() => toggle(printer, node)}
          >
            <ChevronRight aria-hidden />
          </button>
        ) : (
          <span className={styles.toggle} />
        )}
        {editor && key !== null && field?.part === 'key' ? (
          <editor.KeyField document={document} node={node} />
        ) : (
          key !== null && (
            <span className={styles.key} data-repeated={isRepeated || undefined} data-part="key">
              <Marked text={key} query={query} matchCase={matchCase} />
            </span>
          )
        )}
        {key !== null && <span className={styles.mark}>{': '}</span>}
        {editor && field?.part === 'value' ? (
          <editor.ValueField document={document} node={node} />
        ) : (
          <span className={styles.value} data-kind={kind}>
            {isContainer(nodes, node) ? text : <Marked text={text} query={query} matchCase={matchCase} />}
          </span>
        )}
        {hasComma && <span className={styles.mark}>,</span>}
        {summary && <span className={styles.note}>{summary}</span>}
        {holdsJson && !isUnfolded && <span className={styles.note}>holds JSON</span>}
        {printer.level > 0 && node === 0 && <span className={styles.note}>inside a string, read-only</span>}
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
            onClick={() => void asTable(printer, node)}
          >
            <Table2 aria-hidden /> {isTable ? 'Tree' : 'Table'}
          </button>
        )}
      </div>
    </div>
  );
}

const landingAt = ({ landing }: PrinterState, node: number) =>
  landing?.before === node ? 'before' : landing?.behind === node ? 'behind' : null;

/** A line where rows would go; behind what is open it lies below the bracket that closes it. */
function Landing({ side, indent }: { readonly side: 'before' | 'behind'; readonly indent: number }) {
  return <span className={styles.landing} data-side={side} style={{ insetInlineStart: indent }} aria-hidden />;
}

/** The bracket below what it closes; a screen reader hears the rows between. */
export function CloseRow({ document, node, style, indent }: Omit<TreeRowProps, 'row'>) {
  const { nodes } = document;
  const { level } = usePrinter();
  const landing = usePrinterState(state => landingAt(state, node));
  return (
    <div className={styles.row} style={style} data-inside={level > 0 || undefined} data-closes={node} aria-hidden>
      {landing === 'behind' && <Landing side={landing} indent={indent} />}
      <div className={styles.line} style={{ paddingInlineStart: indent }}>
        <span className={styles.toggle} />
        <span className={styles.value} data-kind={kindName(nodes, node)}>
          {kindName(nodes, node) === 'object' ? '}' : ']'}
        </span>
        {!isRoot(nodes, node) && hasNext(nodes, node) && <span className={styles.mark}>,</span>}
      </div>
    </div>
  );
}
