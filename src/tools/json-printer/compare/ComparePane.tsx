// Compare pane: two documents side by side; the other text is pasted or opened, and every difference is a row. A lazy chunk.
import { Copy, CornerDownRight, FileUp, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import type { JsonDocument } from '../engine/document/document.ts';
import { NONE, View } from '../engine/document/nodes.ts';
import styles from '../find/QueryPane.module.css';
import { newResultEditor, resultAtCursor } from '../find/results.ts';
import { type JsonEditor, updateRows } from '../jsonEditor.ts';
import { copyJson } from '../print/actions.ts';
import { runWithProgress } from '../runWithProgress.ts';
import { loadTableModule } from '../table/tableMode.ts';
import { goToNode } from '../tree/navigation.ts';
import { Tree } from '../tree/Tree.tsx';
import { IconButton } from '../view/IconButton.tsx';
import { EditorContext, useEditor } from '../view/useEditor.ts';
import { compareInWorker } from './compareClient.ts';
import type { Totals } from './compareMessages.ts';

interface Compared {
  readonly totals: Totals;
  readonly at: Uint32Array;
  readonly rows: JsonEditor;
}

const COLUMNS = ['what', 'path', 'here', 'there'] as const;

export default function ComparePane({ document, onClose }: { readonly document: JsonDocument; onClose(): void }) {
  const editor = useEditor();
  const [compared, setCompared] = useState<Compared>();
  const [status, setStatus] = useState('');
  const file = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);

  async function compare(other: string | Blob) {
    setStatus('');
    setCompared(undefined);
    try {
      const result = await runWithProgress(editor, 'Comparing', watch => compareInWorker(document, other, watch));
      if (!result) return;
      if (result.kind === 'error')
        setStatus(`The other text: ${result.message} (line ${result.line}, column ${result.column})`);
      else {
        const rows = newResultEditor(editor, result.list);
        const { nodes } = result.list;
        const total = Object.values(result.totals).reduce((sum, count) => sum + count, 0);
        if (total > 0) {
          await loadTableModule(rows);
          // Every row has both columns, even if one value is absent.
          nodes.view[0] = View.open;
          updateRows(rows, { tables: new Map([[0, { shape: { columns: COLUMNS, isKeyed: true }, arrangement: {} }]]) });
        }
        setCompared({ totals: result.totals, at: result.at, rows });
      }
    } catch (error) {
      setStatus((error instanceof Error && error.message) || 'The comparison was given up');
    }
  }

  const list = compared?.rows.store.getState().document;
  const total = compared ? Object.values(compared.totals).reduce((sum, count) => sum + count, 0) : 0;
  return (
    <>
      <div className={styles.bar} role="group" aria-label="Compare">
        <textarea
          ref={field}
          className={styles.path}
          aria-label="The other JSON"
          placeholder="Paste the other JSON here"
          rows={1}
          spellCheck={false}
          onPaste={event => {
            event.preventDefault();
            const text = event.clipboardData.getData('text');
            event.currentTarget.value = text.slice(0, 2000);
            void compare(text);
          }}
          onKeyDown={event => {
            if (event.key === 'Escape') onClose();
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void compare(event.currentTarget.value);
          }}
        />
        <Button size="sm" onClick={() => void compare(field.current?.value ?? '')}>
          Compare
        </Button>
        <Button size="sm" variant="secondary" onClick={() => file.current?.click()}>
          <FileUp aria-hidden /> Open file
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          aria-label="File to compare with"
          onChange={event => {
            const [chosen] = event.currentTarget.files ?? [];
            event.currentTarget.value = '';
            if (chosen) void compare(chosen);
          }}
        />
        <IconButton icon={X} label="Close the comparison" onClick={onClose} />
      </div>
      {status && (
        <p className={styles.fault} role="status">
          {status}
        </p>
      )}
      {compared && list && (
        <div className={styles.tools} role="toolbar" aria-label="Differences">
          <output className={styles.count}>
            {total === 0 ? 'No difference, to the last digit.' : summary(compared.totals)}
          </output>
          {total > 0 && (
            <>
              <IconButton icon={Copy} label="Copy the differences" onClick={() => void copyJson(compared.rows)} />
              <IconButton
                icon={CornerDownRight}
                label="Go to it in the document"
                onClick={() => {
                  const node = compared.at[resultAtCursor(compared.rows)] ?? NONE;
                  if (node === NONE) editor.notify.info('This stands in the other document alone.');
                  else {
                    goToNode(editor, node);
                    onClose();
                  }
                }}
              />
            </>
          )}
        </div>
      )}
      {compared && list && total > 0 ? (
        <EditorContext value={compared.rows}>
          <Tree document={list} isWhole />
        </EditorContext>
      ) : (
        <Tree document={document} isWhole />
      )}
    </>
  );
}

const summary = ({ changed, added, removed, written }: Totals): string =>
  [
    [changed, 'changed'],
    [removed, 'only here'],
    [added, 'only there'],
    [written, 'written otherwise'],
  ]
    .filter(([count]) => count !== 0)
    .map(([count, what]) => `${count?.toLocaleString('en')} ${what}`)
    .join(', ');
