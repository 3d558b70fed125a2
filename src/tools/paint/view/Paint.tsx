// Paint page: menu bar, tools, artboard, colours, patterns and status bar around one PaintEditor.
import { Info, Redo2, Save, Undo2, X } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { lazyComponent } from '../../../site/lazy/lazyComponent.tsx';
import { lazyPart } from '../../../site/lazy/lazyPart.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useMedia } from '../../../ui/hooks/useMedia.ts';
import { dialogOpen, isTyping } from '../../../ui/keyTargets.ts';
import { DrawingStore } from '../DrawingStore.ts';
import { HEIGHT, WIDTH } from '../engine/inks.ts';
import { Sheet } from '../engine/Sheet.ts';
import { traceEdges } from '../engine/transform.ts';
import { OpenDrawing } from '../OpenDrawing.ts';
import { PaintEditor } from '../PaintEditor.ts';
import { Artboard } from './artboard/Artboard.tsx';
import { CanvasView } from './artboard/CanvasView.ts';
import { PenSpeech } from './artboard/PenSpeech.ts';
import { rasterizeText } from './artboard/rasterizeText.ts';
import { type DialogName, menusFor } from './commands.ts';
import { About, ConfirmNew, DialogsNotLoaded, LargerThanCanvas, MessageDialog } from './dialogs/dialogs.tsx';
import { customPattern } from './files/customPattern.ts';
import { useFiles } from './files/useFiles.ts';
import { useLinkedDrawing } from './files/useLinkedDrawing.ts';
import { usePaste } from './files/usePaste.ts';
import inks from './Inks.module.css';
import { isForPage, onKey } from './keys.ts';
import { MenuBar } from './MenuBar.tsx';
import styles from './Paint.module.css';
import { Colours, FurtherPatterns, Patterns, Sizes, Tools } from './Palette.tsx';
import { QuickRow } from './QuickRow.tsx';
import { StatusBar } from './StatusBar.tsx';
import { usePanel } from './usePanel.ts';

function createEditor() {
  const speech = new PenSpeech();
  const editor: PaintEditor = new PaintEditor({
    sheet: new Sheet(WIDTH, HEIGHT),
    rasterize: rasterizeText,
    changed: sheet => openDrawing.save(sheet),
    stepped: speech.say,
  });
  const openDrawing = new OpenDrawing(editor, new DrawingStore());
  return { editor, openDrawing, speech, canvasView: new CanvasView(editor) };
}

const PANELS = 'paint-panels';
/** Without it text is written in the default typeface. */
const TypeBar = lazyPart(() => import('./artboard/TypeBar.tsx'));
/** Dialogs are loaded when first opened. */
const { Component: LazyDialogs } = lazyComponent(() => import('./dialogs/LazyDialogs.tsx'), DialogsNotLoaded);

