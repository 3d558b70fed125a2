// Page of the JSON pretty printer (specification part 1): heading, tabs, settings, toasts. The output is loaded with the first document.
import { Settings2 } from 'lucide-react';
import { type DragEvent, Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../site/lazy/lazyPart.tsx';
import { Button } from '../../ui/Button.tsx';
import { useDark } from '../../ui/hooks/useDark.ts';
import { toast } from '../../ui/toast.ts';
import styles from './JsonPrinter.module.css';
import { hasInputText, type JsonEditor, newEditor } from './jsonEditor.ts';
import type { Notify } from './notify.ts';
import { InputPane } from './open/InputPane.tsx';
import { openText, showInput } from './open/input.ts';
import { newParserClient } from './open/parserClient.ts';
import { startAutosave } from './open/startAutosave.ts';
import { hasTabDocument } from './open/tabKey.ts';
import { loadSettings } from './settings.ts';
import OutputPane from './tree/OutputPane.tsx';
import { Tabs } from './view/Tabs.tsx';
import { EditorContext, useEditor, useEditorState } from './view/useEditor.ts';

const SettingsBar = lazyPart(() => import('./view/SettingsBar.tsx'));
const ProgressBar = lazyPart(() => import('./view/ProgressBar.tsx'));
const SecondFileBar = lazyPart(() => import('./open/SecondFileBar.tsx'));
const Toaster = lazyPart(() => import('./view/Toaster.tsx'));

/** Editor of the page; the code of toasts is loaded with the first of them. If it does not load, the site's own toast says the same. */
function newPageEditor(): JsonEditor {
  const later = (kind: keyof Notify) => async (text: string) => {
    try {
      const [{ toasts }] = await Promise.all([import('./notify.ts'), import('./view/Toaster.tsx')]);
      editor.store.setState({ hasNotified: true });
      toasts[kind](text);
    } catch {
      toast({ title: text });
    }
  };
  const [success, error, info] = [later('success'), later('error'), later('info')];
  const editor = newEditor(newParserClient(), {
    success: text => void success(text),
    error: text => void error(text),
    info: text => void info(text),
  });
  return editor;
}

/** Opens the document of the address, else that of this tab; changes from then on are autosaved. */
async function begin(editor: JsonEditor): Promise<void> {
  const { search, hash } = location;
  try {
    if ((search || hash) && (await (await import('./open/openUrl.ts')).openAddress(editor, search, hash))) return;
  } catch {
    editor.notify.error('Failed to parse URL parameter');
    return;
  }
  if (hasTabDocument() && !hasInputText(editor)) await (await import('./open/autosave.ts')).restoreTabDocument(editor);
}

export default function JsonPrinter() {
  const [editor] = useState(newPageEditor);
  useEffect(() => {
    editor.store.setState({ settings: loadSettings() });
    const stopKeeping = startAutosave(editor);
    void begin(editor);
    editor.parser.start();
    return () => {
      stopKeeping();
      editor.store.getState().progress?.cancel();
      editor.parser.close();
    };
  }, [editor]);
  return (
    <EditorContext value={editor}>
      <Tool />
    </EditorContext>
  );
}

function Tool() {
  const editor = useEditor();
  const tab = useEditorState(state => state.tab);
  const hasOutput = useEditorState(state => state.document !== null);
  const isPreview = useEditorState(state => state.preview !== null);
  const isOffered = useEditorState(state => state.secondFile !== null);
  const hasNotified = useEditorState(state => state.hasNotified);
  const { dark } = useEditorState(state => state.settings);
  const isSiteDark = useDark();
  const [isOverhead, setIsOverhead] = useState(false);
  const [hasSettings, setHasSettings] = useState(false);
  const isDark = dark ?? isSiteDark;

  /** True if the drag began on this page: rows, or text that the browser drags. */
  const isOwn = useRef(false);
  const isForeign = ({ dataTransfer }: DragEvent) => !isOwn.current || dataTransfer.types.includes('Files');

  function dropped(event: DragEvent) {
    setIsOverhead(false);
    const isTaken = isForeign(event);
    // A dragged row may be removed before its drag ends; then no `dragend` event reaches the page.
    isOwn.current = false;
    if (!isTaken) return;
    event.preventDefault();
    const [file, second = null] = event.dataTransfer.files;
    editor.store.setState({ secondFile: second });
    const source = file ?? event.dataTransfer.getData('text');
    if (source) void openText(editor, source);
  }

  return (
    <div className={styles.page}>
      <header className={styles.title}>
        <h1>JSON pretty printer</h1>
        <p>Reads, shows and edits JSON to the last digit, however large. Nothing leaves this device.</p>
      </header>
      <div
        className={styles.tool}
        data-theme={dark === null ? undefined : isDark ? 'dark' : 'light'}
        data-overhead={isOverhead || undefined}
        onDragStart={() => (isOwn.current = true)}
        onDragEnd={() => (isOwn.current = false)}
        onDragOver={event => {
          if (!isForeign(event)) return;
          event.preventDefault();
          setIsOverhead(true);
        }}
        onDragLeave={() => setIsOverhead(false)}
        onDrop={dropped}
      >
        <Tabs
          label="JSON"
          // The first rows of a large text are output already, though its tab opens only when all of it is read.
          value={isPreview ? 'output' : tab}
          onChange={value => (value === 'input' ? void showInput(editor) : editor.store.setState({ tab: value }))}
          tabs={[
            { id: 'input', label: 'Input', panel: <InputPane /> },
            { id: 'output', label: 'Output', disabled: !hasOutput, panel: <OutputPane /> },
          ]}
          aside={
            <Button size="sm" variant="ghost" aria-expanded={hasSettings} onClick={() => setHasSettings(!hasSettings)}>
              <Settings2 aria-hidden /> Settings
            </Button>
          }
          below={
            hasSettings && (
              <Suspense>
                <SettingsBar isDark={isDark} />
              </Suspense>
            )
          }
        />
        <Working />
        <Suspense>{isOffered && <SecondFileBar />}</Suspense>
        <Suspense>{hasNotified && <Toaster />}</Suspense>
      </div>
    </div>
  );
}

function Working() {
  const isWorking = useEditorState(state => state.progress !== null);
  return <Suspense>{isWorking && <ProgressBar />}</Suspense>;
}
