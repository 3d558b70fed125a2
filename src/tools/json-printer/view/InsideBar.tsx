// About the value at the cursor where it stands in a string: nothing there is changed.
import { Copy, Route } from 'lucide-react';
import { copyJson, copyPath } from '../actions.ts';
import { kindName } from '../describe.ts';
import { innermost, LEVELS_SHOWN, pathHere, READ_ONLY } from '../viewing.ts';
import { IconButton } from './IconButton.tsx';
import styles from './NodeBar.module.css';
import { PrinterContext, usePrinter } from './usePrinter.ts';

export default function InsideBar() {
  const printer = usePrinter();
  const inside = innermost(printer);
  const { document, cursor: node } = inside.store.getState();
  if (!document) return null;
  return (
    <PrinterContext value={inside}>
      <div className={styles.bar} data-bar="bottom">
        <p className={styles.path} title={READ_ONLY}>
          <span>{pathHere(printer, LEVELS_SHOWN)}</span> <small>{kindName(document.nodes, node)} inside a string</small>
          {inside.editor && <inside.editor.Insight document={document} node={node} />}
        </p>
        <div className={styles.actions} role="group" aria-label="At the cursor">
          <IconButton icon={Route} label="Copy path" onClick={() => void copyPath(printer)} />
          <IconButton icon={Copy} label="Copy value" onClick={() => void copyJson(inside, node)} />
        </div>
      </div>
    </PrinterContext>
  );
}
