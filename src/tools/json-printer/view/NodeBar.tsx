// About the value at the cursor: where it is, and what can be done with it.
import { Copy, Route, Table2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { copyJson, copyPath } from '../actions.ts';
import { asTable } from '../asTable.ts';
import { countText, kindName } from '../describe.ts';
import type { JsonDocument } from '../engine/document.ts';
import { childCount, isContainer, Kind, NONE } from '../engine/nodes.ts';
import { told } from '../printer.ts';
import { insideAtCursor, LEVELS_SHOWN, pathHere } from '../viewing.ts';
import { IconButton } from './IconButton.tsx';
import styles from './NodeBar.module.css';
import { usePrinter, usePrinterState } from './usePrinter.ts';

const InsideBar = lazy(() => import('./InsideBar.tsx'));

export function NodeBar({ document }: { readonly document: JsonDocument }) {
  const printer = usePrinter();
  const cursor = usePrinterState(state => state.cursor);
  const isEditing = usePrinterState(state => state.isEditing);
  usePrinterState(state => state.version);
  const { editor, tabling } = printer;
  const inside = insideAtCursor(printer);
  if (inside)
    return (
      <Suspense fallback={<div className={styles.bar} data-bar="bottom" />}>
        <InsideBar />
      </Suspense>
    );
  const { nodes } = document;
  const node = Math.min(cursor, nodes.length - 1);
  const isBranch = isContainer(nodes, node);
  const isObject = nodes.kind[node] === Kind.object;
  const shape = isBranch && !isObject && printer.facts.table(document, node, () => told(printer));
  const table = tableAround(printer, document, node);
  const kind = kindName(nodes, node);
  const about = isBranch ? `${kind}, ${countText(isObject, childCount(nodes, node))}` : kind;
  return (
    <div className={styles.bar} data-bar="bottom">
      <p className={styles.path} title={about}>
        <span>{pathHere(printer, LEVELS_SHOWN)}</span> <small>{about}</small>
        {editor && <editor.Insight document={document} node={node} />}
      </p>
      {isEditing && editor && (
        <div className={styles.actions} data-edits role="group" aria-label="Edit at the cursor">
          <editor.EditActions document={document} node={node} />
        </div>
      )}
      <div className={styles.actions} role="group" aria-label="At the cursor">
        <IconButton icon={Route} label="Copy path" onClick={() => void copyPath(printer)} />
        <IconButton icon={Copy} label="Copy value" onClick={() => void copyJson(printer, node)} />
        {shape && (
          <IconButton
            icon={Table2}
            label={printer.tables.has(node) ? 'Show as tree' : 'Show as table'}
            onClick={() => void asTable(printer, node)}
          />
        )}
        {tabling && table !== null && <tabling.TableTools array={table} />}
      </div>
    </div>
  );
}

/** The table the cursor is in or at. */
function tableAround(printer: ReturnType<typeof usePrinter>, { nodes }: JsonDocument, node: number): number | null {
  if (printer.tables.size === 0) return null;
  for (let at = node; at !== NONE; at = nodes.parent[at] as number) if (printer.tables.has(at)) return at;
  return null;
}
