// Output pane: toolbar, tree, and the bar of the value at the cursor. A lazy chunk, loaded with the first document.
import {
  ChevronsDown,
  ChevronsUp,
  Copy,
  Diff,
  DollarSign,
  Download,
  FileOutput,
  FoldVertical,
  Link,
  Link2,
  Percent,
  Search,
  UnfoldVertical,
} from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '../../../site/lazy/lazyPart.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useMedia } from '../../../ui/hooks/useMedia.ts';
import { Switch } from '../../../ui/Switch.tsx';
import { newScrollTie } from '../beside/scrollTie.ts';
import { ActionButtons } from '../edit/ActionButtons.tsx';
import { HISTORY_ACTIONS } from '../edit/editAction.ts';
import { loadEditModule, setEditMode } from '../edit/editMode.ts';
import { copyJson, downloadJson, escapeJson, makeLink } from '../print/actions.ts';
import { copyQuestions } from '../print/copyQuestion.ts';
import { WIDE_ENOUGH } from '../settings.ts';
import { IconButton } from '../view/IconButton.tsx';
import { EditorContext, useEditor, useEditorState } from '../view/useEditor.ts';
import { NodeBar } from './NodeBar.tsx';
import { collapseAll, collapseOneLevel, expandAll, expandOneLevel } from './navigation.ts';
import styles from './OutputPane.module.css';
import { Tree } from './Tree.tsx';
import { handleOutputKey, openSearch } from './treeKeys.ts';

const CopyDialog = lazyPart(() => import('../print/CopyDialog.tsx'));
const ExportDialog = lazyPart(() => import('../print/ExportDialog.tsx'));
const FormsDialog = lazyPart(() => import('../forms/FormsDialog.tsx'));
const ComparePane = lazyPart(() => import('../compare/ComparePane.tsx'));
const QueryPane = lazyPart(() => import('../find/QueryPane.tsx'));
const TextBeside = lazyPart(() => import('../beside/TextBeside.tsx'));
const SearchBar = lazyPart(() => import('../find/SearchBar.tsx'));

export default function OutputPane() {
  const editor = useEditor();
  const whole = useEditorState(state => state.document);
  const preview = useEditorState(state => state.preview);
  const isSearching = useEditorState(state => state.search.isOpen);
  const exported = useEditorState(state => state.exported);
  const question = useStore(copyQuestions, state => state.question);
  const isWide = useMedia(WIDE_ENOUGH);
  const isBeside = useEditorState(state => state.settings.beside);
  const [tie] = useState(newScrollTie);
  const [hasForms, setHasForms] = useState(false);
  const [panel, setPanel] = useState<'query' | 'compare'>();
  const open = (name: typeof panel) => setPanel(panel === name ? undefined : name);
  const Panel = panel === 'query' ? QueryPane : ComparePane;
  useEffect(() => {
    if (preview) return;
    let disarm: (() => void) | undefined;
    let isGone = false;
    const arm = async () => {
      await loadEditModule(editor);
      if (isGone) return;
      disarm = editor.store.getState().editModule?.installPrintView(editor);
    };
    void arm();
    const keys = (event: KeyboardEvent) => handleOutputKey(editor, event);
    window.addEventListener('keydown', keys);
    return () => {
      isGone = true;
      disarm?.();
      window.removeEventListener('keydown', keys);
    };
  }, [editor, preview]);
  const document = preview ? preview.store.getState().document : whole;
  if (!document) return null;
  const hasText = isBeside && isWide && !preview;
  return (
    <div className={styles.output} inert={preview !== null} aria-busy={preview !== null}>
      <div className={styles.tools} data-bar="top" role="toolbar" aria-label="Output">
        <EditTools />
        <span className={styles.group}>
          <IconButton icon={ChevronsDown} label="Expand one level" onClick={() => expandOneLevel(editor)} />
          <IconButton icon={ChevronsUp} label="Collapse one level" onClick={() => collapseOneLevel(editor)} />
          <IconButton icon={UnfoldVertical} label="Expand all" onClick={() => expandAll(editor)} />
          <IconButton icon={FoldVertical} label="Collapse all" onClick={() => collapseAll(editor)} />
          <IconButton icon={Search} label="Search" pressed={isSearching} onClick={() => openSearch(editor)} />
          <IconButton icon={DollarSign} label="Query" pressed={panel === 'query'} onClick={() => open('query')} />
          <IconButton icon={Diff} label="Compare" pressed={panel === 'compare'} onClick={() => open('compare')} />
        </span>
        <span className={styles.group} data-end>
          <Button size="sm" variant="secondary" title="Copy JSON" onClick={() => void copyJson(editor)}>
            <Copy aria-hidden /> <span className={styles.label}>Copy JSON</span>
          </Button>
          <Button size="sm" variant="secondary" title="Download JSON" onClick={() => void downloadJson(editor)}>
            <Download aria-hidden /> <span className={styles.label}>Download JSON</span>
          </Button>
          <Button size="sm" variant="secondary" title="Save as YAML, CSV or types" onClick={() => setHasForms(true)}>
            <FileOutput aria-hidden /> <span className={styles.label}>Save as …</span>
          </Button>
          <Button size="sm" variant="ghost" title="Escape for URL" onClick={() => void escapeJson(editor)}>
            <Percent aria-hidden /> <span className={styles.label}>Escape for URL</span>
          </Button>
          <Button size="sm" variant="ghost" title="Generate URL" onClick={() => void makeLink(editor, 'plain')}>
            <Link aria-hidden /> <span className={styles.label}>Generate URL</span>
          </Button>
          <Button size="sm" variant="ghost" title="Compressed URL" onClick={() => void makeLink(editor, 'compressed')}>
            <Link2 aria-hidden /> <span className={styles.label}>Compressed URL</span>
          </Button>
        </span>
      </div>
      <Suspense>{isSearching && <SearchBar />}</Suspense>
      {panel && !preview ? (
        <Suspense>
          <Panel document={document} onClose={() => setPanel(undefined)} />
        </Suspense>
      ) : (
        <EditorContext value={preview ?? editor}>
          <div className={styles.panes}>
            <Tree document={document} isWhole={!preview} {...(hasText && { tie })} />
            <Suspense>{hasText && <TextBeside document={document} tie={tie} />}</Suspense>
          </div>
          {preview ? <p className={styles.reading}>The rest is being read.</p> : <NodeBar document={document} />}
        </EditorContext>
      )}
      <Suspense>
        {hasForms && whole && <FormsDialog document={whole} onClose={() => setHasForms(false)} />}
        {question && <CopyDialog question={question} />}
        {exported && <ExportDialog exported={exported} onClose={() => editor.store.setState({ exported: null })} />}
      </Suspense>
    </div>
  );
}

function EditTools() {
  const editor = useEditor();
  const isEditing = useEditorState(state => state.isEditing);
  return (
    <span className={styles.group}>
      <Switch label="Edit mode" checked={isEditing} onChange={on => void setEditMode(editor, on)} />
      <ActionButtons actions={HISTORY_ACTIONS} />
    </span>
  );
}
