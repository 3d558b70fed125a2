// Bar of the value at the cursor: its path, and its actions.
import { Copy, Route, Table2 } from 'lucide-react';
import { Suspense } from 'react';
import { lazyPart } from '../../../site/lazy/lazyPart.tsx';
import type { JsonDocument } from '../engine/document/document.ts';
import { childCount, isContainer, Kind, NONE } from '../engine/document/nodes.ts';
import { analysisReady, type EditorState } from '../jsonEditor.ts';
import { copyJson, copyPath } from '../print/actions.ts';
import { toggleTableView } from '../table/tableMode.ts';
import { IconButton } from '../view/IconButton.tsx';
import { useEditor, useEditorModules, useEditorState } from '../view/useEditor.ts';
import styles from './NodeBar.module.css';
import { cursorPath, embeddedAtCursor, LEVELS_SHOWN } from './navigation.ts';
import { countText, kindName } from './rowContent.ts';

const EmbeddedBar = lazyPart(() => import('./EmbeddedBar.tsx'));

export function NodeBar({ document }: { readonly document: JsonDocument }) {
  const editor = useEditor();
  const cursor = useEditorState(state => state.cursor);
  const isEditing = useEditorState(state => state.isEditing);
  const analysis = useEditorState(state => state.analysis);
  const tables = useEditorState(state => state.tables);
  const { editModule, tableModule } = useEditorModules();
  // Renders again when the cursor of embedded JSON moves.
  useEditorState(state => state.embedded);
  const embeddedEditor = embeddedAtCursor(editor);
  if (embeddedEditor)
    return (
      <Suspense fallback={<div className={styles.bar} data-bar="bottom" />}>
        <EmbeddedBar />
      </Suspense>
    );
  const { nodes } = document;
  const node = Math.min(cursor, nodes.length - 1);
  const isBranch = isContainer(nodes, node);
  const isObject = nodes.kind[node] === Kind.object;
  const shape = isBranch && !isObject && analysis.tableShape(document, node, () => analysisReady(editor));
  const table = tableAround(tables, document, node);
  const kind = kindName(nodes, node);
  const about = isBranch ? `${kind}, ${countText(isObject, childCount(nodes, node))}` : kind;
  return (
    <div className={styles.bar} data-bar="bottom">
      <p className={styles.path} title={about}>
        <span>{cursorPath(editor, LEVELS_SHOWN)}</span> <small>{about}</small>
        {editModule && <editModule.Insight document={document} node={node} />}
      </p>
      {isEditing && editModule && (
        <div className={styles.actions} data-edits role="group" aria-label="Edit at the cursor">
          <editModule.EditToolbar />
        </div>
      )}
      <div className={styles.actions} role="group" aria-label="At the cursor">
        <IconButton icon={Route} label="Copy path" onClick={() => void copyPath(editor)} />
        <IconButton icon={Copy} label="Copy value" onClick={() => void copyJson(editor, node)} />
        {shape && (
          <IconButton
            icon={Table2}
            label={tables.has(node) ? 'Show as tree' : 'Show as table'}
            onClick={() => void toggleTableView(editor, node)}
          />
        )}
        {tableModule && table !== null && <tableModule.TableTools array={table} />}
      </div>
    </div>
  );
}

/** Table at the cursor or around it, or null. */
function tableAround(tables: EditorState['tables'], { nodes }: JsonDocument, node: number): number | null {
  if (tables.size === 0) return null;
  for (let at = node; at !== NONE; at = nodes.parent[at] as number) if (tables.has(at)) return at;
  return null;
}