export default function Paint() {
  const [{ editor, openDrawing, canvasView, speech }] = useState(createEditor);
  const state = useStore(editor.store);
  const { camera, grid, inset } = useStore(canvasView.store);
  const { name, notice, isReady } = useStore(openDrawing.store);
  const files = useFiles(editor, openDrawing);
  const pasting = usePaste(editor, canvasView, openDrawing);
  const hasCamera = useMedia('(pointer: coarse)');
  const [dialog, setDialog] = useState<DialogName>(null);
  const [linkText, forget] = useLinkedDrawing();
  const [hasOpenedDialog, setHasOpenedDialog] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const [panel, showPanel] = usePanel(root);
  const close = () => setDialog(null);

  useEffect(() => {
    const custom = customPattern.load();
    if (custom) editor.choose({ custom });
    void openDrawing.start();
    return () => openDrawing.releaseLocks();
  }, [editor, openDrawing]);

  function show(next: DialogName) {
    setDialog(next);
    if (next !== 'new') setHasOpenedDialog(true);
  }
  const isText = state.tool === 'text';
  const save = () => void files.save();
  const menus = menusFor(
    editor,
    canvasView,
    state,
    { grid, inset, hasCamera },
    {
      show,
      open: files.pick,
      save,
      print: () => window.print(),
      cut: pasting.cut,
      copy: pasting.copy,
      paste: () => void pasting.paste(),
      insert: pasting.insert,
    },
  );

  function key(event: KeyboardEvent) {
    const isAsked = dialog || linkText !== null || files.saveFailure || pasting.oversized || dialogOpen();
    if (isAsked || event.defaultPrevented || !isForPage(event)) return;
    const thenSayZoom = (zoom: () => void) => () => {
      zoom();
      speech.say(`Zoom ${Math.round(canvasView.store.getState().camera.zoom * 100)} per cent`);
    };
    const meant = onKey(event, {
      tool: tool => {
        editor.choose({ tool });
        speech.say(tool);
      },
      stepSize: by => {
        editor.stepSize(by);
        speech.say(`Size ${editor.store.getState().size}`);
      },
      zoom: by => thenSayZoom(() => canvasView.zoomBy(by))(),
      fit: thenSayZoom(canvasView.fit),
      actual: thenSayZoom(canvasView.actualSize),
      fat: thenSayZoom(canvasView.toggleFatBits),
      undo: () => editor.undo(),
      redo: () => editor.redo(),
      save,
      saveAs: () => show('save'),
      open: files.pick,
      selectAll: () => editor.selectionTool.selectAll(),
      trace: () => editor.selectionTool.transform(traceEdges),
      clear: () => editor.takeBack() || editor.selectionTool.clear(),
      cancel: () => editor.cancel(),
    });
    if (!meant) return;
    event.preventDefault();
    canvasView.requestFrame();
  }
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const element = root.current;
    document.addEventListener('keydown', key, { signal });
    // While text is typed, a press on a button must not take the focus from the text field.
    element?.addEventListener(
      'mousedown',
      event => {
        if (editor.textTool.isEditing && !isTyping(event.target)) event.preventDefault();
      },
      { signal },
    );
    element?.addEventListener('dragover', event => event.preventDefault(), { signal });
    element?.addEventListener(
      'drop',
      event => {
        event.preventDefault();
        pasting.drop(event);
      },
      { signal },
    );
    return () => listening.abort();
  });

  return (
    <div ref={root} className={styles.paint} data-ready={isReady} data-panel={panel} data-text={isText}>
      <div className={styles.bar}>
        <h1>Paint</h1>
        <div className={styles.commands} role="toolbar" aria-label="Menu bar">
          <button type="button" onClick={() => setDialog('about')}>
            <Info aria-hidden />
            About
          </button>
          <button type="button" onClick={() => setDialog('new')}>
            <span className={styles.leaf} aria-hidden />
            New
          </button>
          <button type="button" onClick={save}>
            <Save aria-hidden />
            Save
          </button>
          <button type="button" aria-disabled={!state.canUndo} onClick={() => editor.undo()}>
            <Undo2 aria-hidden />
            Undo
          </button>
          <button type="button" aria-disabled={!state.canRedo} onClick={() => editor.redo()}>
            <Redo2 aria-hidden />
            Redo
          </button>
        </div>
        <MenuBar menus={menus} />
        <p className={styles.title}>
          <span>{name}</span>
        </p>
      </div>
      <div className={inks.palette} data-palette>
        <div className={inks.panels} id={PANELS} data-panels>
          <div className={inks.left}>
            <Tools editor={editor} />
            <Sizes editor={editor} />
          </div>
          <div className={inks.fills}>
            <Patterns editor={editor} edit={() => show('pattern')} />
            {isText ? (
              <Suspense fallback={<div />}>
                <TypeBar editor={editor} />
              </Suspense>
            ) : (
              <FurtherPatterns editor={editor} />
            )}
          </div>
        </div>
        <QuickRow editor={editor} panel={panel} show={showPanel} panelId={PANELS} />
        <div className={inks.colours}>
          <Colours editor={editor} />
        </div>
      </div>
      <div className={styles.middle}>
        <Artboard editor={editor} canvasView={canvasView} speech={speech} />
        <Spoken speech={speech} />
        {panel && <div className={inks.shade} />}
        {notice && (
          <div className={styles.notice} role="alert">
            <p>{notice}</p>
            <Button variant="ghost" size="icon" aria-label="Dismiss" onClick={() => openDrawing.dismiss()}>
              <X aria-hidden />
            </Button>
          </div>
        )}
      </div>
      <StatusBar editor={editor} zoom={camera.zoom} />
      <About open={dialog === 'about'} close={close} />
      <ConfirmNew open={dialog === 'new'} close={close} start={() => void openDrawing.startNew()} />
      <LargerThanCanvas picture={pasting.oversized} canvas={state.extent} answer={pasting.answer} />
      <MessageDialog text={files.saveFailure} close={files.forgetFailure} />
      {(hasOpenedDialog || linkText !== null) && isReady && (
        <Suspense>
          <LazyDialogs
            shown={dialog}
            close={close}
            editor={editor}
            openDrawing={openDrawing}
            save={files.save}
            linked={{ linkText, close: forget }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Live region of the pen that is moved by keys. */
function Spoken({ speech }: { readonly speech: PenSpeech }) {
  const { text, times } = useStore(speech.store);
  return (
    <p data-aloud aria-live="polite">
      {text}
      {times % 2 === 1 && '\u00a0'}
    </p>
  );
}
