// The output: its tools, the tree, and what is known of the value at the cursor. Loaded with the first document.
import {
  ChevronsDown,
  ChevronsUp,
  Copy,
  Diff,
  DollarSign,
  Download,
  FoldVertical,
  Link,
  Link2,
  Percent,
  Redo2,
  Search,
  Undo2,
  UnfoldVertical,
} from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { copyJson, downloadJson, escapeJson, makeLink } from '../actions.ts';
import { fetchEditor, setEditing } from '../modes.ts';
import type { Made } from '../printer.ts';
import { collapseAll, collapseOneLevel, expandAll, expandOneLevel } from '../viewing.ts';
import { IconButton } from './IconButton.tsx';
import { NodeBar } from './NodeBar.tsx';
import styles from './OutputPane.module.css';
import { Tree } from './Tree.tsx';
import { openSearch, outputKeys } from './treeKeys.ts';
import { PrinterContext, usePrinter, usePrinterState } from './usePrinter.ts';

const MadeDialog = lazy(() => import('./MadeDialog.tsx'));
const ComparePane = lazy(() => import('./ComparePane.tsx'));
const QueryPane = lazy(() => import('./QueryPane.tsx'));
const SearchBar = lazy(() => import('./SearchBar.tsx'));

export default function OutputPane() {
  const printer = usePrinter();
  const whole = usePrinterState(state => state.document);
  const beginning = usePrinterState(state => state.beginning);
  const isSearching = usePrinterState(state => state.search.isOpen);
  const made = usePrinterState(state => state.made);
  const [panel, setPanel] = useState<'query' | 'compare'>();
  const open = (name: typeof panel) => setPanel(panel === name ? undefined : name);
  const Panel = panel === 'query' ? QueryPane : ComparePane;
  useEffect(() => {
    if (beginning) return;
    let disarm: (() => void) | undefined;
    let isGone = false;
    const arm = async () => {
      await fetchEditor(printer);
      if (isGone) return;
      disarm = printer.editor?.armPrinting(printer);
      await printer.editor?.practise();
    };
    void arm();
    const keys = (event: KeyboardEvent) => outputKeys(printer, event);
    window.addEventListener('keydown', keys);
    return () => {
      isGone = true;
      disarm?.();
      window.removeEventListener('keydown', keys);
    };
  }, [printer, beginning]);
  const document = beginning ? beginning.store.getState().document : whole;
  if (!document) return null;
  const make = async (work: Promise<Made | undefined>) => printer.store.setState({ made: (await work) ?? null });
  return (
    <div className={styles.output} inert={beginning !== null} aria-busy={beginning !== null}>
      <div className={styles.tools} data-bar="top" role="toolbar" aria-label="Output">
        <EditTools />
        <span className={styles.group}>
          <IconButton icon={ChevronsDown} label="Expand one level" onClick={() => expandOneLevel(printer)} />
          <IconButton icon={ChevronsUp} label="Collapse one level" onClick={() => collapseOneLevel(printer)} />
          <IconButton icon={UnfoldVertical} label="Expand all" onClick={() => expandAll(printer)} />
          <IconButton icon={FoldVertical} label="Collapse all" onClick={() => collapseAll(printer)} />
          <IconButton icon={Search} label="Search" pressed={isSearching} onClick={() => openSearch(printer)} />
          <IconButton icon={DollarSign} label="Query" pressed={panel === 'query'} onClick={() => open('query')} />
          <IconButton icon={Diff} label="Compare" pressed={panel === 'compare'} onClick={() => open('compare')} />
        </span>
        <span className={styles.group} data-end>
          <Button size="sm" variant="secondary" title="Copy JSON" onClick={() => void copyJson(printer)}>
            <Copy aria-hidden /> <span className={styles.label}>Copy JSON</span>
          </Button>
          <Button size="sm" variant="secondary" title="Download JSON" onClick={() => void downloadJson(printer)}>
            <Download aria-hidden /> <span className={styles.label}>Download JSON</span>
          </Button>
          <Button size="sm" variant="ghost" title="Escape for URL" onClick={() => void make(escapeJson(printer))}>
            <Percent aria-hidden /> <span className={styles.label}>Escape for URL</span>
          </Button>
          <Button size="sm" variant="ghost" title="Generate URL" onClick={() => void make(makeLink(printer, 'plain'))}>
            <Link aria-hidden /> <span className={styles.label}>Generate URL</span>
          </Button>
          <Button
            size="sm"
            variant="ghost"
            title="Compressed URL"
            onClick={() => void make(makeLink(printer, 'compressed'))}
          >
            <Link2 aria-hidden /> <span className={styles.label}>Compressed URL</span>
          </Button>
        </span>
      </div>
      <Suspense>{isSearching && <SearchBar />}</Suspense>
      {panel && !beginning ? (
        <Suspense>
          <Panel document={document} onClose={() => setPanel(undefined)} />
        </Suspense>
      ) : (
        <PrinterContext value={beginning ?? printer}>
          <Tree document={document} isWhole={!beginning} />
          {beginning ? <p className={styles.reading}>The rest is being read.</p> : <NodeBar document={document} />}
        </PrinterContext>
      )}
      <Suspense>{made && <MadeDialog made={made} onClose={() => printer.store.setState({ made: null })} />}</Suspense>
    </div>
  );
}

function EditTools() {
  const printer = usePrinter();
  const isEditing = usePrinterState(state => state.isEditing);
  usePrinterState(state => state.version);
  const { done, undone } = printer.history;
  return (
    <span className={styles.group}>
      <Switch label="Edit mode" checked={isEditing} onChange={on => void setEditing(printer, on)} />
      <IconButton
        icon={Undo2}
        label="Undo"
        disabled={done.length === 0}
        onClick={() => printer.editor?.undoEdit(printer)}
      />
      <IconButton
        icon={Redo2}
        label="Redo"
        disabled={undone.length === 0}
        onClick={() => printer.editor?.redoEdit(printer)}
      />
    </span>
  );
}
