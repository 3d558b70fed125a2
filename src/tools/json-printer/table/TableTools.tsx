// Tools of the table at the cursor: copy as CSV, filter.
import { Sheet } from 'lucide-react';
import { copyCsv } from '../print/actions.ts';
import styles from '../tree/NodeBar.module.css';
import { IconButton } from '../view/IconButton.tsx';
import { useEditor, useEditorState } from '../view/useEditor.ts';
import { arrangeTable } from './tables.ts';

export function TableTools({ array }: { readonly array: number }) {
  const editor = useEditor();
  const table = useEditorState(state => state.tables.get(array));
  if (!table) return null;
  return (
    <>
      <IconButton icon={Sheet} label="Copy table as CSV" onClick={() => void copyCsv(editor, array)} />
      <input
        className={styles.filter}
        type="search"
        aria-label="Filter the table"
        placeholder="Filter rows"
        value={table.arrangement.filter ?? ''}
        onChange={event => {
          const { filter: _, ...rest } = (editor.store.getState().tables.get(array) ?? table).arrangement;
          const filter = event.currentTarget.value;
          void arrangeTable(editor, array, { ...rest, ...(filter && { filter }) });
        }}
      />
    </>
  );
}
